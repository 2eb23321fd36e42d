internal import BudgetModel
internal import FieldReading
internal import Foundation
internal import ImportCore
package import Rules
package import SpreadsheetValues

/// An empty category cell of a log, with the category that rules give it.
package struct FilledCategory: Hashable, Sendable {
  package let sheetName: String
  package let cell: CellReference
  /// The category in the log's own spelling.
  package let category: String
}

extension WorkbookImport {
  /// Returns the empty category cells of the workbook's logs that rules fill, in the order of the logs' rows.
  ///
  /// Existing categories stay, even if a rule would overwrite them. Cells with a formula are not empty.
  package func emptyCategories(in workbook: Workbook, by rules: CategoryRules) -> [FilledCategory] {
    let after = rules.rules.isEmpty ? result : rules.applied(to: result).result
    let names = Dictionary(after.budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    let logs = tables.filter { $0.role == .log && $0[.category] != nil }
    let spellings = Dictionary(
      logs.map { ($0.sheetName, Self.spellings(of: $0, workbook)) }
    ) { first, _ in first }
    var taken: Set<FilledCategory.Place> = []
    return after.budget.transactions.compactMap { transaction in
      guard let name = transaction.categoryID.flatMap({ names[$0] }),
        case .cell(let sheetName, let text)? = result.provenance[transaction.id]?.location,
        let row = CellReference(text),
        let log = logs.first(where: {
          $0.sheetName == sheetName && $0.dataRows.contains(row.row) && $0.range.columns.contains(row.column)
        }),
        let column = log[.category], let reference = CellReference(row: row.row, column: column),
        taken.insert(FilledCategory.Place(sheetName: sheetName, cell: reference)).inserted
      else { return nil }
      let cell = workbook[sheet: sheetName]?[reference]
      let isBlank = cell.map { $0.value.isBlank || $0.value.text?.trimmed.isEmpty == true } ?? true
      guard isBlank, cell?.formula == nil else { return nil }
      return FilledCategory(
        sheetName: sheetName, cell: reference, category: spellings[sheetName]?[name] ?? name)
    }
  }

  private static func spellings(of table: FoundTable, _ workbook: Workbook) -> LogSpellings {
    var spellings = LogSpellings()
    guard let column = table[.category] else { return spellings }
    for row in workbook[sheet: table.sheetName]?.rows(table.dataRows) ?? [] {
      if let text = row[column]?.value.text?.trimmed, !text.isEmpty { spellings.add(text) }
    }
    return spellings
  }
}

extension FilledCategory {
  fileprivate struct Place: Hashable {
    let sheetName: String
    let cell: CellReference
  }
}
