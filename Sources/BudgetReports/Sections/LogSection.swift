import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation

/// The month's log, by day, with the balance after each row (SPEC §2, sheet 2).
struct LogSection: ReportSection {
  static let name = "log"
  let title, lead: String
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  private typealias Names = [Identifier<BudgetModel.Category>: String]

  init(_ context: ReportContext) {
    let (log, money, wording) = (context.log, context.money, context.wording)
    let names = Names(
      context.budget.categories.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    title = wording.text.logTitle
    lead = wording.logLead(
      count: log.entries.count, opening: money.money(log.opening), closing: money.money(log.closing),
      accounts: context.budget.accounts.isEmpty ? nil : money.money(context.ledger.openingBalance))
    tables = log.entries.isEmpty ? [] : [Self.table(log, names, context)]
    notes = log.entries.isEmpty ? [] : [wording.amounts(in: money.currency)]
    json = .members([
      "opening": .number(log.opening), "entries": .array(log.entries.map { Self.json($0, names) }),
      "closing": .number(log.closing),
    ])
  }

  private static func table(_ log: RunningBalance, _ names: Names, _ context: ReportContext) -> ReportTable {
    let wording = context.wording
    return ReportTable(
      caption: wording.logCaption(month: context.periodName),
      columns: [
        .words(wording.text.description), .words(wording.text.category), .figures(wording.text.amount),
        .figures(wording.text.balance),
      ],
      groups: days(log.entries).map { day in
        let date = context.longDate(day.date)
        return .init(
          "\(wording.weekday(day.date.weekday)), \(date)", rows: day.entries.map { row($0, names, context) })
      }, isLog: true)
  }

  /// The entries by day, which are in order already.
  private static func days(
    _ entries: [RunningBalance.Entry]
  ) -> [(date: CalendarDate, entries: ArraySlice<RunningBalance.Entry>)] {
    var days: [(date: CalendarDate, entries: ArraySlice<RunningBalance.Entry>)] = []
    var rest = entries[...]
    while let date = rest.first?.transaction.date {
      let day = rest.prefix { $0.transaction.date == date }
      days.append((date, day))
      rest = rest.dropFirst(day.count)
    }
    return days
  }

  private static func row(
    _ entry: RunningBalance.Entry, _ names: Names, _ context: ReportContext
  ) -> ReportTable.Row {
    let (transaction, money, wording) = (entry.transaction, context.money, context.wording)
    let amount: ReportTable.Cell =
      switch transaction.kind {
      case .transfer: .init("\(wording.text.transfer) \(money.amount(transaction.amount))", .quiet)
      case .income: .init(money.difference(entry.change), .good)
      case .expense: .init(money.amount(entry.change))
      }
    let name = transaction.categoryID.flatMap { names[$0] }
    let missing = transaction.kind == .transfer ? wording.text.dash : wording.text.uncategorized
    return ReportTable.Row([
      .init(transaction.description), .init(name ?? missing, .quiet), amount, context.cell(entry.balance),
    ])
  }

  private static func json(_ entry: RunningBalance.Entry, _ names: Names) -> JSONValue {
    let transaction = entry.transaction
    let name = transaction.categoryID.flatMap { names[$0] }
    return .members([
      "id": .string(transaction.id.description), "date": .string(transaction.date.description),
      "description": .string(transaction.description), "category": name.map { .string($0) } ?? .null,
      "type": .string(transaction.kind.rawValue), "amount": .number(transaction.amount),
      "balance": .number(entry.balance),
    ])
  }
}
