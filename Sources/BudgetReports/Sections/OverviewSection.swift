import BudgetCalculation
import BudgetModel
import ExactDecimals
import Foundation
import ExactJSON

/// A year or another span at a glance: income, expenses, net, and the balances at the start and the end.
struct OverviewSection: BudgetSection {
  static let name = "overview"
  let title, lead: String
  let hero: ReportFact?
  let facts: [ReportFact]
  let tables, data: [ReportTable]
  let notes: [String]
  let json: JSONValue
  let shortTitle: String

  init?(_ context: ReportContext) {
    guard let span = context.span else { return nil }
    let (money, wording) = (context.money, context.wording)
    title = wording.text.overviewTitle
    shortTitle = wording.text.summaryTitle
    lead = wording.overviewLead(
      income: money.money(span.income), expenses: money.money(span.expenses),
      net: money.money(span.net.magnitude), isShort: span.net < 0)
    let hero = ReportFact(
      wording.text.net, money.money(span.net),
      remark: span.savingsRate.map { wording.savingsRate(money.percent($0)) }
        ?? wording.transactionCount(span.count, money),
      tone: span.net < 0 ? .bad : .good)
    let facts = [
      ReportFact(wording.text.incomeReceived, money.money(span.income)),
      ReportFact(
        wording.text.spentFact, money.money(span.expenses),
        remark: wording.transactionCount(span.count, money)),
      ReportFact(wording.text.balanceAtStart, money.money(span.log.opening)),
      ReportFact(wording.text.closingBalance, money.money(span.log.closing)),
    ]
    self.hero = hero
    self.facts = facts
    tables = [
      ReportTable(
        caption: wording.text.overviewTitle,
        columns: [.words(wording.text.figure), .figures(wording.text.amount)],
        groups: [.init(rows: facts.map { .init([.init($0.label), .init($0.value)]) })],
        totals: [.init([.init(hero.label), .init(hero.value, hero.tone)], isTotal: true)])
    ]
    data = [
      context.table(
        title,
        [
          (wording.text.balanceAtStart, .amount(span.log.opening)),
          (wording.text.incomeReceived, .amount(span.income)),
          (wording.text.spentFact, .amount(span.expenses)), (wording.text.net, .amount(span.net)),
          (wording.text.closingBalance, .amount(span.log.closing)),
          (wording.text.savedShare, span.savingsRate.map { .ratio($0) } ?? .nothing),
        ])
    ]
    notes = span.comparison == nil ? [wording.text.wholeMonthsOnly] : []
    json = .members([
      "income": .number(span.income), "expenses": .number(span.expenses), "net": .number(span.net),
      "savingsRate": .number(span.savingsRate), "count": .integer(span.count),
      "opening": .number(span.log.opening), "closing": .number(span.log.closing),
      "otherCurrencies": .array(span.otherCurrencies.map(\.json)),
    ])
  }
}

extension CurrencyTotals {
  /// The totals for programs.
  var json: JSONValue {
    .members([
      "currency": .string(currency.code), "income": .number(income), "expenses": .number(expenses),
    ])
  }
}
