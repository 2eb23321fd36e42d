internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Arithmetic that throws `#NUM!` if a result is out of range.
extension Decimal {
  func plus(_ other: Decimal) throws(Stop) -> Decimal { try Self.inRange(adding(other)) }

  func minus(_ other: Decimal) throws(Stop) -> Decimal { try Self.inRange(subtracting(other)) }

  func times(_ other: Decimal) throws(Stop) -> Decimal { try Self.inRange(multiplied(by: other)) }

  /// The quotient; throws `#DIV/0!` if the divisor is 0.
  func over(_ divisor: Decimal) throws(Stop) -> Decimal {
    if divisor == 0 { throw .error(.divisionByZero) }
    return try Self.inRange(divided(by: divisor))
  }

  static func inRange(_ number: Decimal?) throws(Stop) -> Decimal {
    guard let number, !number.isNaN else { throw .error(.number) }
    return number
  }
}
