import BudgetCalculation
import BudgetModel
import ExactDecimals
import ExactJSON
import Foundation

/// The answer to the question where the money went.
struct GlanceSpending {
  let answer: ReportAnswer
  let json: JSONValue

  /// The maximum number of categories drawn; all others are combined.
  private static let count = 4

  init(_ context: ReportContext) {
    let (spending, wording, money) = (context.spending, context.wording, context.money)
    let rows = spending.rows.filter { $0.total > 0 }
    json = .members([
      "total": .number(spending.total),
      "largest": rows.first.map { .string(context.name($0.category)) } ?? .null,
    ])
    let question = wording.text.glanceSpendingQuestion
    guard let first = rows.first else {
      answer = ReportAnswer(question, wording.text.noSpending)
      return
    }
    let second = rows.dropFirst().first.map { row in
      (context.name(row.category), money.percent(row.share, places: 0))
    }
    let sentence = wording.glanceSpending(
      total: money.money(spending.total),
      first: (context.name(first.category), money.percent(first.share, places: 0)),
      second: second)
    let shown = rows.count == Self.count + 1 ? rows.count : Self.count
    let others = rows.dropFirst(shown)
    let bars =
      rows.prefix(shown).map {
        GlanceBars.Row(
          context.name($0.category), $0.total, text: money.amount($0.total), key: context.key($0.category?.id)
        )
      }
      + (others.isEmpty
        ? []
        : [
          GlanceBars.Row(
            wording.other(others.count), others.map(\.total).exactSum(),
            text: money.amount(others.map(\.total).exactSum()), tone: .quiet)
        ])
    answer = ReportAnswer(
      question, sentence,
      chart: GlanceBars(
        bars, name: "glance-spending", title: wording.text.glanceSpendingChart, summary: sentence))
  }
}
