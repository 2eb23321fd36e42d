import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Checks that the time for a long column of formulas is proportional to its length.
///
/// `FORMULA_ROWS=100000 swift test -c release -Xswiftc -enable-testing --filter SpeedTests` measures the sizes in
/// Docs/formulas.md; without `FORMULA_ROWS` the columns are short.
@Suite(.serialized) struct SpeedTests {
  private static let rows = ProcessInfo.processInfo.environment["FORMULA_ROWS"].flatMap { Int($0) } ?? 2_000

  /// Calculates a workbook and prints the time; with quadratic time, a column of 100,000 rows would take minutes.
  private func computed(_ rows: [[String]], _ name: String) -> Sheet {
    let fixture = Fixture(rows)
    let start = ContinuousClock.now
    let (workbook, problems) = fixture.workbook.recalculated(now: Fixture.moment)
    let time = ContinuousClock.now - start
    print("\(name): \(rows.count) rows in \(time), \(time / rows.count) a row")
    #expect(problems.isEmpty)
    #expect(time < .seconds(60))
    return workbook.sheets[0]
  }

  private func last(_ sheet: Sheet) -> String { Fixture.shown(sheet.rows.last?.cells.last?.value ?? .empty) }

  @Test func `a chain from the top`() {
    let count = Self.rows
    let sheet = computed((1...count).map { [$0 == 1 ? "1" : "=A\($0 - 1)+1"] }, "chain down")
    #expect(last(sheet) == "\(count)")
  }

  @Test func `a chain from the bottom needs no deep stack`() {
    let count = Self.rows
    let sheet = computed((1...count).map { [$0 == count ? "1" : "=A\($0 + 1)+1"] }, "chain up")
    #expect(sheet.rows[0].cells[0].value == .number(Decimal(count)))
  }

  @Test func `a column of running sums`() {
    let sheet = computed((1...Self.rows).map { ["0.01", "=SUM(A$1:A\($0))"] }, "running sums")
    #expect(sheet.rows.last?.cells.last?.value == .number(Decimal(Self.rows).divided(by: 100) ?? 0))
  }

  @Test func `a column of conditional sums`() {
    let sheet = computed(
      (1...Self.rows).map { row in
        let first = 46_000 + row % 300
        let formula = "=SUMIFS(B:B,A:A,A\(row),C:C,\">=\"&\(first),C:C,\"<\"&\(first + 30))"
        return ["Category \(row % 50)", "\(row % 100).25", "\(46_000 + row % 365)", formula]
      }, "conditional sums")
    let row = Self.rows
    let matching = (1...row).filter {
      $0 % 50 == row % 50 && (row % 300..<row % 300 + 30).contains($0 % 365)
    }
    let quarters = matching.reduce(0) { $0 + $1 % 100 * 4 + 1 }
    #expect(sheet.rows.last?.cells.last?.value == .number(Decimal(quarters).divided(by: 4) ?? 0))
  }

  @Test func `a column of running counts`() {
    let sheet = computed(
      (1...Self.rows).map { ["k\($0 % 50)", "=COUNTIF(A$1:A\($0),A\($0))"] }, "running counts")
    #expect(last(sheet) == "\(Self.rows / 50)")
  }

  @Test func `a column of lookups`() {
    let count = Self.rows
    let sheet = computed(
      (1...count).map { ["key \($0)", "\($0)", "=VLOOKUP(\"key \(count - $0 + 1)\",A:B,2,FALSE)"] }, "lookups"
    )
    #expect(last(sheet) == "1")
  }
}
