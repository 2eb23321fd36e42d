import BudgetFiles
import ExactDecimals
import ExactJSON

/// The row accounting of a file as JSON.
enum AccountingJSON {
  /// Returns the accounting of rows that were read.
  static func value(_ accounting: RowAccounting) -> JSONValue {
    value(
      accounting.balance,
      [("read", accounting.read), ("imported", accounting.imported), ("findings", accounting.unusable)],
      accounting.skipped, beside: ("fees", accounting.fees))
  }

  /// Returns the accounting of rows that are imported into a budget.
  static func value(_ accounting: ImportAccounting) -> JSONValue {
    value(
      accounting.balance,
      [
        ("read", accounting.read), ("new", accounting.new), ("duplicates", accounting.duplicates),
        ("conflicts", accounting.conflicts), ("unusable", accounting.unusable),
      ], accounting.skipped, beside: ("beside", accounting.beside))
  }

  private static func value(
    _ balance: Bool, _ entries: [(String, RowAccounting.Entry)], _ skipped: [SkipReason: RowAccounting.Entry],
    beside: (String, RowAccounting.Entry)
  ) -> JSONValue {
    let reasons = SkipReason.allCases.compactMap { reason in
      skipped[reason].map { member(reason.rawValue, $0) }
    }
    return .object(
      [JSONMember("balance", .bool(balance))] + entries.map(member) + [
        JSONMember("skipped", .object(reasons)), member(beside.0, beside.1),
      ])
  }

  private static func member(_ name: String, _ entry: RowAccounting.Entry) -> JSONMember {
    JSONMember(
      name,
      .object([
        JSONMember("rows", .number(String(entry.rows))),
        JSONMember("amount", .number(entry.amount.plainText)),
      ]))
  }
}
