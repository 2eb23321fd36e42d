import SpreadsheetFiles
import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct SheetTabsTests {
  private func file() throws -> EditedFile {
    var first = Sheet("One")
    first.set(Cell(.cell("A1"), 1))
    var second = Sheet("Two")
    second.set(Cell(.cell("A1"), 1, formula: CellFormula("One!A1")))
    var workbook = Workbook(sheets: [first, second, Sheet("Three")])
    workbook.definedNames = [
      DefinedName("Here", formula: "One!$A$1"), DefinedName("Local", formula: "Two!$A$1", sheetName: "Two"),
    ]
    return try EditedFile(workbook)
  }

  @Test("A new name is used wherever the sheet was named")
  func rename() throws {
    var file = try file()
    let workbook = try file.workbook(after: RenameSheet("one", to: "Mum's"))
    #expect(workbook.sheets.map(\.name) == ["Mum's", "Two", "Three"])
    #expect(workbook.sheets[1][.cell("A1")]?.formula?.text == "'Mum''s'!A1")
    #expect(workbook.definedNames.first?.formula == "'Mum''s'!$A$1")
  }

  @Test(
    "Names that no sheet can have are refused",
    arguments: [
      ("Two", "a sheet cannot be called \"Two\": another sheet has the name"),
      ("a/b", "a sheet cannot be called \"a/b\": a sheet's name has none of \\ / ? * [ ] :"),
    ])
  func refusedNames(_ name: String, _ sentence: String) throws {
    var file = try file()
    let error = #expect(throws: WorkbookEditingError.self) {
      try file.editor.apply(RenameSheet("One", to: name))
    }
    #expect(error?.description == sentence)
  }

  @Test("A moved sheet keeps its own names")
  func move() throws {
    var file = try file()
    let workbook = try file.workbook(after: MoveSheet("Two", to: 0))
    #expect(workbook.sheets.map(\.name) == ["Two", "One", "Three"])
    #expect(workbook.definedNames.map(\.sheetName) == [nil, "Two"])
    #expect(workbook.sheets[0][.cell("A1")]?.formula?.text == "One!A1")
  }

  @Test("The last sheet that is shown stays so")
  func hide() throws {
    var file = try file()
    try file.editor.apply(SetSheetVisibility("One", .hidden))
    try file.editor.apply(SetSheetVisibility("Three", .veryHidden))
    let error = #expect(throws: WorkbookEditingError.self) {
      try file.editor.apply(SetSheetVisibility("Two", .hidden))
    }
    #expect(error?.description == "Two: a workbook needs one sheet that is shown")
    let workbook = try Workbook(xlsx: try file.editor.xlsx())
    #expect(workbook.sheets.map(\.properties.visibility) == [.hidden, .visible, .veryHidden])
    #expect(try file.part("xl/workbook.xml").contains("activeTab=\"1\""))
  }

  @Test("Protected workbooks keep their sheets unless that is allowed")
  func protected() throws {
    var workbook = Workbook(sheets: [Sheet("One")])
    workbook.protection = Workbook.Protection()
    var file = try EditedFile(workbook)
    let error = #expect(throws: WorkbookEditingError.self) {
      try file.editor.apply(RenameSheet("One", to: "Two"))
    }
    #expect(error?.reason == .protectedWorkbook)
    file.editor.allowsProtected = true
    try file.editor.apply(RenameSheet("One", to: "Two"))
    #expect(file.editor.sheetNames == ["Two"])
  }
}
