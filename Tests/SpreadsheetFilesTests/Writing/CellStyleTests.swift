import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFiles

@Suite struct CellStyleTests {
  private static let red = CellStyle.Color(red: 255, green: 0, blue: 0)
  private static let blue = CellStyle.Color(red: 0, green: 0, blue: 255)

  /// A style in which every property differs from that of a new cell.
  private static var style: CellStyle {
    var style = CellStyle(
      font: CellStyle.Font(
        isStruckThrough: true, underline: .doubleAccounting, verticalAlignment: .superscript),
      border: CellStyle.Border(top: .slantDashDot, bottom: .thick, left: .dotted, color: red),
      alignment: CellStyle.Alignment(.centerContinuous),
      protection: CellStyle.Protection(isLocked: false, isFormulaHidden: true))
    (style.border.topColor, style.border.bottomColor) = (.color(blue), .automatic)
    (style.border.diagonal, style.border.hasRisingDiagonal) = (.mediumDashed, true)
    style.border.hasFallingDiagonal = true
    style.alignment.vertical = .justify
    style.alignment.shrinksToFit = true
    style.alignment.rotation = 255
    style.alignment.readingOrder = .rightToLeft
    return style
  }

  /// The elements are those of ECMA-376 18.8.4, 18.8.22 and 18.8.45.
  @Test func everyPropertyIsWrittenAndRead() throws {
    var workbook = Workbook(sheets: [sheet("S", [cell("A1", 1)])])
    let id = workbook.styles.register(Self.style)
    workbook.sheets[0].set(Cell(.cell("A1"), 1, style: id))
    let bytes = try workbook.xlsx()
    let part = try WrittenPackage(bytes)["xl/styles.xml"]
    for expected in [
      #"<font><strike/><u val="doubleAccounting"/><vertAlign val="superscript"/><sz val="11"/><name val="Calibri"/></font>"#,
      #"<border diagonalUp="1" diagonalDown="1"><left style="dotted"><color rgb="FFFF0000"/></left><right/>"#,
      #"<top style="slantDashDot"><color rgb="FF0000FF"/></top><bottom style="thick"><color auto="1"/></bottom>"#,
      #"<diagonal style="mediumDashed"><color rgb="FFFF0000"/></diagonal></border>"#,
      #"applyAlignment="1" applyProtection="1"><alignment horizontal="centerContinuous" vertical="justify""#,
      #" textRotation="255" shrinkToFit="1" readingOrder="2"/><protection locked="0" hidden="1"/></xf>"#,
    ] { #expect(part.contains(expected), "\(expected)") }
    let again = try Workbook(xlsx: bytes)
    #expect(again.styles.styles == [CellStyle(), Self.style])
  }

  @Test func aStreamKeepsThemToo() throws {
    var styles = StyleTable()
    let id = styles.register(Self.style)
    var writer = try XLSXWriter(styles: styles)
    try writer.beginSheet("S")
    try writer.cell(1, style: id)
    try writer.endRow()
    try writer.endSheet()
    #expect(try Workbook(xlsx: writer.finish()).styles.styles == [CellStyle(), Self.style])
  }

  @Test(arguments: CellStyle.Border.Line.allCases)
  func everyKindOfLine(_ line: CellStyle.Border.Line) throws {
    let styles = """
      <borders><border diagonalDown="1"><start style="\(line.rawValue)"/><diagonal style="\(line.rawValue)">\
      <color rgb="FF0000FF"/></diagonal></border></borders><cellXfs><xf borderId="0"/></cellXfs>
      """
    let border = try #require(try TestWorkbook(styles: styles).read().styles.styles.first).border
    #expect(border.left == line && border.diagonal == line && border.right == nil)
    #expect(border.hasFallingDiagonal && !border.hasRisingDiagonal)
    #expect(border.color == Self.blue && border.leftColor == .automatic && border.diagonalColor == nil)
  }

  @Test func whatNoStandardHasIsThatOfANewCell() throws {
    let styles = """
      <fonts><font><u val="none"/><vertAlign val="baseline"/><strike val="0"/></font></fonts>\
      <cellXfs><xf fontId="0"><alignment horizontal="general" vertical="bottom" textRotation="200" readingOrder="7"/>\
      <protection locked="1"/></xf></cellXfs>
      """
    #expect(try TestWorkbook(styles: styles).read().styles.styles == [CellStyle()])
  }

  @Test func theFontOfAPartSharesItsKinds() {
    let font = CellStyle.Font(isStruckThrough: true, underline: .single, verticalAlignment: .subscript)
    let part = Cell.RichText.Font(font)
    #expect(part.isStruckThrough && part.underline == .single && part.verticalAlignment == .subscript)
  }
}
