import Foundation
import SpreadsheetValues
import Testing

@Suite("Cell values and colours")
struct CellValueTests {
  @Test(
    "Nothing and an empty text are blank",
    arguments: [
      (CellValue.empty, true), (.text(""), true), (.text(" "), false), (.number(0), false),
      (.boolean(false), false),
      (.error(.value), false),
    ])
  func blank(value: CellValue, isBlank: Bool) {
    #expect(value.isBlank == isBlank)
  }

  @Test("A value gives its number or its text, never the other's")
  func parts() {
    #expect(CellValue.number(5).number == 5)
    #expect(CellValue.number(5).text == nil)
    #expect(CellValue.text("5").text == "5")
    #expect(CellValue.text("5").number == nil)
    #expect(CellValue.error(CellError(rawValue: "#DIV/0!")) == .error(.divisionByZero))
  }

  @Test(
    "A colour reads with and without # and alpha",
    arguments: [
      ("#4D96FF", "4D96FF"), ("4d96ff", "4D96FF"), ("FF4D96FF", "4D96FF"), ("#000000", "000000"),
      ("00000A", "00000A"),
    ])
  func color(text: String, hex: String) {
    #expect(CellStyle.Color(hex: text)?.hex == hex)
  }

  @Test(
    "Other texts are no colour",
    arguments: ["", "#", "#FFF", "red", "#4D96F", "#4D96FG", "4D96FF0", "+D96FF", "４D96FF"])
  func noColor(text: String) {
    #expect(CellStyle.Color(hex: text) == nil)
  }
}
