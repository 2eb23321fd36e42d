import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests what formulas show about the rows of a workbook, in different spellings.
@Suite struct FormulaMeaningTests {
  private static func imported(
    _ sheets: KeyValuePairs<String, String>, formulas: [(sheet: String, cell: String, text: String)]
  ) throws -> ImportResult {
    var workbook = TypedSheet.workbook(sheets)
    for (name, cell, text) in formulas {
      let index = try #require(workbook.sheets.firstIndex { $0.name == name })
      let reference = try #require(CellReference(cell))
      var changed = try #require(workbook.sheets[index][reference])
      changed.formula = CellFormula(text)
      workbook.sheets[index].set(changed)
    }
    let context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    return try WorkbookImport(workbook, context: context).result
  }

  @Test(arguments: [
    ("SUM(D2:D3)", 2), ("sum( $D$2:D3 )", 2), ("ROUND(SUM(D2:D3),2)", 2), ("SUBTOTAL(109,D2:D3)", 2),
    // Rows that are transactions, although the name of the payee is a word for a total.
    ("-20-30", 3), ("SUM(DA2:DA3)", 3), ("AVERAGE(D2:D3)", 3),
  ])
  func `a total with a day is told by its formula`(_ formula: String, _ count: Int) throws {
    let result = try Self.imported(
      [
        "Log": """
        Date | Description | Category | Amount
        2026-01-05 | Market | Food | -20
        2026-01-06 | Rail | Travel | -30
        2026-01-31 | Total | Food | -50
        """
      ], formulas: [("Log", "D4", formula)])
    #expect(result.budget.transactions.count == count)
  }

  @Test(arguments: [
    ("sum( $B$2:B3 )", ["Food", "Rent"]), ("B2+B3", ["Food", "Rent"]), ("2*B2", ["Food", "Rent", "Both"]),
  ])
  func `a row that adds up others of its plan is no category`(_ formula: String, _ names: [String]) throws {
    let result = try Self.imported(
      ["Plan": "Category | Budget\nFood | 40\nRent | 60\nBoth | 100"], formulas: [("Plan", "B4", formula)])
    #expect(result.budget.categories.map(\.name) == names)
  }

  @Test(arguments: [
    // The sum of a single row, a difference, and a running total.
    ("B3", ["Food", "Rent"]), ("B2-B3", ["Food", "Rent"]), ("IFERROR(B2,0)+B3", ["Food", "Rent"]),
    ("SUMIF(A2:A3,A2,B2:B3)", ["Food", "Rent"]), ("SUM(B$2:B3)", ["Food", "Rent"]),
    ("AVERAGE(B2:B3)", ["Food", "Rent"]),
    // A separate amount: calculated from parameters or literals, or equal to a cell outside the column.
    ("B2*0.5", ["Food", "Rent", "Other"]), ("60+40", ["Food", "Rent", "Other"]),
    ("B2+10", ["Food", "Rent", "Other"]), ("D2", ["Food", "Rent", "Other"]),
  ])
  func `a row made of other rows is no category`(_ formula: String, _ names: [String]) throws {
    let result = try Self.imported(
      ["Plan": "Category | Budget\nFood | 40 | | 100\nRent | 60\nOther | 100"],
      formulas: [("Plan", "B4", formula)])
    #expect(result.budget.categories.map(\.name) == names)
  }

  @Test func `the amount of an item further off is an amount of its own`() throws {
    let result = try Self.imported(
      [
        "Plan":
          "Category | Budget\nSchool, first child | 40\nRent | 60\nFood | 70\nFun | 5\nSchool, second child | 40"
      ],
      formulas: [("Plan", "B6", "B2")])
    #expect(result.budget.categories.map(\.budgetedAmount) == [40, 60, 70, 5, 40])
  }

  /// The plan is 40 + 60; the block below it, or on another sheet, shows the same amounts again.
  @Test(arguments: [["B4", "E4"], ["B2+B3", "SUM(E2:E3)"]])
  func `a block of references is no plan`(_ formulas: [String]) throws {
    let result = try Self.imported(
      [
        "Budget": """
        Home | Budget | | Free time | Budget
        Rent | 60 | | Cinema | 10
        Power | 40 | | Sport | 20
        Total | 100 | | Total | 30
         |
         | Budget | Actual
        Home | 100 | 90
        Free time | 30 | 25
        """
      ],
      formulas: [
        ("Budget", "B4", "SUM(B2:B3)"), ("Budget", "E4", "SUM(E2:E3)"), ("Budget", "B7", formulas[0]),
        ("Budget", "B8", formulas[1]),
      ])
    #expect(result.budget.categories.map(\.name) == ["Rent", "Power", "Cinema", "Sport"])
  }

