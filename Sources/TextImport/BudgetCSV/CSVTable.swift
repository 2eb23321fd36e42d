package import BudgetModel
internal import Foundation
package import SpreadsheetFiles
internal import FieldReading
package import ImportCore
internal import TextSafety

/// A CSV file in this package's own format, as columns and rows.
package struct CSVTable {
  /// The columns that the header row names.
  package let columns: CSVColumns
  /// The rows below the header row, as written.
  private(set) var fieldRows: FieldRows
  /// The line of the header row.
  package let headerLine: Int

  package init(_ file: CSVRows) {
    let header = file.rows.first
    columns = CSVColumns(header?.fields.map(CSVFormulaGuard.restored) ?? [])
    headerLine = header?.line ?? 1
    fieldRows = file.rows.dropFirst()
  }

  /// The rows below the header row, without the marks that keep a spreadsheet from reading a text as a formula.
  package var rows: some RandomAccessCollection<CSVRow> {
    fieldRows.lazy.map { CSVRow(line: $0.line, fields: $0.fields.map(CSVFormulaGuard.restored)) }
  }

  /// A copy for another thread.
  ///
  /// Each thread then has its own objects, so threads do not share reference counts.
  func copyForThread() -> CSVTable {
    var copy = self
    copy.fieldRows = fieldRows.copyForThread()
    return copy
  }

  /// The names of the columns that a file with this content needs and this file lacks.
  package func lacks(_ content: BudgetCSV.Content) -> [String] {
    func has(_ meanings: FieldMeaning...) -> Bool { meanings.contains { columns.indices[$0] != nil } }
    var missing: [String] = []
    switch content {
    case .transactions:
      if !has(.date) { missing.append("Date") }
      if !has(.amount) { missing.append("Amount") }
    case .categories:
      if !has(.category) { missing.append("Category") }
      if !has(.amount, .budgeted) { missing.append("Amount") }
    }
    return missing
  }

  /// The finding that says why the file cannot be read as this content, or as any content if `content` is nil.
  package func refusal(_ content: BudgetCSV.Content?, _ context: ImportContext) -> Finding {
    let fact = content.map { Finding.FileFact.columnsMissing(lacks($0)) } ?? .firstRowUnknown
    return context.finding(.file(fact), at: .line(headerLine, field: nil))
  }
}

/// One row of a CSV file.
///
/// Its cells are found by the meanings of their columns.
struct CSVFields {
  let row: CSVRow
  let columns: CSVColumns

  /// The trimmed text of a cell; nil if the cell is blank or the row has no such column.
  subscript(_ index: Int?) -> String? {
    guard let index, row.fields.indices.contains(index) else { return nil }
    let text = row.fields[index].trimmed
    return text.isEmpty ? nil : text
  }

  subscript(_ meaning: FieldMeaning) -> String? { self[columns.indices[meaning]] }

  /// The amount as written, for row accounting.
  var amountAsWritten: Decimal? { (self[.amount] ?? self[.budgeted]).flatMap { AmountText($0)?.value } }

  /// Whether all cells of the row are blank.
  var isBlank: Bool { row.fields.allSatisfy { $0.trimmed.isEmpty } }

  /// The place of the cell with this meaning; the place of the row if there is no such column.
  func location(_ meaning: FieldMeaning) -> Provenance.Location { location(of: columns.indices[meaning]) }

  /// The place of the cell in the column with this index; the place of the row if the index is nil.
  func location(of column: Int?) -> Provenance.Location { .line(row.line, field: column.map(columns.name)) }
}
