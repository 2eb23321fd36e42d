internal import ExactDecimals
internal import Foundation

extension CellValue {
  /// The decimal number with the fewest digits that identifies a binary one: 0.1 is 0.1.
  ///
  /// More than 15 digits are rounded to the 15 that a cell has. `#NUM!` for a value that is not a number or
  /// beyond a
  /// `Decimal`, 0 for one too small for it, as when such a number is read from a file.
  public init(_ number: Double) {
    if let decimal = try? Decimal(strict: number.description) {
      self = .number(decimal.rounded(toSignificantDigits: 15))
    } else {
      self = number.magnitude < 1 ? .number(0) : .error(.number)
    }
  }

  /// The binary number nearest to that of a number cell.
  public var double: Double? { number.flatMap { Double($0.plainText) } }
}

extension CellValue: ExpressibleByFloatLiteral {
  /// A number literal: 12.50 is exactly 12.5.
  ///
  /// Up to 15 digits survive the compiler's conversion to a double (IEEE 754); a longer number is rounded to
  /// 15, so that it needs a text: `.number(try Decimal(strict: "…"))`.
  public init(floatLiteral number: Double) { self.init(number) }
}
