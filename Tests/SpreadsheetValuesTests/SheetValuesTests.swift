import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

@Suite("Values by address")
struct SheetValuesTests {
  @Test("Literals are exactly what is written")
  func literals() throws {
    var workbook = Workbook(sheets: [Sheet("Log")])
    workbook["Log"]?["B2"] = 12.50
    workbook["log"]?["B3"] = 3
    workbook["Log"]?["B4"] = "tea"
    workbook["Log"]?["B5"] = true
    let log = try #require(workbook["Log"])
    #expect(log["B2"] == .number(try Decimal(strict: "12.5")))
    #expect(log["B3"] == .number(3) && log["B4"] == .text("tea") && log["$B$5"] == .boolean(true))
    #expect(log.rows.map(\.number) == [2, 3, 4, 5] && workbook.sheets.count == 1)
  }

  @Test("A value takes the place of the formula, the style stays")
  func formulas() throws {
    var styles = StyleTable()
    let bold = styles.register(CellStyle(font: CellStyle.Font(isBold: true)))
    var sheet = Sheet("Plan")
    sheet.set(
      Cell(.cell("A1"), .number(3), formula: CellFormula("1+2"), style: bold, rawText: "3.0"))
    sheet["A1"] = 4
    #expect(sheet[.cell("A1")] == Cell(.cell("A1"), .number(4), style: bold))
    sheet["A1"] = nil
    #expect(sheet[.cell("A1")] == Cell(.cell("A1"), .empty, style: bold))
    #expect(sheet["A1"] == nil)
  }

  @Test("Nil takes a cell without a style away, and nothing else")
  func clearing() {
    var sheet = Sheet("Plan")
    sheet["B2"] = 1
    sheet["C2"] = 2
    sheet["B2"] = nil
    sheet["D2"] = nil
    sheet["B9"] = nil
    #expect(sheet.rows == [Sheet.Row(number: 2, cells: [Cell(.cell("C2"), 2)])])
  }

  @Test(
    "What is no address has no cell", arguments: ["", "B", "2", "A0", "XFE1", "A1048577", "A1:B2", "B2 "])
  func noAddress(text: String) {
    var sheet = Sheet("Plan")
    sheet[text] = 1
    #expect(sheet[text] == nil && sheet.rows.isEmpty)
  }

  @Test("Rows and columns count from 1")
  func coordinates() {
    var sheet = Sheet("Plan")
    sheet[row: 3, column: 27] = 0.1
    #expect(sheet["AA3"] == 0.1 && sheet[row: 3, column: 27]?.number?.plainText == "0.1")
    for (row, column) in [(0, 1), (1, 0), (1_048_577, 1), (1, 16_385), (.min, .max)] {
      sheet[row: row, column: column] = 1
      #expect(sheet[row: row, column: column] == nil)
    }
    #expect(sheet.rows.count == 1)
  }
}

@Suite("Sheets by name")
struct SheetsByNameTests {
  @Test("A sheet that is set replaces the one of the name, or comes last under it")
  func setting() {
    var workbook = Workbook(sheets: [Sheet("Log"), Sheet("Plan")])
    workbook["LOG"] = Sheet("Journal")
    #expect(workbook.sheets.map(\.name) == ["Journal", "Plan"])
    workbook["Copy"] = workbook["Plan"]
    #expect(workbook.sheets.map(\.name) == ["Journal", "Plan", "Copy"])
    workbook["Journal"] = Sheet("PLAN")
    #expect(workbook.sheets.map(\.name) == ["Journal", "Plan", "Copy"])
    workbook["Plan"]?.name = "Budget"
    #expect(workbook.sheets.map(\.name) == ["Journal", "Budget", "Copy"])
  }

  @Test("Nil removes a sheet; one that is not there is left alone")
  func removing() {
    var workbook = Workbook(sheets: [Sheet("Log"), Sheet("Plan")])
    workbook["log"] = nil
    workbook["None"] = nil
    workbook["None"]?["A1"] = 1
    #expect(workbook.sheets.map(\.name) == ["Plan"] && workbook["Log"] == nil)
  }

  @Test("Changing a cell copies no sheet")
  func inPlace() throws {
    var workbook = Workbook(sheets: [Sheet("Log", rows: (1...1_000).map { Sheet.Row(number: $0) })])
    let before = workbook.sheets[0].rows.withUnsafeBufferPointer { $0.baseAddress }
    workbook["Log"]?["A500"] = 1
    #expect(workbook.sheets[0].rows.withUnsafeBufferPointer { $0.baseAddress } == before)
    #expect(workbook["Log"]?["A500"] == 1)
  }

  @Test("A change that throws leaves the sheet in its place")
  func throwing() {
    struct Failure: Error {}
    func fail(_ sheet: inout Sheet?) throws {
      sheet?["A1"] = 1
      throw Failure()
    }
    var workbook = Workbook(sheets: [Sheet("Log")])
    #expect(throws: Failure.self) { try fail(&workbook["Log"]) }
    #expect(workbook["Log"]?["A1"] == 1)
  }
}
