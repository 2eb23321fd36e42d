package import CalendarDates
package import SpreadsheetValues

/// Marks the sheet of a month's report with a hidden defined name, so that it does not count as one of the user's own
/// sheets.
package enum ReportSheetMark {
  /// The defined name, whose value is the month as a text.
  private static let name = "_budget_report"

  /// Returns the defined name for a sheet with the report of a month.
  package static func mark(_ month: CalendarMonth, on sheetName: String) -> DefinedName {
    DefinedName(name, formula: "\"\(month)\"", sheetName: sheetName, isHidden: true)
  }

  fileprivate static func month(_ mark: DefinedName) -> CalendarMonth? {
    guard mark.name.lowercased() == name, mark.sheetName != nil else { return nil }
    return CalendarMonth(mark.formula.filter { $0 != "\"" })
  }
}

extension Workbook {
  /// The months that have a report sheet, by sheet name.
  package var reportSheets: [String: CalendarMonth] {
    definedNames.reduce(into: [:]) { months, name in
      if let sheet = name.sheetName, let month = ReportSheetMark.month(name) { months[sheet] = month }
    }
  }

  /// The workbook without its report sheets, which contain no data of their own.
  package var withoutReportSheets: Workbook {
    let reports = reportSheets
    guard !reports.isEmpty else { return self }
    var workbook = self
    workbook.sheets.removeAll { reports[$0.name] != nil }
    return workbook
  }
}
