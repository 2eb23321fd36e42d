internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension CellValue {
  /// Compares with another value: -1, 0 or 1 for less, equal or greater.
  ///
  /// The order is numbers, texts, FALSE, TRUE. Texts are compared case-insensitively. An empty cell equals 0,
  /// an empty text or FALSE, depending on the other value. Neither value may be an error.
  func compared(to other: CellValue) -> Int {
    switch (self, other) {
    case (.number(let left), .number(let right)): left.comparedWithoutNoise(to: right)
    case (.text(let left), .text(let right)): Self.compare(left, right)
    case (.boolean(let left), .boolean(let right)): (left ? 1 : 0) - (right ? 1 : 0)
    case (.empty, .empty): 0
    case (.empty, _): other.emptyLike.compared(to: other)
    case (_, .empty): compared(to: emptyLike)
    default: rank < other.rank ? -1 : 1
    }
  }

  /// The value that an empty cell has when compared with this value.
  private var emptyLike: CellValue {
    switch self {
    case .text: .text("")
    case .boolean: .boolean(false)
    case .number, .empty, .error: .number(0)
    }
  }

  private var rank: Int {
    switch self {
    case .number, .empty: 0
    case .text: 1
    case .boolean: 2
    case .error: 3
    }
  }

  private static func compare(_ left: String, _ right: String) -> Int {
    if left == right { return 0 }
    let (left, right) = (left.lowercased(), right.lowercased())
    return left == right ? 0 : left < right ? -1 : 1
  }
}

extension Decimal {
  /// The number of digits that count when numbers are compared or rounded to integers.
  ///
  /// A non-terminating quotient has 34 digits: `1/3*3` is 0.999… with 34 nines, but must equal 1.
  private static let reliableDigits = 30

  /// The number without the last digits of an inexact quotient.
  var withoutNoise: Decimal {
    hasDigits(atMost: Self.reliableDigits) ? self : rounded(toSignificantDigits: Self.reliableDigits)
  }

  /// Whether rounding to this number of digits would not change the number.
  func hasDigits(atMost digits: Int) -> Bool {
    guard let parts = DecimalParts(self) else { return false }
    return parts.mantissa.digitCount <= digits
  }

  /// Compares with another number, ignoring the last digits: -1, 0 or 1 for less, equal or greater.
  func comparedWithoutNoise(to other: Decimal) -> Int {
    withoutNoise.compared(to: other.withoutNoise) ?? 0
  }
}
