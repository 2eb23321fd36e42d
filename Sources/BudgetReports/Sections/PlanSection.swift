import BudgetCalculation
import BudgetModel
import Foundation
import ExactJSON

/// The plan by group, with its totals and the remaining balance (SPEC §2, sheet 1).
struct PlanSection: BudgetSection {
  static let name = "plan"
  static let isOfMonth = false
  let title, lead: String
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init(_ context: ReportContext) {
    let (plan, money, wording) = (context.statement.plan, context.money, context.wording)
    title = wording.text.planTitle
    lead = wording.planLead(
      income: money.money(plan.totalIncome), expenses: money.money(plan.totalExpenses),
      remaining: money.money(plan.remainingBalance.magnitude), isShort: plan.remainingBalance < 0)
    let totals = [
      (wording.text.totalIncome, plan.totalIncome), (wording.text.totalExpenses, plan.totalExpenses),
      (wording.text.remainingBalance, plan.remainingBalance),
    ]
    let source = plan.groups.lazy.flatMap(\.lines).compactMap {
      context.origins.plannedAmounts[$0.category.id]
    }
    .first
    tables = [
      ReportTable(
        caption: wording.text.planCaption,
        columns: [
          .words(wording.text.category), .figures(wording.text.planned), .figures(wording.text.aMonth),
        ],
        groups: plan.groups.filter { !$0.lines.isEmpty }.map {
          Self.group($0, context, sheet: source?.table)
        },
        totals: totals.map { .init([.init($0), .init(""), context.cell($1)], isTotal: true) }, isPlan: true,
        source: source?.origin)
    ]
    let available =
      context.budget.accounts.isEmpty ? [] : [wording.available(money.money(plan.currentAvailable))]
    notes = [wording.amounts(in: money.currency)] + available
    json = Self.json(plan, context)
  }

  private static func group(
    _ group: PlanSummary.Group, _ context: ReportContext, sheet: String?
  ) -> ReportTable.Group {
    let (money, wording) = (context.money, context.wording)
    let rows = group.lines.map { line in
      let (category, planned) = (line.category, money.amount(line.category.budgetedAmount))
      let asPlanned = category.basis == .month ? "" : "\(planned) \(wording.basis(category.basis))"
      return ReportTable.Row(
        [
          .init(category.name), .init(asPlanned, .quiet), context.cell(line.monthlyAmount),
        ], origin: context.origins.plannedAmounts[category.id]?.shortPlace(in: sheet))
    }
    let name = wording.group(group.group)
    let total = [.init(wording.total(of: group.group)), .init(""), context.cell(group.monthlyTotal)]
    return ReportTable.Group(name, rows: rows + [.init(total, isTotal: true)])
  }

  private static func json(_ plan: PlanSummary, _ context: ReportContext) -> JSONValue {
    .members([
      "groups": .array(
        plan.groups.map { group in
          .members([
            "group": .string(group.group.rawValue),
            "categories": .array(group.lines.map { json($0, context) }),
            "monthlyTotal": .number(group.monthlyTotal),
          ])
        }),
      "totalIncome": .number(plan.totalIncome), "totalExpenses": .number(plan.totalExpenses),
      "remainingBalance": .number(plan.remainingBalance), "currentAvailable": .number(plan.currentAvailable),
    ])
  }

  private static func json(_ line: PlanSummary.Line, _ context: ReportContext) -> JSONValue {
    JSONValue.members([
      "name": .string(line.category.name), "amount": .number(line.category.budgetedAmount),
      "basis": .string(line.category.basis.rawValue), "monthlyAmount": .number(line.monthlyAmount),
    ]).adding("origin", context.origins.plannedAmounts[line.category.id]?.description)
  }
}
