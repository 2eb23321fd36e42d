import SpreadsheetValues

/// Examples that look like faults but are intended.
enum MeantSo {
  private typealias Example = RuleTests.Example
  private static let amounts = RuleTests.amounts

  private static func column(_ letter: String, _ texts: [String]) -> [(String, String)] {
    RuleTests.column(letter, texts)
  }

  private static func row(_ texts: [String]) -> [(String, String)] {
    zip("ABCDEFGH", texts).map { ("\($0)1", $1) }
  }

  private static func formulas(
    _ letter: String, _ rows: ClosedRange<Int>, _ formula: (Int) -> String
  ) -> [(String, String)] { RuleTests.formulas(letter, rows, formula) }

  static let examples: [RuleTests.Example] = tabs + placeholders + totals + gaps

  private static let tabs: [RuleTests.Example] = [
    Example(
      name: "a column after the last tab of a series is of another kind",
      sheets: ["Year", "Jan", "Feb", "Mar", "Apr", "Index", "Budget"],
      cells: (1...6).map { ("\($0)!A1", "\($0 * 10)") }
        + row(["=Jan!A1", "=Feb!A1", "=Mar!A1", "=Apr!A1", "=Budget!A1"]))
  ]

  private static let placeholders: [RuleTests.Example] = [
    Example(
      name: "formulas that hold a place",
      cells: amounts + formulas("B", 1...8) { $0 == 3 ? "=SUM(0)" : $0 == 6 ? "=0" : "=A\($0)*2" }),
    Example(
      name: "arithmetic on typed numbers is a typed number",
      cells: amounts + formulas("B", 1...8) { $0 == 4 ? "=120+35.5" : "=A\($0)*2" },
      found: ["constant-in-formulas B4"]),
    Example(
      name: "spaces within a formula do not count",
      cells: amounts + formulas("B", 1...8) { $0 == 3 ? "=ROUND( A3 / 3 , 2 )" : "=ROUND(A\($0)/3,2)" }),
    Example(
      name: "headings that repeat a text between rows of figures",
      cells: [("D1", "Food"), ("D2", "Rent")] + amounts
        + formulas("B", 1...8) { $0 == 3 ? "=D1" : $0 == 6 ? "=D2" : "=A\($0)*2" }),
  ]

  private static let totals: [RuleTests.Example] = [
    Example(
      name: "a total without details is typed",
      cells: (1...6).flatMap { row in
        (row == 3 ? [] : [("A\(row)", "\(row * 7)"), ("B\(row)", "\(row)")])
          + [("C\(row)", row == 3 ? "40" : "=SUM(A\(row):B\(row))")]
      }),
    Example(
      name: "the mean of what a total adds up leaves the total out",
      cells: column("A", ["12", "14", "9", "30", "=SUM(A1:A4)"])
        + column("B", ["2", "4", "9", "3", "=SUM(B1:B4)"])
        + formulas("C", 1...5) { "=A\($0)+B\($0)" } + [("C7", "=AVERAGE(C1:C4)"), ("C8", "=MAX(C1:C4)")]),
    Example(
      name: "a total reached in another way",
      cells: column("A", ["7", "14", "21", "28", "35", "42"])
        + column("B", ["3", "6", "9", "12", "15", "18"])
        + formulas("C", 1...6) { $0 == 4 ? "=B4*10/3" : "=SUM(A\($0):B\($0))" }),
    Example(
      name: "the same cells added in another order",
      cells: column("A", ["7", "14", "21", "28", "35", "42"]) + column("B", ["1", "2", "3", "4", "5", "6"])
        + formulas("E", 1...6) { $0 == 3 ? "=SUM(B3,A3)" : $0 == 4 ? "=A4+B4" : "=SUM(A\($0):B\($0))" }),
    Example(
      name: "what only counts on begins again",
      cells: [("A1", "1"), ("B1", "43831")] + formulas("A", 2...9) { $0 == 5 ? "1" : "=A\($0 - 1)+1" }
        + formulas("B", 2...9) { $0 == 6 ? "=B5+3" : "=B\($0 - 1)+7" }),
    Example(
      name: "factors in another order and needless parentheses",
      cells: amounts + column("B", ["2", "3", "4", "5", "6", "7", "8", "9"])
        + formulas("C", 1...8) { $0 == 3 ? "=B3*A3" : $0 == 6 ? "=((A6)*B6)" : "=A\($0)*B\($0)" }),
    Example(
      name: "the mean of a section among other figures",
      cells: amounts + formulas("B", 1...8) { $0 == 5 ? "=SUBTOTAL(1,B1:B4)" : "=A\($0)*2" }),
    Example(
      name: "a column of another sort in every row of totals",
      cells: (0..<4).flatMap { section in
        "ABCDEFG".map(String.init).flatMap { letter in
          [("\(letter)\(section * 4 + 1)", "\(section + 5)"), ("\(letter)\(section * 4 + 2)", "12")]
            + [
              (
                "\(letter)\(section * 4 + 3)",
                letter == "D"
                  ? "37.\(section)" : "=SUM(\(letter)\(section * 4 + 1):\(letter)\(section * 4 + 2))"
              )
            ]
        }
      }),
    Example(
      name: "a growth from year to year is no balance",
      cells: [("A1", "100"), ("C1", "0.02")]
        + formulas("A", 2...9) { $0 == 5 ? "160" : "=A\($0 - 1)*(1+$C$1)" },
      found: ["constant-in-formulas A5"]),
  ]

  private static let gaps: [RuleTests.Example] = [
    Example(
      name: "an error that nobody sees and nothing takes up",
      cells: [("A1", "=1/0"), ("A2", "=IFERROR(A1,5)")], hidden: [1]),
    Example(
      name: "an error in a hidden row that a figure takes up",
      cells: [("A1", "=1/0"), ("A2", "=A1+5")], hidden: [1], found: ["error-value A1"]),
    Example(
      name: "a number where the formula would give an error",
      cells: amounts + formulas("B", 1...8) { $0 == 5 ? "0" : "=100/C\($0)" }
        + formulas("C", 1...8) { $0 == 5 ? "0" : "\($0)" }),
    Example(
      name: "a day in figures is another one in another country",
      cells: column("A", ["43500", "43600", "43700"]) + [
        ("B1", "=COUNTIF(A1:A3,\">05-02-2019\")"), ("B2", "=B1+1"),
      ],
      cached: [("B1", 2), ("B2", 3)]),
    Example(
      name: "an error of a formula that counts its own rows begins there",
      cells: column("A", ["1", "2", "=ROWS(A$1:A3)/0", "=A3+1"]), found: ["error-value A3"]),
    Example(name: "a typed gap that nothing reads", cells: amounts + [("B3", "#N/A")]),
    Example(
      name: "a typed gap that a formula passes on", cells: amounts + [("B3", "#N/A"), ("C3", "=B3*2")],
      found: ["error-value B3"]),
  ]
}
