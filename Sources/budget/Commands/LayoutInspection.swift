import BudgetFiles
import BudgetModel
import ExactDecimals
import SpreadsheetValues

/// The tables of a workbook as text.
///
/// It contains a diagram of each sheet, then the role of each table and the meanings of its columns.
struct LayoutInspection {
  private let tables: [FoundTable]
  private let workbook: Workbook
  private let context: ImportContext
  private let accounting: [RowAccounting?]

  init(
    _ tables: [FoundTable], _ workbook: Workbook, _ context: ImportContext, accounting: [RowAccounting?] = []
  ) {
    (self.tables, self.workbook, self.context, self.accounting) = (tables, workbook, context, accounting)
  }

  /// Returns the lines, sheet by sheet.
  func lines(width: Int) -> [String] {
    let numbered = tables.enumerated().map { (number: $0 + 1, table: $1) }
    return workbook.sheets.flatMap { sheet -> [String] in
      let own = numbered.filter { $0.table.sheetName == sheet.name }
      let hidden = sheet.properties.visibility == .visible ? "" : ", hidden"
      let used = sheet.usedRange.map { "\($0)" } ?? "empty"
      let head = "Sheet \(sheet.name) (\(used)\(hidden))\(own.isEmpty ? ": no table" : "")"
      return [""] + FindingLines.wrapped(head, width: width) + SheetPicture(own).lines(width: width)
        + own.flatMap { lines($0.number, $0.table, width: width) }
    }
  }

  private func lines(_ number: Int, _ table: FoundTable, width: Int) -> [String] {
    let figures = TableFigures(table, in: workbook, context: context)
    let title = table.title.map { " \"\($0)\"" } ?? ""
    var lines = FindingLines.wrapped(
      "  \(number) \(table.role.rawValue)\(title), \(table.range), \(figures.rows) row\(figures.rows == 1 ? "" : "s"): \(table.evidence)\(scope(table.scope))",
      width: width)
    guard !table.columns.isEmpty else { return lines }
    lines += FindingLines.wrapped("    \(columns(table))", width: width, indent: "      ")
    guard ![.summary, .lookupList, .noise].contains(table.role) else { return lines }
    for row in figures.firstRows {
      let text = row.filter { !$0.isEmpty }.map { $0.count > 24 ? "\($0.prefix(23))…" : $0 }.joined(
        separator: " | ")
      lines += FindingLines.wrapped("    > \(text)", width: width, indent: "      ")
    }
    let sums = table.columns.compactMap { column in
      figures.sums[column.column].map { "\(CellReference.columnName(column.column)) \($0.plainText)" }
    }
    if !sums.isEmpty {
      lines += FindingLines.wrapped(
        "    sums: \(sums.joined(separator: ", "))", width: width, indent: "      ")
    }
    if accounting.indices.contains(number - 1), let accounting = accounting[number - 1] {
      lines += CSVInspection.lines(of: accounting).flatMap {
        FindingLines.wrapped("    \($0)", width: width, indent: "      ")
      }
    }
    return lines
  }

  /// Returns the columns in words; consecutive months are combined.
  private func columns(_ table: FoundTable) -> String {
    var words: [String] = []
    var months: ClosedRange<Int>?
    func close() {
      if let span = months {
        words.append(
          "\(CellReference.columnName(span.lowerBound))–\(CellReference.columnName(span.upperBound)) months")
      }
      months = nil
    }
    for column in table.columns {
      if column.month != nil {
        months = (months?.lowerBound ?? column.column)...column.column
        continue
      }
      close()
      let name = CellReference.columnName(column.column)
      let header = column.header.isEmpty ? "" : " \"\(column.header.prefix(30))\""
      if let meaning = column.meaning {
        words.append("\(name)\(header) \(meaning.name) \(min(column.score, 100)) %")
      } else if table.role == .log {
        words.append("\(name)\(header) kept")
      } else if table.role == .records {
        words.append("\(name)\(header)")
      }
    }
    close()
    return words.isEmpty ? "none of its columns belongs to a budget" : words.joined(separator: ", ")
  }

  private func scope(_ scope: TableScope) -> String {
    let words = [
      scope.year.map { "year \($0)" }, scope.month.map { "month \($0)" },
      scope.group.map { "group \($0.rawValue)" },
      scope.kind.map { "all \($0.rawValue)" }, scope.account.map { "account \($0)" },
    ].compactMap { $0 }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}
