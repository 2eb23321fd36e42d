import Foundation
import SpreadsheetValues
import Testing

@Suite struct RichTextTests {
  private static let due = Cell.RichText(["Due ", .init("today", font: .init(isBold: true))])

  @Test func theValueIsThePlainText() {
    let cell = Cell(.cell("B2"), Self.due, style: StyleID.general)
    #expect(cell.value == "Due today" && cell.richText == Self.due && cell.formula == nil)
    #expect(cell != Cell(.cell("B2"), "Due today"))
  }

  @Test func anotherValueTakesTheFontsAway() {
    var cell = Cell(.cell("B2"), Self.due)
    cell.value = "Due today"
    #expect(cell.richText == Self.due)
    cell.value = 5
    #expect(cell.richText == nil)
    cell.value = "Due today"
    #expect(cell == Cell(.cell("B2"), "Due today"))
    // The texts are equal, but their bytes differ, so the runs no longer match the text.
    cell = Cell(.cell("B2"), Cell.RichText([.init("\u{E9}", font: .init())]))
    cell.value = "e\u{301}"
    #expect(cell.richText == nil)
  }

  @Test func fontsAndFormulasExcludeEachOther() {
    var cell = Cell(.cell("B2"), 1, formula: CellFormula("1"), rawText: "1.0")
    cell.richText = nil
    #expect(cell.formula == CellFormula("1") && cell.rawText == "1.0")
    cell.richText = Self.due
    #expect(cell == Cell(.cell("B2"), Self.due))
    cell.formula = nil
    #expect(cell.richText == Self.due)
    cell.formula = CellFormula("A1")
    #expect(cell.richText == nil && cell.value == "Due today" && cell.formula?.text == "A1")
    cell.formula?.text = "A2"
    #expect(cell.formula?.text == "A2")
    cell.formula = nil
    cell.richText = Self.due
    cell.richText = nil
    #expect(cell == Cell(.cell("B2"), "Due today"))
  }

  @Test func textsWithoutFontsArePlain() {
    #expect(Cell(.cell("A1"), Cell.RichText(["a", "b"])) == Cell(.cell("A1"), "ab"))
    #expect(Cell(.cell("A1"), Cell.RichText([])) == Cell(.cell("A1"), ""))
    let empty = Cell.RichText([.init("", font: .init(isBold: true)), "b", .init("c", font: .init())])
    #expect(Cell(.cell("A1"), empty).richText?.runs == ["b", .init("c", font: .init())])
  }

  @Test func fontsBeginWithThoseOfACell() {
    #expect(Cell.RichText.Font() == Cell.RichText.Font(CellStyle.Font()))
    let blue = CellStyle.Color(red: 0, green: 0, blue: 255)
    var font = CellStyle.Font(size: 9, isBold: true, isItalic: true, color: blue)
    font.name = "Arial"
    #expect(
      Cell.RichText.Font(font)
        == Cell.RichText.Font(name: "Arial", size: 9, isBold: true, isItalic: true, color: blue))
  }

  @Test func sheetsKeepTheStyle() {
    var styles = StyleTable()
    let bold = styles.register(CellStyle(font: CellStyle.Font(isBold: true)))
    var sheet = Sheet("S")
    sheet.set(Cell(.cell("B2"), 1, style: bold))
    sheet.set(Self.due, at: .cell("B2"))
    #expect(sheet[.cell("B2")] == Cell(.cell("B2"), Self.due, style: bold))
    sheet["B2"] = "Due today"
    #expect(sheet[.cell("B2")] == Cell(.cell("B2"), "Due today", style: bold))
  }
}
