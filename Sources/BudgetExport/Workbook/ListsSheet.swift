internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// Writes the hidden sheet with the choices of the drop-down lists; its cells refer to cells of the plan.
enum ListsSheet {
  static let sheetName = "Lists"

  /// Returns the sheet and the defined names of its lists; an empty list has one blank cell.
  static func write(_ budget: Budget, _ plan: PlanLayout) -> (SheetDraft, [DefinedName]) {
    var draft = SheetDraft(sheetName)
    draft.properties.visibility = .hidden
    let categories = budget.categories.compactMap { plan.name[$0.id] }
    let accounts = budget.accounts.compactMap { plan.account[$0.id] }
    draft.append([.text("Category List"), .text("Account List")])
    for index in 0..<max(categories.count, accounts.count) {
      draft.append([entry(categories, index), entry(accounts, index)])
    }
    draft.setWidths([30, 30])
    return (
      draft,
      [
        name(ListNames.categories, column: 1, count: categories.count),
        name(ListNames.accounts, column: 2, count: accounts.count),
      ]
    )
  }

  private static func entry(_ cells: [CellReference], _ index: Int) -> SheetDraft.Entry {
    guard cells.indices.contains(index) else { return .nothing }
    return .formula("\(SheetName.quoted(PlanSheet.sheetName))!\(cells[index])", .general)
  }

  private static func name(_ name: String, column: Int, count: Int) -> DefinedName {
    let first = CellReference(clampingRow: 2, column: column)
    let last = CellReference(clampingRow: max(2, count + 1), column: column)
    return DefinedName(name, formula: SheetRange(sheetName, CellRange(first, last)).formula)
  }
}
