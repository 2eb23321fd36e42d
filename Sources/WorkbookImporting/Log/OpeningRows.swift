internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import ImportCore
internal import WorkbookForm
internal import FieldReading

/// The rows of a log that state the balance before its first transaction.
///
/// The balance is the opening balance of the account that the row names. If the row names no account, it is the
/// starting balance of the month of the first transaction.
struct OpeningRows {
  private struct Opening {
    let amount: Decimal
    let account: String?
    let place: Provenance.Location
  }

  private let table: FoundTable
  private let cells: CellReader
  private var openings: [Opening] = []
  /// The earliest date of the log.
  private var first: CalendarDate?

  init(_ table: FoundTable, _ cells: CellReader) {
    (self.table, self.cells) = (table, cells)
  }

  /// Records the date of a transaction.
  mutating func meet(_ transaction: Transaction) {
    if first.map({ transaction.date < $0 }) ?? true { first = transaction.date }
  }

  /// Adds a row if it states an opening balance.
  mutating func add(_ row: LogRowReader) {
    guard row.saysOpening, let cell = row.balanceAlone ?? row.carriedBalance,
      let amount = cells.amount(cell, mark: row.formats.decimalMark).value
    else { return }
    openings.append(
      Opening(
        amount: amount, account: row.text(.account) ?? table.scope.account,
        place: row.location(column: cell.reference.column)))
  }

  /// Sets the opening and starting balances.
  ///
  /// If there are several balances for one account, the first one is used.
  func carry(into builder: inout BudgetBuilder) {
    var known: Set<String?> = []
    for opening in openings {
      let isFirst = known.insert(opening.account).inserted
      let carried = isFirst && carry(opening, &builder)
      let account = opening.account.map { Finding.Topic($0) }
      builder.note(.row(carried ? .openingBalance(account: account) : .openingKnown), at: opening.place)
    }
  }

  private func carry(_ opening: Opening, _ builder: inout BudgetBuilder) -> Bool {
    if let account = opening.account { return builder.open(account, with: opening.amount, at: opening.place) }
    guard let first else { return false }
    return builder.start(first.calendarMonth, with: opening.amount, at: opening.place)
  }
}

extension BudgetBuilder {
  /// Sets the starting balance of a month if it is not known yet, and returns whether it was set.
  fileprivate mutating func start(_ month: CalendarMonth, with amount: Decimal, at place: Provenance.Location)
    -> Bool
  {
    let index = monthIndex(month)
    let id = budget.monthlyBudgets[index].id
    guard origins.startingBalances[id] == nil else { return false }
    budget.monthlyBudgets[index].startingBalance = amount
    origins.startingBalances[id] = Provenance(file: context.fileName, place)
    budget.monthlyBudgets.sort { $0.month < $1.month }
    return true
  }

  /// Sets the opening balance of an account if it is not known yet, and returns whether it was set.
  fileprivate mutating func open(_ account: String, with amount: Decimal, at place: Provenance.Location)
    -> Bool
  {
    let id = accountID(named: account)
    guard origins.openingBalances[id] == nil,
      let index = budget.accounts.firstIndex(where: { $0.id == id })
    else { return false }
    budget.accounts[index].openingBalance = amount
    origins.openingBalances[id] = Provenance(file: context.fileName, place)
    return true
  }
}
