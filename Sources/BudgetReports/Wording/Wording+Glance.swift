import Foundation

// The answers to the four questions of a month.

extension Wording {
  /// Returns whether the month is within its plan, and which categories are not.
  func glancePlan(actual: String, budgeted: String, over: [(name: String, amount: String)]) -> String {
    guard !over.isEmpty else {
      return fill(text.glancePlanWithin, ["actual": actual, "budgeted": budgeted])
    }
    let named = over.prefix(2).map { fill(text.overBy, ["name": $0.name, "amount": $0.amount]) }
      .joined(separator: ", ")
    let names = over.count > 2 ? fill(text.andMore, count: over.count - 2, ["names": named]) : named
    return fill(
      text.glancePlanOver, count: over.count,
      ["actual": actual, "budgeted": budgeted, "names": names])
  }

  /// Returns the unspent rest of the plan, and the remaining days of the month.
  func glanceLeft(_ amount: String, days: Int) -> String {
    fill(text.glanceLeft, count: days, ["amount": amount])
  }

  /// Returns how much of the plan was not spent, for a month that is over.
  func glanceUnder(_ amount: String) -> String { fill(text.glanceUnder, ["amount": amount]) }

  /// Returns by how much the plan is exceeded.
  func glanceOver(_ amount: String) -> String { fill(text.glanceOver, ["amount": amount]) }

  /// Returns the sentence about a bill that is not due every month; without it, the month is within its plan.
  func glanceFellDue(_ name: String, _ amount: String, rest: String) -> String {
    fill(text.glanceFellDue, ["name": name, "amount": amount, "rest": rest])
  }

  /// Returns the sentence about the one category that put the month over its plan.
  func glanceMattered(_ name: String, _ excess: String, rest: String) -> String {
    fill(text.glanceMattered, ["name": name, "amount": excess, "rest": rest])
  }

  /// Returns the total spending and the largest categories.
  func glanceSpending(
    total: String, first: (name: String, share: String), second: (name: String, share: String)?
  ) -> String {
    guard let second else {
      return fill(text.glanceSpendingOne, ["total": total, "name": first.name, "share": first.share])
    }
    return fill(
      text.glanceSpending,
      [
        "total": total, "name": first.name, "share": first.share, "second": second.name,
        "secondShare": second.share,
      ])
  }

  /// Returns how the month differs from a usual one, and the category that changed most.
  func glanceUsual(
    change: (amount: Decimal, text: String), usual: String, largest: (name: String, change: String)?
  ) -> String {
    let phrase =
      change.amount == 0
      ? text.glanceUsualSame : change.amount > 0 ? text.glanceUsualMore : text.glanceUsualLess
    let sentence = fill(phrase, ["amount": change.text, "usual": usual])
    let most = largest.map { fill(text.glanceUsualLargest, ["name": $0.name, "change": $0.change]) }
    return [sentence, most].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the meaning of a usual month, and the remaining days if the month is not over.
  func glanceMedian(months: Int, daysLeft: Int) -> String {
    let meaning = fill(text.glanceMedian, count: months)
    return daysLeft > 0 ? meaning + " " + fill(text.glanceNotOver, count: daysLeft) : meaning
  }

  /// Returns the number and the total of upcoming bills.
  func glanceBills(count: Int, overdue: Int, total: String, until day: String) -> String {
    guard count > 0 else { return fill(text.glanceNoBills, ["day": day]) }
    let sentence = fill(text.glanceBills, count: count, ["total": total, "day": day])
    return overdue > 0 ? sentence + " " + fill(text.glanceOverdue, count: overdue) : sentence
  }

  /// Returns the forecast balance at the end of the days, and the lowest balance until then.
  func glanceForecast(end: String, low: (amount: String, day: String)?) -> String {
    let sentence = fill(text.glanceForecast, ["amount": end])
    return [sentence, low.map { fill(text.glanceLowest, ["amount": $0.amount, "day": $0.day]) }]
      .compactMap { $0 }.joined(separator: " ")
  }
}
