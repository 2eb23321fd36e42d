extension Finding {
  /// Something about a log as a whole: how its dates, amounts and signs are written, and what its columns mean.
  public enum LogFact: Hashable, Sendable {
    /// The reason why it is unclear which amounts are expenses.
    public enum SignDoubt: Hashable, Sendable {
      case balances
      case words
      case unsigned
      case mixed(positive: Int, negative: Int)
      case balancesAgainstProfile(String)
      case profileWithoutExpense(String, amounts: Int)
    }

    /// The part of a profile that the rows contradict.
    public enum ProfileFault: Hashable, Sendable {
      /// The order of day and month.
      case dates
      /// The columns or the signs.
      case columns
    }

    /// A column with its position, from 1, and the name of its meaning.
    public struct Column: Hashable, Sendable {
      /// The position.
      public let number: Int
      /// The name of the meaning.
      public let meaning: String

      /// Creates a column.
      public init(number: Int, meaning: String) { (self.number, self.meaning) = (number, meaning) }
    }

    /// Dates that could be day first or month first; if `isRead` is true, they are read month first.
    case dateOrderAmbiguous(example: String, isRead: Bool)
    case decimalMarkAmbiguous(example: String, isRead: Bool)
    case statementMarkAmbiguous(example: String)
    case datesCarried(count: Int)
    case rowsPending(count: Int)
    case rowsVoid(count: Int)
    case datesWithoutYear(example: String)
    case columnWithoutDates(column: String, example: String)
    case monthsMissing
    case yearsMissing
    /// No row has a date; if `isRead` is true, the rows are dated on the first day of their month or year.
    case datesMissing(isRead: Bool)
    case positiveIsExpense(texts: Int)
    /// Amounts without signs; if `hasDoubt` is true, some texts look like income.
    case unsigned(hasDoubt: Bool)
    case unsignedWithCategories
    /// Two words of a column: `income` is read as income, and `expense` as spending.
    case wordsAssumed(income: String, expense: String)
    case signsMixed(positive: Int, negative: Int, negativeIsExpense: Bool)
    /// It is unclear which amounts are expenses; these profiles may match the file.
    case signsOpen(SignDoubt, profiles: [String])
    case furtherAmounts(columns: [String], count: Int)
    case pairOfAmounts(columns: [String])
    case pairWithoutNames
    case profileUnfit(String)
    case profilesFit([String])
    case profileContradicted(String, ProfileFault)
    case doubleEntry(column: String)
    case possibleTransfers(count: Int)
    case transfersJoined(count: Int)
    case feesNotBooked
    case headerMissing([Column])
  }
}

extension Finding.LogFact {
  var verdict: Finding.Verdict {
    switch self {
    case .dateOrderAmbiguous(_, let isRead): (.dateOrderAmbiguous, isRead ? .warning : .error)
    case .decimalMarkAmbiguous(_, let isRead): (.decimalMarkAmbiguous, isRead ? .warning : .error)
    case .statementMarkAmbiguous: (.decimalMarkAmbiguous, .error)
    case .datesCarried: (.datesCarried, .info)
    case .rowsPending: (.rowsPending, .info)
    case .rowsVoid: (.rowsVoid, .info)
    case .datesWithoutYear, .monthsMissing, .yearsMissing: (.yearMissing, .error)
    case .datesMissing(let isRead): (.yearMissing, isRead ? .warning : .error)
    case .columnWithoutDates: (.dateUnreadable, .error)
    case .unsigned(let hasDoubt): (.signsAssumed, hasDoubt ? .warning : .info)
    case .wordsAssumed: (.signsAssumed, .warning)
    case .positiveIsExpense, .unsignedWithCategories: (.signsAssumed, .info)
    case .signsMixed: (.signsAmbiguous, .warning)
    case .signsOpen: (.signsAmbiguous, .error)
    case .furtherAmounts, .pairOfAmounts: (.columnsAmbiguous, .warning)
    case .pairWithoutNames: (.columnsAmbiguous, .error)
    case .profileUnfit, .profilesFit: (.profileUnclear, .error)
    case .profileContradicted: (.profileUnclear, .info)
    case .doubleEntry: (.doubleEntry, .error)
    case .possibleTransfers: (.possibleTransfers, .info)
    case .transfersJoined: (.transfersJoined, .info)
    case .feesNotBooked: (.feesNotBooked, .info)
    case .headerMissing: (.headerMissing, .info)
    }
  }
}
