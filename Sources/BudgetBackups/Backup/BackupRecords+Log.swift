internal import BudgetModel
internal import CalendarDates
internal import Foundation

extension BackupRecords {
  /// The fields of a transaction.
  static let transaction = shape(
    [
      BackupField("date", \Transaction.date, .date, absence: .required),
      BackupField("time", optional: \.time, .time),
      BackupField("amount", \.amount, .positiveAmount, absence: .required),
      BackupField("type", \.kind, .word, absence: .required),
      BackupField("description", \.description, .text, absence: .required),
      BackupField("notes", optional: \.notes, .text),
      BackupField("categoryId", optional: \.categoryID, .reference()),
      BackupField("accountId", optional: \.accountID, .reference()),
      BackupField("transferAccountId", optional: \.transferAccountID, .reference()),
      BackupField("payee", optional: \.payee, .text),
      BackupField("currency", optional: \.currency, .currency),
      BackupField("periodId", optional: \.periodID, .reference()),
      BackupField("memberId", optional: \.memberID, .reference()),
      BackupField("billId", optional: \.billID, .reference()),
      BackupField("tags", unlessEmpty: \.tags, .list(of: .text)),
      receiptField(
        "receiptImage",
        StoredProperty {
          $0.receiptImage
        } set: {
          $1.receiptImage = $0
        }, .base64),
      receiptField(
        "receiptReference",
        StoredProperty {
          $0.receiptReference
        } set: {
          $1.receiptReference = $0
        }, .text),
      BackupField("customFields", unlessEmpty: \.customFields, .list(of: customField.codec)),
    ],
    blank: { Transaction(id: $0, date: .earliest, amount: 0, kind: .expense, description: "", info: $1) })

  /// The fields of a custom field: a column of the source that the model has no place for.
  static let customField = BackupShape(
    unknown: StoredProperty(\CustomField.unknown), blank: { _ in CustomField(name: "", value: "") },
    [
      BackupField("name", \.name, .text, absence: .required),
      BackupField("value", \.value, .text, absence: .required),
    ])

  /// The fields of a period.
  static let period = shape(
    [
      BackupField("name", \Period.name, .text, absence: .required),
      BackupField("startDate", \.start, .date, absence: .required),
      BackupField("endDate", optional: \.end, .date),
    ], blank: { Period(id: $0, name: "", start: .earliest, info: $1) })

  /// Returns a field of the receipt, which is either a picture or a reference.
  private static func receiptField<Value>(
    _ key: String, _ property: StoredProperty<Transaction, Value?>, _ codec: BackupCodec<Value>
  ) -> BackupField<Transaction> {
    let field = BackupField(key, optional: property, codec)
    return BackupField(key: key, absence: .allowed, write: field.write) { value, transaction, decoder in
      if transaction.receipt != nil {
        decoder.state.note(.twoReceipts)
      }
      field.read(value, &transaction, &decoder)
    }
  }
}

extension Transaction {
  /// The bytes of the receipt's picture.
  fileprivate var receiptImage: Data? {
    get { if case .image(let data) = receipt { data } else { nil } }
    set { receipt = newValue.map(Receipt.image) }
  }

  /// The reference to the receipt's picture.
  fileprivate var receiptReference: String? {
    get { if case .reference(let text) = receipt { text } else { nil } }
    set { receipt = newValue.map(Receipt.reference) }
  }
}
