internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import ExactJSON

extension BackupRecords {
  /// The fields of an import.
  static let imported = shape(
    [
      BackupField("fileName", \Import.fileName, .text, absence: .required),
      BackupField("sha1", \.sha1, .text, absence: .required),
      BackupField("byteCount", \.byteCount, .integer(in: 0 ... .max), absence: .required),
      BackupField("rows", \.rows, .list(of: importedRow.codec)),
      BackupField("added", unlessEmpty: \.added, .list(of: addedRecord.codec)),
      BackupField("replaced", unlessEmpty: \.replaced, .list(of: .formerTransaction)),
      BackupField("verdicts", unlessEmpty: \.verdicts, .list(of: verdict.codec)),
    ], blank: { Import(id: $0, fileName: "", sha1: "", byteCount: 0, info: $1) })

  /// The fields of a row of an imported file.
  static let importedRow = BackupShape(
    unknown: StoredProperty(\ImportedRow.unknown),
    blank: {
      ImportedRow(
        key: "", transactionID: $0.noIdentifier(), role: .added, date: .earliest, amount: 0,
        direction: .expense, place: .whole, digest: "")
    },
    [
      BackupField("key", \.key, .anyIdentifier, absence: .required),
      BackupField("transactionId", \.transactionID, .mention(), absence: .required),
      BackupField("role", \.role, .word, absence: .required),
      BackupField("accountId", optional: \.accountID, .mention()),
      BackupField("date", \.date, .date, absence: .required),
      BackupField("amount", \.amount, .positiveAmount, absence: .required),
      BackupField("direction", \.direction, .direction, absence: .required),
    ] + placeFields(StoredProperty(\.place)) + [
      BackupField("digest", \.digest, .text, absence: .required)
    ])

  /// The fields of a record that an import added.
  static let addedRecord = BackupShape(
    unknown: StoredProperty(\AddedRecord.unknown),
    blank: { _ in AddedRecord(.categories, id: "", digest: "") },
    [
      BackupField("collection", \.collection, .word, absence: .required),
      BackupField("id", \.id, .anyIdentifier, absence: .required),
      BackupField("digest", \.digest, .text, absence: .required),
    ])

  /// Returns the fields of a position in a file, which depend on the kind of file.
  static func placeFields<Owner>(
    _ place: StoredProperty<Owner, Provenance.Location>
  ) -> [BackupField<Owner>] {
    [
      placeField("line", place, \.line, .integer(in: 1 ... .max)),
      placeField("sheet", place, \.sheetName, .text),
      placeField("cell", place, \.cell, .text),
      placeField("path", place, \.path, .text),
    ]
  }

  private static func placeField<Owner, Value>(
    _ key: String, _ place: StoredProperty<Owner, Provenance.Location>,
    _ part: any WritableKeyPath<Provenance.Location, Value?> & Sendable, _ codec: BackupCodec<Value>
  ) -> BackupField<Owner> {
    BackupField(
      key,
      optional: StoredProperty {
        place.value($0)[keyPath: part]
      } set: {
        var location = place.value($1)
        location[keyPath: part] = $0
        place.set(location, &$1)
      }, codec)
  }
}

extension Provenance.Location {
  fileprivate var line: Int? {
    get { if case .line(let line, _) = self { line } else { nil } }
    set { if let newValue { self = .line(newValue, field: nil) } }
  }

  fileprivate var sheetName: String? {
    get {
      switch self {
      case .sheet(let name), .cell(let name, _): name
      default: nil
      }
    }
    set { if let newValue { self = .sheet(newValue) } }
  }

  fileprivate var cell: String? {
    get { if case .cell(_, let reference) = self { reference } else { nil } }
    set { if let newValue { self = .cell(sheet: sheetName ?? "", reference: newValue) } }
  }

  fileprivate var path: String? {
    get { if case .jsonPath(let path) = self { path } else { nil } }
    set { if let newValue { self = .jsonPath(newValue) } }
  }
}

extension BackupCodec {
  /// Stores the identifier of a record that may be gone; the identifier is not checked as a reference.
  fileprivate static func mention<Entity>() -> BackupCodec where Value == Identifier<Entity> {
    text(.uuid, write: \.description, read: { Identifier($0) })
  }
}

extension BackupCodec where Value == TransactionKind {
  /// Stores whether money came in or went out.
  fileprivate static var direction: BackupCodec {
    .text(
      .oneOf(["income", "expense"]), write: \.rawValue,
      read: { $0 == "transfer" ? nil : TransactionKind(rawValue: $0) })
  }
}

extension BackupCodec where Value == Transaction {
  /// Stores a former transaction, which is not a record of the budget; its references are not checked.
  fileprivate static var formerTransaction: BackupCodec {
    BackupCodec { transaction, encoder in
      let bytes = BackupRecords.transaction.json(transaction)
      guard let value = try? JSONParser.parse(bytes) else {
        encoder.state.note(.formerTransactionUnusable)
        return
      }
      encoder.json.write(value)
    } read: { value, decoder in
      var apart = BackupDecoder(context: decoder.context)
      let transaction = BackupRecords.transaction.codec.read(value, &apart)
      for problem in apart.state.problems { decoder.state.note(problem.fact) }
      return transaction
    }
  }
}
