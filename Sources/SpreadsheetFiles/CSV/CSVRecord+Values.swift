public import CalendarDates
public import ExactDecimals
public import Foundation
internal import TextSafety

extension CSVRecord {
  /// The text of a field, counted from 0; empty if the row has no such field.
  ///
  /// - Throws: `CSVError` with line and field for bytes that are not UTF-8.
  public func text(_ field: Int) throws(CSVError) -> String {
    guard let text = String(validating: self[field], as: UTF8.self) else {
      throw CSVError.malformedUTF8(in: self, field: field)
    }
    return text.streamSafe
  }

  /// The exact number in a field, with the rules of `Decimal(strict:)`; nil for any other text.
  public func decimal(_ field: Int) -> Decimal? { decimalParts(field)?.decimal }

  /// The number of a field in the form that `ExactSum` adds; nil for any other text.
  public func decimalParts(_ field: Int) -> DecimalParts? {
    withBytes(of: field) { bytes in
      DecimalParts(short: bytes, mark: UInt8(ascii: ".")) ?? (try? DecimalParts(strict: bytes))
    }
  }

  /// The date of a field in the form `YYYY-MM-DD`; nil for any other text.
  public func date(_ field: Int) -> CalendarDate? {
    withBytes(of: field) { CalendarDate(String(decoding: $0, as: UTF8.self)) }
  }

  /// Whether a field equals this text, byte for byte.
  public func field(_ field: Int, is text: StaticString) -> Bool {
    withBytes(of: field) { bytes in
      bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }
}
