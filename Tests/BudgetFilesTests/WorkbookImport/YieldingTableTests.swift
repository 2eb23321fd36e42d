import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests tables that are logs or plans only if no other table is clearly one.
@Suite struct YieldingTableTests {
  private static let log = """
    Date | Description | Category | Amount
    2026-01-05 | Pay | Salary | 2000
    2026-01-06 | Market | Food | -31.25
    2026-01-09 | Rail | Travel | -47.50
    """

  private static func imported(_ sheets: KeyValuePairs<String, String>) throws -> WorkbookImport {
    try WorkbookImport(
      TypedSheet.workbook(sheets), context: ImportContext(fileName: "typed.xlsx", now: TypedSheet.now))
  }

  private static func role(_ sheet: String, _ workbook: WorkbookImport) -> FoundTable.Role? {
    workbook.tables.first { $0.sheetName == sheet }?.role
  }

  @Test func `beside a log a list of people is no plan, and is said to be left out`() throws {
    let read = try Self.imported([
      "Log": Self.log,
      "Staff": "Name | Job | base_pay\nAda | Clerk | 1800\nBo | Cook | 1750\nCy | Cook | 1700",
    ])
    #expect(Self.role("Staff", read) == .summary)
    #expect(read.result.budget.categories.allSatisfy { $0.budgetedAmount == 0 })
    #expect(read.result.verdicts.flatMap(\.leftovers).map(\.sum) == [5250])
  }

  @Test(arguments: [
    ("Limits", "Category | Amount\nFood | 300\nTravel | 90"),
    ("Budget", "Name | Amount\nGifts | 300\nToys | 90"),
    ("予算表", "Name | Amount\nGifts | 300\nToys | 90"),
    ("План на год", "Name | Amount\nGifts | 300\nToys | 90"),
  ])
  func `a plan has the log's names, or is called one`(sheet: String, text: String) throws {
    let read = try Self.imported(["Log": Self.log, "\(sheet)": text])
    #expect(Self.role(sheet, read) == .plan)
    #expect(read.result.budget.categories.map(\.budgetedAmount).reduce(0, +) == 390)
  }

  @Test(arguments: ["Assets", "Pasivos", "Vermögen 2026"])
  func `what is owned and owed is no plan`(sheet: String) {
    let error = #expect(throws: ImportError.self) {
      try Self.imported(["\(sheet)": "Cash | Value\nWallet | 300\nBank | 90\nBonds | 1200"])
    }
    #expect(error?.findings.map(\.code) == [.noBudget])
  }

  @Test func `beside a log with amounts one of records with numbers is none`() throws {
    let read = try Self.imported([
      "Log": Self.log,
      "Projects": """
      no | name | owner | started
      1 | Roof | Ada | 2026-01-02
      2 | Shed | Bo | 2026-01-20
      3 | Path | Cy | 2026-02-03
      """,
    ])
    #expect(Self.role("Projects", read) == .summary)
    #expect(read.result.budget.transactions.count == 3)
  }

  @Test func `a log of which nearly all rows stand in another one counts once`() throws {
    let rows = (1...20).map { "2026-01-\($0 < 10 ? "0" : "")\($0) | Shop \($0) | -\($0).25" }
    let header = "Date | Description | Amount\n"
    let read = try Self.imported([
      "All": header + rows.joined(separator: "\n"),
      "Work": header + rows.prefix(10).joined(separator: "\n") + "\n2026-02-01 | Elsewhere | -7",
    ])
    #expect(read.result.budget.transactions.count == 20)
    #expect(read.result.findings.contains { $0.code == .notCarried })
  }

  @Test func `of a workbook whose numbers are mostly left over the user is asked`() throws {
    let machines = (1...24).map { "Machine \($0) | \($0 * 100)" }.joined(separator: "\n")
    let read = try Self.imported(["Log": Self.log, "Machines": machines])
    let verdict = try #require(read.result.verdicts.first)
    #expect(verdict.standing == .contested)
    #expect(
      verdict.questions.first?.answers.map(\.option) == ["--take log=all", "--take 'log=Machines!B1:B24'"])
    let answered = try WorkbookImport(
      TypedSheet.workbook(["Log": Self.log, "Machines": machines]),
      context: {
        var context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
        context.answers = [.log: "all"]
        return context
      }())
    #expect(answered.result.verdicts.map(\.standing) == [.unopposed])
  }

  @Test func `names that are bought from once hold nothing, though some come again for nearly the same`()
    throws
  {
    let once = (1...20).map { "2026-01-\($0 < 10 ? "0" : "")\($0) | Shop \($0) | \($0 * 7)" }
    let often = (21...27).map { "2026-01-\($0) | Canteen | \($0 % 2 == 0 ? "10.50" : "10.75")" }
    let read = try Self.imported([
      "Log": "Date | Description | Amount\n" + (once + often).joined(separator: "\n")
    ])
    #expect(read.result.budget.transactions.count == 27)
  }
}

