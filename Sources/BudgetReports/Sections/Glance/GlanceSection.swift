import BudgetCalculation
import BudgetModel
import ExactDecimals
import ExactJSON
import Foundation

/// Four questions about a month, each answered with one sentence and one small chart.
struct GlanceSection: BudgetSection {
  static let name = "glance"
  static let isOfSpan = false
  let title, lead: String
  let answers: [ReportAnswer]
  let notes: [String]
  let json: JSONValue

  init(_ context: ReportContext) {
    let plan = GlancePlan(context)
    let spending = GlanceSpending(context)
    let usual = GlanceUsual(context)
    let next = GlanceNext(context)
    title = context.wording.text.glanceTitle
    lead = plan.whatMattered
    answers = [plan.answer, spending.answer, usual.answer, next.answer]
    notes = usual.notes
    json = .members([
      "whatMattered": .string(lead), "plan": plan.json, "spending": spending.json, "usual": usual.json,
      "next": next.json,
    ])
  }
}
