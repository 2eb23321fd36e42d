internal import BudgetModel
internal import Foundation
internal import TextSafety
internal import FieldReading
internal import ImportCore

/// Caches what was read from the texts of a file in this package's own format.
///
/// Each thread has its own cache.
final class OwnMemos {
  let texts = TextCache<String?>()
  let days = TextCache<DayReading>()
  let amounts = TextCache<Decimal?>()
  let kinds = TextCache<TransactionKind?>()
  let tags = TextCache<[String]>()
  let currencies = TextCache<StatedCurrency?>()
  let categories = TextCache<Identifier<BudgetModel.Category>>()
}

/// A row of a file in this package's own format.
///
/// Its cells are found by the meanings of their columns.
struct OwnFields {
  let row: FieldRow
  private let columns: CSVColumns
  private let memos: OwnMemos

  init(_ row: FieldRow, _ columns: CSVColumns, _ memos: OwnMemos) {
    (self.row, self.columns, self.memos) = (row, columns, memos)
  }

  /// The trimmed text of a cell; nil if the cell is blank or the row has no such column.
  func text(_ column: Int?) -> String? {
    column.flatMap { memos.texts.rawValue($0, row.fields, Self.text) ?? nil }
  }

  /// The trimmed text of the cell with this meaning.
  subscript(_ meaning: FieldMeaning) -> String? { text(columns.indices[meaning]) }

  /// The number in the amount column as written; nil if there is none.
  var amountAsWritten: Decimal? { value(.amount, memos.amounts) { AmountText($0)?.value } ?? nil }

  /// The currency in the currency column: nil if the cell is blank, an inner nil if the currency is unknown.
  var currency: StatedCurrency?? { value(.currency, memos.currencies) { StatedCurrency($0) } }

  /// The currency next to the digits of the amount.
  var currencyBesideAmount: StatedCurrency? {
    value(.amount, memos.currencies) { StatedCurrency(besideAmount: $0) } ?? nil
  }

  /// The kind of transaction that the type column names; nil for any other text.
  var kind: TransactionKind? { value(.type, memos.kinds, KindWords.kind) ?? nil }

  /// A value made from the cell with this meaning, computed once for each text; nil if the cell is blank.
  func value<Value>(_ meaning: FieldMeaning, _ memo: TextCache<Value>, _ make: (String) -> Value) -> Value? {
    guard let column = columns.indices[meaning], let text = text(column) else { return nil }
    return memo.rawValue(column, row.fields) { _ in make(text) }
  }

  /// Whether all cells of the row are blank.
  var isBlank: Bool { row.fields.isBlankRow }

  /// The place of the cell with this meaning; the place of the row if there is no such column.
  func location(_ meaning: FieldMeaning) -> Provenance.Location {
    .line(row.line, field: columns.indices[meaning].map(columns.name))
  }

  private static func text(_ text: String) -> String? {
    let value = CSVFormulaGuard.restored(text).trimmed
    return value.isEmpty ? nil : value
  }
}
