import BudgetCalculation
import BudgetModel
import ExactDecimals
import Foundation
import ExactJSON

/// Where the money of the month came from, and where it went.
struct FlowSection: BudgetSection {
  static let name = "flow"
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  private typealias Row = (label: String, amount: Decimal)

  init?(_ context: ReportContext) {
    let (money, wording) = (context.money, context.wording)
    let flow = CashFlow(context.ledger, in: context.days)
    guard flow.total > 0 else { return nil }
    let sources = Self.sources(flow, context)
    let groups = flow.groups.map { group in
      FlowChart.Group(
        .init(
          label: group.group.map(wording.shortGroup) ?? wording.text.uncategorized, amount: group.total,
          key: group.group == nil ? context.key(nil) : nil),
        parts: group.group == nil
          ? []
          : group.lines.map {
            .init(label: context.name($0.category), amount: $0.amount, key: context.key($0.category?.id))
          })
    }
    let kept =
      flow.kept > 0
      ? [FlowChart.Group(.init(label: wording.text.kept, amount: flow.kept), parts: [], isKept: true)] : []
    title = wording.text.flowTitle
    lead = wording.flowLead(
      received: money.money(flow.received), spent: money.money(flow.spent),
      kept: flow.kept > 0 ? money.money(flow.kept) : nil,
      before: flow.fromBefore > 0 ? money.money(flow.fromBefore) : nil)
    charts = [
      FlowChart(
        sources: sources.map { .init(label: $0.label, amount: $0.amount) }, groups: groups + kept,
        summary: lead, format: money, wording: wording)
    ]
    tables = [Self.table(sources, groups + kept, flow, context)]
    notes = [wording.amounts(in: money.currency)] + (flow.refunds.isEmpty ? [] : [wording.text.flowRefunds])
    json = Self.json(flow, context)
  }

  private static func sources(_ flow: CashFlow, _ context: ReportContext) -> [Row] {
    let wording = context.wording
    return flow.income.map { ($0.category?.name ?? wording.text.otherIncome, $0.amount) }
      + flow.refunds.map { (wording.refund(of: context.name($0.category)), $0.amount) }
      + (flow.fromBefore > 0 ? [(wording.text.fromBefore, flow.fromBefore)] : [])
  }

  private static func table(
    _ sources: [Row], _ groups: [FlowChart.Group], _ flow: CashFlow, _ context: ReportContext
  ) -> ReportTable {
    let wording = context.wording
    let row = { (label: String, amount: Decimal, isTotal: Bool) in
      ReportTable.Row(
        [
          .init(label), context.cell(.amount(amount)),
          context.cell(share: amount.divided(by: flow.total)),
        ], isTotal: isTotal)
    }
    return ReportTable(
      caption: wording.flowCaption(month: context.periodName),
      columns: [
        .words(wording.text.flowColumn), .figures(wording.text.amount), .figures(wording.text.share),
      ],
      groups: [.init(wording.text.cameFrom, rows: sources.map { row($0.label, $0.amount, false) })]
        + groups.map { group in
          .init(
            group.parts.isEmpty ? nil : group.whole.label,
            rows: group.parts.map { row($0.label, $0.amount, false) }
              + [row(group.parts.isEmpty ? group.whole.label : wording.text.total, group.whole.amount, true)])
        }, isFolded: true)
  }

  private static func json(_ flow: CashFlow, _ context: ReportContext) -> JSONValue {
    let lines = { (lines: [CashFlow.Line]) -> JSONValue in
      .array(
        lines.map { .members(["name": .string(context.name($0.category)), "amount": .number($0.amount)]) })
    }
    return .members([
      "income": lines(flow.income), "refunds": lines(flow.refunds), "fromBefore": .number(flow.fromBefore),
      "groups": .array(
        flow.groups.map {
          .members([
            "group": $0.group.map { .string($0.rawValue) } ?? .null, "total": .number($0.total),
            "categories": lines($0.lines),
          ])
        }),
      "kept": .number(flow.kept),
    ])
  }
}
