internal import CalendarDates
internal import ExactDecimals
internal import Foundation

extension RowDecoder {
  func text() throws(TypedRowError) -> String { try field(.text) { rules.text($0) } }

  func boolean() throws(TypedRowError) -> Bool { try field(.boolean) { rules.boolean($0) } }

  func wholeNumber<Number: FixedWidthInteger>() throws(TypedRowError) -> Number {
    try field(.wholeNumber("\(Number.self)")) { rules.wholeNumber($0) }
  }

  func binaryNumber<Number: BinaryFloatingPoint & LosslessStringConvertible>() throws(TypedRowError)
    -> Number
  {
    try field(.number) { rules.binaryNumber($0) }
  }

  /// Decodes the selected field as a type that cells support, or as a type that is decoded from a single value.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Decimal.self {
      return try cast(field(.number) { rules.number($0) })
    } else if type == CalendarDate.self {
      return try cast(field(.date) { rules.date($0) })
    } else if type == UTCTimestamp.self {
      return try cast(field(.dateTime) { rules.timestamp($0) })
    } else if type == TimeOfDay.self {
      return try cast(field(.time) { rules.time($0) })
    } else if type == CellValue.self {
      return try cast(value())
    } else if type == Date.self {
      guard let zone = rules.timeZone else {
        throw unsupported("a cell has no time zone: give one, or use CalendarDate or UTCTimestamp")
      }
      return try cast(field(.dateTime) { rules.instant($0, in: zone) })
    }
    let place = current
    defer { current = place }
    return try Value(from: self)
  }

  /// Casts the value to the requested type, which has already been compared with the value's type.
  @inline(__always)
  private func cast<Value, Other>(_ value: Other) throws(TypedRowError) -> Value {
    guard Value.self == Other.self else { throw unsupported("\(Value.self) is not \(Other.self)") }
    // This is much faster than `as?`, which would compare the types again.
    return unsafe withUnsafePointer(to: value) {
      unsafe UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee
    }
  }
}
