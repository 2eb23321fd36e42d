package import BudgetModel
package import FieldReading
internal import Foundation
internal import ImportCore
internal import SpreadsheetValues
internal import WorkbookForm

/// How one log of a workbook is written, so that new rows can be written in the same way.
package struct LogForm {
  /// The order of the rows by date.
  package enum Order: Hashable, Sendable {
    case oldestFirst, newestFirst, unordered
  }

  /// A column and how a new row fills it.
  package struct Column: Hashable, Sendable {
    /// The column, from 1.
    package let column: Int
    package let header: String
    package let meaning: FieldMeaning?
    /// Whether formulas fill the column, so that nothing is written there.
    package let isCalculated: Bool
  }

  /// Where new rows are inserted.
  package enum Place: Hashable, Sendable {
    /// New rows follow this row.
    case below(row: Int)
    /// New rows come before this row, which moves down.
    case above(row: Int)
  }

  package let sheetName: String
  /// The columns of the table from its first to its last.
  package let span: ClosedRange<Int>
  package let headerRows: ClosedRange<Int>?
  /// The rows from the first entry to the last; nil if there are no entries yet.
  package let entryRows: ClosedRange<Int>?
  package let order: Order
  package let columns: [Column]
  /// The account of all rows, if the sheet's name or a title states it.
  package let account: String?
  /// The scope of all rows according to the sheet's name, a title or a mapping.
  let scope: TableScope
  let dates: LogDateForm
  let amounts: LogAmountForm
  let words: LogKindWords
  /// The spellings of names in each column.
  let spellings: [FieldMeaning: LogSpellings]
  /// The group of each category, by normalized name.
  let groups: [String: String]
  /// The currency of the budget.
  let currency: Currency

  /// The place of new rows: above the first entry if the newest come first, otherwise below the last entry.
  package var place: Place {
    let lastOfHeader = headerRows?.upperBound ?? 0
    guard let entryRows else { return .below(row: lastOfHeader) }
    return order == .newestFirst ? .above(row: entryRows.lowerBound) : .below(row: entryRows.upperBound)
  }

  /// The writable column with this meaning; nil if there is none or formulas fill it.
  package subscript(meaning: FieldMeaning) -> Int? {
    columns.first { $0.meaning == meaning && !$0.isCalculated }?.column
  }

  /// Returns the entries in the order of their rows, from top to bottom.
  package func ordered(_ entries: [LogEntry]) -> [LogEntry] {
    entries.enumerated().sorted { left, right in
      if left.element.date == right.element.date { return left.offset < right.offset }
      let isEarlier = left.element.date < right.element.date
      return order == .newestFirst ? !isEarlier : isEarlier
    }.map(\.element)
  }
}

/// The spellings of the names in a column.
struct LogSpellings {
  private var counts: [String: [String: Int]] = [:]
  private var best: [String: String] = [:]
  /// The only name in the column; nil if there are several names or none.
  var only: String? { best.count == 1 ? best.first?.value : nil }
  var isEmpty: Bool { best.isEmpty }

  /// Returns the normalized form of a name, for comparison.
  static func key(_ name: String) -> String { HeaderText.normalized(name) }

  mutating func add(_ text: String) {
    let key = Self.key(text)
    let count = counts[key, default: [:]][text, default: 0] + 1
    counts[key]?[text] = count
    guard let leader = best[key], leader != text, counts[key]?[leader] ?? 0 >= count else {
      return best[key] = text
    }
  }

  /// The log's spelling of a name; nil if the name does not occur.
  subscript(_ name: String) -> String? { best[Self.key(name)] }
}

/// The reason why a log cannot express an entry.
package enum LogFormError: Error, Hashable, Sendable {
  /// The table is not one of the workbook's logs.
  case noLog(sheet: String)
  /// The log has no column that takes amounts.
  case noAmountColumn(sheet: String)
  /// The log has no column that takes dates.
  case noDateColumn(sheet: String)
  /// The date cannot be expressed in the log's date format.
  case dateUnsayable(String)
  /// The amount cannot be written in the log's format, or is 0.
  case amountUnsayable(String)
  /// The log has no sign, word or column for money in this direction.
  case directionUnsayable(TransactionKind, sheet: String)
  /// The log has a column of amounts for each category, but none for this category.
  case noColumnForCategory(String?)
}
