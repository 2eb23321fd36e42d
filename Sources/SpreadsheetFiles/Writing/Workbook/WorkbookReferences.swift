internal import SpreadsheetValues

/// Checks what the parts of a workbook say of each other.
enum WorkbookReferences {
  /// Refuses charts of sheets that are not there, and table names that names of the workbook have.
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
