import BudgetCalculation
import BudgetModel
import Foundation
import ExactJSON

/// Budget vs actual by category (SPEC §2, sheet 3).
struct ComparisonSection: BudgetSection {
  static let name = "comparison"
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue
  let shortTitle: String

  init?(_ context: ReportContext) {
    guard let comparison = context.comparison else { return nil }
    let wording = context.wording
    let rows = comparison.rows + (comparison.uncategorized.map { [$0] } ?? [])
    let chart = ComparisonChart(
      rows.map {
        .init(
          label: context.name($0.category), budgeted: $0.budgeted, actual: $0.actual,
          key: context.key($0.category?.id), excess: $0.excess)
      },
      format: context.money, wording: wording)
    title = wording.text.comparisonTitle
    shortTitle = wording.text.comparisonSheet
    lead = chart.summary
    charts = rows.isEmpty ? [] : [chart]
    let source = rows.lazy.compactMap { context.assignmentOrigin($0.category?.id) }.first
    let table = ReportTable(
      caption: wording.comparisonCaption(month: context.periodName),
      columns: [
        .words(wording.text.category), .figures(wording.text.budgeted), .figures(wording.text.actual),
        .figures(wording.text.difference), .figures(wording.text.percentUsed), .words(wording.text.verdict),
      ],
      groups: [
        .init(
          rows: rows.map { Self.row($0, name: context.name($0.category), context, sheet: source?.sheet) })
      ],
      totals: [Self.row(comparison.total, name: wording.text.total, context, isTotal: true)],
      source: source?.origin, sourceOffer: wording.text.showBudgetedOrigins)
    tables = [rows.isEmpty ? table : table.drawn(.bars, [1, 2], as: chart)]
    notes =
      (chart.hiddenRows > 0 ? [wording.hiddenRows(chart.hiddenRows)] : [])
      + [wording.amounts(in: context.money.currency) + " " + wording.text.dashMeaning]
    json = .members([
      "categories": .array(
        rows.map {
          Self.json($0, name: context.name($0.category))
            .adding("budgetedOrigin", context.assignmentOrigin($0.category?.id)?.description)
        }),
      "total": Self.json(comparison.total, name: wording.text.total),
    ])
  }

  /// A row whose overrun is told by its sign, a triangle and words, and only then by its colour.
  private static func row(
    _ row: BudgetComparison.Row, name: String, _ context: ReportContext, sheet: String? = nil,
    isTotal: Bool = false
  ) -> ReportTable.Row {
    let tone: Tone = row.isOver ? .bad : .plain
    return ReportTable.Row(
      [
        .init(name, key: isTotal ? nil : context.key(row.category?.id)), context.cell(.amount(row.budgeted)),
        context.cell(.amount(row.actual)),
        context.cell(change: row.difference, tone), context.cell(share: row.percentUsed, tone),
        .init(verdict(row, context), row.isOver ? .bad : .quiet),
      ], isTotal: isTotal,
      origin: context.assignmentOrigin(row.category?.id)?.shortPlace(in: sheet))
  }

  /// What becomes of a row: words that are fair to what has no plan and to what is not due every month.
  private static func verdict(_ row: BudgetComparison.Row, _ context: ReportContext) -> String {
    let (money, wording) = (context.money, context.wording)
    guard row.hasPlan else { return wording.text.noPlan }
    if row.isOver { return "▲ " + wording.text.overBudget }
    guard let basis = row.category?.measureBasis, row.actual > row.budgeted else {
      return wording.text.withinBudget
    }
    return wording.within(money.amount(row.measure), basis)
  }

  private static func json(_ row: BudgetComparison.Row, name: String) -> JSONValue {
    .members([
      "name": .string(name), "budgeted": .number(row.budgeted), "actual": .number(row.actual),
      "difference": .number(row.difference), "percentUsed": .number(row.percentUsed),
      "isOver": .bool(row.isOver), "hasPlan": .bool(row.hasPlan), "measure": .number(row.measure),
    ])
  }
}
