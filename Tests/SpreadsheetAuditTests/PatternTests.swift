import SpreadsheetFormulas
import SpreadsheetValues
import Testing

@testable import SpreadsheetAudit

/// Tests how the audit tells mistakes from intended formulas: signs, spellings, units, and cells counted twice.
@Suite struct PatternTests {
  typealias Example = RuleTests.Example

  private static func column(_ letter: String, from row: Int = 1, _ texts: [String]) -> [(String, String)] {
    texts.enumerated().map { ("\(letter)\(row + $0)", $1) }
  }

  private static func formulas(_ letter: String, _ rows: ClosedRange<Int>, _ formula: (Int) -> String) -> [(
    String, String
  )] { rows.map { ("\(letter)\($0)", formula($0)) } }

  /// Makes a list of entries and amounts in columns A and B, and sums for the texts in column D.
  private static func list(_ entries: [String], asking texts: [String]) -> [(String, String)] {
    column("A", ["Category"] + entries) + column("B", ["Amount"] + entries.indices.map { "\(20 + $0 * 7)" })
      + column("D", from: 2, texts)
      + texts.indices.map { ("E\($0 + 2)", "=SUMIF(A$2:A$40,D\($0 + 2),B$2:B$40)") }
  }

  static let spellings: [Example] = [
    Example(
      name: "a category without entries",
      cells: list(["Rent", "Food", "Fuel"], asking: ["Rent", "Food", "Fuel", "Gifts"])),
    Example(
      name: "one and many",
      cells: list(["Rent", "Food", "Groceries", "Gift"], asking: ["Rent", "Food", "Grocery ", "Gifts"]),
      found: ["unmatched-criterion D4", "unmatched-criterion D5"]),
    Example(
      name: "an accent and a space that does not break",
      cells: list(["Café", "Eating\u{A0}out", "Rent"], asking: ["Cafe", "Eating out", "Rent"]),
      found: ["unmatched-criterion D2", "unmatched-criterion D3"]),
    Example(
      name: "two categories with names alike are two",
      cells: list(["Meal", "Meals", "Rent"], asking: ["Meal", "Meals", "Rent"])),
    Example(
      name: "numbers and letters tell categories apart",
      cells: list(
        ["Loan 1", "Loan 2", "Plan A", "Plan B"], asking: ["Loan 1", "Loan 3", "Plan A", "Plan C"])),
    Example(
      name: "capitals are no matter",
      cells: list(["RENT", "food", "Fuel"], asking: ["Rent", "Food", "Fuel"])),
    Example(
      name: "one name asked for in a list of names is no series",
      cells: list(["Maria", "Peter", "Marie", "Marie", "Paula"], asking: ["Maria"])),
    Example(
      name: "one that is asked for and one that is misspelt",
      cells: list(["Rent", "Food", "Fuel", "Rent", "Food", "Fule"], asking: ["Rent", "Food", "Fuel"]),
      found: ["unmatched-criterion A7"]),
    Example(
      name: "a text that another list is asked for",
      cells: [
        ("A2", "Asset"), ("A3", "Income"), ("B2", "5"), ("B3", "7"), ("D2", "Asset"), ("D3", "Income"),
        ("E2", "9"), ("E3", "4"), ("G1", "=SUMIF(A2:A9,\"Aset\",B2:B9)"),
        ("G2", "=SUMIF(D2:D9,\"Asset\",E2:E9)"),
      ],
      found: ["unmatched-criterion G1"]),
    Example(
      name: "patterns and comparisons are no spellings",
      cells: list(["Rent", "Food", "Fuel"], asking: ["Rent*", "<>Foods", "Fuel", "Food"])),
  ]

