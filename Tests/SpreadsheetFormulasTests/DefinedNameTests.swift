import Testing

@testable import SpreadsheetFormulas

/// Checks that formulas of names are calculated as array formulas, in any formula that uses them.
@Suite struct DefinedNameTests {
  @Test(arguments: [
    ("Last", "9"),
    ("Doubled", "700"),
    ("Above", "5"),
    ("SUM(Rows)", "6"),
    ("SUM(Moving)", "450"),
    (
      "SUMPRODUCT(SUMIF(INDIRECT(\"'\"&Months&\"'!A1:A3\"),\"rent\",INDIRECT(\"'\"&Months&\"'!B1:B3\")))",
      "555"
    ),
    ("Place", "2"),
    ("Found", "cherry"),
    ("Letters", "34"),
    ("LastAbove+1", "10"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }

  @Test(arguments: [
    ("Keys", "Z5", "50"),
    ("Twice", "Z2", "20"),
    ("Keys*2", "Z5", "100"),
    ("AllTwice", "Z5", "20"),
  ])
  func `values in a cell`(_ formula: String, _ cell: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula, at: cell) == expected)
  }
}
