import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct CellReadingTests {
  @Test(arguments: [
    ("number", "<c r='A1'><v>12.5</v></c>", "12.5", nil),
    ("explicit type", "<c r='A1' t='n'><v>-3</v></c>", "-3", nil),
    ("spaces around", "<c r='A1'><v> 1 </v></c>", "1", nil),
    ("binary noise", "<c r='A1'><v>0.30000000000000004</v></c>", "0.3", "0.30000000000000004"),
    ("17 digits", "<c r='A1'><v>1234567.8900000001</v></c>", "1234567.89", "1234567.8900000001"),
    ("exponent", "<c r='A1'><v>1.5E-3</v></c>", "0.0015", "1.5E-3"),
    ("trailing zero", "<c r='A1'><v>1.50</v></c>", "1.5", "1.50"),
    ("minus zero", "<c r='A1'><v>-0</v></c>", "0", "-0"),
    ("leading zero", "<c r='A1'><v>007</v></c>", "7", "007"),
    ("no leading zero", "<c r='A1'><v>.5</v></c>", "0.5", ".5"),
    ("largest exact", "<c r='A1'><v>999999999999999</v></c>", "999999999999999", nil),
    ("too small, rounded to nothing", "<c r='A1'><v>4.9E-324</v></c>", "0", "4.9E-324"),
    (
      "small, rounded to 127 places", "<c r='A1'><v>1.26E-127</v></c>",
      "0." + String(repeating: "0", count: 126) + "1",
      "1.26E-127"
    ),
    ("day", "<c r='A1' t='d'><v>2025-01-31</v></c>", "45688", "2025-01-31"),
    ("day and time", "<c r='A1' t='d'><v>2025-01-31T12:00:00Z</v></c>", "45688.5", "2025-01-31T12:00:00Z"),
    ("time", "<c r='A1' t='d'><v>06:00:00</v></c>", "0.25", "06:00:00"),
  ])
  func numbers(_ name: String, cell: String, plain: String, raw: String?) throws {
    let cell = try #require(try TestWorkbook(cells: cell).cells().first)
    #expect(cell.value.number?.plainText == plain, "\(name)")
    #expect(cell.rawText == raw, "\(name)")
  }

  @Test(arguments: [
    ("inline", "<c t='inlineStr'><is><t>a</t></is></c>", CellValue.text("a")),
    (
      "inline runs", "<c t='inlineStr'><is><r><t>a</t></r><r><rPr><b/></rPr><t> b</t></r></is></c>",
      .text("a b")
    ),
    ("formula text", "<c t='str'><f>A2</f><v>x</v></c>", .text("x")),
    ("empty formula text", "<c t='str'><f>A2</f><v></v></c>", .text("")),
    ("escapes", "<c t='str'><v>a_x000D_b_x005F_x0041_ _x00zz_</v></c>", .text("a\rb_x0041_ _x00zz_")),
    ("surrogates", "<c t='str'><v>_xD83D__xDE00_</v></c>", .text("😀")),
    ("half a surrogate", "<c t='str'><v>_xD83D_</v></c>", .text("_xD83D_")),
    ("CDATA", "<c t='str'><v><![CDATA[<&>]]]></v></c>", .text("<&>]")),
    ("entities", "<c t='str'><v>&lt;&amp;&#65;</v></c>", .text("<&A")),
    ("true", "<c t='b'><v>1</v></c>", .boolean(true)),
    ("false", "<c t='b'><v>0</v></c>", .boolean(false)),
    ("error", "<c t='e'><v>#DIV/0!</v></c>", .error(.divisionByZero)),
    ("beyond Decimal", "<c><v>1E308</v></c>", .error(.number)),
    ("formula never computed", "<c><f>A2</f></c>", .empty),
    ("empty value", "<c><v></v></c>", .empty),
    ("style only", "<c s='0'/>", .empty),
    ("extension passed over", "<c><v>1</v><extLst><ext><v>2</v></ext></extLst></c>", .number(1)),
  ])
  func values(_ name: String, cell: String, value: CellValue) throws {
    #expect(try TestWorkbook(cells: cell).cells().map(\.value) == [value], "\(name)")
  }

  @Test func sharedStringsJoinRunsWithoutPhonetics() throws {
    let shared = """
      <si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></si>
      """
    let book = TestWorkbook(cells: "<c t='s'><v>1</v></c><c t='s'><v>0</v></c>", shared: shared)
    #expect(try book.cells().map(\.value) == [.text("a b"), .text("東京")])
  }

  @Test func addressesMayBeMissingOrOutOfOrder() throws {
    let rows =
      "<row><c><v>1</v></c><c r='D1'><v>2</v></c><c><v>3</v></c><c r='B1'><v>4</v></c></row><row r='9'/><row><c/></row>"
    let sheet = try #require(try TestWorkbook(rows: rows).read().sheets.first)
    #expect(sheet.rows.map(\.number) == [1, 9, 10])
    #expect(sheet.rows.first?.cells.map(\.reference.description) == ["A1", "B1", "D1", "E1"])
    #expect(sheet.rows.last?.cells.map(\.reference.description) == ["A10"])
  }

  @Test func rowsKeepHeightAndVisibility() throws {
    let rows = "<row r='1' ht='15.75' hidden='1'/><row r='2' hidden='0'/>"
    let sheet = try #require(try TestWorkbook(rows: rows).read().sheets.first)
    #expect(sheet.rows.map(\.isHidden) == [true, false])
    #expect(sheet.rows.first?.height?.plainText == "15.75")
  }

  @Test(arguments: [
    ("outside the sheet", "<c r='XFE1'><v>1</v></c>", "damagedPart", nil),
    ("row 0", "<c r='A0'/>", "damagedPart", nil),
    ("no column", "<c r='1'/>", "damagedPart", nil),
    ("fullwidth letter", "<c r='Ａ1'/>", "damagedPart", nil),
    ("another row", "<c r='B7'/>", "damagedPart", "B7"),
    ("twice", "<c r='C1'/><c r='C1'/>", "damagedPart", "C1"),
    ("no number", "<c r='B1'><v>1,5</v></c>", "damagedPart", "B1"),
    ("hexadecimal", "<c><v>0x1F</v></c>", "damagedPart", "A1"),
    ("NaN", "<c><v>NaN</v></c>", "damagedPart", "A1"),
    ("beyond a double", "<c><v>1E400</v></c>", "numberOutOfRange", "A1"),
    ("an exponent beyond integers", "<c><v>1E99999999999999999999</v></c>", "numberOutOfRange", "A1"),
    ("40 digits", "<c><v>1234567890123456789012345678901234567890.12</v></c>", "numberOutOfRange", "A1"),
    ("no boolean", "<c t='b'><v>7</v></c>", "damagedPart", "A1"),
    ("no such day", "<c t='d'><v>2025-02-30</v></c>", "damagedPart", "A1"),
    ("unknown type", "<c t='zz'><v>7</v></c>", "damagedPart", "A1"),
    ("no such string", "<c/><c t='s'><v>0</v></c>", "damagedPart", "B1"),
    ("a string below 0", "<c t='s'><v>-1</v></c>", "damagedPart", "A1"),
    ("no string index", "<c t='s'><v></v></c>", "damagedPart", "A1"),
    ("no style number", "<c s='x'/>", "damagedPart", "A1"),
    ("orphan of a shared formula", "<c><f t='shared' si='9'/><v>3</v></c>", "damagedPart", "A1"),
  ])
  func damage(_ name: String, cells: String, code: String, cell: String?) throws {
    let error = try #require(try TestWorkbook(cells: cells).refusal(), "\(name)")
    #expect(error.code.rawValue == code, "\(name): \(error)")
    #expect(error.part == TestWorkbook.sheetPart)
    #expect(error.cell?.description == cell, "\(name): \(error)")
    #expect(error.description.hasPrefix("test.xlsx: xl/worksheets/sheet1.xml, "))
  }

  @Test(arguments: [
    ("descending", "<row r='2'/><row r='1'/>"), ("twice", "<row r='2'/><row r='2'/>"),
    ("zero", "<row r='0'/>"),
    ("beyond integers", "<row r='18446744073709551617'/>"), ("after the last", "<row r='1048576'/><row/>"),
  ])
  func damagedRows(_ name: String, rows: String) throws {
    #expect(try TestWorkbook(rows: rows).refusal()?.code == .damagedPart, "\(name)")
  }
}
