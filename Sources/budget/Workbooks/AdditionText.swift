import Foundation
import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import SpreadsheetValues

/// Writes the rows added to the logs of a workbook as text for people.
struct AdditionText {
  private static let limit = 10
  let additions: [LogAddition]
  /// Whether sums by month are shown.
  var showsMonths = true

  static func count(_ rows: Int) -> String { rows == 1 ? "1 row" : "\(rows) rows" }

  /// Returns sums by month, the first new rows of each log, and the data that the logs cannot store.
  func lines(_ width: LineWidth) -> [String] {
    var lines = showsMonths ? months(width) : []
    for addition in additions {
      if !addition.rows.isEmpty { lines += [""] + rows(addition, width) }
      lines += remarks(addition, width)
    }
    return lines
  }

  private func months(_ width: LineWidth) -> [String] {
    let sums = MonthlySums(additions)
    guard !sums.months.isEmpty else { return [] }
    var table = TextTable([("Month", .left), ("Rows", .right), ("Income", .right), ("Expenses", .right)])
    for month in sums.months {
      table.append([
        month.month.description, "\(month.count)", month.income.shown,
        month.expenses.shown,
      ])
    }
    return [""] + table.lines(width: width.table)
  }

  private func rows(_ addition: LogAddition, _ width: LineWidth) -> [String] {
    var table = TextTable([
      ("Text", .left), ("Date", .left), ("Amount", .right), ("Category", .left),
    ])
    for row in addition.rows.prefix(Self.limit) { table.append(Self.cells(row, addition.form)) }
    let rest = addition.rows.count - Self.limit
    let title = "\(addition.place): \(Self.count(addition.rows.count))"
    return FindingLines.wrapped(title, width: width.prose) + table.lines(width: width.table)
      + (rest > 0 ? ["… and \(rest) more; --json lists all"] : [])
  }

  /// Returns text, date, amount and category as they are written to the log.
  static func cells(_ row: LogAddition.Row, _ form: LogForm) -> [String] {
    func text(_ meanings: [FieldMeaning]) -> String? {
      let columns = form.columns.filter { column in column.meaning.map(meanings.contains) ?? false }.map(
        \.column)
      return row.row.cells.first { columns.contains($0.column) && $0.value.number != 0 }.map { cell in
        cell.value.number.map(\.shown) ?? cell.value.text ?? ""
      }
    }
    let dates = Set(form.columns.filter { $0.meaning == .date }.map(\.column))
    let date = row.row.cells.first { dates.contains($0.column) }?.value.text
    return [
      text([.description]) ?? text([.payee]) ?? text([.memo]) ?? "", date ?? row.entry.date.description,
      text([.amount, .outflow, .inflow]) ?? "", text([.category]) ?? "",
    ]
  }

  private func remarks(_ addition: LogAddition, _ width: LineWidth) -> [String] {
    let sheet = addition.form.sheetName
    var lines = addition.unsayable.prefix(Self.limit).flatMap { unsayable in
      FindingLines.wrapped(
        "warning: \(sheet): \"\(unsayable.entry.description)\" of \(unsayable.entry.date) is not added; "
          + unsayable.reason.words,
        width: width.prose)
    }
    let rest = addition.unsayable.count - Self.limit
    if rest > 0 { lines.append("… and \(rest) more that are not added; --json lists all") }
    for kind in LogRemarks(addition.rows.map(\.row)).kinds {
      let shown = kind.values.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
      let values = kind.values.isEmpty ? "" : ": \(shown)\(kind.values.count > 5 ? ", …" : "")"
      lines += FindingLines.wrapped(
        "\(kind.isLoss ? "warning" : "note"): \(sheet): \(Self.count(kind.count)): \(kind.words)\(values)",
        width: width.prose)
    }
    return lines.isEmpty ? [] : [""] + lines
  }
}

/// The income and spending of new rows, by month.
struct MonthlySums {
  /// One month.
  struct Month {
    let month: CalendarMonth
    let count: Int
    let income: Decimal
    let expenses: Decimal
  }

  let months: [Month]

  init(_ additions: [LogAddition]) {
    let entries = Dictionary(grouping: additions.flatMap(\.rows).map(\.entry)) { $0.date.calendarMonth }
    months = entries.sorted { $0.key < $1.key }.map { month, entries in
      func sum(_ kind: TransactionKind) -> Decimal {
        entries.filter { $0.kind == kind }.map(\.amount).exactSum()
      }
      return Month(month: month, count: entries.count, income: sum(.income), expenses: sum(.expense))
    }
  }
}
