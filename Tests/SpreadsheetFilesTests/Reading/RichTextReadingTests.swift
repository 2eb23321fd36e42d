import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetFiles

@Suite struct RichTextReadingTests {
  private static let black = CellStyle.Color(red: 0, green: 0, blue: 0)

  private static func fixture(_ name: String) throws -> Workbook {
    try Workbook(
      xlsxAt: packageFolder.appending(path: "Tests/Fixtures/\(name)-pictures-and-rich-text.xlsx").path)
  }

  @Test func thoseOfXlsxWriterAreRead() throws {
    let workbook = try Self.fixture("xlsxwriter")
    let sheet = try #require(workbook["Texts"])
    // XlsxWriter writes the font of the cell for parts without their own font.
    func font(_ change: (inout Cell.RichText.Font) -> Void) -> Cell.RichText.Font {
      var font = Cell.RichText.Font(name: "Calibri", size: 11, color: Self.black)
      change(&font)
      return font
    }
    let due = Cell.RichText([
      "Due ", .init("today", font: font { $0.isBold = true }), .init(" & ", font: font { _ in }),
      .init(
        "<late>",
        font: .init(name: "Arial", size: 14, isStruckThrough: true, color: CellStyle.Color(hex: "C00000"))),
      .init(" or so", font: font { ($0.isItalic, $0.underline) = (true, .single) }),
    ])
    #expect(sheet[.cell("A1")]?.richText == due && sheet[.cell("A4")]?.richText == due)
    #expect(sheet["A1"] == "Due today & <late> or so")
    #expect(
      sheet[.cell("A2")]?.richText?.runs == [
        "m", .init("2", font: font { $0.verticalAlignment = .superscript }),
        .init("\nnext line", font: font { _ in }),
      ])
    #expect(sheet[.cell("A3")]?.richText == nil && sheet["A3"] == "plain")
    #expect(try Workbook(xlsx: workbook.xlsx(allowingLosses: true))["Texts"] == sheet)
  }

  @Test func thoseOfOpenpyxlAreRead() throws {
    let workbook = try Self.fixture("openpyxl")
    let text = try #require(workbook["Texts"]?[.cell("A1")]?.richText)
    #expect(
      text.runs == [
        "Due ",
        .init(
          "today",
          font: .init(
            name: "Arial", size: 14, isBold: true, underline: .double, color: CellStyle.Color(hex: "C00000"))),
        " or ",
        .init("never", font: .init(name: nil, size: nil, isItalic: true, verticalAlignment: .subscript)),
      ])
    #expect(workbook["Texts"]?[.cell("A2")] == Cell(.cell("A2"), "plain"))
    #expect(try Workbook(xlsx: workbook.xlsx(allowingLosses: true)) == workbook)
  }

  /// The content of `si` or `is`, the text, and its runs; nil for a plain text.
  static let items: [(xml: String, text: String, runs: [Cell.RichText.Run]?)] = [
    ("<r><t>a</t></r><r><t>b</t></r>", "ab", nil),
    ("<r><rPr/><t>a</t></r>", "a", [.init("a", font: .init(name: nil, size: nil))]),
    ("<r><rPr><b/></rPr><t/></r><r><t>b</t></r>", "b", nil),
    (
      "<t>a</t><r><rPr><b/></rPr><t>b</t></r><t>c</t>", "abc",
      ["a", .init("b", font: .init(name: nil, size: nil, isBold: true)), "c"]
    ),
    (
      "<r><rPr><b val='0'/><i val='false'/><strike val='1'/><u val='none'/><vertAlign val='baseline'/></rPr><t>a</t></r>",
      "a", [.init("a", font: .init(name: nil, size: nil, isStruckThrough: true))]
    ),
    (
      "<r><rPr><color theme='4'/><sz val='x'/><outline/><new/></rPr><t>a</t></r>", "a",
      [.init("a", font: .init(name: nil, size: nil, color: CellStyle.Color(hex: "4F81BD")))]
    ),
    // Escapes are decoded in each run; if an escape continues in the next run, the text is read as plain text.
    (
      "<r><rPr><i/></rPr><t>_x0041_</t></r><r><t>&amp;</t></r>", "A&",
      [.init("A", font: .init(name: nil, size: nil, isItalic: true)), "&"]
    ),
    ("<r><rPr><i/></rPr><t>_x00</t></r><r><t>41_</t></r>", "A", nil),
    // Phonetic hints have their own runs and fonts.
    (
      "<r><rPr><b/></rPr><t>漢</t></r><rPh sb='0' eb='1'><t>kan</t></rPh><phoneticPr fontId='1'/>", "漢",
      [.init("漢", font: .init(name: nil, size: nil, isBold: true))]
    ),
    ("<rPh><r><rPr><b/></rPr><t>no</t></r></rPh><t>yes</t>", "yes", nil),
  ]

  @Test(arguments: items.indices) func oddOnesAreRead(_ index: Int) throws {
    let (xml, text, runs) = Self.items[index]
    let inline = TestWorkbook(cells: "<c t='inlineStr'><is>\(xml)</is></c>")
    let shared = TestWorkbook(
      cells: "<c t='s'><v>1</v></c><c t='s'><!-- --><v>1</v></c>", shared: "<si><t>x</t></si><si>\(xml)</si>")
    for cell in try inline.cells() + shared.cells() {
      #expect(cell.value == .text(text))
      #expect(cell.richText?.runs == runs)
    }
    #expect(try shared.cells().count == 2)
  }

  /// The result of a formula has no fonts, even if the cell refers to a text with fonts.
  @Test func resultsOfFormulasArePlain() throws {
    let rich = "<si><r><rPr><b/></rPr><t>a</t></r></si>"
    let book = TestWorkbook(
      cells: "<c t='s'><f>A2</f><v>0</v></c><c t='s'><!-- --><f>A2</f><v>0</v></c><c t='s'><v>0</v></c>",
      shared: rich)
    #expect(try book.cells().map { $0.formula?.text } == ["A2", "A2", nil])
    #expect(try book.cells().map { $0.richText != nil } == [false, false, true])
    #expect(try book.cells().map(\.value) == ["a", "a", "a"])
  }

  @Test func rowsAreReadWithTheirFonts() throws {
    let reader = try XLSXReader(
      path: packageFolder.appending(path: "Tests/Fixtures/xlsxwriter-pictures-and-rich-text.xlsx").path)
    var texts: [Cell.RichText?] = []
    try reader.readRows(ofSheet: "Texts") { texts.append($0[1]?.richText) }
    #expect(texts.map { $0?.runs.count } == [5, 3, nil, 5])
  }
}
