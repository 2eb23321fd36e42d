import BudgetCalculation
import BudgetModel
import Foundation
import ExactJSON

/// The month at a glance: starting balance, income, assigned amounts and Ready to Assign (SPEC §3).
struct SummarySection: BudgetSection {
  static let name = "summary"
  static let isOfSpan = false
  let title, lead: String
  /// Ready to Assign: green at 0, orange above, red below, and always stated in words (SPEC §3).
  let hero: ReportFact?
  let facts: [ReportFact]
  let tables, data: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init(_ context: ReportContext) {
    let (ready, money, wording) = (context.statement.readyToAssign, context.money, context.wording)
    let isEmpty = context.budget.transactions.isEmpty && context.budget.categories.isEmpty
    title = wording.text.summaryTitle
    lead =
      isEmpty
      ? wording.text.nothingYet
      : wording.summaryLead(
        state: ready.state, amount: money.money(ready.value.magnitude),
        income: money.money(ready.incomeReceived))
    // In an empty budget, zero is not a success, so the figure has no tone.
    let hero = ReportFact(
      wording.text.readyToAssign, money.money(ready.value),
      remark: isEmpty ? nil : wording.remark(ready.state), tone: isEmpty ? .plain : ready.state.tone)
    let totals = context.statement.totals
    let facts =
      ready.terms.map { Self.fact($0, context) } + [
        ReportFact(
          wording.text.spentFact, money.money(totals.expenses),
          remark: totals.savingsRate.map { wording.savingsRate(money.percent($0)) })
      ]
    self.hero = hero
    self.facts = facts
    tables = [Self.table(hero, facts, wording)]
    let terms = ready.terms.map { term -> (String, ReportTable.Value) in
      (wording.term(term.kind, before: context.month.previous.month), .amount(term.signedAmount))
    }
    data = [
      context.table(
        title,
        terms + [
          (wording.text.readyToAssign, .amount(ready.value)),
          (wording.text.spentFact, .amount(totals.expenses)), (wording.text.net, .amount(totals.net)),
          (wording.text.savedShare, totals.savingsRate.map { .ratio($0) } ?? .nothing),
        ])
    ]
    notes = Self.notes(context)
    json = Self.json(context)
  }

  /// Returns a term with its sign, so that the lines add up to Ready to Assign.
  private static func fact(_ term: ReadyToAssign.Term, _ context: ReportContext) -> ReportFact {
    let label = context.wording.term(term.kind, before: context.month.previous.month)
    switch term.kind {
    case .carriedOver: return ReportFact(label, context.money.money(term.amount))
    case .startingBalance:
      return ReportFact(
        label, context.money.money(term.amount), origin: startingBalanceOrigin(context))
    case .incomeReceived, .overspentBefore, .uncategorized, .assigned, .assignedLater:
      let isAdded = term.kind.isTakenAway == (term.amount < 0)
      return ReportFact(
        label, (isAdded ? "+" : minusSign) + "\u{A0}" + context.money.money(term.amount.magnitude))
    }
  }

  private static func startingBalanceOrigin(_ context: ReportContext) -> Provenance? {
    context.ledger.monthlyBudgets[context.month.month].flatMap { context.origins.startingBalances[$0.id] }
  }

  /// Returns these figures as a table, for the forms of a report that have no special layout for them.
  private static func table(_ hero: ReportFact, _ facts: [ReportFact], _ wording: Wording) -> ReportTable {
    let total = [hero.label, hero.remark].compactMap { $0 }.joined(separator: " ")
    return ReportTable(
      caption: wording.text.summaryTitle,
      columns: [.words(wording.text.figure), .figures(wording.text.amount)],
      groups: [.init(rows: facts.dropLast().map { .init([.init($0.label), .init($0.value)]) })],
      totals: [.init([.init(total), .init(hero.value, hero.tone)], isTotal: true)])
  }

  private static func notes(_ context: ReportContext) -> [String] {
    let (statement, wording) = (context.statement, context.wording)
    let carry = statement.carryForward.map {
      wording.carryForward(
        month: wording.month($0.month.month), amount: context.money.money($0.amount.magnitude),
        isOver: $0.amount < 0)
    }
    return [carry].compactMap { $0 }
  }

  private static func json(_ context: ReportContext) -> JSONValue {
    let (ready, totals) = (context.statement.readyToAssign, context.statement.totals)
    return JSONValue.members([
      "startingBalance": .number(ready.startingBalance), "incomeReceived": .number(ready.incomeReceived),
      "assigned": .number(ready.assigned), "readyToAssign": .number(ready.value),
      "rollsOver": .bool(ready.rollsOver), "carriedOver": .number(ready.carriedOver),
      "overspentBefore": .number(ready.overspentBefore), "uncategorized": .number(ready.uncategorized),
      "assignedLater": .number(ready.assignedLater),
      "state": .string(ready.state.rawValue), "expenses": .number(totals.expenses),
      "net": .number(totals.net),
      "savingsRate": .number(totals.savingsRate),
      "otherCurrencies": .array(
        context.statement.otherCurrencies.map(\.json)),
    ]).adding("startingBalanceOrigin", startingBalanceOrigin(context)?.description)
  }
}

extension ReadyToAssign.State {
  /// The tone of a state: green at 0, orange above, red below.
  var tone: Tone {
    switch self {
    case .balanced: .good
    case .unassigned: .caution
    case .overassigned: .bad
    }
  }
}
