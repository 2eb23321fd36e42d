public import CalendarDates
public import Decimals
public import Foundation
internal import TextSafety

extension CSVRecord {
  /// The text of a field, counted from 0; empty where the row has no such field.
  ///
  /// - Throws: `CSVError` with line and field for bytes that are not UTF-8.
  public func text(_ field: Int) throws(CSVError) -> String {
    guard let text = String(validating: self[field], as: UTF8.self) else {
      throw CSVError.malformedUTF8(in: self, field: field)
    }
    return text.streamSafe
  }

  /// The number of a field in plain digits, exact; nil for any other text (`Decimal(strict:)`).
  public func decimal(_ field: Int) -> Decimal? { decimalParts(field)?.decimal }

  /// The number of a field in the form in which `ExactSum` adds; nil for any other text.
  public func decimalParts(_ field: Int) -> DecimalParts? {
    withBytes(of: field) { bytes in Self.shortNumber(bytes) ?? (try? DecimalParts(strict: bytes)) }
  }

  /// The day of a field as `YYYY-MM-DD`; nil for any other text.
  public func date(_ field: Int) -> CalendarDate? {
    withBytes(of: field) { bytes in
      guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
        let year = Self.number(bytes, 0..<4), let month = Self.number(bytes, 5..<7),
        let day = Self.number(bytes, 8..<10)
      else { return nil }
      return CalendarDate(year: year, month: month, day: day)
    }
  }

  /// Whether a field has this text, byte for byte.
  public func field(_ field: Int, is text: StaticString) -> Bool {
    withBytes(of: field) { bytes in
      bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  /// A number of up to 18 digits, most of which have no sign and two places.
  private static func shortNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> DecimalParts? {
    guard bytes.count > 0, bytes.count <= 18 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var mantissa: Int64 = 0
    var point = -1
    var index = isNegative ? 1 : 0
    let digits = bytes.count - index
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      if digit <= 9 {
        mantissa = mantissa &* 10 &+ Int64(digit)
      } else {
        guard bytes[index] == UInt8(ascii: "."), point < 0 else { return nil }
        point = index
      }
      index &+= 1
    }
    guard digits > (point < 0 ? 0 : 1) else { return nil }
    let places = point < 0 ? 0 : bytes.count &- point &- 1
    return DecimalParts(
      mantissa: Int128(isNegative ? -mantissa : mantissa), exponent: mantissa == 0 ? 0 : -places)
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for byte in bytes[range] {
      guard byte &- 0x30 <= 9 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
    }
    return value
  }
}
