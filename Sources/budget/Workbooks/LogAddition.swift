import BudgetFiles
import BudgetModel
import SpreadsheetEditing
import SpreadsheetValues

/// Rows that are added to one log.
struct LogAddition {
  /// A new row and its entry.
  struct Row {
    let entry: LogEntry
    let row: LogForm.NewRow
  }

  /// An entry that the format of the log cannot store.
  struct Unsayable {
    let entry: LogEntry
    let reason: LogFormError
  }

  let form: LogForm
  /// The rows from top to bottom.
  let rows: [Row]
  let unsayable: [Unsayable]

  /// Creates the rows of entries in the format of a log.
  init(_ entries: [LogEntry], _ form: LogForm) {
    self.form = form
    var (rows, unsayable) = ([Row](), [Unsayable]())
    for entry in form.ordered(entries) {
      do throws(LogFormError) {
        rows.append(Row(entry: entry, row: try form.row(for: entry)))
      } catch {
        unsayable.append(Unsayable(entry: entry, reason: error))
      }
    }
    (self.rows, self.unsayable) = (rows, unsayable)
  }

  /// Returns the rows for each log to which some of the entries are added, in the order of the logs.
  ///
  /// - Throws: `CommandError` if an entry fits several logs, or none.
  static func all(_ entries: [LogEntry], in logs: WorkbookLogs) throws -> [LogAddition] {
    var byLog: [Int: [LogEntry]] = [:]
    for entry in entries { byLog[try logs.place(for: entry), default: []].append(entry) }
    return logs.forms.enumerated().compactMap { place, form in
      byLog[place].map { LogAddition($0, form) }
    }
  }

  private var block: RowBlock {
    let empty = (form.headerRows?.upperBound ?? 0) + 1
    let known = form.entryRows.map { $0.lowerBound..<$0.upperBound + 1 } ?? empty..<empty
    return RowBlock(
      sheet: form.sheetName, columns: form.span, rows: known, isNewestFirst: form.order == .newestFirst)
  }

  /// The cells of the new rows; nil if there are none.
  var range: CellRange? {
    let block = block
    let first = block.isNewestFirst ? block.rows.lowerBound : block.rows.upperBound
    return rows.isEmpty
      ? nil : CellRange(rows: first...first + rows.count - 1, columns: block.columns)
  }

  /// The range of the new rows, as `Log!A501:F512`.
  var place: String { "\(form.sheetName)!\(range?.description ?? "")" }

  /// The edit that adds the rows.
  var edit: AppendRows {
    let columns = form.span
    let values = rows.map { row in
      var values = [CellValue?](repeating: nil, count: columns.count)
      for cell in row.row.cells where columns.contains(cell.column) {
        values[cell.column - columns.lowerBound] = cell.value
      }
      return values
    }
    return AppendRows(values, to: .rows(AppendRows.KnownRows(block)))
  }
}

extension [LogAddition] {
  /// The number of all new rows.
  var rowCount: Int { reduce(0) { $0 + $1.rows.count } }

  /// The number of entries that the logs cannot store.
  var leftOutCount: Int { reduce(0) { $0 + $1.unsayable.count } }

  /// The additions in words: `12 rows added to Log, 1 row added to Card, 2 not added`.
  var words: String {
    let added = filter { !$0.rows.isEmpty }.map {
      "\(AdditionText.count($0.rows.count)) added to \($0.form.sheetName)"
    }
    return (added + (leftOutCount > 0 ? ["\(leftOutCount) not added"] : [])).joined(separator: ", ")
  }
}
