// The meanings of a report's terms, each about two lines long.

extension Wording {
  typealias Term = (term: String, meaning: String)

  /// The terms of every report.
  var basicTerms: [Term] {
    [
      (text.readyToAssign, text.readyMeaning), (text.assigned, text.assignedMeaning),
      (text.budgetedAndActual, text.budgetedAndActualMeaning), (text.groups, text.groupsMeaning),
      (text.refund, text.refundMeaning), (text.transferTerm, text.transferMeaning),
      (text.netAndSaved, text.netAndSavedMeaning), (text.balance, text.balanceMeaning),
    ]
  }

  /// The terms of a budget whose envelopes roll over.
  var envelopeTerms: [Term] { [(text.envelope, text.envelopeMeaning)] }

  /// The terms of a budget with accounts.
  var accountTerms: [Term] { [(text.netWorth, text.netWorthTermMeaning)] }

  /// The terms of a budget with limits.
  var limitTerms: [Term] { [(text.limit, text.limitMeaning)] }

  /// The terms of a budget with paydays.
  var paydayTerms: [Term] { [(text.dailyBudget, text.dailyBudgetMeaning)] }
}
