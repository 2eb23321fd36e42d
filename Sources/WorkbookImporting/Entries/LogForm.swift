package import BudgetModel
package import FieldReading
internal import Foundation
internal import ImportCore
internal import SpreadsheetValues
internal import WorkbookForm

/// How one log of a workbook is written, so that further rows are written the same way.
package struct LogForm {
  /// The order of the days of the rows.
  package enum Order: Hashable, Sendable {
    case oldestFirst, newestFirst, unordered
  }

  /// A column and what happens to it in a new row.
  package struct Column: Hashable, Sendable {
    /// The column, from 1.
    package let column: Int
    package let header: String
    package let meaning: FieldMeaning?
    /// Whether formulas fill it, so that nothing is written there.
    package let isCalculated: Bool
  }

  /// Where new rows go.
  package enum Place: Hashable, Sendable {
    /// They follow this row.
    case below(row: Int)
    /// They come before this row, which moves down.
    case above(row: Int)
  }

  package let sheetName: String
  /// The columns of the table from its first to its last.
  package let span: ClosedRange<Int>
  package let headerRows: ClosedRange<Int>?
  /// The rows from the first entry to the last, without totals and empty rows; nil if there are none yet.
  package let entryRows: ClosedRange<Int>?
  package let order: Order
  package let columns: [Column]
  /// The account of all rows, where the sheet's name or a title says it.
  package let account: String?
  /// The scope of all rows according to the sheet's name, a title or a mapping.
  let scope: TableScope
  let dates: LogDateForm
  let amounts: LogAmountForm
  let words: LogKindWords
  /// The spelling of each name in a column, by how names are compared.
  let spellings: [FieldMeaning: LogSpellings]
  /// The group of each category, by its name as it is compared.
  let groups: [String: String]
  /// The log's own currency.
  let currency: Currency

  /// Where new rows go: below the last of a log that grows downwards, else above its first.
  package var place: Place {
    let lastOfHeader = headerRows?.upperBound ?? 0
    guard let entryRows else { return .below(row: lastOfHeader) }
    return order == .newestFirst ? .above(row: entryRows.lowerBound) : .below(row: entryRows.upperBound)
  }

  /// The writable column with this meaning; nil if there is none or formulas fill it.
  package subscript(meaning: FieldMeaning) -> Int? {
    columns.first { $0.meaning == meaning && !$0.isCalculated }?.column
  }

  /// Entries in the order of their rows from top to bottom.
  package func ordered(_ entries: [LogEntry]) -> [LogEntry] {
    entries.enumerated().sorted { left, right in
      if left.element.date == right.element.date { return left.offset < right.offset }
      let isEarlier = left.element.date < right.element.date
      return order == .newestFirst ? !isEarlier : isEarlier
    }.map(\.element)
  }
}

/// How names are spelled in a column.
struct LogSpellings {
  private var counts: [String: [String: Int]] = [:]
  private var best: [String: String] = [:]
  /// The only name in the column, where there is one.
  var only: String? { best.count == 1 ? best.first?.value : nil }
  var isEmpty: Bool { best.isEmpty }

  /// How names are compared.
  static func key(_ name: String) -> String { HeaderText.normalized(name) }

  mutating func add(_ text: String) {
    let key = Self.key(text)
    let count = counts[key, default: [:]][text, default: 0] + 1
    counts[key]?[text] = count
    guard let leader = best[key], leader != text, counts[key]?[leader] ?? 0 >= count else {
      return best[key] = text
    }
  }

  /// The log's spelling of a name; nil if it does not occur.
  subscript(_ name: String) -> String? { best[Self.key(name)] }
}

/// The reason why a log cannot express an entry.
package enum LogFormError: Error, Hashable, Sendable {
  /// The table is not one of the workbook's logs.
  case noLog(sheet: String)
  /// No column takes amounts.
  case noAmountColumn(sheet: String)
  /// No column takes dates.
  case noDateColumn(sheet: String)
  /// A day that the log's way of writing dates cannot say.
  case dateUnsayable(String)
  /// An amount that cannot be written as the log writes them, or is 0.
  case amountUnsayable(String)
  /// The log has no sign, no word and no column for money that went this way.
  case directionUnsayable(TransactionKind, sheet: String)
  /// The log has amounts in columns of categories, and none for this one.
  case noColumnForCategory(String?)
}
