import BudgetCalculation
import BudgetModel
import ExactDecimals
import Foundation
import ExactJSON

/// Budget vs actual by category (SPEC §2, sheet 3).
struct ComparisonSection: BudgetSection {
  static let name = "comparison"
  let title, lead: String
  let charts: [any Chart]
  let tables, data: [ReportTable]
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
    let history = SpendingHistory(context)
    let table = Self.table(rows, comparison.total, context)
    data = [rows.isEmpty ? table : table.drawn(.bars, [1, 2], as: chart)]
    tables = rows.isEmpty ? [] : [Self.grouped(table, rows, history, context)]
    notes = [wording.amounts(in: context.money.currency) + " " + wording.text.dashMeaning]
    json = .members([
      "categories": .array(
        rows.map {
          Self.json($0, name: context.name($0.category))
            .adding("yearBefore", .number(history.yearBefore($0.category?.id)))
            .adding("budgetedOrigin", context.assignmentOrigin($0.category?.id)?.description)
        }),
      "groups": .array(Self.kinds.compactMap { kind in Self.json(rows, kind) }),
      "total": Self.json(comparison.total, name: wording.text.total),
    ])
  }

  /// Returns the table of every category in the order of the budget, and the total.
  private static func table(
    _ rows: [BudgetComparison.Row], _ total: BudgetComparison.Row, _ context: ReportContext
  ) -> ReportTable {
    let wording = context.wording
    let source = rows.lazy.compactMap { context.assignmentOrigin($0.category?.id) }.first
    return ReportTable(
      caption: wording.comparisonCaption(month: context.periodName),
      columns: [
        .words(wording.text.category), .figures(wording.text.budgeted), .figures(wording.text.actual),
        .figures(wording.text.difference), .figures(wording.text.percentUsed), .words(wording.text.verdict),
      ],
      groups: [
        .init(rows: rows.map { row($0, name: context.name($0.category), context, sheet: source?.table) })
      ],
      totals: [row(total, name: wording.text.total, context, isTotal: true)],
      source: source?.origin, sourceOffer: wording.text.showBudgetedOrigins)
  }

  /// Returns the same table by group, with sums and a bar in each row; rows that need attention come first.
  private static func grouped(
    _ table: ReportTable, _ rows: [BudgetComparison.Row], _ history: SpendingHistory,
    _ context: ReportContext
  ) -> ReportTable {
    let longest = rows.map { max($0.budgeted, $0.actual) }.max() ?? 0
    let drawn = zip(rows, table.groups.flatMap(\.rows)).map { row, line in
      var line = line
      let share = { (amount: Decimal) in amount.divided(by: longest) ?? 0 }
      line.bar = ReportTable.Bar(
        share(row.actual), mark: row.hasPlan ? share(row.budgeted) : nil,
        row.isOver ? .bad : row.hasPlan ? .good : .quiet)
      line.bar?.shade = history.yearBefore(row.category?.id).map(share)
      line.bar?.history = history.shares(row.category?.id)
      return (row: row, line: line)
    }
    let sorted = drawn.stablySorted {
      ($0.row.excess, $0.row.percentUsed ?? -1) > ($1.row.excess, $1.row.percentUsed ?? -1)
    }
    var grouped = table
    grouped.legend = context.wording.barLegend(
      months: history.count, hasYearBefore: history.yearBefore != nil)
    grouped.groups = kinds.compactMap { kind in
      let members = sorted.filter { $0.row.category?.group == kind }
      guard !members.isEmpty else { return nil }
      let sums = members.count > 1 && members.count < rows.count ? [sum(members.map(\.row), context)] : []
      return ReportTable.Group(
        members.count < rows.count
          ? kind.map(context.wording.group) ?? context.wording.text.uncategorized : nil,
        rows: members.map(\.line) + sums)
    }
    return grouped
  }

  /// The groups of categories in their order; nil stands for uncategorised spending.
  private static let kinds: [CategoryGroup?] = CategoryGroup.allCases.filter(\.isSpending) + [nil]

  /// Returns the totals of a group's categories, for programs; nil if there are none.
  private static func json(_ rows: [BudgetComparison.Row], _ kind: CategoryGroup?) -> JSONValue? {
    let rows = rows.filter { $0.category?.group == kind }
    guard let kind, !rows.isEmpty else { return nil }
    let (budgeted, actual) = (rows.map(\.budgeted).exactSum(), rows.map(\.actual).exactSum())
    return .members([
      "group": .string(kind.rawValue), "budgeted": .number(budgeted), "actual": .number(actual),
      "difference": .number([budgeted, -actual].exactSum()),
      "percentUsed": .number(budgeted > 0 ? actual.divided(by: budgeted) : nil),
    ])
  }

  /// Returns the total of a group's categories.
  private static func sum(_ rows: [BudgetComparison.Row], _ context: ReportContext) -> ReportTable.Row {
    let (budgeted, actual) = (rows.map(\.budgeted).exactSum(), rows.map(\.actual).exactSum())
    return ReportTable.Row(
      [
        .init(context.wording.text.total), context.cell(.amount(budgeted)), context.cell(.amount(actual)),
        context.cell(change: [budgeted, -actual].exactSum()),
        context.cell(share: budgeted > 0 ? actual.divided(by: budgeted) : nil), "",
      ], isTotal: true)
  }

  /// Returns a row; overspending is shown by a sign, a triangle and words, not only by colour.
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

  /// Returns the verdict on a row; categories without a plan and bills that are not due every month have
  /// their own words.
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
