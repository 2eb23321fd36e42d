public import CalendarDates
public import Foundation

extension Finding {
  /// A rule of SPEC §1 that a record breaks.
  public enum RecordFact: Hashable, Sendable {
    /// The text fields of records to which a rule applies.
    public enum TextField: String, CaseIterable, Hashable, Sendable {
      case name, title, description, notes
    }

    /// The difference between two names that may be spellings of the same name.
    public enum NameDifference: CaseIterable, Hashable, Sendable {
      case caseOrAccents, spacing, plural, typo
    }

    case textEmpty(TextField)
    case textTooLong(TextField, text: String, count: Int, limit: Int, Strictness)
    case descriptionEmpty(Strictness)
    case nameDuplicate(name: String, Collection, first: Int)
    /// Two names that may be spellings of the same name, with the number of transactions of each, if known.
    indirect case nameSimilar(
      name: String, other: String, NameDifference, uses: [Int], Collection, first: Int)
    case identifierDuplicate(id: String, Collection, first: Int)
    case referenceDangling(RecordKind, id: String)
    case amountNotNumber
    case amountTooLong(Decimal)
    case amountNotPositive(Decimal)
    case amountNegative(Decimal, category: String)
    case categoryMissing
    case expenseInIncomeCategory
    case futureDated(CalendarDate, today: CalendarDate, Strictness)
    case transferAccountMissing(Strictness)
    case transferToItself
    case transferAccountUnused(TransactionKind)
    case primaryAccounts(count: Int)
    case lastDigitsInvalid
    case periodReversed(start: CalendarDate, end: CalendarDate)
    case periodOverlap(name: String, other: Int)
    case thresholdOutOfRange(Int)
    case limitOnIncome
    case limitDuplicate(first: Int)
    case monthDuplicate(CalendarMonth, first: Int)
    case assignmentDuplicate(CalendarMonth)
    case assignmentToIncome
    case dayOutOfRange(Int)
    case intervalOutOfRange(Int)
    case reminderInvalid
    case currencyUnknown(Currency, count: Int, Strictness)
    case tombstoneUnreadable(id: String)
    case tombstoneOfLiving(tombstone: Int)
  }
}

extension Finding.RecordFact {
  var verdict: Finding.Verdict {
    switch self {
    case .textEmpty: (.nameEmpty, .error)
    case .textTooLong(_, _, _, _, let strictness): (.textTooLong, strictness.severityOfKept)
    case .descriptionEmpty(let strictness): (.descriptionEmpty, strictness.severityOfKept)
    case .nameDuplicate(_, let collection, _): (.nameDuplicate, collection == .categories ? .error : .warning)
    case .nameSimilar(_, _, let difference, _, _, _):
      (.nameSimilar, difference == .caseOrAccents ? .warning : .info)
    case .identifierDuplicate: (.identifierDuplicate, .error)
    case .referenceDangling: (.referenceDangling, .error)
    case .amountNotNumber, .amountTooLong: (.amountOutOfRange, .error)
    case .amountNotPositive: (.amountNotPositive, .error)
    case .amountNegative: (.amountNegative, .warning)
    case .categoryMissing: (.categoryMissing, .error)
    case .expenseInIncomeCategory: (.expenseInIncomeCategory, .warning)
    case .futureDated(_, _, let strictness): (.futureDated, strictness.severityOfKept)
    case .transferAccountMissing(let strictness): (.transferAccountMissing, strictness.severityOfKept)
    case .transferToItself: (.transferToItself, .error)
    case .transferAccountUnused: (.transferAccountUnused, .warning)
    case .primaryAccounts: (.primaryAccountDuplicate, .error)
    case .lastDigitsInvalid: (.lastDigitsInvalid, .error)
    case .periodReversed: (.periodReversed, .error)
    case .periodOverlap: (.periodOverlap, .error)
    case .thresholdOutOfRange: (.thresholdOutOfRange, .error)
    case .limitOnIncome: (.limitOnIncome, .error)
    case .limitDuplicate: (.limitDuplicate, .error)
    case .monthDuplicate: (.monthDuplicate, .error)
    case .assignmentDuplicate: (.assignmentDuplicate, .error)
    case .assignmentToIncome: (.assignmentToIncome, .error)
    case .dayOutOfRange: (.dayOutOfRange, .error)
    case .intervalOutOfRange: (.intervalOutOfRange, .error)
    case .reminderInvalid: (.reminderInvalid, .warning)
    case .currencyUnknown(_, _, let strictness): (.currencyUnknown, strictness.severityOfKept)
    case .tombstoneUnreadable: (.tombstoneUnreadable, .error)
    case .tombstoneOfLiving: (.tombstoneOfLiving, .warning)
    }
  }
}
