import BudgetFiles
import ExactJSON
import FieldReading
import SpreadsheetValues
import WorkbookForm
import WorkbookImporting

/// Writes the cells that rules fill in a workbook, for people and for programs.
struct CategorizeText {
  /// A cell to fill, and the texts of its row.
  private struct Row {
    let filled: FilledCategory
    let text: String
  }

  private static let limit = 10
  private let rows: [Row]

  init(_ filled: [FilledCategory], _ workbook: Workbook, _ tables: [FoundTable]) {
    rows = filled.map { cell in
      let table = tables.first {
        $0.role == .log && $0.sheetName == cell.sheetName && $0.range.columns.contains(cell.cell.column)
          && $0.range.rows.contains(cell.cell.row)
      }
      let texts = [FieldMeaning.description, .payee, .memo].compactMap { meaning in
        table?[meaning].flatMap { CellReference(row: cell.cell.row, column: $0) }
          .flatMap { workbook[sheet: cell.sheetName]?[$0]?.value.text?.trimmed }
      }
      return Row(filled: cell, text: texts.first { !$0.isEmpty } ?? "")
    }
  }

  /// The number of filled cells by category, in descending order.
  private var counts: [(category: String, count: Int)] {
    Dictionary(rows.map { ($0.filled.category, 1) }, uniquingKeysWith: +)
      .map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// Returns the counts by category, and the first rows.
  func lines(width: Int) -> [String] {
    guard !rows.isEmpty else { return [] }
    var categories = TextTable([("Category", .left), ("Rows", .right)])
    for (category, count) in counts { categories.append([category, String(count)]) }
    var table = TextTable([("Text", .left), ("Cell", .left), ("Category", .left)])
    for row in rows.prefix(Self.limit) {
      table.append([row.text, "\(row.filled.sheetName)!\(row.filled.cell)", row.filled.category])
    }
    let more = rows.count - Self.limit
    return categories.lines(width: width) + [""] + table.lines(width: width)
      + (more > 0 ? ["and \(WrittenText.count(more, "more row"))"] : [])
  }

  /// Returns the counts by category and all filled cells as JSON.
  func json(isWritten: Bool, copy: String?) -> JSONValue {
    .object([
      JSONMember("written", .bool(isWritten)), JSONMember("copy", copy.map { .string($0) } ?? .null),
      JSONMember(
        "categories",
        .array(
          counts.map {
            .object([
              JSONMember("category", .string($0.category)), JSONMember("count", .number(String($0.count))),
            ])
          })),
      JSONMember(
        "cells",
        .array(
          rows.map {
            .object([
              JSONMember("sheet", .string($0.filled.sheetName)),
              JSONMember("cell", .string("\($0.filled.cell)")),
              JSONMember("category", .string($0.filled.category)), JSONMember("text", .string($0.text)),
            ])
          })),
    ])
  }
}
