import BudgetFiles
import BudgetModel
import SpreadsheetValues
import ExactJSON

/// Writes detected tables as JSON.
enum TableJSON {
  /// Returns a table with its columns, the evidence for its role, and the accounting of all its rows.
  static func value(_ table: FoundTable) -> JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    func number(_ number: Int?) -> JSONValue { number.map { .number(String($0)) } ?? .null }
    return .object([
      JSONMember("sheet", .string(table.sheetName)), JSONMember("range", .string("\(table.range)")),
      JSONMember("role", .string(table.role.rawValue)), JSONMember("title", text(table.title)),
      JSONMember(
        "headerRows",
        .array((table.headerRows.map(Array.init) ?? []).map { .number(String($0)) })),
      JSONMember("evidence", .string(table.evidence)),
      JSONMember("columns", .array(table.columns.map(value))),
      JSONMember(
        "scope",
        .object([
          JSONMember("year", number(table.scope.year)), JSONMember("month", number(table.scope.month)),
          JSONMember("group", text(table.scope.group?.rawValue)),
          JSONMember("kind", text(table.scope.kind?.rawValue)),
          JSONMember("account", text(table.scope.account)),
        ])),
    ])
  }

  private static func value(_ column: FoundColumn) -> JSONValue {
    var members = [
      JSONMember("column", .string(CellReference.columnName(column.column))),
      JSONMember("header", .string(column.header)),
      JSONMember("meaning", column.meaning.map { .string($0.name) } ?? .null),
    ]
    if let month = column.month { members.append(JSONMember("month", .number(String(month)))) }
    if let year = column.year { members.append(JSONMember("year", .number(String(year)))) }
    members.append(JSONMember("score", .number(String(column.score))))
    members.append(JSONMember("evidence", .string(column.evidence)))
    return .object(members)
  }
}
