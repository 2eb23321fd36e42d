import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactJSON
import Foundation

/// The answer about upcoming bills and balances, counted from the day on which the report is created.
struct GlanceNext {
  let answer: ReportAnswer
  let json: JSONValue

  /// The minimum number of days to look ahead, if the month ends earlier.
  private static let fewestDays = 14

  init(_ context: ReportContext) {
    let (wording, money, budget) = (context.wording, context.money, context.budget)
    let today = context.today
    let last = max(
      context.ledger.month(containing: today).lastDay, today.adding(days: Self.fewestDays))
    let bills = UpcomingBills(budget.bills, today: today, through: last)
    let question = wording.text.glanceNextQuestion
    let hasBalance = budget.accounts.contains { $0.kind.isOnBudget }
    guard hasBalance || !budget.bills.isEmpty else {
      answer = ReportAnswer(question, wording.text.glanceNextUnknown)
      json = .null
      return
    }
    var sentences = [
      wording.glanceBills(
        count: bills.count, overdue: bills.overdueCount, total: money.money(bills.total),
        until: context.longDate(last))
    ]
    var chart: (any Chart)?
    var balances: JSONValue = .null
    if hasBalance {
      let forecast = Forecast(context.ledger, today: today, until: last)
      if let end = forecast.days.last, let low = forecast.lowest {
        sentences.append(
          wording.glanceForecast(
            end: money.money(end.balance),
            low: low.balance < min(forecast.start, end.balance)
              ? (money.money(low.balance), context.longDate(low.date)) : nil))
        balances = .members([
          "start": .number(forecast.start), "day": .string(end.date.description),
          "balance": .number(end.balance),
          "lowestDay": .string(low.date.description), "lowest": .number(low.balance),
        ])
        let points =
          [GlanceLine.Point(context.date(today), forecast.start)]
          + forecast.days.map { GlanceLine.Point(context.date($0.date), $0.balance) }
        chart = GlanceLine(
          points, name: "glance-next", title: wording.text.glanceNextChart,
          summary: sentences.joined(separator: " "), format: money)
      }
    }
    answer = ReportAnswer(
      question, sentences.joined(separator: " "), bills.overdueCount > 0 ? .bad : .plain, chart: chart)
    json = .members([
      "until": .string(last.description), "bills": .integer(bills.count), "total": .number(bills.total),
      "overdue": .integer(bills.overdueCount), "forecast": balances,
    ])
  }
}
