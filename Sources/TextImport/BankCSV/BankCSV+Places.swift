internal import BudgetModel
internal import Foundation
internal import FieldReading

/// The places of things in a file.
extension BankCSV {
  /// Whether some of the first rows has an amount where one is looked for.
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

  /// The name of a column, from 0, or its number.
  package func name(_ index: Int?) -> String? {
    guard let index else { return nil }
    let name = index < names.count ? names[index].trimmed : ""
    return name.isEmpty ? "Column \(index + 1)" : name
  }

  /// The place of a meaning's first column in a row.
  package func location(_ meaning: FieldMeaning, _ row: FieldRow) -> Provenance.Location {
    .line(row.line, field: name(resolved?[meaning]?.columns.first))
  }
}
