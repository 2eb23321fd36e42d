import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct InsertRowsTests {
  /// Makes a log with a sum, and another sheet with formulas that refer to the log.
  private func file() throws -> EditedFile {
    var log = Sheet("Log")
    for row in 1...5 { log.set(Cell(CellReference(clampingRow: row, column: 1), .number(Decimal(row)))) }
    log.set(Cell(.cell("A6"), 15, formula: CellFormula("SUM(A1:A5)")))
    var plan = Sheet("Plan")
    plan.set(Cell(.cell("A1"), 3, formula: CellFormula("Log!A3")))
    plan.set(Cell(.cell("A2"), 15, formula: CellFormula("SUM(Log!$A$1:$A$5)")))
    return try EditedFile(Workbook(sheets: [log, plan]))
  }

  private func formulas(_ workbook: Workbook) -> [String?] {
    workbook.sheets[1].rows.flatMap(\.cells).map { $0.formula?.text }
  }

  @Test("Rows in the middle move what stands below and all that names it")
  func inserted() throws {
    var file = try file()
    let workbook = try file.workbook(after: InsertRows("log", before: 3, count: 2))
    #expect(workbook.sheets[0].rows.map(\.number) == [1, 2, 5, 6, 7, 8])
    #expect(workbook.sheets[0][.cell("A8")]?.formula?.text == "SUM(A1:A7)")
    #expect(formulas(workbook) == ["Log!A5", "SUM(Log!$A$1:$A$7)"])
    #expect(workbook.sheets[0][.cell("A8")]?.value == 15)
  }

  @Test("What named deleted rows is an error, and sums over them have less")
  func deleted() throws {
    var file = try file()
    let workbook = try file.workbook(after: DeleteRows("Log", 3...4))
    #expect(workbook.sheets[0].rows.map(\.number) == [1, 2, 3, 4])
    #expect(formulas(workbook) == ["Log!#REF!", "SUM(Log!$A$1:$A$3)"])
    #expect(workbook.sheets[1][.cell("A1")]?.value == .error(.reference))
    #expect(workbook.sheets[1][.cell("A2")]?.value == 8)
  }

  @Test("Rows that no sheet has are refused, and nothing changes")
  func refused() throws {
    var file = try file()
    for (row, count) in [(0, 1), (1, 0), (1_048_577, 1), (2, 1_048_576), (2, 1_048_571)] {
      #expect(throws: WorkbookEditingError.self) {
        try file.editor.apply(InsertRows("Log", before: row, count: count))
      }
    }
    #expect(throws: WorkbookEditingError.self) { try file.editor.apply(DeleteRows("Log", 0...1)) }
    #expect(throws: WorkbookEditingError.self) { try file.editor.apply(InsertRows("Nowhere", before: 1)) }
    #expect(file.editor.changedParts.isEmpty)
  }

  @Test("A pivot table is read again where its source was changed, and only there")
  func pivots() throws {
    for (cell, isRefreshed) in [("A2", true), ("C9", false)] {
      let source = """
        <pivotCacheDefinition xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cacheSource \
        type="worksheet"><worksheetSource ref="A1:B5" sheet="log"/></cacheSource></pivotCacheDefinition>
        """
      var package = try file().editor.package
      package.replace("xl/pivotCache/pivotCacheDefinition1.xml", with: Array(source.utf8))
      let name = "xl/_rels/workbook.xml.rels"
      let type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/pivotCacheDefinition"
      let pointers = String(decoding: try package.bytes(of: name), as: UTF8.self).replacing(
        "</Relationships>",
        with:
          "<Relationship Id=\"p\" Type=\"\(type)\" Target=\"pivotCache/pivotCacheDefinition1.xml\"/></Relationships>"
      )
      package.replace(name, with: Array(pointers.utf8))
      var edited = try EditedFile(package.archive())
      let part = try edited.part(
        "xl/pivotCache/pivotCacheDefinition1.xml", after: SetCell("Log", try #require(CellReference(cell)), 7)
      )
      #expect(part.contains("refreshOnLoad=\"1\"") == isRefreshed)
    }
  }
}