  @Test func `totals of named tables are no plan`() throws {
    var workbook = TypedSheet.workbook([
      "Budget": """
      Item | Budget | | Bills | Budget
      Start | 70 | | Rent | 60
      Bills | 100 | | Power | 40
      Left | -30 | | Total | 100
      """
    ])
    let formulas = ["B3": "Bills[[#Totals],[Budget]]", "B4": "B2-B3", "E4": "SUBTOTAL(109,Bills[Budget])"]
    for (cell, formula) in formulas {
      let reference = try #require(CellReference(cell))
      var changed = try #require(workbook.sheets[0][reference])
      changed.formula = CellFormula(formula)
      workbook.sheets[0].set(changed)
    }
    let range = try #require(CellRange("D1:E4"))
    workbook.sheets[0].properties.tables = [
      Sheet.Table(
        "Bills", range: range, columns: [Sheet.Table.Column("Bills"), Sheet.Table.Column("Budget")],
        hasTotalsRow: true)
    ]
    let context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.categories.map(\.name) == ["Start", "Rent", "Power"])
  }

  @Test func `what is left of two tables is no category of the second`() throws {
    let result = try Self.imported(
      [
        "Plan": """
        Income | Budget | | Expenses | Budget
        Pay | 500 | | Rent | 300
        Bonus | 50 | | Food | 100
         | | | Savings | 150
        """
      ], formulas: [("Plan", "E4", "SUM(B2:B3)-SUM(E2:E3)")])
    #expect(result.budget.categories.map(\.name) == ["Pay", "Bonus", "Rent", "Food"])
  }

  @Test func `a name that comes again is called by the sum below its group`() throws {
    let result = try Self.imported(
      [
        "Plan": """
        Item | Budget
        Gas | 50
        Insurance | 30
        Car total | 80
        Gas | 20
        Power | 45
        Home total | 65
        """
      ], formulas: [("Plan", "B4", "SUM(B2:B3)"), ("Plan", "B7", "SUM(B5:B6)")])
    #expect(result.budget.categories.map(\.name) == ["Gas", "Insurance", "Home: Gas", "Power"])
    #expect(result.budget.categories.map(\.budgetedAmount) == [50, 30, 20, 45])
  }

  /// 312.40 + 87.10 = 399.50; 200 is 150 + 50 by chance.
  @Test(arguments: [
    (["312.40", "87.10", "399.50"], 2), (["150", "50", "200"], 3), (["312.40", "87.10", "399.51"], 3),
  ])
  func `a pasted sum of the rows above is no category`(_ amounts: [String], _ count: Int) throws {
    let rows = zip(["Rent", "Power", "Home"], amounts).map { "\($0) | \($1)" }
    let result = try TypedSheet.imported(
      ["Plan": (["Category | Budget"] + rows).joined(separator: "\n")])
    #expect(result.budget.categories.count == count)
  }

  /// An exclamation mark within a text does not follow a sheet name.
  @Test(arguments: [
    ("IF(B9=0,40,\"Over!\")", true), ("SUMIF(Log!A:A,A2,Log!B:B)", false), ("Other!B2", false),
    ("IFERROR(__xludf.DUMMYFUNCTION(\"ROUND(40,0)\"),40)", true),
    ("IFERROR(__xludf.DUMMYFUNCTION(\"QUERY(Log!A2:B,\"\"select A\"\")\"),40)", false),
    ("IFERROR(__xludf.DUMMYFUNCTION(\"\"\"COMPUTED_VALUE\"\"\"),40)", false),
  ])
  func `amounts that come from elsewhere are no plan`(_ formula: String, _ isPlan: Bool) throws {
    let result = try Self.imported(
      [
        "Log": "Date | Description | Amount\n2026-01-05 | Market | -20",
        "Spending": "Category | Budget\nFood | 40\nRent | 60\nFun | 10",
      ],
      formulas: ["B2", "B3", "B4"].map { ("Spending", $0, formula) })
    #expect(result.budget.categories.contains { $0.budgetedAmount != 0 } == isPlan)
  }
}
