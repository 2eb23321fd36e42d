internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// The cells of a workbook whose amounts were imported into a budget.
struct ImportedFacts {
  /// The effect of a transaction on a balance.
  struct Change {
    let amount: Decimal
    let isTransfer: Bool
    let date: CalendarDate
    let account: Identifier<Account>?
  }

  /// The imported amounts by sheet and cell, with the sign that the cell has.
  private(set) var amounts: [String: [CellReference: Decimal]] = [:]
  /// The effects of the logs' transactions, by sheet and the cell of their amount.
  private(set) var changes: [String: [CellReference: Change]] = [:]
  /// The opening and starting balances, by sheet and cell.
  private(set) var openings: [String: [CellReference: Decimal]] = [:]
  private let sheets: [String: Sheet]

  /// Collects the facts of a workbook; if `withLog` is false, only the facts outside its logs.
  init(
    _ workbook: Workbook, _ tables: [FoundTable], _ result: ImportResult, _ cells: CellReader,
    withLog: Bool = true
  ) {
    sheets = Dictionary(workbook.sheets.map { ($0.name, $0) }) { first, _ in first }
    if withLog, let log = tables.first(where: { $0.role == .log }) {
      changes[log.sheetName, default: [:]].reserveCapacity(result.budget.transactions.count)
      amounts[log.sheetName, default: [:]].reserveCapacity(result.budget.transactions.count)
    }
    for transaction in withLog ? result.budget.transactions : [] {
      guard let (sheet, cell) = Self.cell(result.provenance[transaction.id]) else { continue }
      let isIncome = transaction.kind == .income
      changes[sheet, default: [:]][cell] = Change(
        amount: isIncome ? transaction.amount : -transaction.amount,
        isTransfer: transaction.kind == .transfer, date: transaction.date, account: transaction.accountID)
      add(sheet, cell, transaction.amount)
      addOtherSide(of: transaction, at: result.otherSides[transaction.id])
    }
    let origins = result.origins
    for category in result.budget.categories {
      add(origins.plannedAmounts[category.id], category.budgetedAmount)
    }
    for account in result.budget.accounts {
      open(origins.openingBalances[account.id], account.openingBalance)
    }
    for month in result.budget.monthlyBudgets {
      open(origins.startingBalances[month.id], month.startingBalance)
      for assignment in month.assignments {
        add(origins.assignments[month.id]?[assignment.categoryID], assignment.amount)
      }
    }
    for table in tables {
      if table.role == .matrix { addIncome(of: table, cells) }
      if table.role == .months { addMonths(of: table) }
    }
  }

  /// Whether a cell's amount was imported.
  func holds(_ sheet: String, _ cell: CellReference) -> Bool { amounts[sheet]?[cell] != nil }

  private mutating func add(_ place: Provenance?, _ amount: Decimal) {
    guard let (sheet, cell) = Self.cell(place) else { return }
    add(sheet, cell, amount)
  }

  private mutating func open(_ place: Provenance?, _ amount: Decimal) {
    guard let (sheet, cell) = Self.cell(place) else { return }
    add(sheet, cell, amount)
    openings[sheet, default: [:]][cell] = amounts[sheet]?[cell] ?? amount
  }

  /// Adds the row of the account that received a transfer.
  private mutating func addOtherSide(of transfer: Transaction, at place: Provenance?) {
    guard let (sheet, cell) = Self.cell(place) else { return }
    changes[sheet, default: [:]][cell] = Change(
      amount: transfer.amount, isTransfer: true, date: transfer.date, account: transfer.transferAccountID)
    add(sheet, cell, transfer.amount)
  }

  /// Adds the amount of a cell with the sign that the cell has.
  private mutating func add(_ sheet: String, _ reference: CellReference, _ amount: Decimal) {
    guard let cell = sheets[sheet]?[reference] else { return }
    amounts[sheet, default: [:]][reference] =
      switch cell.value {
      case .number(let number): number
      case .text(let text):
        AmountText(anyMark: text).map { $0.value < 0 ? -amount.magnitude : amount } ?? amount
      default: nil
      }
  }

  /// Adds the cells whose sums became the planned income of the months.
  private mutating func addIncome(of table: FoundTable, _ cells: CellReader) {
    guard let sheet = sheets[table.sheetName],
      amounts[sheet.name]?.keys.contains(where: table.range.contains) == true
    else { return }
    let columns = table.columns.filter {
      $0.month != nil && $0.meaning != .actual && $0.meaning != .difference
    }
    for item in PlanRows(table, sheet, cells).items {
      for column in columns {
        guard let cell = item.row[column.column], let number = cell.value.number else { continue }
        amounts[sheet.name, default: [:]][cell.reference] = number
      }
    }
  }

  /// Adds all amounts in the rows of imported months.
  private mutating func addMonths(of table: FoundTable) {
    guard let sheet = sheets[table.sheetName], let starts = table[.startingBalance] else { return }
    let known: Set<FieldMeaning> = [
      .startingBalance, .plannedIncome, .fixedTotal, .variableTotal, .savingsGoal,
    ]
    let columns = table.columns.filter { $0.meaning.map(known.contains) ?? false }.map(\.column)
    for row in sheet.rows(of: table) {
      guard let start = CellReference(row: row.number, column: starts), openings[sheet.name]?[start] != nil
      else { continue }
      for cell in row.cells where columns.contains(cell.reference.column) {
        guard let number = cell.value.number else { continue }
        amounts[sheet.name, default: [:]][cell.reference] = number
      }
    }
  }

  private static func cell(_ place: Provenance?) -> (String, CellReference)? {
    guard case .cell(let sheet, let reference)? = place?.location, let cell = CellReference(reference) else {
      return nil
    }
    return (sheet, cell)
  }
}
