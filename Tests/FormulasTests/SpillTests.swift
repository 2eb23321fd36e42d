import Foundation
import Spreadsheet
import Testing

@testable import Formulas

/// Dynamic array formulas fill the cells that their results need.
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
