import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

/// Tests workbooks made from seeds, which are written and read again.
///
/// `WORKBOOK_CAMPAIGN=300` sets the number of workbooks, and `WORKBOOK_FOLDER=…` keeps the files for checks with other
/// programs.
@Suite struct RandomWorkbookTests {
  static let count = ProcessInfo.processInfo.environment["WORKBOOK_CAMPAIGN"].flatMap(UInt64.init) ?? 25
  private static let folder = ProcessInfo.processInfo.environment["WORKBOOK_FOLDER"]

  @Test(arguments: 0..<count) func comesBack(seed: UInt64) throws {
    let workbook = RandomWorkbook.make(seed: seed)
    let bytes = try workbook.xlsx()
    if let folder = Self.folder { try workbook.writeXLSX(to: "\(folder)/\(seed).xlsx") }
    let read = try Workbook(xlsx: bytes, name: "\(seed).xlsx")
    #expect(read.styles.styles.count == workbook.styles.styles.count)
    for (read, written) in zip(read.styles.styles, workbook.styles.styles) { #expect(read == written) }
    #expect(read.dateSystem == workbook.dateSystem)
    #expect(read.properties == workbook.properties)
    #expect(read.definedNames.filter { !$0.name.hasPrefix("_xlnm.") } == workbook.definedNames)
    #expect(read.sheets.count == workbook.sheets.count)
    for (read, written) in zip(read.sheets, workbook.sheets) {
      #expect(read.properties == written.properties)
      #expect(read.rows.map(\.number) == written.rows.map(\.number))
      for (row, expected) in zip(read.rows, written.rows) where row.displayed != expected {
        #expect(row.isHidden == expected.isHidden && row.height == expected.height)
        #expect(row.cells.count == expected.cells.count)
        for (cell, expected) in zip(row.displayed.cells, expected.cells) { #expect(cell == expected) }
      }
    }
    #expect(try RandomWorkbook.make(seed: seed).xlsx() == bytes)
  }

  /// Checks that the streaming writer writes the same rows, cell by cell.
  @Test(arguments: 0..<10 as Range<UInt64>) func streamsTheSame(seed: UInt64) throws {
    let workbook = RandomWorkbook.make(seed: seed)
    var writer = try XLSXWriter(
      styles: workbook.styles, definedNames: workbook.definedNames, dateSystem: workbook.dateSystem,
      properties: workbook.properties)
    for sheet in workbook.sheets {
      var properties = sheet.properties
      properties.rowOutlineLevel = sheet.rows.map(\.outlineLevel).max() ?? 0
      try writer.beginSheet(properties)
      for row in sheet.rows {
        try writer.beginRow(
          row.number, height: row.height, isHidden: row.isHidden, outlineLevel: row.outlineLevel,
          isCollapsed: row.isCollapsed)
        var next = 1
        for cell in row.cells {
          try writer.skip(cell.reference.column - next)
          next = cell.reference.column + 1
          if let formula = cell.formula {
            try writer.cell(formula: formula.text, result: cell.value, style: cell.style)
          } else if let text = cell.richText {
            try writer.cell(text, style: cell.style)
          } else {
            try writer.cell(cell.value, style: cell.style)
          }
        }
        try writer.endRow()
      }
      try writer.endSheet()
    }
    let streamed = try Workbook(xlsx: writer.finish())
    #expect(streamed == (try Workbook(xlsx: workbook.xlsx())))
  }
}

extension Sheet.Row {
  /// The row with formulas as people see them; files and the reader have prefixes before newer functions.
  fileprivate var displayed: Sheet.Row {
    var row = self
    for index in row.cells.indices {
      if let formula = row.cells[index].formula {
        row.cells[index].formula = CellFormula(FutureFunctions.displayed(formula.text))
      }
    }
    return row
  }
}
