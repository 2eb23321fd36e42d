import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@Suite("Sheets")
struct SheetTests {
  @Test("Cells set in any order stand in rows and columns ascending")
  func setOrder() throws {
    var generator = SeededGenerator(seed: 11)
    var sheet = Sheet("Plan")
    for row in (1...20).shuffled(using: &generator) {
      for column in (1...10).shuffled(using: &generator) {
        sheet.set(Cell(CellReference(clampingRow: row * 3, column: column * 2), .number(.init(row * column))))
      }
    }
    #expect(sheet.rows.map(\.number) == Array(stride(from: 3, through: 60, by: 3)))
    #expect(
      sheet.rows.allSatisfy { $0.cells.map(\.reference.column) == Array(stride(from: 2, through: 20, by: 2)) }
    )
    #expect(sheet.usedRange?.description == "B3:T60")
    let cell = try #require(CellReference("T60"))
    #expect(sheet[cell]?.value.number == 200)
  }

  @Test("Setting a cell again replaces it")
  func replace() throws {
    let place = try #require(CellReference("C4"))
    var sheet = Sheet("Plan")
    sheet.set(Cell(place, .number(1)))
    sheet.set(Cell(place, .text("two"), formula: CellFormula("A1")))
    #expect(sheet.rows.count == 1)
    #expect(sheet.rows.first?.cells.count == 1)
    #expect(sheet[place]?.value == .text("two"))
    #expect(sheet[place]?.formula?.text == "A1")
  }

  @Test("Absent rows and cells are nil")
  func absent() throws {
    var sheet = Sheet("Plan")
    sheet.set(Cell(try #require(CellReference("B2")), .boolean(true)))
    for absent in ["A1", "B1", "A2", "C2", "B3"] {
      #expect(try sheet[#require(CellReference(absent))] == nil)
    }
    #expect(sheet[row: 1] == nil)
    #expect(sheet[row: 2]?[2]?.value == .boolean(true))
    #expect(sheet[row: 2]?[3] == nil)
    #expect(sheet[row: .max] == nil)
  }

  @Test("An empty sheet, or one of empty rows, uses no range")
  func empty() {
    #expect(Sheet("Plan").usedRange == nil)
    #expect(Sheet("Plan", rows: [Sheet.Row(number: 1), Sheet.Row(number: 5)]).usedRange == nil)
  }

  @Test("Rows and cells out of order do no harm to the used range")
  func outOfOrder() throws {
    let (b, e) = try (#require(CellReference("B7")), #require(CellReference("E7")))
    let rows = [
      Sheet.Row(number: 7, cells: [Cell(e, .empty), Cell(b, .empty)]),
      Sheet.Row(number: 2, cells: [Cell(CellReference(clampingRow: 2, column: 3), .empty)]),
    ]
    #expect(Sheet("Plan", rows: rows).usedRange?.description == "B2:E7")
    #expect(Sheet("Plan", rows: [Sheet.Row(number: 0, cells: [Cell(b, .empty)])]).usedRange == nil)
  }

  @Test("A workbook's sheets are found without regard to case")
  func sheetByName() {
    var plan = Sheet("Plan")
    plan.name = "Budget Año"
    let workbook = Workbook(sheets: [Sheet("Log"), plan])
    #expect(workbook[sheet: "budget AÑO"]?.name == "Budget Año")
    #expect(workbook[sheet: "log"]?.name == "Log")
    #expect(workbook[sheet: "Actual"] == nil)
  }

  @Test("A sheet of properties keeps them")
  func properties() {
    var properties = SheetProperties(name: "Log")
    properties.frozenRows = 1
    properties.visibility = .hidden
    #expect(Sheet(properties: properties).properties == properties)
  }
}
