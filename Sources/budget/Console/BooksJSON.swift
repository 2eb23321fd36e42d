import BudgetFiles
import ExactDecimals
import ExactJSON

/// The row accounting of a file as JSON.
enum BooksJSON {
  /// Returns the accounting of rows that were read.
  static func value(_ books: RowAccounting) -> JSONValue {
    value(
      books.balance, [("read", books.read), ("imported", books.imported), ("findings", books.unusable)],
      books.skipped, beside: ("fees", books.fees))
  }

  /// Returns the accounting of rows that are imported into a budget.
  static func value(_ books: ImportBooks) -> JSONValue {
    value(
      books.balance,
      [
        ("read", books.read), ("new", books.new), ("duplicates", books.duplicates),
        ("conflicts", books.conflicts), ("unusable", books.unusable),
      ], books.skipped, beside: ("beside", books.beside))
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
