public import Foundation

extension Finding {
  /// Something about one row of a log, or one entry of a statement.
  public enum RowFact: Hashable, Sendable {
    /// The kinds of lines in a file.
    public enum Line: CaseIterable, Hashable, Sendable {
      /// A row of a table.
      case row
      /// An entry of a statement in OFX or QIF.
      case entry
    }

    /// The change that would make a date usable.
    public enum DateRemedy: CaseIterable, Hashable, Sendable {
      case none, otherDate, otherDateOrOrder, order
    }

    /// The reason why an amount cannot be used.
    public enum AmountFault: Hashable, Sendable {
      case notNumber(String)
      case truthValue(Bool)
      case errorValue(Topic)
      /// More digits than a budget stores.
      case tooLong(Decimal)
      case tooLongText(String)
      /// Both money out and money in on the same row.
      case bothWays
      /// The direction of the money is unclear; the word, if any, does not show it.
      case noDirection(word: String?)
    }

    /// What happens to a row, entry or category whose amount is missing or unusable.
    public enum WithoutAmount: CaseIterable, Hashable, Sendable {
      case rowLeftOut, entryLeftOut, notPlanned, categoryWithZero
    }

    /// The list of known words that does not contain the type of a row, and what decides the type instead.
    public enum TypeWords: CaseIterable, Hashable, Sendable {
      case kindsOrSignOrCategory, kindsOrSign, groups
    }

    case dateMissing(Line)
    case dateMissingBesideAmount
    case dateUnreadable(String, Line, DateRemedy)
    case monthUnreadable(String)
    case amountMissing(Line)
    case amountZero(Line)
    case amountUnusable(AmountFault, WithoutAmount)
    /// An amount with more decimals than a budget keeps, and the rounded amount.
    case amountRounded(Decimal, to: Decimal)
    case amountNotKept(String, isNumber: Bool)
    case feeTooLong(String)
    case signAgainstWord(word: String, Decimal, TransactionKind)
    /// A minus sign reversed the direction of the row: the resulting kind, and whether the row names its
    /// type.
    case reversed(to: TransactionKind, isNamed: Bool)
    /// Money out and money in on the same row; each is a transaction.
    case bothDirections
    case typeUnknown(String, TypeWords)
    case categoryMissing
    case uncategorized
    case transferWithoutAccount
    case currencyUnreadable(String, Line)
    case fieldsWithoutColumn(ofFirstRow: Bool)
    case referenceUnknown(RecordKind, name: String)
    case identifierUnusable(String)
    case balanceBreaks(found: Decimal, expected: Decimal)
    /// The row gives the balance before the log: the balance of an account or, if `account` is nil, the
    /// balance at the start of the first month.
    case openingBalance(account: Topic?)
    case openingKnown
  }
}

extension Finding.RowFact {
  var verdict: Finding.Verdict {
    switch self {
    case .dateMissing, .dateMissingBesideAmount: (.dateMissing, .error)
    case .dateUnreadable, .monthUnreadable: (.dateUnreadable, .error)
    case .amountMissing: (.amountMissing, .error)
    case .amountZero: (.amountZero, .warning)
    case .amountUnusable(let fault, _): (fault.code, .error)
    case .amountRounded: (.amountRounded, .warning)
    case .amountNotKept(_, let isNumber): (isNumber ? .amountTooPrecise : .amountUnreadable, .error)
    case .feeTooLong: (.amountTooPrecise, .error)
    case .signAgainstWord: (.signAgainstWord, .warning)
    case .reversed: (.refund, .info)
    case .bothDirections: (.bothDirections, .info)
    case .typeUnknown: (.typeUnknown, .warning)
    case .categoryMissing: (.nameMissing, .error)
    case .uncategorized: (.uncategorized, .info)
    case .transferWithoutAccount: (.transferWithoutAccount, .info)
    case .currencyUnreadable: (.settingUnknown, .warning)
    case .fieldsWithoutColumn: (.fieldsWithoutColumn, .warning)
    case .referenceUnknown: (.referenceUnknown, .warning)
    case .identifierUnusable: (.identifierUnusable, .warning)
    case .balanceBreaks: (.balanceBreaks, .warning)
    case .openingBalance: (.openingBalance, .info)
    case .openingKnown: (.notCarried, .info)
    }
  }
}

extension Finding.RowFact.AmountFault {
  /// The kind of finding for an amount with this fault.
  var code: Finding.Code {
    switch self {
    case .notNumber, .truthValue, .bothWays: .amountUnreadable
    case .errorValue: .errorValue
    case .tooLong, .tooLongText: .amountTooPrecise
    case .noDirection: .directionMissing
    }
  }
}
