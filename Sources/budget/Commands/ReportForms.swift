import ArgumentParser
import BudgetReports
import CalendarDates
import ExactDecimals
import SpreadsheetFiles

/// The file formats of reports.
enum ReportForms {
  static let all: [FileFormat] = [.html, .markdown, .text, .json, .xlsx, .csv, .pdf, .png]
  /// The names of all formats, as part of a sentence.
  static let words = "html, markdown, text, json, xlsx, csv, pdf or png"

  /// Throws an error for options that a format does not support.
  ///
  /// - Throws: `ValidationError`.
  static func check(_ format: FileFormat, sections: [String], isShort: Bool) throws {
    if isShort, !sections.isEmpty {
      throw ValidationError("--short chooses the sections itself; leave --section out.")
    }
    if format == .csv, sections.count != 1 {
      throw ValidationError("A CSV file holds one table: name one section with --section.")
    }
    if format == .png, !isShort {
      throw ValidationError("A picture shows the month at a glance: add --short, or write html or pdf.")
    }
  }

  /// Returns the table of a section as CSV: plain numbers, ISO 8601 dates, and a column for group headings.
  ///
  /// - Throws: `CommandError` if the section has no table or has several; `CSVError`.
  static func csv(_ report: BudgetReport) throws -> [UInt8] {
    let tables = report.sections.flatMap(\.data).filter { !$0.isEmpty }
    guard let table = tables.first, tables.count == 1 else {
      let names = tables.map { "\"\($0.caption)\"" }.joined(separator: ", ")
      throw CommandError(
        .usage,
        tables.isEmpty
          ? "the section has no table; --to json writes its figures"
          : "the section has \(tables.count) tables (\(names)), and a CSV file holds one; write xlsx or json")
    }
    let hasGroups = table.groups.contains { $0.heading != nil }
    var writer = CSVWriter()
    try writer.append((hasGroups ? [""] : []) + table.columns.map(\.heading))
    for group in table.groups {
      for row in group.rows where !row.isTotal {
        try writer.append((hasGroups ? [group.heading ?? ""] : []) + row.cells.map(text))
      }
    }
    return writer.takeBytes()
  }

  private static func text(_ cell: ReportTable.Cell) -> String {
    switch cell.value {
    case .amount(let amount), .ratio(let amount): amount.plainText
    case .count(let count): String(count)
    case .date(let date): date.description
    case .month(let month): month.description
    case .nothing: ""
    case nil: cell.text
    }
  }
}
