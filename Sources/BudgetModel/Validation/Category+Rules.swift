internal import ExactDecimals
internal import Foundation

extension Category: Ruled {
  static var collection: Finding.Collection { .categories }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [
      .empty(.name, name), .amountOutOfRange(budgetedAmount, "budgetedAmount"), negative(scope),
      dueDayProblem,
      reminders.problem("reminders"),
    ].compactMap { $0 }
  }

  private func negative(_ scope: RuleScope) -> RuleProblem? {
    guard budgetedAmount < 0, !scope.allowsNegativeCategories else { return nil }
    return RuleProblem(.amountNegative(budgetedAmount, category: name), "budgetedAmount")
  }

  private var dueDayProblem: RuleProblem? {
    guard case .dayOfMonth(let day) = dueDate else { return nil }
    return .dayOutOfRange(day, "dueDate")
  }
}

extension RuleProblem {
  /// Reports a day of the month outside 1 to 31.
  static func dayOutOfRange(_ day: Int?, _ field: String) -> RuleProblem? {
    guard let day, !(1...31).contains(day) else { return nil }
    return RuleProblem(.dayOutOfRange(day), field)
  }
}

extension ReminderSchedule {
  /// Reports invalid days: after the date, or duplicate.
  func problem(_ field: String) -> RuleProblem? {
    guard daysBefore.contains(where: { $0 < 0 }) || Set(daysBefore).count < daysBefore.count else {
      return nil
    }
    return RuleProblem(.reminderInvalid, field)
  }
}
