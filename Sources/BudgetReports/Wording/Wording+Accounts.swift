import BudgetCalculation
import BudgetModel

// The words of the sections about balances: accounts, envelopes, limits, bills.

extension Wording {
  /// Returns the account's name with the last digits of its number.
  func account(_ name: String, digits: String?) -> String {
    digits.map { "\(name) ··\u{A0}\($0)" } ?? name
  }

  /// Returns the caption of the table of envelopes.
  func envelopesCaption(month: String) -> String { fill(text.envelopesCaption, ["month": month]) }

  /// Returns a sentence that sums up the envelopes.
  func envelopesLead(available: String, count: Int, over: Int) -> String {
    let overspent = over > 0 ? fill(text.someOverspent, count: over) : text.noneOverspent
    return fill(text.envelopesLead, count: count, ["available": available, "overspent": overspent])
  }

  /// Returns the amount left in an envelope.
  func availableAmount(_ amount: String) -> String { fill(text.availableAmount, ["amount": amount]) }

  /// Returns by how much an envelope is overspent.
  func overspent(_ amount: String) -> String { fill(text.overspent, ["amount": amount]) }

  /// Returns the note about overspending on credit cards that remains as debt.
  func cardDebt(_ amount: String) -> String { fill(text.cardDebt, ["amount": amount]) }

  /// Returns the span of time of a limit, with its last day.
  func period(_ period: LimitPeriod, last day: String) -> String {
    fill(period == .weekly ? text.weekTo : text.monthTo, ["day": day])
  }

  /// Returns an amount as a part of another: `{part} of {whole}`.
  func partOf(_ part: String, _ whole: String) -> String {
    fill(text.partOf, ["part": part, "whole": whole])
  }

  /// Returns a sentence that sums up the limits.
  func limitsLead(count: Int, over: Int, near: Int, day: String) -> String {
    let parts = [(over, text.limitsPassed), (near, text.limitsClose)].filter { $0.0 > 0 }
      .map { fill($0.1, count: $0.0) }
    let state = parts.isEmpty ? text.limitsSafe : parts.joined(separator: ", ")
    return fill(text.limitsLead, count: count, ["day": day, "state": state])
  }

  /// Returns the caption of the table of bills.
  func billsCaption(days: Int) -> String { fill(text.billsCaption, ["days": String(days)]) }

  /// Returns the caption of the table of the daily budget.
  func dailyCaption(day: String) -> String { fill(text.dailyCaption, ["day": day]) }

  /// Returns when something is due, counted from today.
  func inDays(_ days: Int) -> String {
    switch days {
    case 0: text.today
    case 1...: fill(text.inDays, count: days)
    default: fill(text.daysOverdue, count: -days)
    }
  }

  /// Returns the note that too many due dates were missed to list all of them.
  func overdueUnlisted(_ count: Int, _ money: MoneyFormat) -> String {
    fill(text.overdueUnlisted, count: count, as: money.count(count))
  }

  /// Returns a sentence that sums up the bills.
  func billsLead(day: String, count: Int, overdue: Int, total: String) -> String {
    let phrase = count == 0 ? text.noBills : overdue > 0 ? text.billsLeadOverdue : text.billsLead
    return fill(phrase, count: count, ["day": day, "overdue": String(overdue), "total": total])
  }
}
