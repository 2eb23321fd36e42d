internal import CalendarDates
import Foundation

/// Decodes the fields of rows for `Decodable` types; one decoder is used for all rows of a table.
///
/// The decoder is fast because it is not generic over the rows; its subclass `SourceDecoder` provides the values.
class RowDecoder: Decoder {
  /// A requested header, its column, and its value in this row.
  struct Slot {
    let header: String
    let columns: [Int]
    /// The column; 0 if no column or more than one has the header.
    let column: Int
    var value: CellValue
  }

  let headers: ColumnHeaders
  let rules: FieldRules
  final var number = 0
  final var slots: [Slot] = []
  private final var places: [String: Int] = [:]
  /// The slot that was requested last; types request their properties in the same order for every row.
  final var current = -1

  init(_ headers: ColumnHeaders, rules: FieldRules) {
    self.headers = headers
    self.rules = rules
  }

  /// The value in a column of the row.
  func cell(_ column: Int) -> CellValue { .empty }

  /// Decodes the record in the row.
  final func record<Record: Decodable>(_ type: Record.Type) throws(TypedRowError) -> Record {
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

  final var codingPath: [any CodingKey] {
    slots.indices.contains(current) ? [FieldKey(stringValue: slots[current].header)] : []
  }
  final var userInfo: [CodingUserInfoKey: Any] { [:] }

  final func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard current < 0 else { throw unsupported("a cell cannot hold a record of its own") }
    return KeyedDecodingContainer(RowKeyedContainer<Key>(decoder: self))
  }

  final func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw unsupported(
      current < 0 ? "a row is read by its headers, not as a list" : "a cell cannot hold a list")
  }

  final func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard current >= 0 else { throw unsupported("a row is read by its headers, not as a single value") }
    return FieldContainer(decoder: self)
  }

  // MARK: Fields

  /// Selects the slot of a header.
  final func select(_ header: String) {
    if current >= 0, slots[current].header == header { return }
    let next = current + 1
    if next < slots.count, slots[next].header == header { return current = next }
    if let place = places[header] { return current = place }
    let columns = headers.columns(named: header)
    current = slots.count
    places[header] = current
    let column = columns.count == 1 ? columns[0] : 0
    slots.append(
      Slot(header: header, columns: columns, column: column, value: column > 0 ? cell(column) : .empty))
  }

  /// Whether any column has the selected header, even if several have it by mistake.
  final var isPresent: Bool { !slots[current].columns.isEmpty }

  /// Whether all requested columns are among these.
  final func reads(only columns: ClosedRange<Int>) -> Bool {
    slots.allSatisfy { $0.column == 0 || columns.contains($0.column) }
  }

  /// The value of the selected field.
  final func value() throws(TypedRowError) -> CellValue {
    guard slots[current].column > 0 else { throw absence }
    return slots[current].value
  }

  /// The error for a selected header that no column has, or that several columns have.
  private final var absence: TypedRowError {
    let slot = slots[current]
    return TypedRowError(
      slot.columns.isEmpty ? .missingColumn(headers: headers.names) : .duplicateColumn(slot.columns),
      row: headers.row, column: slot.columns.first, header: slot.header)
  }

  /// The selected field, converted to a type.
  @inline(__always)
  final func field<Value>(
    _ kind: @autoclosure () -> FieldKind, _ convert: (CellValue) -> Value?
  ) throws(TypedRowError) -> Value {
    let found = try value()
    // An empty text counts as blank even if a text is expected.
    if !found.isBlank, let value = convert(found) { return value }
    throw located(found.isBlank ? .blank(expected: kind()) : .mismatch(expected: kind(), found: found))
  }

  final func located(_ reason: TypedRowError.Reason) -> TypedRowError {
    guard slots.indices.contains(current) else { return TypedRowError(reason, row: number) }
    let slot = slots[current]
    return TypedRowError(
      reason, row: number, column: slot.column > 0 ? slot.column : nil, header: slot.header)
  }

  final func unsupported(_ reason: String) -> TypedRowError { located(.unsupported(reason)) }

  /// The `TypedRowError` for an error that a type's own initializer throws.
  private final func refusal(_ error: any Error) -> TypedRowError {
    if let error = error as? DecodingError {
      switch error {
      case .dataCorrupted(let context), .valueNotFound(_, let context), .typeMismatch(_, let context),
        .keyNotFound(_, let context):
        if context.codingPath.isEmpty {
          return TypedRowError(.refused(context.debugDescription), row: number)
        }
        return located(.refused(context.debugDescription))
      @unknown default: break
      }
    }
    return TypedRowError(.refused(String(describing: error)), row: number)
  }
}

/// A decoder of the rows of one kind of source.
final class SourceDecoder<Fields: RowFields>: RowDecoder {
  private var fields: Fields

  init(_ headers: ColumnHeaders, rules: FieldRules, fields: Fields) {
    self.fields = fields
    super.init(headers, rules: rules)
  }

  override func cell(_ column: Int) -> CellValue { fields[column: column] }

  /// Starts the next row.
  func begin(_ row: Fields) {
    fields = row
    number = row.number
    for index in slots.indices where slots[index].column > 0 {
      slots[index].value = row[column: slots[index].column]
    }
  }
}

/// A header as a coding key.
struct FieldKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
