/// A number in plain form with at most 15 digits: no sign except `-`, no redundant zeros, no exponent.
///
/// Such a text equals the number's `Decimal.plainText`, and no digit is lost by rounding.
struct PlainNumber {
  let mantissa: Int64
  let exponent: Int8

  private static let digits = 15

  /// Parses a number up to the `<` that must follow; returns nil if it has another form.
  @inline(__always)
  init?(_ position: inout Position) {
    let isNegative = position.pointee == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let start = position
    var value: UInt64 = 0
    Self.readDigits(&position, &value)
    let wholeCount = position - start
    var places = 0
    if position.pointee == UInt8(ascii: ".") {
      position += 1
      let point = position
      Self.readDigits(&position, &value)
      places = position - point
      guard places > 0, position[-1] != 0x30 else { return nil }
    }
    guard wholeCount > 0, wholeCount + places <= Self.digits, position.pointee == UInt8(ascii: "<") else {
      return nil
    }
    // A leading zero is allowed only before a decimal point; minus zero is not allowed.
    if start.pointee == 0x30, wholeCount > 1 || places == 0 && isNegative { return nil }
    mantissa = isNegative ? -Int64(truncatingIfNeeded: value) : Int64(truncatingIfNeeded: value)
    exponent = Int8(truncatingIfNeeded: -places)
  }

  @inline(__always)
  private static func readDigits(_ position: inout Position, _ value: inout UInt64) {
    while case let digit = position.pointee &- 0x30, digit <= 9 {
      value = value &* 10 &+ UInt64(digit)
      position += 1
    }
  }
}
