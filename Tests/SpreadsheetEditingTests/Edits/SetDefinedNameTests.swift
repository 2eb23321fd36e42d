import SpreadsheetFiles
import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct SetDefinedNameTests {
  /// Makes amounts 10 and 20, a formula with names, and a formula without names whose stored value is wrong.
  private func workbook() throws -> Workbook {
    var sheet = Sheet("Log")
    sheet.set(Cell(.cell("A1"), 10))
    sheet.set(Cell(.cell("A2"), 20))
    sheet.set(Cell(.cell("B1"), 10, formula: CellFormula("Rent+Twice")))
    sheet.set(Cell(.cell("B2"), 999, formula: CellFormula("A1+A2")))
    var workbook = Workbook(sheets: [sheet, Sheet("Plan")])
    workbook.definedNames = [
      DefinedName("Rent", formula: "Log!$A$1"), DefinedName("Twice", formula: "Rent*2"),
    ]
    return workbook
  }

  @Test("A name stands for other cells, and only formulas that use it are computed")
  func replaced() throws {
    var file = try EditedFile(workbook())
    let result = try file.workbook(after: SetDefinedName(DefinedName("rent", formula: "Log!$A$2")))
    #expect(result.sheets[0][.cell("B1")]?.value == 60)
    #expect(result.sheets[0][.cell("B2")]?.value == 999)
    #expect(result.definedNames.map(\.name) == ["rent", "Twice"])
  }

  @Test("A hidden name of one sheet stands beside that of the workbook, and nothing is computed")
  func local() throws {
    var file = try EditedFile(workbook())
    let mark = DefinedName("Rent", formula: "\"x\"", sheetName: "Plan", isHidden: true)
    let result = try file.workbook(after: SetDefinedName(mark))
    #expect(result.definedNames.count == 3 && result.definedNames.contains(mark))
    #expect(result.sheets[0][.cell("B1")]?.value == 30)
    #expect(result.sheets[0][.cell("B2")]?.value == 999)
  }

  @Test(
    "An empty list of names is filled, a missing one made",
    arguments: ["<definedNames/>", "<definedNames></definedNames>", ""])
  func lists(_ list: String) throws {
    let xml = """
      <workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" \
      xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>\
      <sheet name="S" sheetId="1" r:id="rId1"/></sheets>\(list)<calcPr calcId="1"/></workbook>
      """
    var file = try EditedFile(Workbook(sheets: [Sheet("S")]), replacing: "xl/workbook.xml", with: xml)
    let part = try file.part(
      "xl/workbook.xml", after: SetDefinedName(DefinedName("Rate", formula: "S!$A$1")))
    #expect(
      part.contains(
        "</sheets><definedNames><definedName name=\"Rate\">S!$A$1</definedName></definedNames><calcPr"))
  }

  @Test("Names that no workbook can have are refused", arguments: ["A1", "1st", "a b", ""])
  func invalid(_ name: String) throws {
    var file = try EditedFile(workbook())
    let error = #expect(throws: WorkbookEditingError.self) {
      try file.editor.apply(SetDefinedName(DefinedName(name, formula: "1")))
    }
    #expect(error?.description == "\"\(name)\" cannot be a name")
  }
}
