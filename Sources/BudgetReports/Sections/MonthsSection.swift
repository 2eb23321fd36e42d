import BudgetCalculation
import BudgetModel
import ExactDecimals
import Foundation
import ExactJSON

/// A comparison of the month with a requested one: every figure, and each category's change.
struct MonthsSection: BudgetSection {
  static let name = "months"
  static let isOfSpan = false
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  private typealias Figure = (key: String, label: String, before: Decimal, now: Decimal)

  init?(_ context: ReportContext) {
    guard let other = context.otherMonth, other != context.month else { return nil }
    let (money, wording) = (context.money, context.wording)
    let names = (now: context.periodName, before: wording.month(other.month))
    let trends = Trends(context.ledger, months: [other, context.month])
    guard let before = trends.months.first, let now = trends.months.last else { return nil }
    let categories = trends.categories.map { category in
      (
        name: context.name(category.category), before: category.amounts.first ?? 0,
        now: category.amounts.last ?? 0,
        change: Trends.Change(from: category.amounts.first ?? 0, to: category.amounts.last ?? 0)
      )
    }
    let missing = [before, now].first { $0.count == 0 }.map { wording.month($0.month.month) }
    let largest = categories.filter { $0.change.amount != 0 }
      .max { $0.change.amount.magnitude < $1.change.amount.magnitude }
    title = wording.text.compareTitle
    lead =
      missing.map(wording.noFigure)
      ?? wording.compareLead(
        (names.now, money.money(now.income), money.money(now.expenses)),
        (names.before, money.money(before.income), money.money(before.expenses)),
        largest: largest.map { ($0.name, money.difference($0.change.amount)) })
    let chart = ComparisonChart(
      categories.map { .init(label: $0.name, budgeted: $0.before, actual: $0.now) },
      months: names, title: wording.text.compareChartTitle, summary: lead, format: money, wording: wording)
    charts = categories.isEmpty || missing != nil ? [] : [chart]
    let figures = Self.figures(context, other, before, now)
    let caption = wording.compareCaption(month: names.now, other: names.before)
    let listed =
      missing != nil
      ? []
      : [
        Self.table(
          caption, wording.text.figure, names, figures.map { ($0.label, $0.before, $0.now) }, context),
        Self.table(
          wording.text.compareChartTitle, wording.text.category, names,
          categories.map { ($0.name, $0.before, $0.now) }, context
        ).drawn(.bars, [1, 2], as: chart),
      ]
    tables = listed.filter { !$0.isEmpty }
    notes =
      (chart.hiddenRows > 0 ? [wording.hiddenRows(chart.hiddenRows)] : [])
      + [wording.amounts(in: money.currency)]
    json = .members([
      "month": .string(context.month.description), "other": .string(other.description),
      "hasData": .bool(missing == nil),
      "figures": .object(
        figures.map { .init($0.key, Self.json($0.before, $0.now, members: [])) }),
      "categories": .array(
        categories.map {
          Self.json($0.before, $0.now, members: [.init("name", .string($0.name))])
        }),
    ])
  }

  private static func figures(
    _ context: ReportContext, _ other: BudgetMonth, _ before: MonthTotals, _ now: MonthTotals
  ) -> [Figure] {
    let words = context.wording.text
    let ready = (
      before: Envelopes(context.ledger, in: other).readyToAssign, now: context.statement.readyToAssign
    )
    return [
      ("income", words.income, before.income, now.income),
      ("expenses", words.expenses, before.expenses, now.expenses),
      ("net", words.net, before.net, now.net),
      ("assigned", words.assigned, ready.before.assigned, ready.now.assigned),
      ("readyToAssign", words.readyToAssign, ready.before.value, ready.now.value),
    ]
  }

  private static func table(
    _ caption: String, _ heading: String, _ names: (now: String, before: String),
    _ rows: [(name: String, before: Decimal, now: Decimal)], _ context: ReportContext
  ) -> ReportTable {
    let wording = context.wording
    return ReportTable(
      caption: caption,
      columns: [
        .words(heading), .figures(names.before), .figures(names.now), .figures(wording.text.change),
        .figures(wording.text.changeShare),
      ],
      groups: [
        .init(
          rows: rows.map { row in
            let change = Trends.Change(from: row.before, to: row.now)
            return .init([
              .init(row.name), context.cell(row.before), context.cell(row.now),
              context.cell(change: change.amount), context.cell(changeShare: change.percent),
            ])
          })
      ])
  }

  private static func json(_ before: Decimal, _ now: Decimal, members: [JSONMember]) -> JSONValue {
    let change = Trends.Change(from: before, to: now)
    return .object(
      members + [
        .init("before", .number(before)), .init("now", .number(now)),
        .init("change", .number(change.amount)),
        .init("changeShare", .number(change.percent)),
      ])
  }
}
