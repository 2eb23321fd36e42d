import BudgetCalculation
import BudgetModel

// The words of the sections about a month: leads, captions and notes.

extension Wording {
  /// Returns the note that names the currency of a table's amounts.
  func amounts(in currency: Currency) -> String { fill(text.amountsIn, ["currency": currency.code]) }

  /// Returns a sentence that sums up the month.
  func summaryLead(state: ReadyToAssign.State, amount: String, income: String) -> String {
    let phrase =
      switch state {
      case .balanced: text.leadBalanced
      case .unassigned: text.leadUnassigned
      case .overassigned: text.leadOverassigned
      }
    return fill(phrase, ["income": income, "amount": amount])
  }

  /// Returns how much of the income was saved.
  func savingsRate(_ percent: String) -> String { fill(text.savingsRate, ["percent": percent]) }

  /// Returns the note that the previous month is not balanced.
  func carryForward(month: String, amount: String, isOver: Bool) -> String {
    fill(isOver ? text.carryForwardOver : text.carryForwardLeft, ["month": month, "amount": amount])
  }

  /// Returns the figures of a currency that is not the budget's.
  func otherCurrency(_ code: String, income: String, expenses: String) -> String {
    fill(text.otherCurrency, ["currency": code, "income": income, "expenses": expenses])
  }

  /// Returns a sentence that sums up a longer span.
  func overviewLead(income: String, expenses: String, net: String, isShort: Bool) -> String {
    fill(
      isShort ? text.overviewLeadShort : text.overviewLead,
      ["income": income, "expenses": expenses, "net": net])
  }

  /// Returns the number of transactions in words.
  func transactionCount(_ count: Int, _ money: MoneyFormat) -> String {
    fill(text.transactionCount, count: count, as: money.count(count))
  }

  /// Returns the caption of the tables of two months.
  func compareCaption(month: String, other: String) -> String {
    fill(text.compareCaption, ["month": month, "other": other])
  }

  /// Returns a sentence that compares two months.
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

  /// Returns the caption of the comparison.
  func comparisonCaption(month: String) -> String { fill(text.comparisonCaption, ["month": month]) }

  /// Returns the meaning of the bars and the small columns of the comparison.
  func barLegend(months: Int, hasYearBefore: Bool) -> String {
    [
      text.planMeaning, hasYearBefore ? text.shadeMeaning : nil,
      months > 0 ? fill(text.columnsMeaning, ["count": String(months)]) : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the caption of the table of spending.
  func spendingCaption(month: String) -> String { fill(text.spendingCaption, ["month": month]) }

  /// Returns the caption of the table of top categories.
  func topCaption(before month: String) -> String { fill(text.topCaption, ["month": month]) }

  /// Returns the note that there is nothing to compare with.
  func noFigure(for time: String) -> String { fill(text.noFigure, ["time": time]) }

  /// Returns the remark on spending within the amount for the whole quarter or year: `within {amount} {basis}`.
  func within(_ amount: String, _ basis: AmountBasis) -> String {
    fill(text.withinBasis, ["amount": amount, "basis": self.basis(basis)])
  }

  /// Returns how much of the spending the largest categories account for.
  func topLead(count: Int, others: String?, total: String) -> String {
    fill(
      others == nil ? text.topAll : text.topLead, count: count,
      ["others": others ?? "", "total": total])
  }

  /// Returns the caption of the table of cash flow.
  func flowCaption(month: String) -> String { fill(text.flowCaption, ["month": month]) }

  /// Returns the label for a category whose refunds exceed its spending.
  func refund(of category: String) -> String { fill(text.refundOf, ["category": category]) }

  /// Returns a sentence that sums up the cash flow.
  func flowLead(received: String, spent: String, kept: String?, before: String?) -> String {
    fill(
      kept != nil ? text.flowLeadKept : before != nil ? text.flowLeadBefore : text.flowLead,
      ["received": received, "spent": spent, "kept": kept ?? "", "before": before ?? ""])
  }

  /// Returns on how many days money was spent, and on which day the most.
  func calendarLead(days: Int, of count: Int, dearest: (date: String, amount: String)?) -> String {
    fill(
      dearest == nil ? text.calendarLead : text.calendarLeadMost, count: count,
      ["days": String(days), "date": dearest?.date ?? "", "amount": dearest?.amount ?? ""])
  }

  /// Returns the caption of the log.
  func logCaption(month: String) -> String { fill(text.logCaption, ["month": month]) }

  /// Returns the label of a part of a long log.
  func logPart(first: String?, last: String?, count: Int) -> String {
    fill(text.logPart, count: count, ["first": first ?? "", "last": last ?? ""])
  }

  /// Returns the note that a log is not listed completely.
  func logCut(shown: Int, count: Int, _ money: MoneyFormat) -> String {
    fill(text.logCut, count: count, as: money.count(count), ["shown": money.count(shown)])
  }

  /// Returns a sentence that sums up the log, with its opening balance if there are accounts.
  func logLead(count: Int, opening: String, closing: String, accounts: String?, _ money: MoneyFormat)
    -> String
  {
    let origin = accounts.map { " " + fill(text.logOrigin, ["accounts": $0]) } ?? ""
    return fill(
      count > 0 ? text.logLead : text.logEmpty, count: count, as: money.count(count),
      ["opening": opening, "closing": closing])
      + origin
  }

  /// Returns a sentence that sums up the twelve months.
  func yearLead(count: Int, last: String, income: String, expenses: String) -> String {
    fill(text.yearLead, count: count, ["month": last, "income": income, "expenses": expenses])
  }

  /// Returns the monthly average, which is shown next to the columns.
  func aMonthOnAverage(_ amount: String) -> String { fill(text.aMonthOnAverage, ["amount": amount]) }

  /// Returns a sentence that sums up the plan.
  func planLead(income: String, expenses: String, remaining: String, isShort: Bool) -> String {
    fill(
      isShort ? text.planShort : text.planRemains,
      ["income": income, "expenses": expenses, "remaining": remaining])
  }

  /// Returns the sum of the accounts' opening balances.
  func available(_ amount: String) -> String { fill(text.availableEntered, ["amount": amount]) }

  /// Returns a position in this language, as `Provenance` describes it in English.
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

  /// Returns a sentence that counts the findings.
  func findingsLead(unused: Int, warnings: Int, notes: Int) -> String {
    let parts = [
      (unused, text.findingsUnused), (warnings, text.findingsWarnings), (notes, text.findingsNotes),
    ].filter { $0.0 > 0 }.map { fill($0.1, count: $0.0) }
    return parts.isEmpty ? text.findingsNone : parts.joined(separator: ", ") + "."
  }
}
