import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetEditing

@Suite struct AddSheetTests {
  /// Makes a workbook whose styles and texts have other numbers than those of a new sheet.
  private func household() -> Workbook {
    var styles = StyleTable()
    let money = styles.register(
      CellStyle(numberFormat: NumberFormat("0.0"), font: CellStyle.Font(isItalic: true)))
    var log = Sheet("Log")
    for row in 1...3 {
      log.set(Cell(CellReference(clampingRow: row, column: 1), .text("t\(row)")))
      log.set(Cell(CellReference(clampingRow: row, column: 2), .number(Decimal(row * 10)), style: money))
    }
    return Workbook(sheets: [log], styles: styles)
  }

  private func report() -> (sheet: Sheet, styles: StyleTable) {
    var styles = StyleTable()
    let bold = styles.register(CellStyle(font: CellStyle.Font(isBold: true)))
    var sheet = Sheet("January")
    sheet.set(Cell(.cell("A1"), "Spent", style: bold))
    sheet.set(Cell(.cell("B1"), .empty, formula: CellFormula("SUM(Log!B1:B3)")))
    sheet.properties.conditionalFormats = [
      ConditionalFormat(
        [.cells("B1")], when: .cell(.greaterThan, "5"), style: DifferentialStyle(isBold: true))
    ]
    return (sheet, styles)
  }

  @Test("A sheet comes with its styles, and its formulas are computed")
  func add() throws {
    var file = try EditedFile(household())
    let (sheet, styles) = report()
    let workbook = try file.workbook(after: AddSheet(sheet, styles: styles, at: 0))
    #expect(workbook.sheets.map(\.name) == ["January", "Log"])
    let cells = workbook.sheets[0].rows[0].cells
    #expect(cells.map(\.value) == ["Spent", 60])
    #expect(workbook.styles[cells[0].style].font.isBold)
    #expect(workbook.sheets[1][.cell("B2")].map { workbook.styles[$0.style].font.isItalic } == true)
    #expect(workbook.sheets[0].properties.conditionalFormats == sheet.properties.conditionalFormats)
    #expect(file.editor.changedParts.contains("xl/worksheets/sheet1.xml") == false)
  }

  @Test("A sheet of the same name is replaced with all its parts, and what names it stays")
  func replace() throws {
    var workbook = household()
    workbook.sheets[0].set(Cell(.cell("C1"), 1, formula: CellFormula("January!B1")))
    var file = try EditedFile(workbook)
    var (sheet, styles) = report()
    sheet.properties.charts = [
      Sheet.Chart(
        .clusteredColumn,
        series: [Sheet.Chart.Series(.text("Amounts"), values: SheetRange("Log", .cells("B1:B3")))],
        anchor: .cells("D2:H9"))
    ]
    try file.editor.apply(AddSheet(sheet, styles: styles))
    let once = try file.editor.xlsx()
    sheet.set(Cell(.cell("B1"), .empty, formula: CellFormula("SUM(Log!B1:B2)")))
    let result = try file.workbook(after: ReplaceSheet(sheet, styles: styles))
    #expect(result.sheets.map(\.name) == ["Log", "January"])
    #expect(result.sheets[1][.cell("B1")]?.value == 30)
    #expect(result.sheets[0][.cell("C1")]?.value == 30)
    #expect(result.sheets[1].properties.charts == sheet.properties.charts)
    #expect(file.editor.package.partNames.filter { $0.contains("charts/") }.count == 1)
    var again = try EditedFile(once)
    try again.editor.apply(ReplaceSheet(sheet, styles: styles))
    _ = try again.editor.xlsx()
    #expect(again.editor.package.partNames.count == (try EditedFile(once)).editor.package.partNames.count)
  }

  @Test("A chart goes on top of those that a sheet has")
  func chart() throws {
    var workbook = household()
    let chart = Sheet.Chart(
      .clusteredColumn,
      series: [Sheet.Chart.Series(.text("Amounts"), values: SheetRange("Log", .cells("B1:B3")))],
      anchor: .cells("D2:H9"))
    workbook.sheets[0].properties.charts = [chart]
    var file = try EditedFile(workbook)
    var second = chart
    second.anchor = .cells("D12:H19")
    let result = try file.workbook(after: AddChart(second, to: "Log"))
    #expect(result.sheets[0].properties.charts == [chart, second])
    var plain = try EditedFile(household())
    #expect(try plain.workbook(after: AddChart(chart, to: "log")).sheets[0].properties.charts == [chart])
  }

