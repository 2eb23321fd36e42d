import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import ExactJSON

/// The used part of each limit in its week or month (SPEC §2, Limits).
struct LimitsSection: BudgetSection {
  static let name = "limits"
  static let isOfSpan = false
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init?(_ context: ReportContext) {
    let wording = context.wording
    let all = LimitStatus.all(context.ledger, on: context.countedTo)
    guard !all.isEmpty else { return nil }
    let members = Dictionary(context.budget.members.map { ($0.id, $0.name) }) { first, _ in first }
    let rows = all.map { status in
      let category = context.name(context.ledger.categories[status.limit.categoryID])
      return (
        status,
        [category, status.limit.memberID.flatMap { members[$0] }].compactMap { $0 }
          .joined(separator: " · ")
      )
    }
    title = wording.text.limitsTitle
    lead = wording.limitsLead(
      count: all.count, over: all.count { $0.state == .overBudget },
      near: all.count { $0.state == .warning || $0.state == .atLimit },
      day: context.longDate(context.countedTo))
    let chart = ProgressChart(
      rows.map { Self.progress($0, name: $1, context) }, name: Self.name,
      title: wording.text.limitsChartTitle,
      summary: lead)
    charts = [chart]
    let source = all.lazy.compactMap { context.origins.limits[$0.limit.id] }.first
    tables = [
      ReportTable(
        caption: wording.text.limitsCaption,
        columns: [
          .words(wording.text.category), .words(wording.text.spanOfTime), .figures(wording.text.limit),
          .figures(wording.text.spentFact), .figures(wording.text.remaining),
          .figures(wording.text.percentUsed),
          .words(wording.text.state),
        ],
        groups: [.init(rows: rows.map { Self.row($0, name: $1, context, sheet: source?.table) })],
        source: source?.origin)
    ]
    notes =
      (chart.hiddenRows > 0 ? [wording.rowsInTable(chart.hiddenRows)] : [])
      + [wording.amounts(in: context.money.currency) + " " + wording.text.limitsMeaning]
    json = .array(rows.map { Self.json($0, name: $1, context) })
  }

  private static func progress(
    _ status: LimitStatus, name: String, _ context: ReportContext
  ) -> ProgressChart.Row {
    let (money, wording) = (context.money, context.wording)
    let figures = wording.partOf(money.amount(status.spent), money.amount(status.limit.amount))
    let tip = [
      wording.period(status.limit.period, last: context.date(status.days.upperBound)),
      wording.partOf(money.money(status.spent), money.money(status.limit.amount)),
      "\(wording.text.percentUsed) \(context.percent(status.percentUsed))",
      "\(wording.text.remaining) \(money.money(status.remaining))", wording.state(status.state),
    ]
    return ProgressChart.Row(
      label: name, used: status.spent, whole: status.limit.amount,
      threshold: Decimal(sign: .plus, exponent: -2, significand: Decimal(status.limit.alertThreshold)),
      text: "\(figures) · \(wording.state(status.state))", tone: status.state.tone,
      figures: tip.joined(separator: ", "))
  }

  private static func row(
    _ status: LimitStatus, name: String, _ context: ReportContext, sheet: String?
  ) -> ReportTable.Row {
    let wording = context.wording
    return ReportTable.Row(
      [
        .init(name),
        .init(wording.period(status.limit.period, last: context.date(status.days.upperBound)), .quiet),
        context.cell(.amount(status.limit.amount)), context.cell(.amount(status.spent)),
        context.cell(status.remaining), context.cell(share: status.percentUsed, status.state.tone),
        .init(wording.state(status.state), status.state.tone),
      ], origin: context.origins.limits[status.limit.id]?.shortPlace(in: sheet))
  }

  private static func json(_ status: LimitStatus, name: String, _ context: ReportContext) -> JSONValue {
    JSONValue.members([
      "name": .string(name), "period": .string(status.limit.period.rawValue),
      "firstDay": .string(status.days.lowerBound.description),
      "lastDay": .string(status.days.upperBound.description), "limit": .number(status.limit.amount),
      "spent": .number(status.spent), "remaining": .number(status.remaining),
      "percentUsed": .number(status.percentUsed), "state": .string(status.state.rawValue),
      "isEnforced": .bool(status.limit.isEnforced),
    ]).adding("origin", context.origins.limits[status.limit.id]?.description)
  }
}

extension LimitStatus.State {
  /// The tone of a state: green if safe, orange for a warning, otherwise red (SPEC §2).
  fileprivate var tone: Tone {
    switch self {
    case .safe: .good
    case .warning: .caution
    case .atLimit, .overBudget: .bad
    }
  }
}
