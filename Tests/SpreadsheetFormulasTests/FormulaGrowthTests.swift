import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Checks that twice as many rows take fewer than three times as many steps.
@Suite struct FormulaGrowthTests {
  /// Returns the steps to calculate a column of this formula beside a column of constants; `#` is the row, `@` the last
  /// row.
  private static func steps(_ formula: String, _ count: Int, _ arithmetic: Arithmetic) -> Int {
    let rows = (1...count).map { row in
      let text = formula.replacing("#", with: "\(row)").replacing("@", with: "\(count)")
      return ["\(row * 7_919 % 9_973)", "x\(row % 50)", "=\(text)"]
    }
    let calculator = WorkbookCalculator(Fixture(rows).workbook, now: Fixture.moment, arithmetic: arithmetic)
    calculator.computeAll()
    #expect(calculator.problems.isEmpty)
    return calculator.stepCount
  }

  @Test(arguments: [
    "LARGE(A$1:A$@,#)", "SMALL(A$1:A$@,#)", "RANK(A#,A$1:A$@)", "MEDIAN(A$1:A$@)-A#",
    "PERCENTILE(A$1:A$@,0.9)-A#", "QUARTILE(A$1:A$@,1)-A#",
    "SUM(A$1:A#)", "SUM(A#:A$@)", "AVERAGE(A$1:A#)", "MAX(A$1:A#)", "MIN(A#:A$@)", "COUNT(A$1:A#)",
    "COUNTA(B$1:B#)",
    "COUNTBLANK(A$1:A#)", "SUM(OFFSET(A$1,0,0,#,1))", "SUM(INDIRECT(\"A1:A#\"))",
    "COUNTIF(A$1:A$@,A#)", "COUNTIF(A$1:A#,A#)", "COUNTIF(A$1:A$@,\">\"&A#)", "SUMIF(B$1:B$@,B#,A$1:A$@)",
    "AVERAGEIF(B$1:B$@,B#,A$1:A$@)", "COUNTIFS(B$1:B$@,B#,A$1:A$@,\">=\"&A#)", "COUNTIF(B$1:B$@,\"*x*1*\")",
    "MATCH(A#,A$1:A$@,0)", "MATCH(\"x4*\",B$1:B$@,0)", "VLOOKUP(A#,A$1:B$@,2,FALSE)", "VLOOKUP(A#,A$1:B$@,2)",
    "INDEX(B$1:B$@,MATCH(A#,A$1:A$@,0))", "XLOOKUP(A#,A$1:A$@,B$1:B$@)",
    "SUMPRODUCT((A$1:A$@=A#)*(A$1:A$@>3))", "SUMPRODUCT((B$1:B$@=B#)*A$1:A$@)", "SUMPRODUCT(--(A$1:A$@>A#))",
    "SUMPRODUCT((B$1:B#=B#)*(A$1:A#))", "SUMPRODUCT(--(B$1:B$@=B#),A$1:A$@)",
    "STDEV(A$1:A$@)-A#", "VAR.P(A$1:A$@)-A#", "SUMSQ(A$1:A$@)-A#", "PRODUCT(A$1:A$@)-A#",
    "AVERAGEA(A$1:B$@)-A#",
    "MAXIFS(A$1:A$@,B$1:B$@,B#)", "COUNTIF(A$1:B$@,B#)",
  ])
  func grows(_ formula: String) {
    let (once, twice) = (Self.steps(formula, 400, .decimal), Self.steps(formula, 800, .decimal))
    #expect(twice < 3 * once, "\(once) steps, then \(twice)")
  }

  @Test(arguments: [
    "SUM(A$1:A#)", "SUM(A#:A$@)", "RANK(A#,A$1:A$@)", "SUMPRODUCT((A$1:A$@=A#)*(A$1:A$@>3))",
    "SUMIF(B$1:B$@,B#,A$1:A$@)", "AVERAGEIF(B$1:B$@,B#,A$1:A$@)", "STDEV(A$1:A$@)-A#",
  ])
  func `doubles grow alike`(_ formula: String) {
    let (once, twice) = (Self.steps(formula, 400, .double), Self.steps(formula, 800, .double))
    #expect(twice < 3 * once, "\(once) steps, then \(twice)")
  }

  /// Sums of cells that are sums themselves, calculated from the last to the first.
  @Test func `ranges that are being computed grow alike`() {
    func steps(_ count: Int) -> Int {
      var rows = (1...count).map { ["=MIN(1,SUM(OFFSET(A1,\($0),0,\(count),1)))"] }
      rows.append(["1"])
      let calculator = Fixture(rows).calculator
      calculator.computeAll()
      let cell = CellReference(clampingRow: 1, column: 1)
      #expect(calculator.value(sheet: "Sheet1", cell) == 1)
      return calculator.stepCount
    }
    let (once, twice) = (steps(100), steps(200))
    #expect(twice < 3 * once, "\(once) steps, then \(twice)")
  }

  /// Sums such as `B1+B2+…` with as many terms as rows.
  @Test func `long sums that cells share grow alike`() {
    func steps(_ count: Int) -> Int {
      let rows = (1...count).map { row in
        ["=" + (row..<row + count).map { "B\($0)" }.joined(separator: "+"), "\(row)"]
      }
      let calculator = Fixture(rows).calculator
      calculator.computeAll()
      #expect(
        calculator.value(sheet: "Sheet1", CellReference(clampingRow: 2, column: 1))
          == .number(
            Decimal(count * (count + 1) / 2 - 1)))
      return calculator.stepCount
    }
    let (once, twice) = (steps(100), steps(200))
    #expect(twice < 3 * once, "\(once) steps, then \(twice)")
  }
}
