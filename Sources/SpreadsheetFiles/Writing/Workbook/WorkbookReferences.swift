internal import SpreadsheetValues

/// Checks the references between the parts of a workbook.
enum WorkbookReferences {
  /// Rejects charts that refer to missing sheets, and table names that are invalid or already in use.
  static func check(
    _ sheets: [SheetProperties], _ sheetNames: Set<String>, _ definedNames: [DefinedName]
  ) throws(SpreadsheetWritingError) {
    var names = Set(definedNames.filter { $0.sheetName == nil }.map { $0.name.lowercased() })
    for sheet in sheets {
      for table in sheet.tables {
        guard NameRules.isValid(table.name), names.insert(table.name.lowercased()).inserted else {
          throw SpreadsheetWritingError(.invalidName(table.name), sheet: sheet.name, cell: table.range.first)
        }
      }
      for chart in sheet.charts {
        for series in chart.series {
          for range in series.ranges where !sheetNames.contains(range.sheetName.lowercased()) {
            throw SpreadsheetWritingError(
              .unknownSheet(range.sheetName), sheet: sheet.name, cell: chart.anchor.first)
          }
        }
      }
    }
  }
}
