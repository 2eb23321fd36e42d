internal import ExactDecimals
internal import Foundation

extension CellValue {
  /// Creates a number from a double: the shortest decimal number whose nearest double is the same, such as 0.1.
  ///
  /// A number with more than 15 digits is rounded to 15. The result is `#NUM!` for a value that is not a number or is
  /// too large for a `Decimal`, and 0 for a value that is too close to 0 for a `Decimal`. Numbers in files are read in
  /// the same way.
  public init(_ number: Double) {
    if let decimal = try? Decimal(strict: number.description) {
      self = .number(decimal.rounded(toSignificantDigits: 15))
    } else {
      self = number.magnitude < 1 ? .number(0) : .error(.number)
    }
  }

  /// The binary number nearest to a cell's number; nil if the cell has no number.
  public var double: Double? { number.flatMap { Double($0.plainText) } }
}

extension CellValue: ExpressibleByFloatLiteral {
  /// A number literal: 12.50 is exactly 12.5.
  ///
  /// Up to 15 digits survive the compiler's conversion to a double (IEEE 754). A longer literal is rounded to
  /// 15 digits; use a text for it: `.number(try Decimal(strict: "…"))`.
  public init(floatLiteral number: Double) { self.init(number) }
}
