import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests how a workbook's own figures confirm or contradict the import.
@Suite struct WorkbookVerdictTests {
  private static func imported(
    _ sheets: KeyValuePairs<String, String>, formulas: [(sheet: String, cell: String, text: String)] = []
  ) throws -> WorkbookImport {
    var workbook = TypedSheet.workbook(sheets)
    for (name, cell, text) in formulas {
      let index = try #require(workbook.sheets.firstIndex { $0.name == name })
      let reference = try #require(CellReference(cell))
      var changed = try #require(workbook.sheets[index][reference])
      changed.formula = CellFormula(text)
      workbook.sheets[index].set(changed)
    }
    return try WorkbookImport(workbook, context: ImportContext(fileName: "typed.xlsx", now: TypedSheet.now))
  }

  private static func verdict(
    _ collection: ImportVerdict.Collection, _ workbook: WorkbookImport
  ) throws -> ImportVerdict {
    try #require(workbook.result.verdicts.first { $0.collection == collection })
  }

  private static let log = """
    Date | Description | Amount | Type
    2026-01-05 | Pay | 2000 | Income
    2026-01-06 | Market | 31.25 | Expense
    2026-01-09 | Rail | 47.50 | Expense
    """

  @Test func `totals of both ways prove a log`() throws {
    let read = try Self.imported(
      [
        "Log": Self.log + "\n2026-01-12 | Gift | 120 | Income",
        "Overview": "Total income | 2120\nTotal expenses | 78.75",
      ],
      formulas: [
        ("Overview", "B1", "SUMIF(Log!D2:D5,\"Income\",Log!C2:C5)"),
        ("Overview", "B2", "SUMIF(Log!D2:D5,\"Expense\",Log!C2:C5)"),
      ])
    let verdict = try Self.verdict(.transactions, read)
    #expect(verdict.standing == .proven)
    #expect(verdict.records == 4)
    #expect(verdict.agreeing.map(\.stated) == [2120, Decimal(string: "78.75")])
  }

  @Test func `a log that no figure speaks about is unopposed`() throws {
    let verdict = try Self.verdict(.transactions, try Self.imported(["Log": Self.log]))
    #expect(verdict.standing == .unopposed)
    #expect(verdict.agreeingCount == 0)
  }

  @Test func `a total of one way leaves the other unopposed`() throws {
    let read = try Self.imported(
      ["Log": Self.log, "Overview": "Total expenses | 78.75\nRows | 3"],
      formulas: [("Overview", "B1", "SUMIF(Log!D2:D4,\"Expense\",Log!C2:C4)")])
    #expect(try Self.verdict(.transactions, read).standing == .unopposed)
  }

  @Test func `running balances prove amounts and signs`() throws {
    let read = try Self.imported([
      "Log": """
      Date | Description | Amount | Balance
      2026-01-01 | Opening balance | | 500
      2026-01-05 | Pay | 2000 | 2500
      2026-01-06 | Market | -31.25 | 2468.75
      2026-01-09 | Rail | -47.50 | 2421.25
      """
    ])
    #expect(try Self.verdict(.transactions, read).standing == .proven)
  }

  @Test func `a total that takes in what was not read contests the plan`() throws {
    let read = try Self.imported(
      ["Plan": "Category | Budget\nFood | 140\nRent | 660\n | 25\nTotal | 825"],
      formulas: [("Plan", "B5", "SUM(B2:B4)")])
    let verdict = try Self.verdict(.plan, read)
    #expect(verdict.standing == .contested)
    #expect(verdict.differing.map(\.stated) == [825])
    #expect(verdict.differing.map(\.computed) == [800])
  }

  @Test func `a total below proves the plan`() throws {
    let read = try Self.imported(
      ["Plan": "Category | Budget\nFood | 140\nRent | 660\nTotal | 800"],
      formulas: [("Plan", "B4", "SUM(B2:B3)")])
    #expect(try Self.verdict(.plan, read).standing == .proven)
  }

