import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import ExactJSON
import Foundation

/// The answer to the question whether the month is within its plan, and which categories are over theirs.
struct GlancePlan {
  let answer: ReportAnswer
  /// The one sentence that states the result of the month and its reason.
  let whatMattered: String
  let json: JSONValue

  /// The maximum number of categories drawn.
  private static let count = 4

  init(_ context: ReportContext) {
    let (comparison, wording) = (context.statement.comparison, context.wording)
    let rows = comparison.rows.filter(\.hasPlan)
    let over = rows.filter(\.isOver).stablySorted { $0.excess > $1.excess }
    let near = rows.filter { !$0.isOver && $0.actual > 0 }
      .stablySorted { ($0.percentUsed ?? 0) > ($1.percentUsed ?? 0) }
    let question = wording.text.glancePlanQuestion
    whatMattered = Self.sentence(comparison, context)
    json = .members([
      "spent": .number(comparison.total.actual), "budgeted": .number(comparison.total.budgeted),
      "over": .array(
        over.map { .members(["name": .string(context.name($0.category)), "excess": .number($0.excess)]) }),
    ])
    guard !rows.isEmpty else {
      answer = ReportAnswer(question, wording.text.glanceNoPlan)
      return
    }
    let sentence = wording.glancePlan(
      actual: context.money.money(comparison.total.actual),
      budgeted: context.money.money(comparison.total.budgeted),
      over: over.map { (context.name($0.category), context.money.money($0.excess)) })
    let bars = (over + near).prefix(Self.count).map { row in
      GlanceBars.Row(
        context.name(row.category), row.actual,
        text: row.isOver
          ? wording.over(context.money.amount(row.excess))
          : wording.partOf(context.money.amount(row.actual), context.money.amount(row.measure)),
        mark: row.measure, tone: row.isOver ? .bad : .good, key: context.key(row.category?.id))
    }
    answer = ReportAnswer(
      question, sentence, over.isEmpty ? .good : .bad,
      chart: bars.isEmpty
        ? nil
        : GlanceBars(
          Array(bars), name: "glance-plan", title: wording.text.glancePlanChart, summary: sentence))
  }

  /// Returns a sentence with the unspent rest of the plan, or the reason why the plan is exceeded.
  private static func sentence(_ comparison: BudgetComparison, _ context: ReportContext) -> String {
    let (wording, money, total) = (context.wording, context.money, comparison.total)
    guard total.hasPlan else {
      let totals = context.statement.totals
      guard totals.income != 0 || totals.expenses != 0 else { return wording.text.noSpending }
      return wording.overviewLead(
        income: money.money(totals.income), expenses: money.money(totals.expenses),
        net: money.money(totals.net.magnitude), isShort: totals.net < 0)
    }
    guard total.actual > total.budgeted else {
      let left = money.money(total.difference)
      let days = context.today.days(until: context.month.lastDay)
      return context.month.contains(context.today) && days > 0
        ? wording.glanceLeft(left, days: days) : wording.glanceUnder(left)
    }
    // If the month would be within its plan without one bill that is not due every month, the sentence names
    // that bill.
    let due = comparison.rows.filter { $0.category?.measureBasis != .month && $0.actual > $0.budgeted }
      .max { $0.actual < $1.actual }
    if let due {
      let rest = [total.budgeted, -due.budgeted, -total.actual, due.actual].exactSum()
      if rest > 0 {
        return wording.glanceFellDue(
          context.name(due.category), money.money(due.actual), rest: money.money(rest))
      }
    }
    let excess = [total.actual, -total.budgeted].exactSum()
    let worst = comparison.rows.max { $0.excess < $1.excess }
    guard let worst, worst.excess > excess else { return wording.glanceOver(money.money(excess)) }
    return wording.glanceMattered(
      context.name(worst.category), money.money(worst.excess),
      rest: money.money([worst.excess, -excess].exactSum()))
  }
}

extension Sequence {
  /// Returns the elements sorted stably: equal elements keep their order.
  func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated()
      .sorted { left, right in
        precedes(left.element, right.element)
          || !precedes(right.element, left.element) && left.offset < right.offset
      }
      .map(\.element)
  }
}
