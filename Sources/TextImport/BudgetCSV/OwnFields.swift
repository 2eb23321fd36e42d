internal import BudgetModel
internal import Foundation
internal import TextSafety
internal import FieldReading
internal import ImportCore

/// Cached facts about the texts of a file in this package's own form, for one thread.
final class OwnMemos {
  let texts = TextMemo<String?>()
  let days = TextMemo<DayReading>()
  let amounts = TextMemo<Decimal?>()
  let kinds = TextMemo<TransactionKind?>()
  let tags = TextMemo<[String]>()
  let currencies = TextMemo<StatedCurrency?>()
  let categories = TextMemo<Identifier<BudgetModel.Category>>()
}

/// A row of a file in this package's own form, by the meanings of its columns.
struct OwnFields {
  let row: FieldRow
  private let columns: CSVColumns
  private let memos: OwnMemos

  init(_ row: FieldRow, _ columns: CSVColumns, _ memos: OwnMemos) {
    (self.row, self.columns, self.memos) = (row, columns, memos)
  }

  /// The trimmed text of a field; nil if it is blank or the row has no such column.
  func text(_ column: Int?) -> String? {
    column.flatMap { memos.texts.rawValue($0, row.fields, Self.text) ?? nil }
  }

  /// The trimmed text of the field with this meaning.
  subscript(_ meaning: FieldMeaning) -> String? { text(columns.indices[meaning]) }

  /// The number in the field of the amount, as written; nil if there is none.
  var amountAsWritten: Decimal? { value(.amount, memos.amounts) { AmountText($0)?.value } ?? nil }

  /// The currency in its own column: nil without one, an inner nil for an unknown one.
  var currency: StatedCurrency?? { value(.currency, memos.currencies) { StatedCurrency($0) } }

  /// The currency next to the amount.
  var currencyBesideAmount: StatedCurrency? {
    value(.amount, memos.currencies) { StatedCurrency(besideAmount: $0) } ?? nil
  }

  /// The type, if it is one.
  var kind: TransactionKind? { value(.type, memos.kinds, KindWords.kind) ?? nil }

  /// A fact about the field with this meaning, computed once for each text; nil if the field is blank.
  func value<Value>(_ meaning: FieldMeaning, _ memo: TextMemo<Value>, _ make: (String) -> Value) -> Value? {
    guard let column = columns.indices[meaning], let text = text(column) else { return nil }
    return memo.rawValue(column, row.fields) { _ in make(text) }
  }

  /// Whether there is nothing in the row.
  var isBlank: Bool { row.fields.isBlankRow }

  /// The place of the field with this meaning, or of the row if there is no such column.
  func location(_ meaning: FieldMeaning) -> Provenance.Location {
    .line(row.line, field: columns.indices[meaning].map(columns.name))
  }

  private static func text(_ text: String) -> String? {
    let value = CSVFormulaGuard.restored(text).trimmed
    return value.isEmpty ? nil : value
  }
}