  @Test func `typed numbers in no record are counted`() throws {
    let read = try Self.imported([
      "Log": Self.log, "Machines": "Lathe | 1200\nPress | 800\nSaw | 45.50\nDrill | 9",
    ])
    let left = read.result.findings.filter { $0.code == .numbersLeftOut }
    // Numbers below ten are left out, because they may be counts.
    #expect(left.map(\.fact) == [.workbook(.numbersLeftOut(count: 3, sum: Decimal(string: "2045.5") ?? 0))])
    #expect(try Self.verdict(.transactions, read).leftovers.map(\.count) == [3])
  }

  @Test func `a table that the workbook's own sums leave out is no log`() throws {
    let read = try Self.imported(
      [
        "Log": Self.log,
        "Orders": "Date | Description | Amount | Type\n2026-01-20 | Sofa | 1499 | Expense",
        "Overview": "Total expenses | 78.75",
      ], formulas: [("Overview", "B1", "SUMIF(Log!D2:D4,\"Expense\",Log!C2:C4)")])
    #expect(read.result.budget.transactions.map(\.description) == ["Pay", "Market", "Rail"])
    #expect(read.tables.first { $0.sheetName == "Orders" }?.role == .summary)
  }

  @Test func `sums of the log that were pasted are no plan`() throws {
    let read = try Self.imported([
      "Log": """
      Date | Description | Amount | Category
      2026-01-05 | Market | -31.25 | Food
      2026-01-06 | Rail | -47.50 | Travel
      2026-01-07 | Bakery | -8.75 | Food
      2026-01-08 | Pool | -12.30 | Fun
      2026-01-31 | Pay | 2000 | Salary
      """, "Sums": "Category | Amount\nFood | -40\nTravel | -47.50\nFun | -12.30\nSalary | 2000",
    ])
    #expect(read.tables.first { $0.sheetName == "Sums" }?.role == .summary)
    #expect(read.result.budget.categories.allSatisfy { $0.budgetedAmount == 0 })
  }

  @Test func `of two columns of amounts the one that is added up counts`() throws {
    let read = try Self.imported(
      [
        "Log": """
        Date | Description | Points | Paid
        2026-01-05 | Market | 61 | 31.25
        2026-01-06 | Rail | 62 | 47.50
        2026-01-07 | Cinema | 63 | 12.75
        """, "Overview": "Total expenses | 91.50",
      ], formulas: [("Overview", "B1", "SUM(Log!D2:D4)")])
    #expect(read.result.budget.transactions.map(\.amount).reduce(0, +) == Decimal(string: "91.5"))
  }

  @Test func `the two sides of a transfer are one`() throws {
    let read = try Self.imported([
      "Checking account": """
      Date | Description | Amount | Balance | Category
      2026-01-05 | Pay | 2000 | 2000 | Salary
      2026-01-06 | To savings | -300 | 1700 | Transfer
      """,
      "Savings account": """
      Date | Description | Amount | Balance | Category
      2026-01-07 | From checking | 300 | 300 | Transfer
      """,
    ])
    let kinds = read.result.budget.transactions.map(\.kind)
    #expect(kinds == [.income, .transfer])
    let transfer = try #require(read.result.budget.transactions.last)
    let names = Dictionary(read.result.budget.accounts.map { ($0.id, $0.name) }) { first, _ in first }
    #expect(transfer.accountID.flatMap { names[$0] } == "Checking account")
    #expect(transfer.transferAccountID.flatMap { names[$0] } == "Savings account")
    #expect(read.result.findings.contains { $0.code == .transfersJoined })
  }

