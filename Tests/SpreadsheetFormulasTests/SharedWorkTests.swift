import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Checks that results shared by many formulas equal the result of each formula alone.
@Suite struct SharedWorkTests {
  /// A simple generator of random numbers below a bound.
  private struct Chance {
    var state: UInt64 = 42

    mutating func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return text.indices.contains { matches(pattern.dropFirst(), text[$0...]) }
        || matches(pattern.dropFirst(), [])
    }
    guard let next = text.first, first == "?" || first == next else { return false }
    return matches(pattern.dropFirst(), text.dropFirst())
  }

  @Test func `wildcards match as their definition says`() {
    var chance = Chance()
    for _ in 0..<4_000 {
      let pattern = String((0..<chance.number(below: 7)).map { _ in Array("ab?*")[chance.number(below: 4)] })
      let text = String((0..<chance.number(below: 9)).map { _ in Array("ab")[chance.number(below: 2)] })
      let (wanted, characters) = (Array(pattern), Array(text))
      #expect(
        Wildcards(pattern).matches(text) == Self.matches(wanted[...], characters[...]),
        "\(pattern) in \(text)")
      let first = (0...characters.count).first { Self.matches(wanted + ["*"], characters[$0...]) }
      #expect(Wildcards(pattern).firstMatch(in: text, from: 0) == first, "\(pattern) first in \(text)")
    }
  }

  @Test func `equal calls share their result until a cell changes`() throws {
    // The squares of 1 to 40 add up to 40·41·81 ÷ 6 = 22140.
    var rows = (1...40).map { ["\($0)", "=SUMSQ(A$1:A$40)", "=COUNTIF(A$1:A$40,\">20\")"] }
    rows[0] += ["=SUMSQ(A$1:A$40,0)", "=SUMSQ(B$1:B$40,NOW())", "=IFERROR(SUMSQ(G$1:G$40),-1)", "=1/0"]
    rows[1] += ["", "", "=SUMSQ(G$1:G$40)"]
    let calculator = Fixture(rows).calculator
    func shown(_ column: Int, _ row: Int) -> String {
      Fixture.shown(calculator.value(sheet: "Sheet1", CellReference(clampingRow: row, column: column)))
    }
    #expect([shown(2, 1), shown(2, 40), shown(4, 1)] == ["22140", "22140", "22140"])
    #expect([shown(3, 1), shown(3, 40)] == ["20", "20"])
    #expect([shown(6, 1), shown(6, 2)] == ["-1", "#DIV/0!"])
    try calculator.set(.number(41), sheet: "Sheet1", at: CellReference(clampingRow: 1, column: 1))
    #expect([shown(2, 1), shown(2, 40), shown(4, 1)] == ["23820", "23820", "23820"])
    #expect([shown(3, 1), shown(3, 40)] == ["21", "21"])
  }

  @Test func `what depends on the moment does so in every call`() {
    var rows = (1...40).map { ["\($0)"] }
    rows[0] = ["=NOW()", "=SUMSQ(A$1:A$40)"]
    rows[1] += ["=SUMSQ(A$1:A$40)"]
    rows[2] += ["=SUMSQ(A$4:A$40)"]
    let calculator = Fixture(rows).calculator
    calculator.computeAll()
    let uncertain = (1...3).map {
      calculator.isUncertain(sheetNumber: 0, CellReference(clampingRow: $0, column: 2))
    }
    #expect(uncertain == [true, true, false])
  }

  @Test func `long patterns end`() {
    let text = String(repeating: "a", count: 32_000)
    #expect(!Wildcards(String(repeating: "*a", count: 100) + "*b").matches(text))
    #expect(Wildcards("*" + String(repeating: "a?", count: 100) + "*").matches(text))
    #expect(Wildcards(String(repeating: "a", count: 16_000) + "b").firstMatch(in: text, from: 0) == nil)
    #expect(Wildcards("~**~?").matches("*abc?"))
  }

  @Test func `the next pending place is found`() {
    var chance = Chance()
    var (places, plain) = (PendingPlaces(), Set<Int>())
    for _ in 0..<3_000 {
      let place = chance.number(below: 9_000)
      if plain.remove(place) != nil {
        places.remove(place)
      } else {
        places.insert(place)
        plain.insert(place)
      }
      let start = chance.number(below: 9_000)
      let range = start..<start + 1 + chance.number(below: 300)
      #expect(places.first(in: range) == plain.filter { range.contains($0) }.min())
    }
  }

  /// Compares with SUMPRODUCT with an additional factor that is not a condition, so that it checks every row.
  @Test(arguments: [
    ("(A1:A60=\"b\")*(C1:C60>=5)", "(A1:A60=\"b\")*(C1:C60>=5)"), ("--(C1:C60>B60)", "(C1:C60>B60)*1"),
    ("(A1:A60=A2)*C1:C60", "(A1:A60=A2)*C1:C60"), ("(3<C1:C60)*(A1:A60<>2)", "(3<C1:C60)*(A1:A60<>2)"),
    ("(B1:B60=0)*1", "(B1:B60=0)*1"), ("(B1:B60<1)*1", "(B1:B60<1)*1"), ("(A1:A60=12)*1", "(A1:A60=12)*1"),
    ("(A1:A60=\"\")*1", "(A1:A60=\"\")*1"), ("(A1:A60>3)*1", "(A1:A60>3)*1"),
    ("(D1:D60=1)*1", "(D1:D60=1)*1"),
    ("(A1:A60=\"a\")*A1:A60", "(A1:A60=\"a\")*A1:A60"), ("(A1:A60=Z1)*1", "(A1:A60=Z1)*1"),
    ("(A1:A60=\"a\")*1,C1:C60", "(A1:A60=\"a\")*1,C1:C60"), ("A1:A60=\"a\",C1:C60", "A1:A60=\"a\",C1:C60"),
    ("(E1:E60=TRUE)*C1:C60", "(E1:E60=TRUE)*C1:C60"), ("(E1:E60=FALSE)*1", "(E1:E60=FALSE)*1"),
    ("(A1:A60=\"b\")*(C1:C59>=5)", "(A1:A60=\"b\")*(C1:C59>=5)"),
  ])
  func `products of conditions are what every row gives`(_ short: String, _ plain: String) {
    let rows: [[String]] = (1...60).map { row in
      [
        ["a", "B", "b", "12", "=\"12\""][row % 5], row % 9 == 0 ? "" : "\(row % 4)", "\(row * 5 % 17)",
        row == 50 ? "=1/0" : "1", ["TRUE", "", "FALSE"][row % 3],
      ]
    }
    let fixture = Fixture(rows)
    for arithmetic in [Arithmetic.decimal, .double] {
      let calculator = WorkbookCalculator(fixture.workbook, now: Fixture.moment, arithmetic: arithmetic)
      func value(_ text: String) throws -> CellValue {
        try calculator.evaluate(text, sheet: "Sheet1", at: CellReference(clampingRow: 70, column: 8))
      }
      #expect(throws: Never.self) {
        let (first, second) = try (value("SUMPRODUCT(\(short))"), value("SUMPRODUCT((1+0)*\(plain))"))
        let isAlone = short.hasPrefix("A1:A60=")
        #expect(isAlone ? first == 0 : first == second, "\(first) and \(second)")
      }
    }
  }

  @Test func `ranges show the first error and the extremes in them`() {
    var rows = (1...100).map {
      ["\($0 * 37 % 101)", "=MIN(A\($0):A100)", "=MAX(A1:A\($0))", "=COUNTA(A1:A\($0))"]
    }
    rows[80][0] = "=1/0"
    rows[90][0] = "#N/A"
    let fixture = Fixture(rows)
    #expect(fixture.shown("C80") == "\((1...80).map { $0 * 37 % 101 }.max() ?? 0)")
    #expect(fixture.shown("C81") == "#DIV/0!")
    #expect(fixture.shown("B82") == "#N/A")
    #expect(fixture.shown("B92") == "\((92...100).map { $0 * 37 % 101 }.min() ?? 0)")
    #expect(fixture.shown("D95") == "95")
  }

  @Test func `a changed cell is sorted and counted anew`() throws {
    let fixture = Fixture([["1", "=LARGE(A1:A3,1)", "=RANK(2,A1:A3)", "=MAX(A1:A3)"], ["2"], ["3"]])
    let calculator = fixture.calculator
    func row() -> [String] {
      (2...4).map {
        Fixture.shown(calculator.value(sheet: "Sheet1", CellReference(clampingRow: 1, column: $0)))
      }
    }
    #expect(row() == ["3", "2", "3"])
    try calculator.set(9, sheet: "Sheet1", at: CellReference(clampingRow: 1, column: 1))
    #expect(row() == ["9", "3", "9"])
  }

  @Test func `a shared formula is read once and moved to each cell`() {
    let shared = SharedFormula("A1+$A$1+IF(TRUE,A2,B1)", origin: CellReference(clampingRow: 1, column: 3))
    var fixture = Fixture([["1"], ["2"], ["4"], ["8"]])
    for row in 1...3 {
      let cell = CellReference(clampingRow: row, column: 3)
      fixture.workbook.sheets[0].set(Cell(cell, .empty, formula: CellFormula(shared, in: cell)))
    }
    #expect((1...3).map { fixture.shown("C\($0)") } == ["4", "7", "13"])
    let formula = fixture.workbook.sheets[0][CellReference(clampingRow: 3, column: 3)]?.formula
    #expect(formula?.text == "A3+$A$1+IF(TRUE,A4,B3)")
    #expect(formula == CellFormula("A3+$A$1+IF(TRUE,A4,B3)"))
    #expect(!shared.isSame(in: CellReference(clampingRow: 1_048_576, column: 3)))
  }
}
