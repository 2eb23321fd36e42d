import CalendarDates
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@Suite struct WorkbookReadingTests {
  private func workbook() -> TestWorkbook {
    var book = TestWorkbook(rows: "<row><c><v>1</v></c></row><row r='3'><c><v>2</v></c></row>")
    book.parts["xl/workbook.xml"] = """
      <workbook xmlns="\(TestWorkbook.main)" xmlns:r="\(TestWorkbook.office)"><workbookPr date1904="1"/><sheets>\
      <sheet name="Chart" sheetId="1" r:id="rId7"/><sheet name="A &amp; B" sheetId="2" r:id="rId1" state="veryHidden"/>\
      </sheets><definedNames><definedName name="Rate">0.5</definedName>\
      <definedName name="_xlnm.Print_Titles" localSheetId="1" hidden="1">'A &amp; B'!$A:$A,'A &amp; B'!$1:$2</definedName>\
      </definedNames></workbook>
      """
    book.parts["xl/_rels/workbook.xml.rels"] = TestWorkbook.relationships([
      ("rId1", "worksheet", "/xl/./worksheets/../worksheets/Sheet1.xml"),
      ("rId7", "chartsheet", "chartsheets/sheet1.xml"),
    ])
    book.parts["_rels/.rels"] = TestWorkbook.relationships([
      ("a", "officeDocument", "/xl/workbook.xml"), ("b", "core-properties", "docProps/core.xml"),
      ("c", "extended-properties", "docProps/app.xml"),
    ])
    book.parts["docProps/core.xml"] = """
      <c:coreProperties xmlns:c="urn:c" xmlns:d="urn:d"><d:title>Home</d:title><d:creator>Ann</d:creator><d:subject/>\
      <d:created>2025-01-31T10:00:00Z</d:created></c:coreProperties>
      """
    book.parts["docProps/app.xml"] = "<Properties><Application>Microsoft Excel</Application></Properties>"
    return book
  }

  @Test func sheetsNamesAndProperties() throws {
    let book = try workbook().read()
    #expect(book.sheets.map(\.name) == ["A & B"])
    #expect(book.sheets.first?.properties.visibility == .veryHidden)
    // Repeated rows together with repeated columns stay a defined name.
    #expect(book.sheets.first?.properties.printSetup.repeatedRows == nil)
    #expect(book.dateSystem == .from1904)
    #expect(book.definedNames.first == DefinedName("Rate", formula: "0.5"))
    #expect(book.definedNames.last?.sheetName == "A & B")
    #expect(book.definedNames.last?.isHidden == true)
    #expect(
      book.properties
        == DocumentProperties(
          title: "Home", creator: "Ann", application: "Microsoft Excel",
          created: UTCTimestamp("2025-01-31T10:00:00Z")))
  }

  /// Macro sheets of old workbooks are listed without a part, which is accepted; a visible sheet must have a part.
  @Test(arguments: [
    ("r:id=''", true), ("", true), ("state='veryHidden' r:id='rId9'", true),
    ("state='hidden' r:id='rId8'", true), ("r:id='rId9'", false), ("r:id='rId8'", false),
  ])
  func aSheetWithoutAPart(attributes: String, isRead: Bool) throws {
    var book = TestWorkbook(cells: "<c><v>1</v></c>")
    book.parts["xl/workbook.xml"]?.replace(
      "</sheets>", with: "<sheet name='Module1' sheetId='2' \(attributes)/></sheets>")
    book.parts["xl/_rels/workbook.xml.rels"] = TestWorkbook.relationships([
      ("rId1", "worksheet", "worksheets/sheet1.xml"), ("rId8", "worksheet", "worksheets/gone.xml"),
    ])
    guard isRead else {
      #expect([.missingPart, .damagedPart].contains(try book.refusal()?.code))
      return
    }
    let workbook = try book.read()
    #expect(workbook.sheets.map(\.name) == ["S"])
    #expect(workbook.notes == [ReadingNote(.missingSheet, sheetName: "Module1")])
  }

  @Test func aWorkbookWithoutAnyOfItsSheets() throws {
    var book = TestWorkbook()
    book.parts["xl/workbook.xml"]?.replace("r:id=\"rId1\"", with: "")
    #expect(try book.refusal()?.code == .damagedPart)
  }

  @Test(arguments: [
    ("S!$1:$2", 1...2), ("'S'!$3:$3", 3...3), ("S!$A:$B", nil), ("S!$2:$1", nil), ("T!$1:$2", nil),
    ("S!$A:$A,S!$1:$2", nil),
  ])
  func printTitlesAreRowsOrAName(titles: String, rows: ClosedRange<Int>?) throws {
    var book = TestWorkbook()
    book.parts["xl/workbook.xml"]?.replace(
      "</sheets>",
      with: "</sheets><definedNames><definedName name='_xlnm.Print_Titles' localSheetId='0'>\(titles)"
        + "</definedName></definedNames>")
    let workbook = try book.read()
    #expect(workbook.sheets.first?.properties.printSetup.repeatedRows == rows)
    #expect(workbook.definedNames.map(\.formula) == (rows == nil ? [titles] : []))
  }

  @Test func rowsOneByOne() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(workbook().bytes(), to: "book.xlsx")
    let reader = try XLSXReader(path: path)
    #expect(reader.sheetNames == ["A & B"])
    #expect(reader.dateSystem == .from1904 && reader.definedNames.count == 2)
    var numbers: [Int] = []
    try reader.readRows(ofSheet: 0) { numbers.append($0.number) }
    #expect(numbers == [1, 3])
    let rows = try reader.rows(ofSheet: 0)
    #expect(try rows.next()?.number == 1)
    #expect(try rows.next()?.number == 3)
    #expect(try rows.next() == nil)
    #expect(try Workbook(xlsxAt: path) == workbook().read())
    for index in [-1, 1] {
      let error = #expect(throws: SpreadsheetFileError.self) { _ = try reader.rows(ofSheet: index) }
      #expect(error?.code == .noSuchSheet)
    }
  }

  @Test func damageAfterGoodRowsIsThrown() throws {
    let filler = (1...20_000).map { "<row r=\"\($0)\"><c><v>\($0)</v></c></row>" }.joined()
    let reader = try XLSXReader(bytes: TestWorkbook(rows: filler + "<row r=\"5\"/>").bytes())
    var count = 0
    #expect(throws: SpreadsheetFileError.self) { try reader.readRows(ofSheet: 0) { _ in count += 1 } }
    #expect(count > 1_000)
  }

  @Test(arguments: [
    ("target outside", "../../etc/passwd", "xl/workbook.xml", "damagedPart"),
    ("missing sheet", "worksheets/none.xml", "xl/worksheets/none.xml", "missingPart"),
  ])
  func brokenRelationships(_ name: String, target: String, part: String, code: String) throws {
    var book = TestWorkbook()
    book.parts["xl/_rels/workbook.xml.rels"] = TestWorkbook.relationships([("rId1", "worksheet", target)])
    let error = try #require(try book.refusal(), "\(name)")
    #expect(error.part == part && error.code.rawValue == code, "\(name): \(error)")
  }

  @Test func externalSheetIsNeverFetched() throws {
    var book = TestWorkbook()
    book.parts["xl/_rels/workbook.xml.rels"]?.replace("/>", with: " TargetMode=\"External\"/>")
    #expect(try book.refusal()?.reason.contains("outside") == true)
  }

  @Test func workbookOfAnotherKind() throws {
    var book = TestWorkbook()
    book.parts["xl/workbook.xml"] = "<other/>"
    #expect(try book.refusal()?.part == "xl/workbook.xml")
    book.parts["xl/workbook.xml"] = nil
    #expect(try book.refusal()?.code == .missingPart)
    book = TestWorkbook()
    book.parts["xl/_rels/workbook.xml.rels"] = nil
    #expect(try book.refusal()?.reason.contains("relationship") == true)
  }

  @Test func errorsSpeakInOneSentence() {
    let error = SpreadsheetFileError(
      .damagedPart, file: "budget.xlsx", part: "xl/worksheets/sheet1.xml", cell: CellReference("B7"),
      reason: "it is odd")
    #expect(error.description == "budget.xlsx: xl/worksheets/sheet1.xml, cell B7: it is odd")
    #expect(SpreadsheetFileError("own", reason: "why", remedy: "what").description == "why")
  }
}