  @Test func `a category of transfers whose rows all have another side is neither income nor spending`()
    throws
  {
    let read = try Self.imported([
      "Log": """
      Date | Category | Debit / Credit | Source | Amount
      2026-01-05 | Salary | Credit | Bank | 2000
      2026-01-06 | Transfer | Debit | Bank | 300
      2026-01-06 | Transfer | Credit | Cash | 300
      2026-01-09 | Food | Debit | Cash | 41.20
      2026-02-01 | Transfer | Debit | Cash | 25
      2026-02-02 | Transfer | Credit | Wallet | 25
      """
    ])
    let budget = read.result.budget
    #expect(budget.transactions.map(\.kind) == [.income, .transfer, .expense, .transfer])
    #expect(budget.transactions.map(\.amount) == [2000, 300, Decimal(string: "41.2"), 25])
    #expect(read.result.findings.contains { $0.code == .transfersJoined })
  }

  @Test func `a category of transfers with a row alone stays as it is`() throws {
    let read = try Self.imported([
      "Log": """
      Date | Category | Debit / Credit | Amount
      2026-01-06 | Transfer | Debit | 300
      2026-01-06 | Transfer | Credit | 300
      2026-01-09 | Transfer | Debit | 41.20
      """
    ])
    #expect(read.result.budget.transactions.map(\.kind) == [.expense, .income, .expense])
  }

  @Test func `a total that multiplies an amount contests the plan`() throws {
    let text = "Category | Budget\nRent | 660\nSavings each week | 50\nMonthly total | 200"
    let read = try Self.imported(["Plan": text], formulas: [("Plan", "B4", "B3*4")])
    let verdict = try Self.verdict(.plan, read)
    #expect(verdict.standing == .contested)
    #expect(verdict.differing.map(\.stated) == [200])
    #expect(verdict.differing.map(\.computed) == [50])
  }

  @Test func `words for the columns of money in and out tell directions`() throws {
    let read = try Self.imported([
      "Log": """
      DATA | TIPO | DESCRIÇÃO | VALOR
      2023-01-01 | Entradas | Salário | 3000
      2023-01-03 | Saídas | Luz | 138.87
      2023-01-04 | Saídas | Gás | 18.30
      """
    ])
    #expect(read.result.budget.transactions.map(\.kind) == [.income, .expense, .expense])
  }

  @Test func `what was held at each date is no transaction`() throws {
    #expect(throws: ImportError.self) {
      try Self.imported([
        "Deposits": """
        Date | Account | Value
        2026-01-01 | Fund A | 1000
        2026-02-01 | Fund A | 1004
        2026-03-01 | Fund A | 1009
        2026-04-01 | Fund A | 1011
        2026-05-01 | Fund A | 1017
        2026-06-01 | Fund A | 1021
        2026-07-01 | Fund A | 1030
        """
      ])
    }
  }

  @Test func `the same bill each month is a log`() throws {
    let rows = (1...8).map { "2026-0\($0)-01 | Rent | 650" }.joined(separator: "\n")
    let read = try Self.imported(["Bills": "Date | Description | Amount\n" + rows])
    #expect(read.result.budget.transactions.count == 8)
  }

  @Test func `a list without a header is a plan where a formula adds it up`() throws {
    let read = try Self.imported(
      ["Budget": "Housing\nRent | 650\nPower | 48.50\nWater | 21.50\nTotal | 720"],
      formulas: [("Budget", "B5", "SUM(B2:B4)")])
    #expect(read.result.budget.categories.map(\.name) == ["Rent", "Power", "Water"])
    #expect(read.result.budget.categories.map(\.budgetedAmount).reduce(0, +) == 720)
  }

  @Test func `purchases without days are no plan`() throws {
    let rows = ["Bread", "Shoes", "Milk", "Socks", "Rice", "Coat", "Eggs", "Hat"].enumerated().map {
      "\($1) | \(10 + $0) | \($0.isMultiple(of: 2) ? "Food" : "Clothes")"
    }
    let read = try Self.imported(["March": "Item | Cost | Category\n" + rows.joined(separator: "\n")])
    #expect(read.result.budget.categories.allSatisfy { $0.budgetedAmount == 0 })
    #expect(read.result.findings.contains { $0.code == .dateMissing })
  }
}
