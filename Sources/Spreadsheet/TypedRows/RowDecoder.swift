internal import CalendarDates
import Foundation

/// Gives the fields of one row after the other to `Decodable` types; one decoder serves all rows of a table.
final class RowDecoder<Fields: RowFields>: Decoder {
  /// A header that the type asks for, and where it stands.
  struct Slot {
    let header: String
    let columns: [Int]
    /// The column; 0 where none or more than one has the header.
    let column: Int
  }

  let headers: ColumnHeaders
  let rules: FieldRules
  private(set) var fields: Fields
  private(set) var slots: [Slot] = []
  private var places: [String: Int] = [:]
  /// The slot asked for last: types ask for their properties in the same order in every row.
  var current = -1

  init(_ headers: ColumnHeaders, rules: FieldRules, fields: Fields) {
    self.headers = headers
    self.rules = rules
    self.fields = fields
  }

  /// The record that a row holds.
  func decode<Record: Decodable>(_ type: Record.Type, _ row: Fields) throws(TypedRowError) -> Record {
    fields = row
    current = -1
    do {
      return try Record(from: self)
    } catch let error as TypedRowError {
      throw error
    } catch {
      throw refusal(error)
    }
  }

  // MARK: Decoder

  var codingPath: [any CodingKey] {
    slots.indices.contains(current) ? [FieldKey(stringValue: slots[current].header)] : []
  }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard current < 0 else { throw unsupported("a cell cannot hold a record of its own") }
    return KeyedDecodingContainer(RowKeyedContainer<Fields, Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw unsupported(
      current < 0 ? "a row is read by its headers, not as a list" : "a cell cannot hold a list")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard current >= 0 else { throw unsupported("a row is read by its headers, not as a single value") }
    return FieldContainer(decoder: self)
  }

  // MARK: Fields

  /// Goes to the slot of a header.
  func select(_ header: String) {
    if current >= 0, slots[current].header == header { return }
    let next = current + 1
    if next < slots.count, slots[next].header == header { return current = next }
    if let place = places[header] { return current = place }
    let columns = headers.columns(named: header)
    current = slots.count
    places[header] = current
    slots.append(Slot(header: header, columns: columns, column: columns.count == 1 ? columns[0] : 0))
  }

  /// Whether exactly one column, or by mistake more than one, has the selected header.
  var isPresent: Bool { !slots[current].columns.isEmpty }

  /// The value of the selected field.
  func value() throws(TypedRowError) -> CellValue {
    let slot = slots[current]
    guard slot.column > 0 else {
      let reason: TypedRowError.Reason =
        slot.columns.isEmpty ? .missingColumn(headers: headers.names) : .duplicateColumn(slot.columns)
      throw TypedRowError(reason, row: headers.row, column: slot.columns.first, header: slot.header)
    }
    return fields[column: slot.column]
  }

  /// The selected field as the conversion reads it.
  @inline(__always)
  func field<Value>(
    _ kind: @autoclosure () -> FieldKind, _ convert: (CellValue) -> Value?
  ) throws(TypedRowError) -> Value {
    let found = try value()
    // An empty text is blank for a text, too.
    if !found.isBlank, let value = convert(found) { return value }
    throw located(found.isBlank ? .blank(expected: kind()) : .mismatch(expected: kind(), found: found))
  }

  func located(_ reason: TypedRowError.Reason) -> TypedRowError {
    guard slots.indices.contains(current) else { return TypedRowError(reason, row: fields.number) }
    let slot = slots[current]
    return TypedRowError(
      reason, row: fields.number, column: slot.column > 0 ? slot.column : nil, header: slot.header)
  }

  func unsupported(_ reason: String) -> TypedRowError { located(.unsupported(reason)) }

  /// What a type's own initialiser throws.
  private func refusal(_ error: any Error) -> TypedRowError {
    if let error = error as? DecodingError {
      switch error {
      case .dataCorrupted(let context), .valueNotFound(_, let context), .typeMismatch(_, let context),
        .keyNotFound(_, let context):
        if context.codingPath.isEmpty {
          return TypedRowError(.refused(context.debugDescription), row: fields.number)
        }
        return located(.refused(context.debugDescription))
      @unknown default: break
      }
    }
    return TypedRowError(.refused(String(describing: error)), row: fields.number)
  }
}

/// A header as a key.
struct FieldKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
