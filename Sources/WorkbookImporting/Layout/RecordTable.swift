internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm
internal import FieldReading

extension Sheet {
  /// Returns the column, from 1, of each header in a table of records.
  func recordHeaders(of table: FoundTable) -> [String: Int] {
    guard let number = table.headerRows?.upperBound, let row = self[row: number] else { return [:] }
    let heads = row.cells.filter { table.range.columns.contains($0.reference.column) }.compactMap { cell in
      cell.value.text.map { ($0.trimmed, cell.reference.column) }
    }
    return Dictionary(heads) { first, _ in first }
  }
}

extension FoundTable {
  /// Returns the form of a table of records; nil if its headers match none.
  func recordForm(in sheet: Sheet) -> (any RecordForm)? {
    RecordForms.form(of: Set(sheet.recordHeaders(of: self).keys))
  }
}
