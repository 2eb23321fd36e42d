import BudgetCalculation
import BudgetModel

// The words of the sections about a month: leads, captions and notes.

extension Wording {
  /// Which currency the amounts of a table are in.
  func amounts(in currency: Currency) -> String { fill(text.amountsIn, ["currency": currency.code]) }

  /// The month in a sentence.
  func summaryLead(state: ReadyToAssign.State, amount: String, income: String) -> String {
    let phrase =
      switch state {
      case .balanced: text.leadBalanced
      case .unassigned: text.leadUnassigned
      case .overassigned: text.leadOverassigned
      }
    return fill(phrase, ["income": income, "amount": amount])
  }

  /// How much of the income was kept.
  func savingsRate(_ percent: String) -> String { fill(text.savingsRate, ["percent": percent]) }

  /// The note that the month before is not settled.
  func carryForward(month: String, amount: String, isOver: Bool) -> String {
    fill(isOver ? text.carryForwardOver : text.carryForwardLeft, ["month": month, "amount": amount])
  }

  /// The figures of a currency that is not the budget's.
  func otherCurrency(_ code: String, income: String, expenses: String) -> String {
    fill(text.otherCurrency, ["currency": code, "income": income, "expenses": expenses])
  }

  /// A longer span in a sentence.
  func overviewLead(income: String, expenses: String, net: String, isShort: Bool) -> String {
    fill(
      isShort ? text.overviewLeadShort : text.overviewLead,
      ["income": income, "expenses": expenses, "net": net])
  }

  /// How many transactions there are.
  func transactionCount(_ count: Int, _ money: MoneyFormat) -> String {
    fill(text.transactionCount, count: count, as: money.count(count))
  }

  /// The caption of the tables of two months.
  func compareCaption(month: String, other: String) -> String {
    fill(text.compareCaption, ["month": month, "other": other])
  }

  /// Two months in a sentence.
  func compareLead(
    _ month: (name: String, income: String, expenses: String),
    _ other: (name: String, income: String, expenses: String), largest: (name: String, amount: String)?
  ) -> String {
    let lead = fill(
      text.compareLead,
      [
        "month": month.name, "income": month.income, "expenses": month.expenses, "other": other.name,
        "otherIncome": other.income, "otherExpenses": other.expenses,
      ])
    let change = largest.map { fill(text.compareLarger, ["name": $0.name, "amount": $0.amount]) }
    return [lead, change].compactMap { $0 }.joined(separator: " ")
  }

  /// The caption of the comparison.
  func comparisonCaption(month: String) -> String { fill(text.comparisonCaption, ["month": month]) }

  /// The meaning of the bars and the small columns of the comparison.
  func barLegend(months: Int, hasYearBefore: Bool) -> String {
    [
      text.planMeaning, hasYearBefore ? text.shadeMeaning : nil,
      months > 0 ? fill(text.columnsMeaning, ["count": String(months)]) : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// The caption of the table of spending.
  func spendingCaption(month: String) -> String { fill(text.spendingCaption, ["month": month]) }

  /// The caption of the table of top categories.
  func topCaption(before month: String) -> String { fill(text.topCaption, ["month": month]) }

  /// The note that there is nothing to compare with.
  func noFigure(for time: String) -> String { fill(text.noFigure, ["time": time]) }

  /// The remark on a category within the amount of its whole basis: `within {amount} {basis}`.
  func within(_ amount: String, _ basis: AmountBasis) -> String {
    fill(text.withinBasis, ["amount": amount, "basis": self.basis(basis)])
  }

  /// How much of the spending the largest categories account for.
  func topLead(count: Int, others: String?, total: String) -> String {
    fill(
      others == nil ? text.topAll : text.topLead, count: count,
      ["others": others ?? "", "total": total])
  }

  /// The caption of the table of cash flow.
  func flowCaption(month: String) -> String { fill(text.flowCaption, ["month": month]) }

  /// The label for a category whose refunds exceed its spending.
  func refund(of category: String) -> String { fill(text.refundOf, ["category": category]) }

  /// The flow in a sentence.
  func flowLead(received: String, spent: String, kept: String?, before: String?) -> String {
    fill(
      kept != nil ? text.flowLeadKept : before != nil ? text.flowLeadBefore : text.flowLead,
      ["received": received, "spent": spent, "kept": kept ?? "", "before": before ?? ""])
  }

  /// On how many days money was spent, and when most.
  func calendarLead(days: Int, of count: Int, dearest: (date: String, amount: String)?) -> String {
    fill(
      dearest == nil ? text.calendarLead : text.calendarLeadMost, count: count,
      ["days": String(days), "date": dearest?.date ?? "", "amount": dearest?.amount ?? ""])
  }

  /// The caption of the log.
  func logCaption(month: String) -> String { fill(text.logCaption, ["month": month]) }

  /// The label of a part of a long log.
  func logPart(first: String?, last: String?, count: Int) -> String {
    fill(text.logPart, count: count, ["first": first ?? "", "last": last ?? ""])
  }

  /// The note that a log is not listed completely.
  func logCut(shown: Int, count: Int, _ money: MoneyFormat) -> String {
    fill(text.logCut, count: count, as: money.count(count), ["shown": money.count(shown)])
  }

  /// The log in a sentence, and its opening balance if there are accounts.
  func logLead(count: Int, opening: String, closing: String, accounts: String?, _ money: MoneyFormat)
    -> String
  {
    let origin = accounts.map { " " + fill(text.logOrigin, ["accounts": $0]) } ?? ""
    return fill(
      count > 0 ? text.logLead : text.logEmpty, count: count, as: money.count(count),
      ["opening": opening, "closing": closing])
      + origin
  }

  /// The months in a sentence.
  func yearLead(count: Int, last: String, income: String, expenses: String) -> String {
    fill(text.yearLead, count: count, ["month": last, "income": income, "expenses": expenses])
  }

  /// The monthly mean, shown next to the columns.
  func aMonthOnAverage(_ amount: String) -> String { fill(text.aMonthOnAverage, ["amount": amount]) }

  /// The plan in a sentence.
  func planLead(income: String, expenses: String, remaining: String, isShort: Bool) -> String {
    fill(
      isShort ? text.planShort : text.planRemains,
      ["income": income, "expenses": expenses, "remaining": remaining])
  }

  /// The initial balance of the accounts.
  func available(_ amount: String) -> String { fill(text.availableEntered, ["amount": amount]) }

  /// The location of something, translated from what `Provenance` says in English.
  func place(_ place: Provenance) -> String {
    let words: String? =
      switch place.location {
      case .whole: nil
      case .sheet(let name): fill(text.placeOfSheet, ["sheet": name])
      case .cell(let sheet, let reference): fill(text.placeOfCell, ["sheet": sheet, "cell": reference])
      case .line(let line, let field):
        fill(text.placeOfLine, ["line": String(line)]) + (field.map { ", " + $0 } ?? "")
      case .jsonPath(let path): path
      }
    return [place.file, words].compactMap { $0 }.joined(separator: ", ")
  }

  /// The findings in a sentence.
  func findingsLead(unused: Int, warnings: Int, notes: Int) -> String {
    let parts = [
      (unused, text.findingsUnused), (warnings, text.findingsWarnings), (notes, text.findingsNotes),
    ].filter { $0.0 > 0 }.map { fill($0.1, count: $0.0) }
    return parts.isEmpty ? text.findingsNone : parts.joined(separator: ", ") + "."
  }
}
