import BudgetCalculation
import BudgetModel
import ExactDecimals
import Foundation
import ExactJSON

/// The month's spending by category (SPEC §2, Spending by category).
struct SpendingSection: BudgetSection {
  static let name = "spending"
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init(_ context: ReportContext) {
    let (spending, wording) = (context.spending, context.wording)
    let chart = DonutChart(
      spending.rows.map {
        .init(
          label: context.name($0.category), amount: $0.total, color: $0.category?.color,
          key: context.key($0.category?.id))
      }, format: context.money, wording: wording)
    title = wording.text.spendingTitle
    lead = chart.summary
    charts = chart.slices.isEmpty ? [] : [chart]
    tables = spending.rows.isEmpty ? [] : [Self.table(spending, context).drawn(.ring, [1], as: chart)]
    let refunds = spending.rows.contains { $0.total < 0 } ? [wording.text.refundsNote] : []
    notes = refunds + (spending.rows.isEmpty ? [] : [wording.amounts(in: context.money.currency)])
    json = .members([
      "total": .number(spending.total),
      "categories": .array(
        spending.rows.map { row in
          .members([
            "name": .string(context.name(row.category)), "total": .number(row.total),
            "count": .integer(row.count), "share": .number(row.share),
          ])
        }),
    ])
  }

  private static func table(_ spending: SpendingByCategory, _ context: ReportContext) -> ReportTable {
    let wording = context.wording
    let longest = spending.rows.first?.total ?? 0
    let rows = spending.rows.map { row in
      var line = ReportTable.Row([
        .init(context.name(row.category), key: context.key(row.category?.id)), context.cell(row.total),
        context.cell(share: row.total > 0 ? row.share : nil), context.cell(.count(row.count)),
      ])
      line.bar = ReportTable.Bar(row.total.divided(by: longest) ?? 0)
      return line
    }
    let count = spending.rows.reduce(0) { $0 + $1.count }
    let total = [
      ReportTable.Cell(wording.text.total), context.cell(spending.total), .init(""),
      context.cell(.count(count)),
    ]
    return ReportTable(
      caption: wording.spendingCaption(month: context.periodName),
      columns: [
        .words(wording.text.category), .figures(wording.text.amount), .figures(wording.text.share),
        .figures(wording.text.count),
      ],
      groups: [.init(rows: rows)], totals: [.init(total, isTotal: true)])
  }
}
