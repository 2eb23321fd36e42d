import CalendarDates
import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

@Suite struct WorkbookCalculatorTests {
  private func cell(_ text: String) -> CellReference {
    CellReference(text) ?? CellReference(clampingRow: 1, column: 1)
  }

  @Test func `the last of a column of running sums`() {
    let running = (1...2_000).map { ["0.01", "=SUM(A$1:A\($0))"] }
    #expect(Fixture(running).shown("B2000") == "20")
  }

  @Test func `cells that need each other are named`() {
    let fixture = Fixture([("Plan", [["=B1", "=C1+1", "=A1", "=A1", "7", "=IF(TRUE,1,F1)"]])])
    let calculator = fixture.calculator
    #expect(calculator.value(sheet: "Plan", cell("D1")) == .error(.reference))
    #expect(calculator.value(sheet: "Plan", cell("F1")) == .number(1))
    let members = ["A1", "B1", "C1"].map { CellLocation(sheet: "Plan", reference: cell($0)) }
    #expect(calculator.problems.count == 3)
    #expect(calculator.problems.allSatisfy { $0.reason == .cycle(members) })
    #expect(Set(calculator.problems.map(\.location)) == Set(members))
    #expect(members[0].description == "Plan!A1")
  }

  @Test func `a range that holds its own formula is a cycle`() {
    let fixture = Fixture([["1"], ["2"], ["=SUM(A1:A3)"]])
    let calculator = fixture.calculator
    #expect(calculator.value(sheet: "Sheet1", cell("A3")) == .error(.reference))
    #expect(calculator.problems.count == 1)
  }

  @Test func problems() {
    let fixture = Fixture([["=1+", "=NOSUCH(1)", "=[1]Sheet1!A1", "=NOSUCH(2)"]])
    let (_, problems) = fixture.workbook.recalculated(now: Fixture.moment)
    #expect(
      problems.map(\.reason) == [
        .syntax(FormulaSyntaxError(.unexpectedEnd, at: 2)), .unsupportedFunction("NOSUCH"),
        .externalReference, .unsupportedFunction("NOSUCH"),
      ])
    #expect(problems.map(\.formula) == ["1+", "NOSUCH(1)", "[1]Sheet1!A1", "NOSUCH(2)"])
    let calculator = fixture.calculator
    for name in ["B1", "D1"] { _ = calculator.value(sheet: "Sheet1", cell(name)) }
    #expect(calculator.unsupportedFunctions["NOSUCH"]?.map(\.reference) == [cell("B1"), cell("D1")])
    #expect(calculator.value(sheet: "None", cell("A1")) == .error(.reference))
  }

  @Test func `only missing values are computed, or all`() {
    var fixture = Fixture([["1", "=A1/3", "=B1*2"]])
    fixture.workbook.sheets[0].rows[0].cells[1].value = .number(5)
    fixture.workbook.sheets[0].rows[0].cells[2].rawText = ""
    let filled = fixture.workbook.computingMissingValues(now: Fixture.moment).workbook.sheets[0].rows[0].cells
    #expect(filled.map(\.value) == [.number(1), .number(5), .number(10)])
    #expect(filled[2].formula == CellFormula("B1*2"))
    #expect(filled[2].rawText == nil)
    let anew = fixture.workbook.recalculated(now: Fixture.moment).workbook.sheets[0].rows[0].cells
    #expect(anew.map { Fixture.shown($0.value) } == ["1", "0.333333333333333", "0.666666666666667"])
    #expect("\(anew[1].value.number ?? 0)" == "0.333333333333333")
  }

  @Test func names() {
    var fixture = Fixture([("Plan", [["0.07", "100"], ["", "200"]]), ("Other", [["3"]])])
    fixture.workbook.definedNames = [
      DefinedName("Rate", formula: "Plan!$A$1"),
      DefinedName("Amounts", formula: "Plan!$B$1:$B$2"),
      DefinedName("Left", formula: "Plan!XFD1"),
      DefinedName("Rate", formula: "0.5", sheetName: "Other"),
      DefinedName("Loop", formula: "Loop+1"),
      DefinedName("Broken", formula: "1+"),
    ]
    #expect(fixture.result("B1*rate") == "7")
    #expect(fixture.result("SUM(Amounts)") == "300")
    #expect(fixture.result("Left", at: "B1") == "0.07")
    #expect(fixture.result("Other!Rate") == "0.5")
    #expect(fixture.result("Loop") == "#NUM!")
    #expect(fixture.result("Broken") == "#NAME?")
  }

  @Test(arguments: [
    ("SUM(Log[Amount])", "30"),
    ("SUM(log)", "33"),
    ("Log[[#Totals],[Amount]]", "30"),
    ("Log[[#Headers],[Amount]]", "Amount"),
    ("ROWS(Log[#All])", "4"),
    ("SUM(Log[[Amount]:[Tax]])", "33"),
    ("SUM(Log[@[Amount]:[Tax]])", "22"),
    ("Log[@Amount]*2", "40"),
    ("[@Amount]", "20"),
    ("Log[Nothing]", "#REF!"),
    ("Nothing[Amount]", "#REF!"),
  ])
  func tables(_ formula: String, _ expected: String) {
    var fixture = Fixture([
      ["Amount", "Tax"], ["10", "1"], ["20", "2"], ["=SUBTOTAL(109,Log[Amount])", ""],
    ])
    let range = CellRange("A1:B4") ?? CellRange(cell("A1"), cell("B4"))
    fixture.workbook.sheets[0].properties.tables = [
      Sheet.Table(
        "Log", range: range, columns: [Sheet.Table.Column("Amount"), Sheet.Table.Column("Tax")],
        hasTotalsRow: true)
    ]
    #expect(fixture.result(formula, at: "B3") == expected)
  }

  @Test func `an array formula fills its range`() {
    var fixture = Fixture([["1", ""], ["2", ""], ["3", ""]])
    fixture.workbook.sheets[0].set(
      Cell(cell("B1"), .empty, formula: CellFormula("A1:A3*10", arrayRange: CellRange("B1:B3"))))
    for row in 2...3 { fixture.workbook.sheets[0].set(Cell(cell("B\(row)"), .number(99))) }
    #expect(fixture.result("SUM(B1:B3)") == "60")
    #expect(fixture.result("SUM(B1#)") == "60")
    #expect(fixture.shown("B3") == "30")
    let sheet = fixture.workbook.recalculated(now: Fixture.moment).workbook.sheets[0]
    #expect(sheet[cell("B2")]?.value == .number(20))
  }

  @Test func `sheets from one to another are summed`() {
    let fixture = Fixture([
      ("Jan", [["1"]]), ("Feb", [["2"]]), ("Mar", [["4"]]), ("Sum", [["=SUM(Jan:Mar!A1)"]]),
    ])
    #expect(fixture.shown("A1", sheet: "Sum") == "7")
  }
}
