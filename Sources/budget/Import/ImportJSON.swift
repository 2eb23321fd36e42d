import BudgetFiles
import BudgetModel
import BudgetReports
import FindingWording
import CalendarDates
import ExactDecimals
import ExactJSON

/// Writes the effects of an import as JSON.
enum ImportJSON {
  /// Returns the complete lists, with the row accounting.
  static func value(_ preview: ImportPreview) -> JSONValue {
    let new = preview.new.map { row($0.row, [JSONMember("joined", .bool($0.isJoined))]) }
    let duplicates = preview.duplicates.map { duplicate in
      row(
        duplicate.row,
        [
          JSONMember("reason", .string(duplicate.reason.words)),
          JSONMember("transactionId", duplicate.existing.map { .string($0.description) } ?? .null),
        ])
    }
    let conflicts = preview.conflicts.map { conflict in
      let stored: JSONValue = .object([
        JSONMember("date", .string(conflict.stored.date.description)),
        JSONMember("amount", .number(conflict.stored.amount.plainText)),
        JSONMember("type", .string(conflict.stored.direction.rawValue)),
        JSONMember("from", .string(FindingFormatter().origin(conflict.stored.origin))),
      ])
      return row(
        conflict.row,
        [
          JSONMember("stored", stored), JSONMember("taken", .bool(conflict.isTaken)),
          JSONMember("transactionId", conflict.existing.map { .string($0.description) } ?? .null),
        ])
    }
    return .object([
      JSONMember("file", .string(preview.file.name)), JSONMember("sha1", .string(preview.file.sha1)),
      JSONMember("byteCount", .number(String(preview.file.byteCount))),
      JSONMember("import", preview.record.map { .string($0.id.description) } ?? .null),
      JSONMember("verdicts", VerdictJSON.values(preview.verdicts)),
      JSONMember("new", .array(new)), JSONMember("duplicates", .array(duplicates)),
      JSONMember("conflicts", .array(conflicts)),
      JSONMember("unusable", FindingJSON.values(preview.unusable)),
      JSONMember("findings", FindingJSON.values(preview.findings)),
      JSONMember("books", AccountingJSON.value(preview.accounting)),
    ])
  }

  private static func row(_ row: ImportPreview.Row, _ more: [JSONMember]) -> JSONValue {
    let transaction = row.transaction
    let currency = transaction.currency.map { [JSONMember("currency", .string($0.code))] } ?? []
    return .object(
      [
        JSONMember("place", .string(row.place.description)),
        JSONMember("date", .string(transaction.date.description)),
        JSONMember("amount", .number(transaction.amount.plainText)),
        JSONMember("type", .string(transaction.kind.rawValue)),
        JSONMember("description", .string(transaction.description)),
      ] + currency + more)
  }
}
