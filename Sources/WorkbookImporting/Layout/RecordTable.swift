internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm
internal import FieldReading

extension Sheet {
  /// The columns, from 1, of a table of records by their headers.
  func recordHeaders(of table: FoundTable) -> [String: Int] {
    guard let number = table.headerRows?.upperBound, let row = self[row: number] else { return [:] }
    let heads = row.cells.filter { table.range.columns.contains($0.reference.column) }.compactMap { cell in
      cell.value.text.map { ($0.trimmed, cell.reference.column) }
    }
    return Dictionary(heads) { first, _ in first }
  }
}

extension FoundTable {
  /// The form of a table of records in its sheet.
  func recordForm(in sheet: Sheet) -> (any RecordForm)? {
    RecordForms.form(of: Set(sheet.recordHeaders(of: self).keys))
  }
}
