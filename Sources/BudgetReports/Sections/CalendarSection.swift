import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import ExactJSON

/// The month day by day: spending, bills due and the balance (SPEC §2, Calendar).
struct CalendarSection: BudgetSection {
  static let name = "calendar"
  static let isOfSpan = false
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init?(_ context: ReportContext) {
    let (money, wording) = (context.money, context.wording)
    let days = MonthCalendar(context.ledger, in: context.month).days
    let active = days.filter { !$0.transactions.isEmpty || !$0.bills.isEmpty }
    guard !active.isEmpty else { return nil }
    // The day with the most spending; the first one if there are several.
    let dearest = days.reduce(nil as MonthCalendar.Day?) { best, day in
      day.spending > max(0, best?.spending ?? 0) ? day : best
    }
    title = wording.text.calendarTitle
    lead = wording.calendarLead(
      days: days.count { $0.spending > 0 }, of: days.count,
      dearest: dearest.map { (context.longDate($0.date), money.money($0.spending)) })
    charts = [
      CalendarChart(
        days.map {
          .init(
            date: $0.date, spent: $0.spending, balance: $0.balance, hasBill: !$0.bills.isEmpty,
            isActive: !$0.transactions.isEmpty, title: context.longDate($0.date), key: $0.date.description)
        }, summary: lead, startingOn: context.budget.settings.firstWeekday, format: money, wording: wording)
    ]
    tables = [Self.table(active, context)]
    notes = [wording.amounts(in: money.currency)]
    json = .array(days.map(Self.json))
  }

  private static func table(_ days: [MonthCalendar.Day], _ context: ReportContext) -> ReportTable {
    let (money, wording) = (context.money, context.wording)
    let hasBills = days.contains { !$0.bills.isEmpty }
    return ReportTable(
      caption: wording.text.calendarCaption,
      columns: [
        .words(wording.text.day), .figures(wording.text.spentFact), .figures(wording.text.income),
        .figures(wording.text.count),
        .figures(wording.text.balance),
      ] + (hasBills ? [.words(wording.text.billsDue)] : []),
      groups: [
        .init(
          rows: days.map { day in
            let bills = day.bills.map { "\($0.title) \(money.amount($0.amount))" }.joined(separator: ", ")
            return .init(
              [
                .init(
                  "\(wording.shortWeekday(day.date.weekday)) \(context.date(day.date))",
                  value: .date(day.date)),
                context.cell(day.spending), context.cell(.amount(day.income)),
                context.cell(.count(day.transactions.count)),
                context.cell(day.balance),
              ] + (hasBills ? [.init(bills)] : []))
          })
      ], isFolded: true)
  }

  private static func json(_ day: MonthCalendar.Day) -> JSONValue {
    .members([
      "date": .string(day.date.description), "spent": .number(day.spending), "received": .number(day.income),
      "count": .integer(day.transactions.count), "balance": .number(day.balance),
      "bills": .array(
        day.bills.map { .members(["title": .string($0.title), "amount": .number($0.amount)]) }),
    ])
  }
}
