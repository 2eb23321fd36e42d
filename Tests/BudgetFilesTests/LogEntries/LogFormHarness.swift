import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import SpreadsheetValues

@testable import WorkbookImporting

/// Writes entries into a workbook in the form of its log, as an editor of files would do.
struct LogFormHarness {
  var workbook: Workbook
  let context: ImportContext

  init(_ text: String, sheet: String = "Log", dateSystem: DateSystem = .from1900, year: Int? = nil) {
    workbook = TypedSheet.workbook([:], dateSystem: dateSystem)
    TypedSheet.make(sheet, text, &workbook)
    context = ImportContext(fileName: "log.xlsx", now: TypedSheet.now, year: year)
  }

  func reading() throws -> WorkbookImport { try WorkbookImport(workbook, context: context) }

  func forms() throws -> [LogForm] {
    let reading = try reading()
    return try reading.tables.filter { $0.role == .log }.map {
      try LogForm($0, of: reading, in: workbook, context: context)
    }
  }

  func form() throws -> LogForm {
    guard let form = try forms().first else { throw LogFormError.noLog(sheet: "") }
    return form
  }

  /// Writes the rows of entries at the place that the form determines; the rows below move down.
  @discardableResult
  mutating func write(_ entries: [LogEntry]) throws -> [LogForm.NewRow] {
    let form = try form()
    let rows = try form.ordered(entries).map { try form.row(for: $0) }
    guard let index = workbook.sheets.firstIndex(where: { $0.name == form.sheetName }) else { return rows }
    let first =
      switch form.place {
      case .below(let row): row + 1
      case .above(let row): row
      }
    let old = workbook.sheets[index]
    var sheet = Sheet(old.name)
    for row in old.rows {
      for var cell in row.cells {
        let number = row.number < first ? row.number : row.number + rows.count
        cell.reference = CellReference(clampingRow: number, column: cell.reference.column)
        sheet.set(cell)
      }
    }
    let above = form.entryRows?.upperBound
    for (offset, row) in rows.enumerated() {
      for cell in row.cells {
        let style = above.flatMap { old[CellReference(clampingRow: $0, column: cell.column)]?.style }
        let reference = CellReference(clampingRow: first + offset, column: cell.column)
        sheet.set(Cell(reference, cell.value, style: style ?? .general))
      }
    }
    workbook.sheets[index] = sheet
    return rows
  }

  /// Returns a line for each entry of the workbook's log, sorted by day.
  func log() throws -> [String] {
    let budget = try reading().result.budget
    let names = LogEntryNames(budget)
    return budget.transactions.map { names.entry($0).line }.sorted()
  }
}

extension LogEntry {
  init(
    _ date: String, _ kind: TransactionKind, _ amount: String, _ description: String,
    _ category: String? = nil, account: String? = nil
  ) {
    self.init(
      date: CalendarDate(date) ?? .earliest, amount: Decimal(string: amount) ?? 0, kind: kind,
      description: description, category: category, account: account)
  }

  /// All fields that a log is expected to store, in one line.
  var line: String {
    "\(date) \(kind.rawValue) \(amount) \(description) [\(category ?? "–")] \(account ?? "")"
  }
}
