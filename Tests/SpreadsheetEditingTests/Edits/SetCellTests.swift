import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct SetCellTests {
  @Test(
    "A cell gets its value where it stands, and everything else stays as it is written",
    arguments: [
      (
        "over a value",
        "<row r=\"1\" ht=\"20\"><c r=\"A1\"  s=\"0\" ><v>1</v></c><c r=\"B1\"><v>2</v></c></row>",
        "B1", CellValue.number(Decimal(sign: .plus, exponent: -2, significand: 1_250)),
        "<row r=\"1\" ht=\"20\"><c r=\"A1\"  s=\"0\" ><v>1</v></c><c r=\"B1\"><v>12.5</v></c></row>"
      ),
      (
        "between cells", "<row r=\"1\"><c r=\"A1\"/><c r=\"C1\"/></row>", "B1", true,
        "<row r=\"1\"><c r=\"A1\"/><c r=\"B1\" t=\"b\"><v>1</v></c><c r=\"C1\"/></row>"
      ),
      (
        "behind the last", "<row r=\"1\"><c r=\"A1\"/></row>", "D1", .error(.divisionByZero),
        "<row r=\"1\"><c r=\"A1\"/><c r=\"D1\" t=\"e\"><v>#DIV/0!</v></c></row>"
      ),
      (
        "in an empty row", "<row r=\"2\" ht=\"9\"/>", "A2", 7,
        "<row r=\"2\" ht=\"9\"><c r=\"A2\"><v>7</v></c></row>"
      ),
      (
        "in a new row between", "<row r=\"1\"/><row r=\"5\"/>", "A3", "a<b",
        "<row r=\"1\"/><row r=\"3\"><c r=\"A3\" t=\"inlineStr\"><is><t>a&lt;b</t></is></c></row><row r=\"5\"/>"
      ),
      (
        "behind the last row", "<row r=\"1\"/>", "B9", 1,
        "<row r=\"1\"/><row r=\"9\"><c r=\"B9\"><v>1</v></c></row>"
      ),
      ("cleared", "<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>", "A1", .empty, "<row r=\"1\"></row>"),
      (
        "cleared with its style", "<row r=\"1\"><c r=\"A1\" s=\"3\"><v>1</v></c></row>", "A1", .empty,
        "<row r=\"1\"><c r=\"A1\" s=\"3\"/></row>"
      ),
      (
        "without addresses", "<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>", "B1", 9,
        "<row><c><v>1</v></c><c r=\"B1\"><v>9</v></c></row><row><c><v>3</v></c></row>"
      ),
      (
        "spans", "<row r=\"1\" spans=\"2:3\"><c r=\"B1\"/></row>", "E1", 1,
        "<row r=\"1\" spans=\"2:5\"><c r=\"B1\"/><c r=\"E1\"><v>1</v></c></row>"
      ),
      (
        "a comment among the cells", "<row r=\"1\"><!-- <c r=\"B1\"> --><c r=\"A1\"/></row>", "B1", 1,
        "<row r=\"1\"><!-- <c r=\"B1\"> --><c r=\"A1\"/><c r=\"B1\"><v>1</v></c></row>"
      ),
    ])
  func bytes(_ name: String, _ rows: String, _ cell: String, _ value: CellValue, _ expected: String) throws {
    var file = try EditedFile(rows: rows)
    _ = try file.editor.apply(SetCell("s", try #require(CellReference(cell)), value))
    _ = try file.editor.xlsx()
    #expect(try file.rows() == expected)
  }

  @Test("A file's prefix stands before new elements")
  func prefix() throws {
    var file = try EditedFile(rows: "<x:row r=\"1\"><x:c r=\"A1\"/></x:row>", prefix: "x:")
    try file.editor.apply(SetCell("S", .cell("B1"), formula: "1+1"))
    try file.editor.apply(SetCell("S", .cell("A2"), "t"))
    _ = try file.editor.xlsx()
    #expect(
      try file.rows()
        == "<x:row r=\"1\"><x:c r=\"A1\"/><x:c r=\"B1\"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row>"
        + "<x:row r=\"2\"><x:c r=\"A2\" t=\"inlineStr\"><x:is><x:t>t</x:t></x:is></x:c></x:row>")
  }

  @Test("The used range grows with a cell outside of it")
  func dimension() throws {
    var file = try EditedFile(rows: "<row r=\"2\"><c r=\"B2\"/></row>", before: "<dimension ref=\"B2\"/>")
    let text = try file.part("xl/worksheets/sheet1.xml", after: SetCell("S", .cell("D1"), 1))
    #expect(text.contains("<dimension ref=\"B1:D2\"/>"))
  }

  @Test("Texts are shared where the sheet shares its texts, each once")
  func sharedTexts() throws {
    var sheet = Sheet("S")
    sheet.set(Cell(.cell("A1"), "Rent"))
    sheet.set(Cell(.cell("A2"), "Food"))
    var file = try EditedFile(Workbook(sheets: [sheet]))
    try file.editor.apply(SetCell("S", .cell("A3"), "Food"))
    let workbook = try file.workbook(after: SetCell("S", .cell("A4"), " New & old "))
    #expect(
      try file.rows().hasSuffix(
        "<c r=\"A3\" t=\"s\"><v>1</v></c></row><row r=\"4\"><c r=\"A4\" t=\"s\"><v>2</v></c></row>"))
    #expect(try file.part("xl/sharedStrings.xml").contains("count=\"4\" uniqueCount=\"3\""))
    #expect(workbook.sheets[0].rows.flatMap(\.cells).map(\.value) == ["Rent", "Food", "Food", " New & old "])
  }

  @Test("A formula that others share is written out for them")
  func sharedFormula() throws {
    var file = try EditedFile(
      rows:
        "<row r=\"1\"><c r=\"A1\"><v>1</v></c><c r=\"B1\"><f t=\"shared\" ref=\"B1:B3\" si=\"0\">A1*2&amp;\"x\"</f><v>0</v></c></row>"
        + "<row r=\"2\"><c r=\"B2\"><f t=\"shared\" si=\"0\"/><v>0</v></c></row>"
        + "<row r=\"3\"><c r=\"B3\"><f t=\"shared\" si=\"0\"/><v>0</v></c></row>")
    let text = try file.part("xl/worksheets/sheet1.xml", after: SetCell("S", .cell("B1"), 5))
    #expect(text.contains("<c r=\"B1\"><v>5</v></c>"))
    #expect(text.contains("<f>A2*2&amp;&quot;x&quot;</f>"))
    #expect(text.contains("<f>A3*2&amp;&quot;x&quot;</f>"))
  }

  @Test("One cell of an array formula is not changed")
  func arrayFormula() throws {
    var file = try EditedFile(
      rows: "<row r=\"1\"><c r=\"A1\"><f t=\"array\" ref=\"A1:A2\">B1:B2</f><v>0</v></c></row>"
        + "<row r=\"2\"><c r=\"A2\"><v>0</v></c></row>")
    try file.editor.apply(SetCell("S", .cell("A2"), 5))
    let error = #expect(throws: WorkbookEditingError.self) { try file.editor.xlsx() }
    #expect(error?.description == "S!A2: the edit would cut apart the array formula in A1:A2")
  }

  @Test("A style is added once, and the cell keeps its content")
  func style() throws {
    var sheet = Sheet("S")
    sheet.set(Cell(.cell("A1"), 12))
    sheet.set(Cell(.cell("A2"), 13))
    var file = try EditedFile(Workbook(sheets: [sheet]))
    let style = CellStyle(
      numberFormat: NumberFormat("0.000"), font: CellStyle.Font(isBold: true),
      fillColor: CellStyle.Color(red: 255, green: 204, blue: 0))
    try file.editor.apply(SetCell("S", .cell("A1"), nil, style: style))
    let workbook = try file.workbook(after: SetCell("S", .cell("A2"), 14, style: style))
    let cells = workbook.sheets[0].rows.flatMap(\.cells)
    #expect(cells.map(\.value) == [12, 14])
    #expect(cells.map { workbook.styles[$0.style] } == [style, style])
    #expect(workbook.styles.styles.count == 2)
  }

  @Test("What hangs on the cell has its new value, other stored values stay")
  func dependents() throws {
    var sheet = Sheet("S")
    sheet.set(Cell(.cell("A1"), 1))
    sheet.set(Cell(.cell("B1"), 2, formula: CellFormula("A1+1")))
    sheet.set(Cell(.cell("C1"), 99, formula: CellFormula("D1+1")))
    var file = try EditedFile(Workbook(sheets: [sheet]))
    let workbook = try file.workbook(after: SetCell("S", .cell("A1"), 10))
    #expect(workbook.sheets[0].rows[0].cells.map(\.value) == [10, 11, 99])
    #expect(file.editor.changedCells.map { "\($0.cell)" } == ["S!A1", "S!B1"])
  }

  @Test("A formula that cannot be computed keeps its value, and the next program computes")
  func uncomputed() throws {
    var sheet = Sheet("S")
    sheet.set(Cell(.cell("A1"), 1))
    sheet.set(Cell(.cell("B1"), 2, formula: CellFormula("NOSUCH(A1)")))
    var file = try EditedFile(Workbook(sheets: [sheet]))
    #expect(!(try file.part("xl/workbook.xml").contains("fullCalcOnLoad")))
    let workbook = try file.workbook(after: SetCell("S", .cell("A1"), 10))
    #expect(workbook.sheets[0].rows[0].cells.map(\.value) == [10, 2])
    #expect(try file.part("xl/workbook.xml").contains("fullCalcOnLoad=\"1\""))
  }
}
