import BudgetCalculation
import Foundation
import ExactJSON

/// Income, expenses and net of the month and of those before it (SPEC §2, Trends).
struct TrendSection: BudgetSection {
  static let name = "trend"
  static let isOfMonth = false
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue
  let shortTitle: String

  init(_ context: ReportContext) {
    let (trends, wording) = (context.statement.trends, context.wording)
    // Months before the first transaction are left out; the report's own month always stays.
    let months =
      context.span?.trends.months
      ?? Array(trends.months.dropLast().drop { $0.count == 0 } + trends.months.suffix(1))
    let chart = TrendChart(
      months.map { .init(month: $0.month.month, income: $0.income, expenses: $0.expenses, net: $0.net) },
      format: context.money, wording: wording)
    title = wording.text.trendSectionTitle
    shortTitle = wording.text.trendSheet
    lead = chart.summary
    let isEmpty = months.allSatisfy { $0.count == 0 }
    charts = isEmpty ? [] : [chart]
    tables =
      isEmpty
      ? []
      : [
        ReportTable(
          caption: wording.text.trendCaption,
          columns: [
            .words(wording.text.month), .figures(wording.text.income), .figures(wording.text.expenses),
            .figures(wording.text.net),
            .figures(wording.text.savingsRateColumn),
          ],
          groups: [.init(rows: months.map { Self.row($0, context) })]
        ).drawn(.columns, [1, 2, 3], as: chart)
      ]
    notes = [wording.amounts(in: context.money.currency) + " " + wording.text.savingsRateMeaning]
    json = .members(["months": .array(months.map(Self.json))])
  }

  private static func row(_ month: MonthTotals, _ context: ReportContext) -> ReportTable.Row {
    ReportTable.Row([
      context.cell(.month(month.month.month)), context.cell(.amount(month.income)),
      context.cell(.amount(month.expenses)), context.cell(month.net), context.cell(share: month.savingsRate),
    ])
  }

  private static func json(_ month: MonthTotals) -> JSONValue {
    .members([
      "month": .string(month.month.description), "income": .number(month.income),
      "expenses": .number(month.expenses), "net": .number(month.net),
      "savingsRate": .number(month.savingsRate),
    ])
  }
}
