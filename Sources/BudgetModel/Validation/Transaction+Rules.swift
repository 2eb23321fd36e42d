public import CalendarDates

extension Transaction {
  /// The maximum number of characters in a description (SPEC §1).
  public static let descriptionLimit = 100
  /// The maximum number of characters in notes (SPEC §1).
  public static let notesLimit = 500

  /// Returns the errors and warnings for entering this transaction; empty if there are none (SPEC §1).
  ///
  /// The rules are the same as in `Budget.validationFindings` with the strictness `entry`, so a category is required.
  /// Positions are paths in the transaction itself, such as `$.amount`.
  ///
  /// - Parameters:
  ///   - budget: The budget to which it would be added.
  ///   - today: The day of entry; a later date is refused.
  /// - Returns: The problems, each an error or a warning.
  public func entryProblems(in budget: Budget, today: CalendarDate) -> [Finding] {
    let currency = currency.flatMap { RuleProblem.currencyUnknown($0, "currency", .entry) }
    return (problems(in: RuleScope(budget, today: today, strictness: .entry)) + [currency].compactMap(\.self))
      .map { $0.finding(file: nil, path: "$") }
  }
}

extension Transaction: Ruled {
  static var collection: Finding.Collection { .transactions }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    // A log can have a million transactions. An array without problems allocates no memory.
    var problems: [RuleProblem] = []
    func note(_ problem: RuleProblem?) { if let problem { problems.append(problem) } }
    note(.amountNotPositive(amount, "amount"))
    note(descriptionEmpty(scope.strictness))
    note(.tooLong(.description, description, limit: Self.descriptionLimit, scope.strictness))
    note(.tooLong(.notes, notes, limit: Self.notesLimit, scope.strictness))
    note(futureDated(scope))
    note(categoryProblem(scope))
    note(scope.dangling(account: accountID))
    note(scope.dangling(account: transferAccountID, "transferAccountId"))
    note(scope.dangling(period: periodID))
    note(scope.dangling(member: memberID))
    note(scope.dangling(bill: billID))
    note(transferProblem(scope.strictness))
    return problems
  }

  private func descriptionEmpty(_ strictness: Strictness) -> RuleProblem? {
    guard description.isBlank else { return nil }
    return RuleProblem(.descriptionEmpty(strictness), "description")
  }

  private func futureDated(_ scope: RuleScope) -> RuleProblem? {
    guard let today = scope.today, date > today else { return nil }
    return RuleProblem(.futureDated(date, today: today, scope.strictness), "date")
  }

  private func categoryProblem(_ scope: RuleScope) -> RuleProblem? {
    guard let categoryID else {
      guard scope.strictness == .entry, kind != .transfer else { return nil }
      return RuleProblem(.categoryMissing, "categoryId")
    }
    guard let group = scope.groups[categoryID] else { return scope.dangling(category: categoryID) }
    guard kind == .expense, !group.isSpending else { return nil }
    return RuleProblem(.expenseInIncomeCategory, "categoryId")
  }

  /// Reports a transfer without two different accounts; in a file, a missing account is only a warning,
  /// because many files omit it.
  private func transferProblem(_ strictness: Strictness) -> RuleProblem? {
    guard kind == .transfer else {
      guard transferAccountID != nil else { return nil }
      return RuleProblem(.transferAccountUnused(kind), "transferAccountId")
    }
    guard let accountID, let transferAccountID else {
      return RuleProblem(
        .transferAccountMissing(strictness), accountID == nil ? "accountId" : "transferAccountId")
    }
    guard accountID == transferAccountID else { return nil }
    return RuleProblem(.transferToItself, "transferAccountId")
  }
}
