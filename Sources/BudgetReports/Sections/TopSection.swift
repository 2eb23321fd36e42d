import BudgetCalculation
import BudgetModel
import Foundation

/// The categories that cost most, against the month before (SPEC §2, Spending by category).
struct TopSection: ReportSection {
  static let name = "top"
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init?(_ context: ReportContext) {
    let (spending, money, wording) = (context.statement.spending, context.money, context.wording)
    let top = spending.top()
    guard top.rows.contains(where: { $0.total > 0 }) else { return nil }
    let trends = Dictionary(
      context.statement.trends.categories.map { ($0.category?.id, $0.changes.last) },
      uniquingKeysWith: { first, _ in first })
    let rows = top.rows.map { (row: $0, change: trends[$0.category?.id] ?? nil) }
    let before = wording.month(context.month.previous.month)
    title = wording.text.topTitle
    lead = wording.topLead(
      count: top.rows.count, others: top.others.map { money.money($0) }, total: money.money(spending.total))
    charts = [
      RankChart(
        top.rows.map {
          .init(
            label: context.name($0.category), amount: $0.total,
            text: "\(money.amount($0.total)) · \(money.percent($0.share))", color: $0.category?.color)
        }, name: Self.name, title: wording.text.topChartTitle, summary: lead)
    ]
    tables = [
      ReportTable(
        caption: wording.topCaption(before: before),
        columns: [
          .words(wording.text.category), .figures(wording.text.amount), .figures(wording.text.change),
          .figures(wording.text.changeShare),
        ],
        groups: [
          .init(
            rows: rows.map { row, change in
              .init([
                .init(context.name(row.category)), context.cell(row.total),
                .init(change.map { money.difference($0.amount) } ?? wording.text.dash),
                .init(Self.percent(change?.percent, context)),
              ])
            })
        ])
    ]
    notes = [wording.amounts(in: money.currency) + " " + wording.text.changeMeaning]
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

  private static func percent(_ ratio: Decimal?, _ context: ReportContext) -> String {
    guard let ratio else { return context.wording.text.dash }
    return (ratio > 0 ? "+" : "") + context.money.percent(ratio)
  }
}
