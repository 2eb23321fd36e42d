import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Tests dynamic array formulas, which fill as many cells as their results need.
@Suite struct SpillTests {
  private func cell(_ text: String) -> CellReference {
    CellReference(text) ?? CellReference(clampingRow: 1, column: 1)
  }

  @Test func `a result fills the cells beside its formula`() {
    let fixture = Fixture([["=SUM(C1:C9)", "", "=SEQUENCE(3)*2"], ["=C3", "=SUM(C1#)"], ["=D1"]])
    #expect(
      ["A1", "A2", "B2", "C1", "C2", "C3", "A3"].map { fixture.shown($0) } == [
        "12", "6", "12", "2", "4", "6", "0",
      ])
    let sheet = fixture.workbook.recalculated(now: Fixture.moment).workbook.sheets[0]
    #expect(sheet[cell("C3")]?.value == .number(6))
    #expect(sheet[cell("C1")]?.formula?.arrayRange == CellRange("C1:C3"))
  }

  @Test func `one result may hang on another`() {
    let fixture = Fixture([["3", "=SEQUENCE(A1)", "=FILTER(B1:B9,B1:B9>1)", "=SORT(C1#,,-1)"]])
    #expect(["B3", "C1", "C2", "D1", "D2"].map { fixture.shown($0) } == ["3", "2", "3", "3", "2"])
  }

  @Test func `a result without room is an error`() {
    let fixture = Fixture([["=SEQUENCE(3)", "=SEQUENCE(1,99999)"], [""], ["x", "=A1"]])
    #expect(
      ["A1", "B1", "A2", "A3", "B3"].map { fixture.shown($0) } == [
        "#SPILL!", "#SPILL!", "(empty)", "x", "#SPILL!",
      ])
  }

  /// The attributes of a formula in the file take precedence over the functions it calls.
  @Test(arguments: [
    ("SORT(A1:A3)", nil, true, ["1", "2", "3", "x"]),
    ("A1:A3*2", "B1:B2", true, ["4", "2", "6", "x"]),
    ("SORT(A1:A3)", nil, false, ["1", "(empty)", "(empty)", "x"]),
    ("A1:A3", nil, false, ["2", "(empty)", "(empty)", "x"]),
    ("SORT(A1:A3)", "B1:B2", false, ["1", "2", "(empty)", "x"]),
    ("A1:A3*2", "B1:B4", false, ["4", "2", "6", "#N/A"]),
    ("A1", "B1:B3", false, ["2", "2", "2", "x"]),
  ])
  func `formulas of files spill where they are marked`(
    _ text: String, _ range: String?, _ isDynamic: Bool, _ expected: [String]
  ) {
    var fixture = Fixture([["2"], ["1"], ["3"], ["", "x"]])
    var formula = CellFormula(text, arrayRange: range.flatMap { CellRange($0) }, isDynamic: isDynamic)
    formula.isFromFile = true
    fixture.workbook.sheets[0].set(Cell(cell("B1"), .number(9), formula: formula))
    #expect(["B1", "B2", "B3", "B4"].map { fixture.shown($0) } == expected)
  }

  @Test func `what cannot be computed keeps the cells that it had`() {
    var fixture = Fixture([["=B2+1", ""], ["", "7"]])
    let formula = CellFormula("UNKNOWN(A1)", arrayRange: CellRange("B1:B2"), isDynamic: true)
    fixture.workbook.sheets[0].set(Cell(cell("B1"), .number(7), formula: formula))
    let calculator = fixture.calculator
    #expect(calculator.value(sheet: "Sheet1", cell("A1")) == .error(.name))
    #expect(calculator.isUncertain(sheetNumber: 0, cell("A1")))
  }

  @Test func `former results give way`() throws {
    var fixture = Fixture([["2", ""], ["", "9"], ["", "9"]])
    fixture.workbook.sheets[0].set(
      Cell(cell("B1"), .number(9), formula: CellFormula("SEQUENCE(A1)", arrayRange: CellRange("B1:B3"))))
    #expect(["B1", "B2", "B3"].map { fixture.shown($0) } == ["1", "2", "(empty)"])
    let sheet = fixture.workbook.recalculated(now: Fixture.moment).workbook.sheets[0]
    #expect(sheet[cell("B3")]?.value == .empty)
    let calculator = fixture.calculator
    try calculator.set(.number(4), sheet: "Sheet1", at: cell("A1"))
    #expect(calculator.value(sheet: "Sheet1", cell("B4")) == .number(4))
  }
}
