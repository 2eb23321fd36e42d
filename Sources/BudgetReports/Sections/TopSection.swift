import BudgetCalculation
import BudgetModel
import Foundation
import ExactJSON

/// The categories with the most spending, compared with the previous month (SPEC §2, Spending by category).
struct TopSection: BudgetSection {
  static let name = "top"
  static let repeated: String? = SpendingSection.name
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init?(_ context: ReportContext) {
    let (spending, money, wording) = (context.spending, context.money, context.wording)
    let top = spending.top()
    guard top.rows.contains(where: { $0.total > 0 }) else { return nil }
    let (earlier, before) = Self.before(context)
    let rows = top.rows.map { row in
      (row: row, change: earlier.map { Trends.Change(from: $0[row.category?.id] ?? 0, to: row.total) })
    }
    title = wording.text.topTitle
    lead = wording.topLead(
      count: top.rows.count, others: top.others.map { money.money($0) }, total: money.money(spending.total))
    let chart = RankChart(
      top.rows.map {
        .init(
          label: context.name($0.category), amount: $0.total,
          text: "\(money.amount($0.total)) · \(money.percent($0.share))", color: $0.category?.color,
          key: context.key($0.category?.id))
      }, name: Self.name, title: wording.text.topChartTitle, summary: lead)
    charts = [chart]
    tables = [
      ReportTable(
        caption: earlier == nil ? wording.text.topTitle : wording.topCaption(before: before),
        columns: [
          .words(wording.text.category), .figures(wording.text.amount), .figures(wording.text.change),
          .figures(wording.text.changeShare),
        ],
        groups: [
          .init(
            rows: rows.map { row, change in
              .init([
                .init(context.name(row.category), key: context.key(row.category?.id)),
                context.cell(row.total),
                context.cell(change: change?.amount), context.cell(changeShare: change?.percent),
              ])
            })
        ]
      ).drawn(.bars, [1], as: chart)
    ]
    notes = [
      wording.amounts(in: money.currency) + " "
        + (earlier == nil
          ? wording.noFigure(for: before)
          : context.span == nil ? wording.text.changeMeaning : wording.text.changeMeaningOfSpan)
    ]
    json = .members([
      "categories": .array(
        rows.map { row, change in
          .members([
            "name": .string(context.name(row.category)), "total": .number(row.total),
            "share": .number(row.share), "change": .number(change?.amount),
            "changeShare": .number(change?.percent),
          ])
        }),
      "others": .number(top.others), "total": .number(spending.total),
    ])
  }

  /// Returns the previous period's spending by category, or nil if there is none, and the name
  /// of that period.
  private static func before(_ context: ReportContext) -> (amounts: [CategoryID?: Decimal]?, name: String) {
    let before = context.span.map(\.daysBefore) ?? context.month.previous.days
    guard let before else { return (nil, context.wording.text.dash) }
    let spending = context.span?.spendingBefore ?? SpendingByCategory(context.ledger, in: before)
    let name = context.name(ofTimeBefore: before)
    guard context.ledger.hasData(in: before) else { return (nil, name) }
    return (Dictionary(spending.rows.map { ($0.category?.id, $0.total) }) { first, _ in first }, name)
  }
}
