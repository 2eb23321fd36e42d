import BudgetFiles
import BudgetModel
import Foundation
import Spreadsheet
import Testing

/// What formulas say of a workbook's rows, however they are written.
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
    // A payee whose name is a word for a total.
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

  /// An exclamation mark in a text is none behind a sheet's name.
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
