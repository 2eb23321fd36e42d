import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Tests ranges of one column that share intermediate results with each other.
@Suite struct SharedRangeTests {
  private static let count = 200

  /// Cents that doubles cannot represent exactly.
  private static let cents = (1...count).map { ($0 * 7_919) % 10_007 }

  private static func text(_ cents: Int) -> String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  @Test(arguments: ["SUM(A$1:A#)", "SUM(A#:A$200)", "SUM(A#:A%)", "SUM(B1,A$1:A#)"])
  func `doubles are added one after the other`(_ formula: String) throws {
    let rows = Self.cents.enumerated().map { index, cents in
      let end = min(index + 60, Self.count)
      let text = formula.replacing("#", with: "\(index + 1)").replacing("%", with: "\(end)")
      return [Self.text(cents), index == 0 ? "0.1" : "", "=\(text)"]
    }
    let calculator = WorkbookCalculator(Fixture(rows).workbook, now: Fixture.moment, arithmetic: .double)
    let doubles = Self.cents.map { Double($0) / 100 }
    for index in 0..<Self.count {
      let end = min(index + 60, Self.count)
      let summed =
        switch formula {
        case "SUM(A#:A$200)": doubles[index...].reduce(0, +)
        case "SUM(A#:A%)": doubles[index..<end].reduce(0, +)
        case "SUM(B1,A$1:A#)": doubles[...index].reduce(0.1, +)
        default: doubles[...index].reduce(0, +)
        }
      let cell = CellReference(clampingRow: index + 1, column: 3)
      let value = try #require(calculator.value(sheet: "Sheet1", cell).number)
      #expect(Double("\(value)") == summed, "row \(index + 1)")
    }
  }

  @Test func `an error stops the sums that reach it, and no others`() {
    var rows = (1...100).map { ["0.1", "=SUM(A$1:A\($0))"] }
    rows[70][0] = "=1/0"
    let fixture = Fixture(rows)
    let calculator = WorkbookCalculator(fixture.workbook, now: Fixture.moment, arithmetic: .double)
    func shown(_ row: Int) -> String {
      Fixture.shown(calculator.value(sheet: "Sheet1", CellReference(clampingRow: row, column: 2)))
    }
    #expect(shown(70) == "6.99999999999999")
    #expect(shown(71) == "#DIV/0!")
    #expect(shown(100) == "#DIV/0!")
  }

  @Test func `a lookup whose range moves along finds the first below`() {
    // The keys 0, 1, 2, 0, 1, 2, …, each with its row number.
    var rows = (1...60).map { ["\($0 % 3)", "\($0)"] }
    for index in 0..<60 {
      rows[index] += ["=VLOOKUP(1,A\(index + 1):B61,2,FALSE)", "=MATCH(7,A\(index + 1):A61,0)"]
      rows[index] += ["=XMATCH(2,A$1:A\(index + 1),0,-1)"]
    }
    let fixture = Fixture(rows)
    for row in 1...60 {
      let next = (row...60).first { $0 % 3 == 1 }
      #expect(fixture.shown("C\(row)") == next.map { "\($0)" } ?? "#N/A")
      #expect(fixture.shown("D\(row)") == "#N/A")
      let last = (1...row).last { $0 % 3 == 2 }
      #expect(fixture.shown("E\(row)") == last.map { "\($0)" } ?? "#N/A")
    }
  }

  @Test func `a changed key is found anew`() throws {
    let fixture = Fixture([["a", "1", "=VLOOKUP(\"c\",A1:B3,2,FALSE)"], ["b", "2"], ["c", "3"]])
    let calculator = fixture.calculator
    let result = CellReference(clampingRow: 1, column: 3)
    #expect(calculator.value(sheet: "Sheet1", result) == 3)
    try calculator.set("c", sheet: "Sheet1", at: CellReference(clampingRow: 2, column: 1))
    #expect(calculator.value(sheet: "Sheet1", result) == 2)
  }
}
