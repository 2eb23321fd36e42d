package import BudgetModel
internal import CalendarDates
package import Foundation
package import FieldReading

/// A transaction as read from a row.
///
/// Its day and amount are checked; the other values are as the file writes them.
package struct TransactionDraft {
  /// What the transaction's identifier is computed from if the file states no usable identifier.
  package enum Identity {
    /// The row's place and content.
    ///
    /// Rows with the same place and content still get different identifiers.
    case row
    /// The line's place and content.
    ///
    /// In a text file, a line has only one transaction, so the identifier is always new.
    case line
    /// The place and content of an entry of a statement, with the text `mark` and the number of the part.
    case entry(mark: String, part: Int? = nil)
  }

  /// The transaction so far.
  ///
  /// The builder adds its identifier and description, and replaces the names below by references to records.
  package var transaction: Transaction
  /// The amount with its sign.
  package private(set) var signed: Decimal
  /// The day as ISO 8601 text, if the reader already has it.
  package var dayText: String?

  package var identity = Identity.row
  /// The identifier that the file states.
  package var givenIdentity: String?
  /// Texts about the row.
  ///
  /// The first of them that is present becomes the description. The note, and the memo unless it is the description,
  /// become the transaction's notes.
  package var description: String?
  package var memo: String?
  package var note: String?
  package var type: String?
  /// Names of records that the transaction does not refer to yet.
  package var category: String?
  package var account: String?
  package var toAccount: String?
  package var member: String?
  /// The currency stated for the amount.
  package var currency: StatedCurrency?
  /// A text that should name a currency but does not.
  package var unknownCurrency: String?
  /// Whether the sign reversed the direction that the row's type states, as in a negative expense.
  package var isReversed = false
  /// The reader's findings about other cells of the row.
  package var remarks: [Finding] = []

  /// Creates a draft for a day and an amount.
  ///
  /// The sign of the amount shows the direction.
  package init(_ day: DateText.Reading, _ signed: Decimal, _ info: RecordInfo) {
    self.signed = signed
    transaction = Transaction(
      id: Self.unknown, date: day.date, time: day.time, amount: abs(signed),
      kind: signed < 0 ? .expense : .income, description: "", info: info)
  }

  /// The draft with another amount, for a part of the row.
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

/// The words that findings use for the rows of a file.
package struct RowTerms {
  /// The word for a row.
  ///
  /// An entry of a bank's statement cannot be corrected by the user.
  package var line: Finding.RowFact.Line
  /// The finding for a row without a day.
  package var missingDay: Finding.RowFact
  /// The remedy for an invalid day.
  package var dayRemedy: Finding.RowFact.DateRemedy
  /// Whether rows have a category column, so that a missing category is reported.
  package var asksForCategory: Bool

  /// Creates the terms; by default, those for plain rows.
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
