internal import CalendarDates
internal import ExactDecimals
internal import Foundation

/// Encodes the properties of one record.
final class RowEncoder: Encoder {
  let rules: FieldRules
  private(set) var fields: [RecordFields.Field] = []
  /// The header of the property being encoded; nil for the record itself.
  private var header: String?

  init(rules: FieldRules) {
    self.rules = rules
  }

  var codingPath: [any CodingKey] { header.map { [FieldKey(stringValue: $0)] } ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RecordContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { ListRefusal(encoder: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { SingleFieldContainer(encoder: self) }

  func select(_ header: String) throws(TypedRowError) {
    guard self.header == nil else { throw unsupported("a cell cannot hold a record of its own") }
    self.header = header
  }

  /// Adds the cell of the selected property.
  func add(_ value: CellValue, _ kind: FieldKind?) throws(TypedRowError) {
    guard let header else { throw unsupported("a row is written by its headers, not as a single value") }
    fields.append(RecordFields.Field(header: header, value: value, kind: kind))
    self.header = nil
  }

  func add(whole number: some FixedWidthInteger) throws(TypedRowError) {
    let kind = FieldKind.wholeNumber("\(type(of: number))")
    guard let mantissa = Int128(exactly: number),
      let decimal = DecimalParts(mantissa: mantissa, exponent: 0).decimal
    else { throw unsupported("\(number) is more than a cell holds") }
    try add(.number(decimal), kind)
  }

  /// Adds the shortest decimal number whose nearest binary number is the same.
  func add(binary number: some BinaryFloatingPoint & CustomStringConvertible) throws(TypedRowError) {
    guard let decimal = try? Decimal(strict: number.description) else {
      throw unsupported("\(number) is no number that a cell holds")
    }
    try add(.number(decimal), .number)
  }

  func add<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let number as Decimal: try add(.number(number), .number)
    case let date as CalendarDate: try add(serial: rules.dateSystem.serial(date).map { Decimal($0) }, .date)
    case let time as TimeOfDay:
      try add(
        serial: Decimal(time.secondOfDay).divided(by: 86_400)?.rounded(toSignificantDigits: 15), .time)
    case let moment as UTCTimestamp:
      try add(serial: rules.dateSystem.serial(moment.date, moment.time), .dateTime)
    case let moment as Date: try add(moment)
    case let value as CellValue: try add(value, nil)
    default:
      try value.encode(to: self)
      guard header == nil else { throw unsupported("\(Value.self) codes nothing") }
    }
  }

  private func add(_ moment: Date) throws(TypedRowError) {
    guard let zone = rules.timeZone else {
      throw unsupported("a cell has no time zone: give one, or use CalendarDate or UTCTimestamp")
    }
    try add(serial: rules.serial(moment, in: zone), .dateTime)
  }

  private func add(serial: Decimal?, _ kind: FieldKind) throws(TypedRowError) {
    guard let serial else { throw unsupported("the day lies before the first of the date system") }
    try add(.number(serial), kind)
  }

  func unsupported(_ reason: String) -> TypedRowError { TypedRowError(.unsupported(reason), header: header) }
}
