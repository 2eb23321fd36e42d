package import BudgetModel
internal import CalendarDates
package import Foundation
package import FieldReading

/// A transaction as read from a row: its day and amount are usable, the rest is as the file has it.
package struct TransactionDraft {
  /// The basis of an identity if the file gives none or an unusable one.
  package enum Identity {
    /// The row's place and content; rows that share both get different identities.
    case row
    /// The same for a line that belongs to one row only.
    case line
    /// An entry's place and content with its sign, the bank's mark, and which part of the entry it is.
    case entry(mark: String, part: Int? = nil)
  }

  /// The transaction so far; the builder adds its identity, its description and the records that the names
  /// below refer to.
  package var transaction: Transaction
  /// The amount with its sign.
  package private(set) var signed: Decimal
  /// The day as ISO 8601 text, if the reader already has it.
  package var dayText: String?

  package var identity = Identity.row
  /// The identity that the file gives.
  package var givenIdentity: String?
  /// Texts that describe the row; those not used as its description become notes.
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
  /// Whether the sign reversed the direction of the row's type: a negative expense.
  package var isReversed = false
  /// The reader's findings about other fields of the row.
  package var remarks: [Finding] = []

  /// A draft of a day and an amount, whose sign shows the direction.
  package init(_ day: DateText.Reading, _ signed: Decimal, _ info: RecordInfo) {
    self.signed = signed
    transaction = Transaction(
      id: Self.unknown, date: day.date, time: day.time, amount: abs(signed),
      kind: signed < 0 ? .expense : .income, description: "", info: info)
  }

  /// The same with another amount, for a part of the row.
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
  /// The name for lines; entries of a bank's statement cannot be corrected.
  package var line: Finding.RowFact.Line
  /// The finding for a row without a day.
  package var missingDay: Finding.RowFact
  /// The remedy for an invalid day.
  package var dayRemedy: Finding.RowFact.DateRemedy
  /// Whether rows have a field for a category, so that a missing one is reported.
  package var asksForCategory: Bool

  /// The terms for plain rows, by default.
  package init(
    line: Finding.RowFact.Line = .row, missingDay: Finding.RowFact = .dateMissing(.row),
    dayRemedy: Finding.RowFact.DateRemedy = .otherDate, asksForCategory: Bool = false
  ) {
    (self.line, self.missingDay) = (line, missingDay)
    (self.dayRemedy, self.asksForCategory) = (dayRemedy, asksForCategory)
  }

  /// The terms for a bank's statement.
  package static func entries(dayRemedy: Finding.RowFact.DateRemedy = .none) -> RowTerms {
    RowTerms(line: .entry, missingDay: .dateMissing(.entry), dayRemedy: dayRemedy)
  }
}
