import BudgetFiles
import CalendarDates
import SpreadsheetFormulas
import SpreadsheetValues
import SpreadsheetFiles

enum XLSXTarget {
  /// Small limits, so that inputs take little time and also reach the limits.
  private static let limits: ReadingLimits = {
    var limits = ReadingLimits()
    (limits.inflatedBytes, limits.cells, limits.elements) = (16 << 20, 20_000, 50_000)
    return limits
  }()

  static func run(_ bytes: [UInt8]) {
    guard let workbook = try? Workbook(xlsx: bytes, name: "a.xlsx", limits: limits) else { return }
    let now = UTCTimestamp(date: .fixed)
    let computed = workbook.computingMissingValues(now: (now.date, now.time)).workbook
    _ = try? WorkbookImport(computed, context: ImportContext(fileName: "a.xlsx", now: now))
    guard let written = try? computed.xlsx() else { return }
    require((try? Workbook(xlsx: written, limits: .trustingSize)) != nil, "what was written cannot be read")
  }
}

extension CalendarDate {
  /// The import date of all inputs.
  static let fixed = CalendarDate("2026-01-31") ?? .earliest
}
