import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

/// Tests workbooks in each supported form: transitional, strict, with macros, as a template.
@Suite struct WorkbookFormTests {
  private static let strict = "http://purl.oclc.org/ooxml"
  private static let types = "application/vnd."

  /// Makes a workbook with a shared text, a number, a date in the strict form, a table, a link and a comment.
  private static func book() -> TestWorkbook {
    var book = TestWorkbook(
      rows: """
        <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>12.5</v></c><c r="C1" t="d" s="0"><v>2026-01-31</v></c></row>
        """, after: "<hyperlinks><hyperlink ref=\"A1\" r:id=\"rId2\"/></hyperlinks>",
      shared: "<si><t>Rent</t></si>",
      styles: "<cellXfs><xf numFmtId=\"14\"/></cellXfs>")
    book.parts["xl/worksheets/_rels/sheet1.xml.rels"] = """
      <Relationships xmlns="\(TestWorkbook.package)/relationships">\
      <Relationship Id="rId1" Type="\(TestWorkbook.office)/comments" Target="../comments1.xml"/>\
      <Relationship Id="rId2" Type="\(TestWorkbook.office)/hyperlink" Target="https://example.com/" TargetMode="External"/>\
      </Relationships>
      """
    book.parts["xl/comments1.xml"] = """
      <comments xmlns="\(TestWorkbook.main)"><authors><author>Ann</author></authors><commentList>\
      <comment ref="B1" authorId="0"><text><t>late</t></text></comment></commentList></comments>
      """
    return book
  }

  private static func typed(_ type: String) -> TestWorkbook {
    var book = book()
    book.parts["[Content_Types].xml"] = """
      <Types xmlns="\(TestWorkbook.package)/content-types"><Default Extension="xml" ContentType="application/xml"/>\
      <Override PartName="/xl/workbook.xml" ContentType="\(types)\(type).main+xml"/></Types>
      """
    return book
  }

  /// Makes the same workbook with the namespaces of the strict form.
  private static func strictBook() -> TestWorkbook {
    var book = typed("openxmlformats-officedocument.spreadsheetml.sheet")
    for (name, text) in book.parts where name != "[Content_Types].xml" {
      book.parts[name] = text.replacing(TestWorkbook.main, with: "\(strict)/spreadsheetml/main")
        .replacing(TestWorkbook.office, with: "\(strict)/officeDocument/relationships")
    }
    return book
  }

  static let forms = ["XLSX", "strict", "XLSM", "XLTX", "XLTM", "without types"]

  private static func book(_ form: String) -> TestWorkbook {
    switch form {
    case "strict": return strictBook()
    case "XLSM":
      var book = typed("ms-excel.sheet.macroEnabled")
      book.parts["xl/vbaProject.bin"] = "macros"
      return book
    case "XLTX": return typed("openxmlformats-officedocument.spreadsheetml.template")
    case "XLTM": return typed("ms-excel.template.macroEnabled")
    case "XLSX": return typed("openxmlformats-officedocument.spreadsheetml.sheet")
    default: return book()
    }
  }

  @Test(arguments: forms) func isRead(_ form: String) throws {
    let workbook = try Self.book(form).read()
    let sheet = try #require(workbook.sheets.first)
    #expect(sheet.rows.first?.cells.map(\.value) == ["Rent", .number(Decimal(125) / 10), 46_053])
    #expect(sheet.properties.hyperlinks.map(\.target) == ["https://example.com/"])
    #expect(sheet.properties.comments == [CellComment(range("B1").first, "late", author: "Ann")])
  }
}
