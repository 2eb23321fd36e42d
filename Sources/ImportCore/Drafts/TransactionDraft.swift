package import BudgetModel
internal import CalendarDates
package import Foundation
package import FieldReading

/// A transaction as a reader found it in a row: its day and amount can be kept, the rest is as the file has it.
package struct TransactionDraft {
  /// The basis of an identity if the file gives none that is usable.
  package enum Identity {
    /// The row's place and content; of rows that share both, each gets another one.
    case row
    /// The same of a line that no other row shares.
    case line
    /// An entry's place and content with its sign, the bank's mark, and which part of the entry it is.
    case entry(mark: String, part: Int? = nil)
  }

  /// The transaction so far; the builder adds its identity, its description and the records that the names
  /// below refer to.
  package var transaction: Transaction
  /// The amount with its sign.
  package private(set) var signed: Decimal
  /// The day as ISO 8601 has it, where the reader knows it already.
  package var dayText: String?

  package var identity = Identity.row
  /// The identity that the file gives.
  package var givenIdentity: String?
  /// Texts of the row that describe it; those that do not become notes.
  package var description: String?
  package var memo: String?
  package var note: String?
  package var type: String?
  /// Names of records, for those that the transaction does not have yet.
  package var category: String?
  package var account: String?
  package var toAccount: String?
  package var member: String?
  /// The currency stated for the amount, or a text that should be a currency but is not.
  package var currency: StatedCurrency?
  package var unknownCurrency: String?
  /// Whether the sign turned the direction of the row's type round: a negative expense.
  package var isReversed = false
  /// The reader's findings about other fields of the row.
  package var remarks: [Finding] = []

  /// A draft of a day and an amount, whose sign says which way it went.
  package init(_ day: DateText.Reading, _ signed: Decimal, _ info: RecordInfo) {
    self.signed = signed
    transaction = Transaction(
      id: Self.unknown, date: day.date, time: day.time, amount: abs(signed),
      kind: signed < 0 ? .expense : .income, description: "", info: info)
  }

  /// The same with the amount of a part.
  package func part(_ signed: Decimal) -> TransactionDraft {
    var part = self
    part.signed = signed
    (part.transaction.amount, part.transaction.kind) = (abs(signed), signed < 0 ? .expense : .income)
    return part
  }

  private static let unknown = Identifier<Transaction>(
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
}

/// The day that a row states.
package enum DayReading {
  case day(DateText.Reading)
  case missing
  case unreadable(String)
}

/// How findings speak of a file's rows.
package struct RowTerms {
  /// What the lines are called; entries of a bank's statement cannot be corrected.
  package var line: Finding.RowFact.Line
  /// The finding for a row without a day.
  package var missingDay: Finding.RowFact
  /// The remedy for an invalid day.
  package var dayRemedy: Finding.RowFact.DateRemedy
  /// Whether rows have a place for a category, so that one without is worth a word.
  package var asksForCategory: Bool

  /// Those of plain rows, where nothing else is said.
  package init(
    line: Finding.RowFact.Line = .row, missingDay: Finding.RowFact = .dateMissing(.row),
    dayRemedy: Finding.RowFact.DateRemedy = .otherDate, asksForCategory: Bool = false
  ) {
    (self.line, self.missingDay) = (line, missingDay)
    (self.dayRemedy, self.asksForCategory) = (dayRemedy, asksForCategory)
  }

  /// Those of a bank's statement.
  package static func entries(dayRemedy: Finding.RowFact.DateRemedy = .none) -> RowTerms {
    RowTerms(line: .entry, missingDay: .dateMissing(.entry), dayRemedy: dayRemedy)
  }
}
