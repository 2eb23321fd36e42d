// The rules of the smaller record types (SPEC §1).

extension Account: Ruled {
  static var collection: Finding.Collection { .accounts }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [.empty(.name, name), .amountOutOfRange(openingBalance, "openingBalance"), lastDigitsProblem]
      .compactMap { $0 }
  }

  /// The problem of the last digits; it does not repeat them, because they might be a whole account number.
  private var lastDigitsProblem: RuleProblem? {
    guard let digits = lastFourDigits?.utf8,
      digits.count != 4 || !digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return RuleProblem(.lastDigitsInvalid, "lastFourDigits")
  }
}

extension Bill: Ruled {
  static var collection: Finding.Collection { .bills }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [
      .empty(.title, title), .amountNotPositive(amount, "amount"), scope.dangling(category: categoryID),
      scope.dangling(account: accountID), intervalProblem,
      .dayOutOfRange(recurrence.anchorDay, "recurrence.anchorDay"), reminders.problem("reminders"),
    ].compactMap { $0 }
  }

  private var intervalProblem: RuleProblem? {
    guard recurrence.interval < 1 else { return nil }
    return RuleProblem(.intervalOutOfRange(recurrence.interval), "recurrence.interval")
  }
}

extension Period: Ruled {
  static var collection: Finding.Collection { .periods }
  /// The maximum number of characters in a period's name (SPEC §1).
  public static let nameLimit = 50

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [.empty(.name, name), .tooLong(.name, name, limit: Self.nameLimit, scope.strictness), reversed]
      .compactMap { $0 }
  }

  private var reversed: RuleProblem? {
    guard let end, end < start else { return nil }
    return RuleProblem(.periodReversed(start: start, end: end), "endDate")
  }
}

extension Limit: Ruled {
  static var collection: Finding.Collection { .limits }
  /// The valid percentages for the alert threshold of a limit (SPEC §1).
  public static let alertThresholds = 50...95

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [
      .amountNotPositive(amount, "amount"), scope.dangling(category: categoryID),
      scope.dangling(member: memberID), thresholdProblem, incomeProblem(scope),
    ].compactMap { $0 }
  }

  private var thresholdProblem: RuleProblem? {
    guard !Self.alertThresholds.contains(alertThreshold) else { return nil }
    return RuleProblem(.thresholdOutOfRange(alertThreshold), "alertThreshold")
  }

  private func incomeProblem(_ scope: RuleScope) -> RuleProblem? {
    guard scope.groups[categoryID] == .income else { return nil }
    return RuleProblem(.limitOnIncome, "categoryId")
  }
}

extension Member: Ruled {
  static var collection: Finding.Collection { .members }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [.empty(.name, name)].compactMap { $0 }
  }
}
