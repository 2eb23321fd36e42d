internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
package import ImportCore

/// A column of a sheet of records: its header, and the conversion between a field and a cell.
struct RecordColumn<Entity: Record>: Sendable {
  /// The column's header.
  let header: String
  /// The width in characters.
  let width: Int
  /// Whether the header of the column identifies the sheet; all such headers must be present.
  let isTelling: Bool
  /// Whether a record must have a value in this column; rows without a value are skipped.
  let isRequired: Bool
  /// Whether the column contains numbers.
  let isNumeric: Bool
  /// The values from which the user can choose.
  let choices: DataValidation.Rule?
  /// Returns the cell of a record.
  let write: @Sendable (Entity, inout RecordWriting) -> SheetDraft.Entry
  /// Stores the value of a filled cell in a record.
  let read: @Sendable (RecordCell, inout Entity, inout BudgetBuilder) throws(RecordProblem) -> Void
}

extension RecordColumn {
  /// Creates a column for a field that every record has; if `isRequired` is true, a row without a value
  /// is not a record.
  init<Value>(
    _ header: String, _ path: any WritableKeyPath<Entity, Value> & Sendable, _ codec: CellCodec<Value>,
    width: Int, isTelling: Bool = false, isRequired: Bool = false
  ) {
    self.init(
      header: header, width: width, isTelling: isTelling, isRequired: isRequired, isNumeric: codec.isNumeric,
      choices: codec.choices
    ) { record, writing in
      codec.write(record[keyPath: path], &writing)
    } read: { (cell, record, builder) throws(RecordProblem) in
      record[keyPath: path] = try codec.read(cell, &builder)
    }
  }

  /// Creates a column for a field that may be missing; its cell is then blank.
  init<Value>(
    _ header: String, optional path: any WritableKeyPath<Entity, Value?> & Sendable,
    _ codec: CellCodec<Value>, width: Int, isTelling: Bool = false
  ) {
    self.init(
      header: header, width: width, isTelling: isTelling, isRequired: false, isNumeric: codec.isNumeric,
      choices: codec.choices
    ) { record, writing in
      record[keyPath: path].map { codec.write($0, &writing) } ?? .nothing
    } read: { (cell, record, builder) throws(RecordProblem) in
      record[keyPath: path] = try codec.read(cell, &builder)
    }
  }
}

/// The context for writing records: the styles, and the names of the records.
package struct RecordWriting {
  package var styles: ExportStyles
  package let names: RecordNames

  /// Creates the context with the styles of a workbook and the names that its sheets use.
  package init(styles: ExportStyles, names: RecordNames) { (self.styles, self.names) = (styles, names) }
}

/// A filled cell of a record, and its position.
struct RecordCell {
  let cell: Cell
  let cells: CellReader
  let location: Provenance.Location

  /// The displayed text of the cell.
  var text: String { cells.text(cell) ?? "" }
}

/// The reason why a cell has no valid value.
struct RecordProblem: Error {
  let fault: Finding.PlanFact.CellFault

  init(_ fault: Finding.PlanFact.CellFault) { self.fault = fault }
}
