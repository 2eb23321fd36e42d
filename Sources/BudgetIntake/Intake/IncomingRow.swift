package import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// A row of a file to be imported: its transaction, and the keys that identify it.
struct IncomingRow {
  let row: ImportPreview.Row
  /// The account of the statement that contains the row.
  let accountID: Identifier<Account>?
  let content: RowContent
  let bankID: String?
  /// The key based on the bank's identifier if there is one, otherwise on the row's values and its number
  /// among rows with equal values.
  var key = ""
  /// The key based on the row's values and its number among rows with equal values.
  var contentKey = ""
  /// For a row in a foreign currency, its `contentKey` with the budget's currency instead; nil for other
  /// rows.
  ///
  /// Earlier versions ignored currencies in headers, so their imports contain this key.
  var keyInOwnCurrency: String?

  var transaction: Transaction { row.transaction }

  init(
    _ transaction: Transaction, _ source: RowSource?, own account: Identifier<Account>?, currency: Currency,
    at place: Provenance
  ) {
    let side = transaction.side(of: account)
    accountID = side.account
    bankID = source?.bankID
    content = transaction.content(direction: side.direction, currency)
    let signed = side.direction == .income ? transaction.amount : -transaction.amount
    row = ImportPreview.Row(
      place: place, transaction: transaction, amount: source?.amount ?? signed,
      isBesideRow: source?.isBesideRow ?? false)
  }
}

extension Transaction {
  /// Returns the values that are compared to find equal rows.
  package func content(direction: TransactionKind, _ own: Currency) -> RowContent {
    RowContent(
      date: date, amount: amount, direction: direction, currency: (currency ?? own).code,
      description: NameKey.exact(description))
  }
}
