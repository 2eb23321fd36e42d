import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import ExactJSON
import Foundation

/// The answer to the question what changed compared with a usual month.
struct GlanceUsual {
  let answer: ReportAnswer
  let notes: [String]
  let json: JSONValue

  /// The maximum number of categories drawn.
  private static let count = 4

  init(_ context: ReportContext) {
    let (wording, money) = (context.wording, context.money)
    let question = wording.text.glanceUsualQuestion
    guard let usual = UsualMonth(context.ledger, month: context.month) else {
      answer = ReportAnswer(question, wording.text.glanceUsualUnknown)
      (notes, json) = ([], .null)
      return
    }
    let largest = usual.rows.first
    let sentence = wording.glanceUsual(
      change: (usual.total.change, money.money(usual.total.change.magnitude)),
      usual: money.money(usual.total.usual),
      largest: largest.map { (context.name($0.category), money.difference($0.change)) })
    let bars = usual.rows.prefix(Self.count).map { row in
      GlanceBars.Row(
        context.name(row.category), row.change, text: money.difference(row.change),
        tone: row.change > 0 ? .caution : .good, key: context.key(row.category?.id))
    }
    answer = ReportAnswer(
      question, sentence,
      chart: bars.isEmpty
        ? nil
        : GlanceBars(
          Array(bars), name: "glance-usual", title: wording.text.glanceUsualChart, summary: sentence))
    let days = context.today.days(until: context.month.lastDay)
    notes = [
      wording.glanceMedian(
        months: usual.monthCount, daysLeft: context.month.contains(context.today) ? days : 0)
    ]
    json = .members([
      "months": .integer(usual.monthCount), "usual": .number(usual.total.usual),
      "actual": .number(usual.total.actual), "change": .number(usual.total.change),
      "categories": .array(
        usual.rows.map {
          .members([
            "name": .string(context.name($0.category)), "usual": .number($0.usual),
            "actual": .number($0.actual), "change": .number($0.change),
          ])
        }),
    ])
  }
}
