// What the terms of a report mean, each in about two lines.

extension Wording {
  typealias Term = (term: String, meaning: String)

  var glossaryTitle: String { "Glossary" }
  var glossaryLead: String { "What the words of this report mean." }
  var term: String { "Term" }
  var meaning: String { "Meaning" }

  /// The terms of every report.
  var basicTerms: [Term] {
    [
      (
        readyToAssign,
        "Starting balance + income received − assigned. At 0 every unit of money has a job; "
          + "planned income never counts before it is there."
      ),
      (
        assigned,
        "What the month gives to its spending categories: its own assignment where there is one, "
          + "else the planned amount a month."
      ),
      (
        "Budgeted and actual",
        "What a category was given in a month, and its expenses less refunds in that month. "
          + "The difference is what is left; below 0 the category is over budget."
      ),
      (
        "Groups",
        "Fixed expenses come alike every month, variable ones change, and quarterly ones come every "
          + "three months and count as a third a month."
      ),
      (
        "Refund",
        "Income in a spending category. It lowers what the category spent and is no income."
      ),
      ("Transfer", "Money moved between two accounts. It is no income and no expense."),
      (
        "\(net) and saved",
        "Net is income − expenses of a month; saved is net as a share of income."
      ),
      (
        balance,
        "The running balance of the whole book after each row: + income, − expenses, by date; "
          + "rows of one day keep the order of the file."
      ),
    ]
  }

  /// The terms of a budget whose envelopes roll over.
  var envelopeTerms: [Term] {
    [
      (
        "Envelope",
        "The money of a category: carried over + assigned − spent. What is left goes on into the next month; "
          + "what was overspent in cash is taken from the next month’s \(readyToAssign)."
      )
    ]
  }

  /// The terms of a budget with accounts.
  var accountTerms: [Term] {
    [
      (
        netWorth,
        "What all accounts hold together, debts of cards and loans counted below 0."
      )
    ]
  }

  /// The terms of a budget with limits.
  var limitTerms: [Term] {
    [
      (
        limit,
        "What a category may cost a week or a month, for one member or for everybody. It warns from its "
          + "threshold on; an enforced one refuses what would pass it."
      )
    ]
  }

  /// The terms of a budget with paydays.
  var paydayTerms: [Term] {
    [
      (
        dailyBudget,
        "The primary account’s balance ÷ the days until the next payday, so that spending a little each day "
          + "lasts until pay comes."
      )
    ]
  }
}
