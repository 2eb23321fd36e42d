import Foundation
import CalendarDates
import BudgetFiles
import BudgetModel
import ExactDecimals
import ExactJSON
import SpreadsheetValues

/// Writes the rows added to the logs of a workbook as JSON.
enum AdditionJSON {
  /// Returns the JSON members for all additions and their result.
  static func members(_ additions: [LogAddition], isWritten: Bool, copy: String?) -> [JSONMember] {
    [
      JSONMember("months", .array(MonthlySums(additions).months.map(value))),
      JSONMember("logs", .array(additions.map(value))), JSONMember("written", .bool(isWritten)),
      JSONMember("copy", copy.map { .string(FileAccess.name(of: $0)) } ?? .null),
    ]
  }

  private static func value(_ month: MonthlySums.Month) -> JSONValue {
    .object([
      JSONMember("month", .string(month.month.description)),
      JSONMember("rows", .number(String(month.count))),
      JSONMember("income", .number(month.income.plainText)),
      JSONMember("expenses", .number(month.expenses.plainText)),
    ])
  }

  private static func value(_ addition: LogAddition) -> JSONValue {
    let remarks = LogRemarks(addition.rows.map(\.row)).kinds.map { kind in
      JSONValue.object([
        JSONMember("severity", .string(kind.isLoss ? "warning" : "info")),
        JSONMember("reason", .string(kind.words)), JSONMember("rows", .number(String(kind.count))),
        JSONMember("values", .array(kind.values.map { .string($0) })),
      ])
    }
    let unsayable = addition.unsayable.map { unsayable in
      JSONValue.object(entry(unsayable.entry) + [JSONMember("reason", .string(unsayable.reason.words))])
    }
    return .object([
      JSONMember("sheet", .string(addition.form.sheetName)),
      JSONMember("range", addition.range.map { .string($0.description) } ?? .null),
      JSONMember("rows", .array(addition.rows.map { .object(entry($0.entry) + [cells($0, addition)]) })),
      JSONMember("notAdded", .array(unsayable)), JSONMember("findings", .array(remarks)),
    ])
  }

  private static func entry(_ entry: LogEntry) -> [JSONMember] {
    [
      JSONMember("date", .string(entry.date.description)), JSONMember("type", .string(entry.kind.rawValue)),
      JSONMember("amount", .number(entry.amount.plainText)),
      JSONMember("description", .string(entry.description)),
      JSONMember("category", entry.category.map { .string($0) } ?? .null),
      JSONMember("account", entry.account.map { .string($0) } ?? .null),
    ]
  }

  /// Returns the written cells, by the headers of their columns.
  private static func cells(_ row: LogAddition.Row, _ addition: LogAddition) -> JSONMember {
    let headers = Dictionary(addition.form.columns.map { ($0.column, $0.header) }) { first, _ in first }
    let cells = row.row.cells.map { cell -> JSONValue in
      let value: JSONValue =
        cell.value.number.map { .number($0.plainText) } ?? cell.value.text.map { .string($0) } ?? .null
      return .object([JSONMember("column", .string(headers[cell.column] ?? "")), JSONMember("value", value)])
    }
    return JSONMember("cells", .array(cells))
  }
}