extension YieldingTableTests {
  @Test func `a budget with the columns of the actual log is the plan`() throws {
    let header = "Date | Type | Category | Amount\n"
    let read = try Self.imported([
      "Actual": header + "2026-01-05 | Income | Pay | 2000\n2026-01-09 | Expense | Food | 31.25",
      "Budget": header + "2026-01-01 | Expense | Food | 300\n2026-02-01 | Expense | Food | 320",
    ])
    #expect(read.result.budget.transactions.map(\.amount) == [2000, Decimal(string: "31.25")])
    #expect(read.result.budget.monthlyBudgets.flatMap(\.assignments).map(\.amount).sorted() == [300, 320])
  }

  @Test func `logs of three forms for which no figure speaks are asked about`() throws {
    let read = try Self.imported([
      "Log": Self.log, "Bills": "Date | Bill | Amount\n2026-01-03 | Heat | 90\n2026-01-04 | Net | 40",
      "Trips": "Date | Where | Who | Amount\n2026-01-13 | Oslo | Ada | 15\n2026-01-14 | Rome | Bo | 25",
    ])
    #expect(read.result.budget.transactions.count == 7)
    #expect(read.result.verdicts.first?.standing == .contested)
  }

  @Test func `counts of a plan's own rows are no category, and the price of a month is the plan`() throws {
    var workbook = TypedSheet.workbook([
      "Budget":
        "Name | Total price | Price per month\nBed | 600 | 50\nDesk | 240 | 20\nPhone | 300 | 25\nItems | | 3"
    ])
    let cell = try #require(CellReference("C5"))
    var count = try #require(workbook.sheets[0][cell])
    count.formula = CellFormula("COUNTA(A2:A4)")
    workbook.sheets[0].set(count)
    let read = try WorkbookImport(
      workbook, context: ImportContext(fileName: "typed.xlsx", now: TypedSheet.now))
    #expect(read.result.budget.categories.map(\.budgetedAmount) == [50, 20, 25])
  }

  @Test(arguments: [("Income.xlsx", TransactionKind.income), ("Money.xlsx", .expense)])
  func `a file of income holds nothing else`(name: String, kind: TransactionKind) throws {
    let text = "Date | Category | Amount\n2026-01-05 | Studio | 80\n2026-01-09 | Workshop | 65"
    let read = try WorkbookImport(
      TypedSheet.workbook(["Sheet1": text]), context: ImportContext(fileName: name, now: TypedSheet.now))
    #expect(read.result.budget.transactions.map(\.kind) == [kind, kind])
  }

  @Test func `what is called income is no holding, though it comes in nearly the same each month`() throws {
    let rows = (1...12).map { "2026-\($0 < 10 ? "0" : "")\($0)-01 | Rent | \(1000 + $0)" }
    let text = "Date | Description | Amount\n" + rows.joined(separator: "\n")
    #expect(try Self.imported(["Income": text]).result.budget.transactions.count == 12)
  }

  @Test func `a log that the workbook's sums add up on its own goes the way that they say`() throws {
    let read = try Self.imported([
      "Ein": "Date | Text | Amount | Kind\n2026-01-01 | A | 45000 | x\n2026-01-05 | B | 8000 | y",
      "Aus": "Date | Text | Amount | Kind\n2026-01-01 | C | 8500 | z\n2026-01-03 | D | 4200 | z",
      "Sums": "In | 53000\nOut | 12700\nLeft | 40300",
    ])
    #expect(Self.role("Ein", read) == .log)
    #expect(
      read.result.budget.transactions.map { "\($0.kind.rawValue) \($0.amount)" } == [
        "income 45000", "income 8000", "expense 8500", "expense 4200",
      ])
  }

  @Test func `a summary with the names and amounts of a plan is no second plan`() throws {
    let read = try Self.imported([
      "Budget": "Item | Estimated\nFood | 300\nTravel | 90\nGifts | 50",
      "Log": Self.log,
      "Summary":
        "Item | Estimated | Paid\nFood | 300 | 31.25\nTravel | 90 | 47.50\nGifts | 50 | 0\nTotal | 440 | 78.75",
    ])
    #expect(Self.role("Summary", read) == .comparison)
    #expect(read.result.budget.categories.map(\.budgetedAmount).reduce(0, +) == 440)
  }
}

extension YieldingTableTests {
  @Test func `deposits into a reserve are no income beside a log`() throws {
    let result = try TypedSheet.imported([
      "Log":
        "Date | Description | Type | Amount\n2025-01-05 | Firm | Income | 900\n2025-01-06 | Rail | Expense | 47.50",
      "Jar": "Date | Deposit\n2025-01-06 | 230\n2025-01-09 | 240",
    ])
    #expect(result.budget.transactions.map(\.description) == ["Firm", "Rail"])
  }
}
