internal import BudgetModel
internal import Foundation
internal import FieldReading

/// Names and places of a file's columns and cells.
extension BankCSV {
  /// Whether any of the first rows has a value in an amount column.
  var movesMoney: Bool {
    let columns: [Int] =
      switch resolved?.amounts {
      case .single(let source): source.columns
      case .pair(let outflow, let inflow): (outflow?.columns ?? []) + (inflow?.columns ?? [])
      case nil: []
      }
    return rows.isEmpty
      || rows.prefix(Self.sampleSize).contains { row in columns.contains { row.fields.field($0) != nil } }
  }

  /// The name of the column with this index; the column's number if it has no name.
  package func name(_ index: Int?) -> String? {
    guard let index else { return nil }
    let name = index < names.count ? names[index].trimmed : ""
    return name.isEmpty ? "Column \(index + 1)" : name
  }

  /// The place, in a row, of the first column with this meaning.
  package func location(_ meaning: FieldMeaning, _ row: FieldRow) -> Provenance.Location {
    .line(row.line, field: name(resolved?[meaning]?.columns.first))
  }
}
