import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import ExactJSON

/// The bills due soon, and how much may be spent per day until the next payday (SPEC §2, Bills
/// and Daily budget).
///
/// Both are counted from the day on which the report is created, even if the report is about another month.
struct BillsSection: BudgetSection {
  static let name = "bills"
  static let isOfSpan = false
  static let isOfMonth = false
  let title, lead: String
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  /// The number of days for which bills are listed in advance.
  private static let span = 31

  init?(_ context: ReportContext) {
    let (budget, money, wording) = (context.budget, context.money, context.wording)
    let daily = DailyBudget(context.ledger, today: context.today)
    let hasPayday = daily.payday != nil
    guard !budget.bills.isEmpty || hasPayday else { return nil }
    let upcoming = UpcomingBills(
      budget.bills, today: context.today, through: context.today.adding(days: Self.span))
    title = wording.text.billsTitle
    lead = wording.billsLead(
      day: context.longDate(context.today), count: upcoming.count,
      overdue: upcoming.overdueCount, total: money.money(upcoming.total))
    tables =
      (hasPayday ? [Self.table(daily, context)] : [])
      + (upcoming.rows.isEmpty ? [] : [Self.table(upcoming, context)])
    notes =
      [wording.amounts(in: money.currency)]
      + (upcoming.unlisted > 0 ? [wording.overdueUnlisted(upcoming.unlisted, money)] : [])
      + (hasPayday ? [daily.problem.map(wording.problem)].compactMap { $0 } : [])
    json = Self.json(upcoming, hasPayday ? daily : nil, context)
  }

  private static func table(_ upcoming: UpcomingBills, _ context: ReportContext) -> ReportTable {
    let wording = context.wording
    let accounts = Dictionary(context.budget.accounts.map { ($0.id, $0.name) }) { first, _ in first }
    let source = upcoming.rows.lazy.compactMap { context.origins.bills[$0.bill.id] }.first
    return ReportTable(
      caption: wording.billsCaption(days: span),
      columns: [
        .words(wording.text.bill), .words(wording.text.due), .words(wording.text.account),
        .figures(wording.text.amount),
      ],
      groups: [
        .init(
          rows: upcoming.rows.map { row in
            let days = context.today.days(until: row.date)
            let date = "\(context.date(row.date)), \(wording.inDays(days))"
            return .init(
              [
                .init(row.bill.title),
                .init(
                  row.isOverdue ? "▲ " + date : date, row.isOverdue ? .bad : .plain, value: .date(row.date)),
                .init(row.bill.accountID.flatMap { accounts[$0] } ?? wording.text.dash, .quiet),
                context.cell(.amount(row.bill.amount)),
              ], origin: context.origins.bills[row.bill.id]?.shortPlace(in: source?.table))
          })
      ],
      totals: [
        .init(
          [.init(wording.text.total), .init(""), .init(""), context.cell(.amount(upcoming.total))],
          isTotal: true)
      ], source: source?.origin)
  }

  private static func table(_ daily: DailyBudget, _ context: ReportContext) -> ReportTable {
    let wording = context.wording
    let rows: [(String, ReportTable.Cell)] = [
      (wording.text.nextPayday, context.cell(daily.payday.map { .date($0) } ?? .nothing)),
      (wording.text.daysUntilPayday, .init(String(daily.days), value: .count(daily.days))),
      (wording.text.primaryBalance, context.cell(daily.balance)),
      (wording.text.dailyBudget, context.cell(.amount(daily.amount))),
      (wording.text.billsBeforePayday, context.cell(.amount(daily.billsDue))),
      (wording.text.dailyBudgetAfterBills, context.cell(.amount(daily.amountAfterBills))),
      (wording.text.spentToday, context.cell(daily.spentToday)),
    ]
    return ReportTable(
      caption: wording.dailyCaption(day: context.longDate(context.today)),
      columns: [.words(wording.text.figure), .figures(wording.text.amount)],
      groups: [.init(rows: rows.map { .init([.init($0.0), $0.1]) })],
      totals: [.init([.init(wording.text.leftToday), context.cell(daily.leftToday)], isTotal: true)])
  }

  private static func json(_ upcoming: UpcomingBills, _ daily: DailyBudget?, _ context: ReportContext)
    -> JSONValue
  {
    let bills = upcoming.rows.map { row in
      JSONValue.members([
        "title": .string(row.bill.title), "date": .string(row.date.description),
        "amount": .number(row.bill.amount), "isOverdue": .bool(row.isOverdue),
      ]).adding("origin", context.origins.bills[row.bill.id]?.description)
    }
    let budget = daily.map { daily in
      JSONValue.members([
        "today": .string(daily.today.description),
        "payday": daily.payday.map { .string($0.description) } ?? .null, "days": .integer(daily.days),
        "balance": .number(daily.balance), "amount": .number(daily.amount),
        "billsDue": .number(daily.billsDue), "amountAfterBills": .number(daily.amountAfterBills),
        "spentToday": .number(daily.spentToday), "leftToday": .number(daily.leftToday),
        "problem": daily.problem.map { .string($0.rawValue) } ?? .null,
      ])
    }
    return .members([
      "upcoming": .array(bills), "total": .number(upcoming.total), "count": .integer(upcoming.count),
      "overdueCount": .integer(upcoming.overdueCount), "overdueTotal": .number(upcoming.overdueTotal),
      "unlisted": .integer(upcoming.unlisted), "dailyBudget": budget ?? .null,
    ])
  }
}
