import BudgetModel
import ExactJSON

/// The meanings of those terms that this budget needs.
struct GlossarySection: BudgetSection {
  static let name = "glossary"
  static let isOfMonth = false
  let title, lead: String
  let tables: [ReportTable]
  let json: JSONValue

  init?(_ context: ReportContext) {
    let (budget, wording) = (context.budget, context.wording)
    var terms = wording.basicTerms
    if budget.settings.rollsOver { terms += wording.envelopeTerms }
    if !budget.accounts.isEmpty { terms += wording.accountTerms }
    if !budget.limits.isEmpty { terms += wording.limitTerms }
    if budget.settings.payday != nil { terms += wording.paydayTerms }
    title = wording.text.glossaryTitle
    lead = wording.text.glossaryLead
    tables = [
      ReportTable(
        caption: wording.text.glossaryTitle,
        columns: [.words(wording.text.term), .words(wording.text.meaning)],
        groups: [.init(rows: terms.map { .init([.init($0.term), .init($0.meaning)]) })], isBare: true)
    ]
    json = .array(terms.map { .members(["term": .string($0.term), "meaning": .string($0.meaning)]) })
  }
}
