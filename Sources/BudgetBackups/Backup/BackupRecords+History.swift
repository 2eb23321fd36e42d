internal import BudgetModel
internal import CalendarDates
internal import ExactJSON

extension BackupRecords {
  /// The fields of one command that changed the budget.
  static let change = BackupShape(
    unknown: StoredProperty(\BudgetChange.unknown),
    blank: { _ in BudgetChange(number: 0, time: .epoch, command: "", records: []) },
    [
      BackupField("number", \.number, .integer(in: 1 ... .max), absence: .required),
      BackupField("time", \.time, .timestamp, absence: .required),
      BackupField("command", \.command, .text, absence: .required),
      BackupField("undone", optional: \.undone, .timestamp),
      BackupField("records", \.records, .list(of: recordChange.codec), absence: .required),
    ])

  /// The fields of a record before and after a change.
  static let recordChange = BackupShape(
    unknown: StoredProperty(\RecordChange.unknown),
    blank: { _ in RecordChange(.transactions, id: "", before: nil, after: nil) },
    [
      BackupField("collection", \.collection, .word, absence: .required),
      BackupField("id", \.id, .text, absence: .required),
      BackupField("position", optional: \.position, .integer(in: 0 ... .max)),
      BackupField("before", optional: \.before, .formerRecord),
      BackupField("after", optional: \.after, .formerRecord),
    ])
}

extension BackupCodec where Value == String {
  /// Stores a former record as its JSON text, because records to which it refers may no longer exist.
  fileprivate static var formerRecord: BackupCodec {
    BackupCodec { text, encoder in
      guard let value = try? JSONParser.parse(text) else {
        encoder.state.note(.formerTransactionUnusable)
        return
      }
      encoder.json.write(value)
    } read: { value, decoder in
      guard case .object = value else {
        decoder.expected(.object, not: value)
        return nil
      }
      return JSONWriter.compactText(value)
    }
  }
}