  @Test("A sheet goes into workbooks whose own parts are spelled otherwise")
  func odd() throws {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let pointers = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let xml = """
      <workbook xmlns="\(main)"><sheets><sheet xmlns:q="\(pointers)" name="S" sheetId="4" q:id="rId1"/></sheets>\
      </workbook>
      """
    var file = try EditedFile(Workbook(sheets: [Sheet("S")]), replacing: "xl/workbook.xml", with: xml)
    let part = try file.part("xl/workbook.xml", after: AddSheet(Sheet("New")))
    #expect(
      part.contains("<sheet name=\"New\" sheetId=\"5\" xmlns:q=\"\(pointers)\" q:id=\"rId"))
    #expect(try Workbook(xlsx: try file.editor.xlsx()).sheets.map(\.name) == ["S", "New"])
  }

  @Test(
    "Styles are made for a workbook that has none, though it may point at some", arguments: [true, false])
  func noStyles(pointsAtSome: Bool) throws {
    var package = try EditedFile(household()).editor.package
    package.remove("xl/styles.xml")
    if !pointsAtSome {
      let name = "xl/_rels/workbook.xml.rels"
      let pointers = String(decoding: try package.bytes(of: name), as: UTF8.self)
      package.replace(
        name, with: Array(pointers.replacing(/<Relationship [^>]*styles.xml"\/>/, with: "").utf8))
    }
    var file = try EditedFile(package.archive())
    let (sheet, styles) = report()
    let workbook = try file.workbook(after: AddSheet(sheet, styles: styles))
    let bold = workbook.sheets[1][.cell("A1")].map { workbook.styles[$0.style].font.isBold }
    #expect(bold == true)
  }

  @Test("A part that is missing and that a sheet points at does not become the new sheet")
  func missingPart() throws {
    var package = try EditedFile(Workbook(sheets: [Sheet("S"), Sheet("Lost")])).editor.package
    package.remove("xl/worksheets/sheet2.xml")
    var file = try EditedFile(package.archive())
    try file.editor.apply(AddSheet(Sheet("New")))
    #expect(file.editor.parts.sheets.map(\.part) == [1, 2, 3].map { "xl/worksheets/sheet\($0).xml" })
  }

  @Test("A chart over a sheet with things that this package does not model")
  func foreignSource() throws {
    let strange = "<ext uri=\"{A8765BA9-456A-4DAB-B4F3-ACF838C121DE}\"><x:slicerList xmlns:x=\"u\"/></ext>"
    var file = try EditedFile(
      rows: "<row r=\"1\"><c r=\"A1\"><v>5</v></c></row>", behind: "<extLst>\(strange)</extLst>")
    #expect(!(try Workbook(xlsx: try file.editor.xlsx()).losses.isEmpty))
    var sheet = Sheet("Month")
    sheet.properties.charts = [
      Sheet.Chart(
        .clusteredColumn,
        series: [Sheet.Chart.Series(.text("Spent"), values: SheetRange("s", .cells("A1:A1")))],
        anchor: .cells("D2:H9"))
    ]
    let workbook = try file.workbook(after: AddSheet(sheet))
    #expect(workbook.sheets[1].properties.charts == sheet.properties.charts)
    #expect(try file.part("xl/worksheets/sheet1.xml").contains(strange))
  }

  @Test("A picture goes on top of a chart, and its bytes are those given")
  func picture() throws {
    var workbook = household()
    let chart = Sheet.Chart(
      .clusteredColumn,
      series: [Sheet.Chart.Series(.text("Amounts"), values: SheetRange("Log", .cells("B1:B3")))],
      anchor: .cells("D2:H9"))
    workbook.sheets[0].properties.charts = [chart]
    var file = try EditedFile(workbook)
    let bytes = PictureBytes.png(width: 2, height: 1)
    let picture = try Workbook.Picture(bytes, at: .cell("B2"), description: "A <house>", name: "House")
    let result = try file.workbook(after: AddPicture(picture, to: "Log"))
    #expect(result.sheets[0].properties.charts == [chart])
    #expect(result.sheets[0].properties.pictures.map(\.description) == ["A <house>"])
    let media = try #require(file.editor.package.partNames.first { $0.contains("media/") })
    #expect(try file.editor.package.bytes(of: media) == bytes)
  }
}
