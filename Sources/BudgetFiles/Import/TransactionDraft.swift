internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// A transaction as a reader found it in a row: its day and amount can be kept, the rest is as the file has it.
struct TransactionDraft {
  /// What an identity is made of where the file gives none that is usable.
  enum Identity {
    /// The row's place and content; of rows that share both, each gets another one.
    case row
    /// The same of a line that no other row shares.
    case line
    /// An entry's place and content with its sign, the bank's mark, and which part of the entry it is.
    case entry(mark: String, part: Int? = nil)
  }

  /// The transaction so far; the builder adds its identity, its description and what the names below stand for.
  var transaction: Transaction
  /// The amount with its sign.
  private(set) var signed: Decimal
  /// The day as ISO 8601 has it, where the reader knows it already.
  var dayText: String?

  var identity = Identity.row
  /// The identity that the file gives.
  var givenIdentity: String?
  /// Texts of the row that describe it; those that do not become notes.
  var description: String?
  var memo: String?
  var note: String?
  var type: String?
  /// Names of records, for those that the transaction does not have yet.
  var category: String?
  var account: String?
  var toAccount: String?
  var member: String?
  /// What is stated for the amount, or a text that should be a currency and is none.
  var currency: StatedCurrency?
  var unknownCurrency: String?
  /// Whether the sign turned the direction of the row's type round: a negative expense.
  var isReversed = false
  /// What the reader found odd in other fields of the row.
  var remarks: [Finding] = []

  /// A draft of a day and an amount, whose sign says which way it went.
  init(_ day: DateText.Reading, _ signed: Decimal, _ info: RecordInfo) {
    self.signed = signed
    transaction = Transaction(
      id: Self.unknown, date: day.date, time: day.time, amount: abs(signed),
      kind: signed < 0 ? .expense : .income, description: "", info: info)
  }

  /// The same with the amount of a part.
  func part(_ signed: Decimal) -> TransactionDraft {
    var part = self
    part.signed = signed
    (part.transaction.amount, part.transaction.kind) = (abs(signed), signed < 0 ? .expense : .income)
    return part
  }

  private static let unknown = Identifier<Transaction>(
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
}

/// What a row says of its day.
enum DayReading {
  case day(DateText.Reading)
  case missing
  case unreadable(String)
}

/// How findings speak of a file's rows.
struct RowTerms {
  /// What they are; entries of a bank's statement are corrected by nobody.
  var line = Finding.RowFact.Line.row
  /// What a row without a day is.
  var missingDay = Finding.RowFact.dateMissing(.row)
  /// What to do about a day that is none.
  var dayRemedy = Finding.RowFact.DateRemedy.otherDate
  /// Whether rows have a place for a category, so that one without is worth a word.
  var asksForCategory = false

  /// Those of a bank's statement.
  static func entries(dayRemedy: Finding.RowFact.DateRemedy = .none) -> RowTerms {
    RowTerms(line: .entry, missingDay: .dateMissing(.entry), dayRemedy: dayRemedy)
  }
}
