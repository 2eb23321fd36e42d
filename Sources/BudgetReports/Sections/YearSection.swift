import BudgetCalculation
import BudgetModel
import Foundation
import ExactJSON

/// Twelve months of each category as small columns side by side (SPEC §2, Trends).
struct YearSection: BudgetSection {
  static let name = "year"
  static let isOfMonth = false
  let title, lead: String
  let charts: [any Chart]
  let tables, pageTables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init?(_ context: ReportContext) {
    let (money, wording) = (context.money, context.wording)
    // Months before the first transaction have no figures and would lower every average.
    let months = context.months(12)
    let trends = context.span?.trends ?? Trends(context.ledger, months: months)
    guard months.count > 1, !trends.categories.isEmpty else { return nil }
    let sorted = trends.categories.enumerated()
      .sorted { (-$0.element.total, $0.offset) < (-$1.element.total, $1.offset) }.map(\.element)
    title = context.span == nil ? wording.text.yearTitle : wording.text.monthsTitle
    lead = wording.yearLead(
      count: months.count, last: wording.month(context.month.month),
      income: money.money(trends.averageIncome ?? 0), expenses: money.money(trends.averageExpenses ?? 0))
    let chart = SparklineChart(
      sorted.map {
        .init(
          label: context.name($0.category), amounts: $0.amounts,
          text: wording.aMonthOnAverage(money.amount($0.average ?? 0)), color: $0.category?.color,
          figures: Self.figures($0, last: wording.month(context.month.month), context))
      },
      months: months.map(\.month), title: wording.text.yearChartTitle, summary: lead, wording: wording)
    charts = [chart]
    let table = Self.table(sorted, context)
    tables = [table, Self.table(sorted, months, context)]
    pageTables = [table, Self.matrix(sorted, months, context)]
    notes =
      (chart.hiddenRows > 0 ? [wording.rowsInTable(chart.hiddenRows)] : [])
      + [
        wording.amounts(in: money.currency) + " "
          + (context.span == nil ? wording.text.yearMeaning : wording.text.monthsMeaning)
      ]
    json = .members([
      "months": .array(months.map { .string($0.description) }),
      "averageIncome": .number(trends.averageIncome), "averageExpenses": .number(trends.averageExpenses),
      "averageNet": .number(trends.averageNet),
      "categories": .array(
        sorted.map {
          .members([
            "name": .string(context.name($0.category)), "amounts": .array($0.amounts.map { .number($0) }),
            "total": .number($0.total), "average": .number($0.average),
          ])
        }),
    ])
  }

  /// Returns the tooltip of a row of the chart: the figures in its table, and the amount of the last month.
  private static func figures(
    _ category: Trends.CategoryTrend, last: String, _ context: ReportContext
  ) -> String {
    let (words, money) = (context.wording.text, context.money)
    let figures = [
      (words.least, category.amounts.min()), (words.most, category.amounts.max()),
      (last, category.amounts.last),
    ].map { "\($0) \(money.money($1 ?? 0))" }
    let average = context.wording.aMonthOnAverage(money.money(category.average ?? 0))
    return ([average] + figures).joined(separator: ", ")
  }

  private static func table(_ categories: [Trends.CategoryTrend], _ context: ReportContext) -> ReportTable {
    let wording = context.wording
    return ReportTable(
      caption: wording.text.yearCaption,
      columns: [
        .words(wording.text.category), .figures(wording.text.total), .figures(wording.text.average),
        .figures(wording.text.least),
        .figures(wording.text.most),
      ],
      groups: [
        .init(
          rows: categories.map { category in
            .init(
              [.init(context.name(category.category))]
                + [
                  category.total, category.average ?? 0, category.amounts.min() ?? 0,
                  category.amounts.max() ?? 0,
                ].map(context.cell))
          })
      ])
  }

  /// Returns the table with a row for every category and a column for every month.
  private static func matrix(
    _ categories: [Trends.CategoryTrend], _ months: [BudgetMonth], _ context: ReportContext
  ) -> ReportTable {
    let wording = context.wording
    return ReportTable(
      caption: wording.text.yearMonthsCaption,
      columns: [.words(wording.text.category)] + months.map { .figures(wording.shortMonth($0.month)) },
      groups: [
        .init(
          rows: categories.map { category in
            .init([.init(context.name(category.category))] + category.amounts.map { context.cell($0) })
          })
      ], isFolded: true)
  }

  /// Returns a table of every category, month by month, with the change from each month to the next.
  private static func table(
    _ categories: [Trends.CategoryTrend], _ months: [BudgetMonth], _ context: ReportContext
  ) -> ReportTable {
    let wording = context.wording
    return ReportTable(
      caption: wording.text.yearMonthsCaption,
      columns: [.words(wording.text.month), .figures(wording.text.amount), .figures(wording.text.change)],
      groups: categories.map { category in
        let changes = [nil] + category.changes.map { $0?.amount }
        return .init(
          context.name(category.category),
          rows: zip(zip(months, category.amounts), changes).map { item, change in
            .init([
              context.cell(.month(item.0.month)), context.cell(item.1), context.cell(change: change, .quiet),
            ])
          })
      }, isFolded: true)
  }
}
