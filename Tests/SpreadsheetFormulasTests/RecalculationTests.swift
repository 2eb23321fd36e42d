import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Checks that a changed cell makes only its dependents be calculated again.
@Suite struct RecalculationTests {
  private func cell(_ text: String) -> CellReference {
    CellReference(text) ?? CellReference(clampingRow: 1, column: 1)
  }

  /// Changes a cell, reads some cells, and returns their texts and the number of evaluations needed.
  private func evaluations(
    _ calculator: WorkbookCalculator, _ change: (String, CellValue), asking cells: [String]
  ) throws -> (count: Int, shown: [String]) {
    try calculator.set(change.1, sheet: "Sheet1", at: cell(change.0))
    let before = calculator.evaluationCount
    let shown = cells.map { Fixture.shown(calculator.value(sheet: "Sheet1", cell($0))) }
    return (calculator.evaluationCount - before, shown)
  }

  @Test func `only dependents are computed`() throws {
    let calculator = Fixture([["1", "=A1*2", "=B1+A2"], ["5", "=A2*2", "=SUM(A1:A2)"]]).calculator
    let all = ["B1", "C1", "B2", "C2"]
    #expect(try evaluations(calculator, ("D9", .number(0)), asking: all).shown == ["2", "7", "10", "6"])
    #expect(try evaluations(calculator, ("A1", .number(3)), asking: all) == (3, ["6", "11", "10", "8"]))
    let second = try evaluations(calculator, ("A2", .number(7)), asking: all)
    #expect(second == (3, ["6", "13", "14", "10"]))
    #expect(try evaluations(calculator, ("E1", .number(7)), asking: all).count == 0)
  }

  @Test func `a formula gives way to a constant`() throws {
    let calculator = Fixture([["1", "=A1*2", "=B1+1"]]).calculator
    #expect(try evaluations(calculator, ("B1", .number(10)), asking: ["C1"]).shown == ["11"])
    #expect(try evaluations(calculator, ("A1", .number(5)), asking: ["C1"]) == (0, ["11"]))
  }

  @Test func `cells and rows that were not there count`() throws {
    let calculator = Fixture([["=SUM(D:D)", "=E9", "=COUNTIF(D:D,\">1\")", "x"]]).calculator
    let asked = ["A1", "B1", "C1"]
    #expect(try evaluations(calculator, ("D5", .number(2)), asking: asked).shown == ["2", "0", "1"])
    #expect(try evaluations(calculator, ("D900", .number(3)), asking: asked) == (2, ["5", "0", "2"]))
    #expect(try evaluations(calculator, ("E9", .text("y")), asking: asked) == (1, ["5", "y", "2"]))
    #expect(try evaluations(calculator, ("D5", .empty), asking: asked).shown == ["3", "y", "1"])
  }

  @Test func `what a reference turns to is followed`() throws {
    let calculator = Fixture([["B1", "10", "=INDIRECT(A1)"], ["", "20", "=IF(A2>0,B2,B1)"]]).calculator
    let asked = ["C1", "C2"]
    #expect(try evaluations(calculator, ("A1", .text("B2")), asking: asked).shown == ["20", "10"])
    #expect(try evaluations(calculator, ("B2", .number(7)), asking: asked) == (1, ["7", "10"]))
    #expect(try evaluations(calculator, ("A2", .number(1)), asking: asked) == (1, ["7", "7"]))
  }

  @Test func `lookups and conditional sums see the change`() throws {
    let rows = (1...50).map { ["k\($0 % 5)", "\($0)"] }
    var fixture = Fixture(rows)
    for (column, text) in ["SUMIFS(B:B,A:A,\"k1\")", "VLOOKUP(\"new\",A:B,2,FALSE)", "SUM(B1:B50)"]
      .enumerated()
    {
      let reference = CellReference(clampingRow: 1, column: 4 + column)
      fixture.workbook.sheets[0].set(Cell(reference, .empty, formula: CellFormula(text)))
    }
    let calculator = fixture.calculator
    let asked = ["D1", "E1", "F1"]
    #expect(try evaluations(calculator, ("A50", .text("new")), asking: asked).shown == ["235", "50", "1275"])
    #expect(try evaluations(calculator, ("B50", .number(1)), asking: asked).shown == ["235", "1", "1226"])
    #expect(try evaluations(calculator, ("A1", .text("k2")), asking: asked).shown == ["234", "1", "1226"])
  }

  @Test func `an array formula is computed as one`() throws {
    var fixture = Fixture([["1", ""], ["2", ""], ["3", ""]])
    fixture.workbook.sheets[0].set(
      Cell(cell("B1"), .empty, formula: CellFormula("A1:A3*10", arrayRange: CellRange("B1:B3"))))
    let calculator = fixture.calculator
    _ = try evaluations(calculator, ("D1", .number(1)), asking: ["B1"])
    #expect(try evaluations(calculator, ("A3", .number(9)), asking: ["B3", "B1"]) == (1, ["90", "10"]))
    #expect(throws: CellChangeError.partOfArray(CellRange(cell("B1"), cell("B3")))) {
      try calculator.set(.number(1), sheet: "Sheet1", at: cell("B2"))
    }
    #expect(throws: CellChangeError.noSuchSheet("Plan")) {
      try calculator.set(.number(1), sheet: "Plan", at: cell("B2"))
    }
  }

  @Test func `a cycle can be broken and problems go with it`() throws {
    let calculator = Fixture([["=B1", "=A1", "=NOSUCH(B1)"]]).calculator
    _ = try evaluations(calculator, ("D1", .number(1)), asking: ["A1", "B1", "C1"])
    #expect(calculator.problems.count == 3)
    #expect(
      try evaluations(calculator, ("B1", .number(4)), asking: ["A1", "B1", "C1"]).shown == [
        "4", "4", "#NAME?",
      ])
    #expect(calculator.problems.map(\.reason) == [.unsupportedFunction("NOSUCH")])
  }

  @Test func `every change gives what a new calculation gives`() throws {
    var texts: [[String]] = (1...12).map { row in
      ["\(row)", row % 2 == 0 ? "a" : "b", "=SUM(A$1:A\(row))", "=SUMIF(B$1:B\(row),B\(row),A$1:A\(row))"]
    }
    let calculator = Fixture(texts).calculator
    for step in 0..<30 {
      let (row, isText) = (step * 7 % 12, step % 3 == 0)
      texts[row][isText ? 1 : 0] = isText ? (step % 2 == 0 ? "a" : "b") : "\(step * step % 17)"
      let reference = CellReference(clampingRow: row + 1, column: isText ? 2 : 1)
      try calculator.set(Fixture.value(texts[row][isText ? 1 : 0]), sheet: "Sheet1", at: reference)
      let anew = Fixture(texts).calculator
      for row in 1...12 {
        for column in 3...4 {
          let reference = CellReference(clampingRow: row, column: column)
          #expect(
            calculator.value(sheet: "Sheet1", reference) == anew.value(sheet: "Sheet1", reference))
        }
      }
    }
  }
}
