package import CalendarDates
internal import BudgetModel
internal import FieldReading
internal import Foundation
package import ImportCore
package import SpreadsheetValues
package import WorkbookForm

/// Why no formula can sum a log.
package enum LogSumsError: Error, Hashable, Sendable {
  /// The workbook has no log with rows.
  case noLog
  /// There are more logs than a formula can name.
  case manyLogs(Int)
  /// A spreadsheet cannot compare the dates of the log.
  case dates(sheet: String)
  /// Amounts are written as texts.
  case textAmounts(sheet: String)
  /// Each category has its own column of amounts.
  case amountsByCategory(sheet: String)
  /// Some rows have no word for their direction, or an unknown word.
  case words(sheet: String)
}

extension LogSums {
  /// The maximum number of logs that a formula names.
  private static let mostLogs = 6

  /// Builds the sums of all logs of a workbook.
  ///
  /// - Parameters:
  ///   - reading: The workbook as it was read.
  ///   - workbook: The cells of the workbook.
  ///   - context: The context in which the workbook was read.
  ///   - month: The first and the last summed day.
  ///   - cells: References to the cells that contain these two days, as formulas write them.
  /// - Throws: `LogSumsError` if no formula can express how the logs were read.
  package init(
    _ reading: WorkbookImport, in workbook: Workbook, context: ImportContext,
    month: ClosedRange<CalendarDate>, cells: (first: String, last: String)
  ) throws(LogSumsError) {
    self.init()
    let reader = CellReader(workbook: workbook, context: context)
    let hasPlan = reading.tables.contains { FoundTable.Role.plans.contains($0.role) }
    let siblings = SiblingLogs(reading.tables, in: workbook)
    var logs = reading.tables.filter { $0.role == .log }.compactMap { table -> LogSample? in
      guard let sheet = workbook[sheet: table.sheetName] else { return nil }
      let rows = sheet.rows(of: table)
      var finder = LogFormatFinder(table, rows, reader, hasPlan: hasPlan, siblings: siblings)
      let sample = LogSample(table, rows, reading.result, reader, finder.find())
      return sample.entryRows == nil ? nil : sample
    }
    if logs.count > Self.mostLogs {
      logs.removeAll { !$0.rows.contains { month.contains($0.transaction.date) } }
    }
    guard !logs.isEmpty else { throw .noLog }
    guard logs.count <= Self.mostLogs else { throw .manyLogs(logs.count) }
    let names = Dictionary(reading.result.budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    for sample in logs {
      guard let sheet = workbook[sheet: sample.table.sheetName], let rows = sample.entryRows else { continue }
      let ranges = LogRanges(sheet, rows)
      let conditions = try LogDateConditions(sample, ranges, month, cells).conditions()
      let added = try LogTerms(sample, ranges, conditions).sums()
      income += added.income
      expenses += added.expenses
      spending += added.spending
      note(sample, names)
    }
  }

  private mutating func note(_ sample: LogSample, _ names: [Identifier<BudgetModel.Category>: String]) {
    guard let column = sample[.category] else { return }
    for row in sample.rows {
      guard let name = row.transaction.categoryID.flatMap({ names[$0] }),
        let text = row.cells[column]?.value.text, !text.isEmpty, text.lowercased() != name.lowercased()
      else { continue }
      otherSpellings[name, default: []].insert(text.lowercased())
    }
  }
}

/// References to the columns of a log, for formulas on other sheets.
struct LogRanges {
  private let sheet: Sheet
  private let rows: ClosedRange<Int>

  init(_ sheet: Sheet, _ rows: ClosedRange<Int>) {
    (self.sheet, self.rows) = (sheet, rows)
  }

  /// Returns the reference to a column: through its Excel table if possible, such as `Log[Amount]`, otherwise as a
  /// range.
  func cells(_ column: Int) -> String {
    for table in sheet.properties.tables {
      let (data, place) = (table.dataRange, column - table.range.first.column)
      guard data.rows.contains(rows.lowerBound), data.rows.contains(rows.upperBound),
        table.columns.indices.contains(place), Self.isPlain(table.columns[place].name)
      else { continue }
      return "\(table.name)[\(table.columns[place].name)]"
    }
    let range = CellRange(
      CellReference(clampingRow: rows.lowerBound, column: column),
      CellReference(clampingRow: rows.upperBound, column: column))
    return "\(SheetName.quoted(sheet.name))!\(range.absolute)"
  }

  /// Whether a header needs no escapes in a structured reference (ECMA-376 18.17.6.2).
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "_" }
      && name.first != " " && name.last != " "
  }
}