  static let signs: [Example] = [
    Example(
      name: "an income above four expenses, each with its own sign",
      cells: formulas("D", 2...6) { $0 == 2 ? "=B2-C2" : "=C\($0)-B\($0)" }
        + [("B2", "=SUM(B10:B12)"), ("C2", "=SUM(C10:C12)")]
        + column("B", from: 3, ["5", "6", "7", "8"]) + column("C", from: 3, ["4", "7", "6", "9"])),
    Example(
      name: "half of the rows add, the others subtract",
      cells: formulas("D", 1...8) { $0 % 2 == 0 ? "=B\($0)-C\($0)" : "=B\($0)+C\($0)" }),
    Example(
      name: "the order of what is added is no matter",
      cells: formulas("D", 1...6) { $0 == 3 ? "=C3+B3" : "=B\($0)+C\($0)" }),
    Example(
      name: "one item taken off among sums across",
      cells: ["B", "C", "D", "E", "F"].map {
        ("\($0)8", $0 == "F" ? "=F4+F5-F6+F7" : "=\($0)4+\($0)5+\($0)6+\($0)7")
      },
      found: ["odd-formula F8"]),
    Example(
      name: "two rows passed over in a long balance",
      cells: column("A", (1...50).map { "\($0 * 3)" }) + [("B1", "=A1")]
        + formulas("B", 2...50) { "=B\($0 - ([20, 35].contains($0) ? 2 : 1))+A\($0)" },
      found: ["broken-balance B20"]),
    Example(
      name: "a sign inside a condition",
      cells: formulas("D", 2...7) { "=IF(A\($0)=\"\",\"\",D\($0 - 1)+B\($0)\($0 == 5 ? "+" : "-")C\($0))" },
      found: ["broken-balance D5"]),
  ]

  static let units: [Example] = [
    Example(
      name: "a small bill among large ones",
      cells: column("A", ["45", "1200", "38", "950", "15", "400", "60"])),
    Example(
      name: "a year above amounts of its size",
      cells: column("A", ["2026", "2.1", "1.9", "2.4", "2.2", "2", "1.8"])
        + column("B", ["2027", "2.2", "2.4", "1.9", "2", "2.1", "1.8"])),
    Example(
      name: "one of five amounts in thousands",
      cells: column("A", ["45000", "44800", "45.2", "45300", "46000", "44000"]), found: ["mixed-units A3"]),
    Example(
      name: "a rate above one hundred percent", cells: column("A", ["0.4", "0.35", "1.6", "0.5", "0.7"])),
  ]

  static let counts: [Example] = [
    Example(
      name: "a total of subtotals",
      cells: column("A", ["12", "14", "=SUM(A1:A2)", "9", "30", "=SUM(A4:A5)", "=A3+A6"])),
    Example(
      name: "a balance carried on",
      cells: column("A", ["12", "14", "9", "30", "4"]) + [("B1", "=A1")]
        + formulas("B", 2...5) { "=B\($0 - 1)+A\($0)" }),
    Example(
      name: "each the sum of the two before it",
      cells: column("A", ["1", "1"]) + formulas("A", 3...9) { "=A\($0 - 2)+A\($0 - 1)" }),
    Example(
      name: "a month like the one before",
      cells: [("A1", "12"), ("B1", "=A1"), ("C1", "14"), ("D1", "=A1+B1+C1")]),
    Example(
      name: "an item, its subtotal and the total of all",
      cells: column("A", ["12", "14", "=A1+A2", "9", "30", "=A3+A4+A5", "=A6+A2"]), found: ["double-count A7"]
    ),
    Example(
      name: "a range and a subtotal elsewhere of some of it",
      cells: column("A", ["12", "14", "9"]) + [("C1", "=SUM(A1:A2)"), ("C5", "=SUM(A1:A3,C1)")],
      found: ["double-count C5"]),
  ]

  @Test(arguments: [spellings, signs, units, counts].flatMap(\.self))
  func finds(_ example: Example) {
    let findings = example.findings()
    #expect(
      findings.map { "\($0.code.rawValue) \($0.location.reference)" } == example.found,
      "\(findings.map(\.fact))")
  }

  @Test func `a finding names the sum and what is in it already`() {
    let example = Self.counts[4]
    let facts = example.findings().map(\.fact)
    let sum = CellLocation(sheet: "Sheet1", reference: CellReference(clampingRow: 6, column: 1))
    let item = CellLocation(sheet: "Sheet1", reference: CellReference(clampingRow: 2, column: 1))
    #expect(facts == [.countedTwice(item, sum: sum)])
  }
}
