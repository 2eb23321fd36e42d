import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Tests powers; expected doubles come from Python's `fractions` and from `decimal` with 80 digits, rounded once.
@Suite struct DoublePowerTests {
  private static let cases: [(Double, Double, Double)] = [
    (2.6000000000000014, 2.0, 6.760000000000008), (1.1, 10.0, 2.5937424601000023),
    (1.005, 360.0, 6.0225752122629865), (1.0000000001, 1e10, 2.7182820532347876),
    (10.0, 0.3333333333333333, 2.154434690031884), (2.25, 1.5, 3.375),
    (1.07, 0.08333333333333333, 1.0056541453874053), (7.0, -3.0, 0.0029154518950437317),
    (-1.5, 3.0, -3.375), (2.0, -1074.0, Double.leastNonzeroMagnitude),
    (1.5, -1800.0, Double(bitPattern: 2197602)), (0.5, 1075.0, 0.0),
    // The cube of an odd number of 18 bits is exactly between two doubles.
    (68_718_952_449.0, 1.5, 18_014_192_351_838_208.0),
    (1.5, 1800.0, Double.infinity), (-2.0, 0.5, Double.nan), (-Double.infinity, 3.0, -Double.infinity),
    (Double.infinity, -1.0, 0.0), (0.0, -2.0, Double.infinity), (2.0, -Double.infinity, 0.0), (5.0, 0.0, 1.0),
  ]

  @Test(arguments: cases)
  func powers(_ base: Double, _ exponent: Double, _ expected: Double) {
    let power = base.raised(to: exponent)
    #expect(power == expected || power.isNaN && expected.isNaN)
  }

  @Test(arguments: [
    ("EXP(0.1)", 1.1051709180756477), ("LN(1.0000000000000002)", 2.2204460492503128e-16),
    ("LN(0.1)", -2.3025850929940455), ("LOG10(1.0000000000000002)", 9.64327466553287e-17), ("LOG(1000)", 3),
    ("LOG10(0.3)", -0.5228787452803376), ("LOG(8,2)", 3), ("LOG(0.125,2)", -3),
    ("SQRT(0.9385958677423489)", 0.9688115749423873),
    ("SQRT(7.215400323407826)", 2.686149720958946), ("POWER(2.6000000000000014,2)", 6.760000000000008),
  ])
  func functions(_ formula: String, _ expected: Double) throws {
    let calculator = WorkbookCalculator(Fixture().workbook, now: Fixture.moment, arithmetic: .double)
    let cell = CellReference(clampingRow: 99, column: 26)
    let value = try calculator.evaluate(formula, sheet: "Sheet1", at: cell)
    #expect(value.number?.nearestDouble == expected)
  }

  @Test func `a square is the number times itself`() {
    var rows = [["1", "=A1^2=A1*A1", "=A1^2-A1*A1"]]
    for row in 2...17 {
      rows.append(["=A\(row - 1)+0.1", "=A\(row)^2=A\(row)*A\(row)", "=(A\(row)^2-A\(row)*A\(row))*1"])
    }
    let calculator = WorkbookCalculator(Fixture(rows).workbook, now: Fixture.moment, arithmetic: .double)
    for row in 1...17 {
      let cells = (2...3).map {
        calculator.value(sheet: "Sheet1", CellReference(clampingRow: row, column: $0))
      }
      #expect(cells == [.boolean(true), .number(0)])
    }
  }
}
