package import BudgetModel
internal import Foundation
package import SpreadsheetValues
package import ImportCore

/// A sheet with a row for each record of one kind; one list of columns describes both writing and reading.
package struct RecordSheet<Entity: Record>: Sendable {
  /// The name of the sheet.
  package let name: String
  /// Returns the records of a budget that have a row; if there are none, there is no sheet.
  let records: @Sendable (Budget) -> [Entity]
  /// Whether plans refer to the records, so that the records are read first.
  package var comesBeforePlans = false
  /// Creates a record before its cells are read.
  let blank: @Sendable (Identifier<Entity>, RecordInfo) -> Entity
  /// Adds a record that was read.
  let add: @Sendable (Entity, RecordPlace, inout BudgetBuilder) -> Void
  /// Whether the identifier column refers to records of another sheet.
  var namesRecordsOfOthers = false
  /// Whether the sheet is hidden.
  var isHidden: @Sendable (Budget) -> Bool = { _ in false }
  /// The columns, except the identifier column, which comes last.
  let columns: [RecordColumn<Entity>]

  /// The header of the identifier column.
  static var idHeader: String { "Id" }
}

/// A sheet of records of any kind.
package protocol RecordForm: Sendable {
  /// The name of the sheet.
  var name: String { get }
  /// Whether plans refer to the records, so that the records are read first.
  var comesBeforePlans: Bool { get }
  /// The headers that identify the sheet, regardless of its other columns.
  var tellingHeaders: Set<String> { get }
  /// Returns the sheet; nil if the budget has no such record.
  func write(_ budget: Budget, _ writing: inout RecordWriting) -> SheetDraft?
  /// Adds the records in a sheet's rows; `columns` gives the column of each header.
  func read(
    _ rows: [Sheet.Row], in sheetName: String, columns: [String: Int], _ cells: CellReader,
    into builder: inout BudgetBuilder)
}

/// The sheets of records, in the order of writing and reading: records come before the references to them.
package enum RecordForms {
  package static let all: [any RecordForm] = [
    AccountsSheet.form, MembersSheet.form, CategoryDetailsSheet.form, BillsSheet.form, LimitsSheet.form,
    PeriodsSheet.form,
  ]

  /// Returns the sheet whose identifying headers are all among these headers.
  package static func form(of headers: Set<String>) -> (any RecordForm)? {
    guard headers.contains("Id") else { return nil }
    return all.first { $0.tellingHeaders.isSubset(of: headers) }
  }
}

extension RecordSheet {
  /// Returns the cell below a header for the record with this index, for formulas on other sheets.
  package func cell(_ header: String, _ index: Int) -> String {
    let column = (columns.firstIndex { $0.header == header } ?? 0) + 1
    return "\(SheetName.quoted(name))!\(CellReference(clampingRow: index + 2, column: column))"
  }
}

/// The position of a record's row.
struct RecordPlace {
  let sheetName: String
  let row: Int
  /// The columns by their headers.
  let columns: [String: Int]

  /// Returns the position of the cell below a header, or of the row's first cell if there is no such column.
  subscript(header: String) -> Provenance.Location {
    .cell(
      sheet: sheetName,
      reference: CellReference(clampingRow: row, column: columns[header] ?? columns.values.min() ?? 1)
        .description)
  }
}
