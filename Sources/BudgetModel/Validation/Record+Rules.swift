// The rules of the smaller records (SPEC §1).

extension Account: Ruled {
  static var collection: String { "accounts" }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [.nameEmpty(name), .amountOutOfRange(openingBalance, "openingBalance"), lastDigitsProblem]
      .compactMap { $0 }
  }

  /// Not quoted in the finding: it might be a whole number.
  private var lastDigitsProblem: RuleProblem? {
    guard let digits = lastFourDigits?.utf8,
      digits.count != 4 || !digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return RuleProblem(
      .lastDigitsInvalid, "lastFourDigits", "the last digits of the account's number are not four digits",
      remedy: "give the last four digits only")
  }
}

extension Bill: Ruled {
  static var collection: String { "bills" }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [
      .nameEmpty(title, "title"), .amountNotPositive(amount, "amount"), scope.dangling(category: categoryID),
      scope.dangling(account: accountID), intervalProblem,
      .dayOutOfRange(recurrence.anchorDay, "recurrence.anchorDay"), reminders.problem("reminders"),
    ].compactMap { $0 }
  }

  private var intervalProblem: RuleProblem? {
    guard recurrence.interval < 1 else { return nil }
    return RuleProblem(
      .intervalOutOfRange, "recurrence.interval", "the bill comes again every \(recurrence.interval) units")
  }
}

extension Period: Ruled {
  static var collection: String { "periods" }
  /// Characters that a period's name may have (SPEC §1).
  public static let nameLimit = 50

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [.nameEmpty(name), .tooLong(name, "name", limit: Self.nameLimit, scope.strictness), reversed]
      .compactMap { $0 }
  }

  private var reversed: RuleProblem? {
    guard let end, end < start else { return nil }
    return RuleProblem(.periodReversed, "endDate", "the period ends on \(end), before it starts on \(start)")
  }
}

extension Limit: Ruled {
  static var collection: String { "limits" }
  /// Percentages at which a limit may warn (SPEC §1).
  public static let alertThresholds = 50...95

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [
      .amountNotPositive(amount, "amount"), scope.dangling(category: categoryID),
      scope.dangling(member: memberID), thresholdProblem, incomeProblem(scope),
    ].compactMap { $0 }
  }

  private var thresholdProblem: RuleProblem? {
    guard !Self.alertThresholds.contains(alertThreshold) else { return nil }
    return RuleProblem(
      .thresholdOutOfRange, "alertThreshold", "the threshold \(alertThreshold) % is not between 50 and 95")
  }

  private func incomeProblem(_ scope: RuleScope) -> RuleProblem? {
    guard scope.groups[categoryID] == .income else { return nil }
    return RuleProblem(.limitOnIncome, "categoryId", "a category of income can have no limit")
  }
}

extension Member: Ruled {
  static var collection: String { "members" }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    [.nameEmpty(name)].compactMap { $0 }
  }
}
