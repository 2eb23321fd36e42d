import BudgetCalculation

// What the sections say: headings, leads, captions and notes.

extension Wording {
  var summaryTitle: String { "Summary" }
  var readyToAssign: String { "Ready to Assign" }
  var startingBalance: String { "Starting balance" }
  var incomeReceived: String { "Income received" }
  var assigned: String { "Assigned" }
  var spentFact: String { "Spent" }
  var figure: String { "Figure" }
  var uncategorized: String { "Uncategorized" }

  /// What the state of Ready to Assign is called.
  func remark(_ state: ReadyToAssign.State) -> String {
    switch state {
    case .balanced: "✓ everything is assigned"
    case .unassigned: "△ to be assigned"
    case .overassigned: "▲ over-assigned"
    }
  }

  /// The month in a sentence.
  func summaryLead(state: ReadyToAssign.State, amount: String, income: String) -> String {
    switch state {
    case .balanced: "\(income) came in, and all the money has a job."
    case .unassigned: "\(income) came in, and \(amount) still waits for a job."
    case .overassigned: "\(income) came in, and \(amount) more was assigned than there is."
    }
  }

  /// How much of the income was kept.
  func savingsRate(_ percent: String) -> String { "\(percent) of income saved" }

  /// That the month before is not settled.
  func carryForward(month: String, amount: String, isOver: Bool) -> String {
    isOver
      ? "\(month) is over-assigned by \(amount). Settle that month first."
      : "\(month) still has \(amount) to be assigned. Settle that month first."
  }

  /// The figures of a currency that is not the budget's.
  func otherCurrency(_ code: String, income: String, expenses: String) -> String {
    "Not in these figures: \(code), income \(income), expenses \(expenses). Currencies are never mixed."
  }

  var comparisonTitle: String { "Budgeted and actual" }
  var verdict: String { "Result" }
  var overBudget: String { "over budget" }
  var withinBudget: String { "within" }
  var dashMeaning: String { "A dash stands where nothing is budgeted." }

  /// What the table of the comparison shows.
  func comparisonCaption(month: String) -> String { "Each category in \(month)" }

  var spendingTitle: String { "Spending" }
  var refundsNote: String {
    "Where an amount is below 0, more came back in refunds than was spent; it counts in the total but has no slice."
  }

  /// What the table of the spending shows.
  func spendingCaption(month: String) -> String { "Spending in \(month), the largest first" }

  var trendSectionTitle: String { "Month over month" }
  var trendCaption: String { "Each month" }
  var savingsRateColumn: String { "Saved" }
  var savingsRateMeaning: String { "Saved is net as a share of income." }

  var planTitle: String { "Plan" }
  var planCaption: String { "The plan by group" }
  var planned: String { "Planned as" }
  var aMonth: String { "A month" }
  var totalIncome: String { "Total income" }
  var totalExpenses: String { "Total expenses" }
  var remainingBalance: String { "Remaining balance" }

  /// The plan in a sentence.
  func planLead(income: String, expenses: String, remaining: String, isShort: Bool) -> String {
    "\(income) a month is planned to come in and \(expenses) to go out; "
      + (isShort ? "\(remaining) is missing." : "\(remaining) remains.")
  }

  /// The sum of a group.
  func total(of group: String) -> String { "Total \(group.prefix(1).lowercased())\(group.dropFirst())" }

  /// What the accounts held when they were entered.
  func available(_ amount: String) -> String { "Current available, as entered for the accounts: \(amount)." }

  var logTitle: String { "Log" }
  var transfer: String { "transfer" }

  /// The log in a sentence, and what its balance begins with where there are accounts.
  func logLead(count: Int, opening: String, closing: String, accounts: String?) -> String {
    let origin = accounts.map { " It counts from the \($0) that the accounts held at first." } ?? ""
    guard count > 0 else {
      return "There is no transaction in this month. The balance is \(closing).\(origin)"
    }
    let taken = counted(count, "transaction takes", "transactions take")
    return "\(taken) the balance from \(opening) to \(closing).\(origin)"
  }

  /// What the table of the log shows.
  func logCaption(month: String) -> String { "Transactions in \(month), by day" }

  var findingsTitle: String { "What the import could not use" }
  var findingsCaption: String { "Findings, the gravest first" }

  /// The findings in a sentence.
  func findingsLead(unused: Int, warnings: Int, notes: Int) -> String {
    let parts = [
      unused > 0 ? "\(unused) not used" : nil, warnings > 0 ? counted(warnings, "warning", "warnings") : nil,
      notes > 0 ? counted(notes, "note", "notes") : nil,
    ].compactMap { $0 }
    return parts.isEmpty
      ? "Everything was used; there is nothing to look at." : parts.joined(separator: ", ") + "."
  }
}
