import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Tests the limit for the work of all formulas together, and formulas that exceed it.
@Suite struct WorkBudgetTests {
  private static func calculator(_ fixture: Fixture, steps: Int) -> WorkbookCalculator {
    var limits = WorkLimits(formulas: 1, cells: 1)
    limits.steps = steps
    return WorkbookCalculator(fixture.workbook, now: Fixture.moment, limits: limits)
  }

  private static func shown(_ calculator: WorkbookCalculator, _ row: Int, _ column: Int) -> String {
    Fixture.shown(calculator.value(sheet: "Sheet1", CellReference(clampingRow: row, column: column)))
  }

  @Test func `names that double are worked out once each`() {
    var fixture = Fixture([["=Name_60", "=Name_60-Name_59*2"]])
    fixture.workbook.definedNames = (1...60).map {
      DefinedName("Name_\($0)", formula: "Name_\($0 - 1)+Name_\($0 - 1)")
    }
    fixture.workbook.definedNames.append(DefinedName("Name_0", formula: "1"))
    let calculator = fixture.calculator
    // 2^60 to 15 digits.
    #expect(Self.shown(calculator, 1, 1) == "1152921504606850000")
    #expect(Self.shown(calculator, 1, 2) == "0")
    #expect(calculator.stepCount < 500)
  }

  @Test func `a name is worked out for all cells or for each, as its references are`() {
    var fixture = Fixture([["1", "=Left", "=Fixed"], ["2", "=Left", "=Fixed"]])
    fixture.workbook.definedNames = [
      DefinedName("Left", formula: "Sheet1!XFD1*10"), DefinedName("Fixed", formula: "Sheet1!$A$2*10"),
    ]
    let shown = ["B1", "B2", "C1", "C2"].map { fixture.shown($0) }
    #expect(shown == ["10", "20", "20", "20"])
  }

  @Test func `names that need themselves end at once`() {
    var fixture = Fixture([["=IFERROR(Loop,7)"]])
    fixture.workbook.definedNames = [DefinedName("Loop", formula: "IFERROR(Loop,1)+IFERROR(Loop,1)")]
    let calculator = fixture.calculator
    #expect(Self.shown(calculator, 1, 1) == "2")
    #expect(calculator.stepCount < 100)
  }

  @Test(arguments: [
    "SUMPRODUCT(SEQUENCE(1000000)*SEQUENCE(1000000))",
    "IFERROR(SUM(SEQUENCE(900000)),0)",
    "SUM(MAP(SEQUENCE(100000),LAMBDA(x,x+1)))",
    "REDUCE(0,SEQUENCE(100000),LAMBDA(a,x,a+x))",
    "COUNT(SORT(SEQUENCE(500000)))",
    "ROWS(UNIQUE(SEQUENCE(500000)))",
    "LET(a,SEQUENCE(300000),b,a&a,ROWS(b))",
    "MEDIAN(SEQUENCE(500000))",
    "SUM(MAKEARRAY(1000,1000,LAMBDA(r,c,r*c)))",
  ])
  func `past the budget a cell is an error of its own`(_ formula: String) {
    let calculator = Self.calculator(Fixture([["=\(formula)", "=1+1"]]), steps: 50_000)
    #expect(Self.shown(calculator, 1, 1) == "#NUM!")
    #expect(Self.shown(calculator, 1, 2) == "2")
    #expect(calculator.problems.map(\.reason) == [.tooMuchWork])
    #expect(calculator.problems.first?.location.reference == CellReference("A1"))
  }

  @Test func `what reads a cell past the budget is uncertain`() {
    let calculator = Self.calculator(
      Fixture([["=SUM(SEQUENCE(900000))", "=IFERROR(A1,0)", "=1"]]), steps: 50_000)
    #expect(Self.shown(calculator, 1, 2) == "0")
    let uncertain = (1...3).map {
      calculator.isUncertain(sheetNumber: 0, CellReference(clampingRow: 1, column: $0))
    }
    #expect(uncertain == [true, true, false])
  }

  @Test func `a change begins anew`() throws {
    let fixture = Fixture([["60000", "=SUM(SEQUENCE(A1))"]])
    let calculator = Self.calculator(fixture, steps: 100_000)
    #expect(Self.shown(calculator, 1, 2) == "#NUM!")
    let cell = CellReference(clampingRow: 1, column: 1)
    for count in [10, 20, 30] {
      try calculator.set(.number(Decimal(count)), sheet: "Sheet1", at: cell)
      #expect(Self.shown(calculator, 1, 2) == "\(count * (count + 1) / 2)")
    }
    #expect(calculator.problems.isEmpty)
  }

  @Test func `texts that grow end before they are made`() {
    let rows = [["=REPT(\"x\",30000)"]] + (2...10).map { ["=SUBSTITUTE(A\($0 - 1),\"x\",A1)"] }
    let calculator = Fixture(rows).calculator
    #expect((1...10).map { Self.shown(calculator, $0, 1) }.dropFirst().allSatisfy { $0 == "#VALUE!" })
    #expect(calculator.problems.isEmpty)
    #expect(result("LEN(TEXTJOIN(REPT(\"x\",32767),TRUE,SEQUENCE(1000)))") == "#VALUE!")
    #expect(result("LEN(CONCAT(REPT(\"x\",SEQUENCE(1000,1,32000,0))))") == "#VALUE!")
  }

  @Test func `the bytes of all texts have a limit`() {
    var limits = WorkLimits(formulas: 1, cells: 1)
    limits.textBytes = 100_000
    let rows = (1...5).map { _ in ["=REPT(\"x\",30000)"] }
    let calculator = WorkbookCalculator(Fixture(rows).workbook, now: Fixture.moment, limits: limits)
    calculator.computeAll()
    #expect(calculator.problems.map(\.location.reference.row) == [4, 5])
    #expect(Self.shown(calculator, 5, 1) == "#NUM!")
  }
}
