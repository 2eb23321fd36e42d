public import Foundation

extension Finding {
  /// Something about one row of a log, or one entry of a statement.
  public enum RowFact: Hashable, Sendable {
    /// What a file has lines of.
    public enum Line: CaseIterable, Hashable, Sendable {
      /// A row of a table.
      case row
      /// An entry of a statement in OFX or QIF.
      case entry
    }

    /// What would make a date usable.
    public enum DateRemedy: CaseIterable, Hashable, Sendable {
      case none, otherDate, otherDateOrOrder, order
    }

    /// Why an amount cannot be used.
    public enum AmountFault: Hashable, Sendable {
      case notNumber(String)
      case truthValue(Bool)
      case errorValue(Topic)
      /// More digits than a budget keeps.
      case tooLong(Decimal)
      case tooLongText(String)
      /// Money out and money in beside each other.
      case bothWays
      /// Nothing says which way the money went; the word is one that does not.
      case noDirection(word: String?)
    }

    /// What was done without the amount.
    public enum WithoutAmount: CaseIterable, Hashable, Sendable {
      case rowLeftOut, entryLeftOut, notPlanned, categoryWithZero
    }

    /// The words of which a type is none, and what decides instead.
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
    case amountNotKept(String, isNumber: Bool)
    case feeTooLong(String)
    case signAgainstWord(word: String, Decimal, TransactionKind)
    /// A minus turned the row round; the kind is what it became, and `isNamed` says that its type stands in words.
    case reversed(to: TransactionKind, isNamed: Bool)
    case typeUnknown(String, TypeWords)
    case categoryMissing
    case uncategorized
    case transferWithoutAccount
    case currencyUnreadable(String, Line)
    case fieldsWithoutColumn(ofFirstRow: Bool)
    case referenceUnknown(RecordKind, name: String)
    case identifierUnusable(String)
    case balanceBreaks(found: Decimal, expected: Decimal)
    /// The row says what there was before: of an account, or at the start of the first month.
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
    case .amountNotKept(_, let isNumber): (isNumber ? .amountTooPrecise : .amountUnreadable, .error)
    case .feeTooLong: (.amountTooPrecise, .error)
    case .signAgainstWord: (.signAgainstWord, .warning)
    case .reversed: (.refund, .info)
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
  /// The kind of finding about such an amount.
  var code: Finding.Code {
    switch self {
    case .notNumber, .truthValue, .bothWays: .amountUnreadable
    case .errorValue: .errorValue
    case .tooLong, .tooLongText: .amountTooPrecise
    case .noDirection: .directionMissing
    }
  }
}
