import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests what formulas, repeated rows and group names show about the tables of a sheet.
@Suite struct EvidenceOfFormulasTests {
  /// A form with blocks side by side; titles are in the first column of a block, totals in its last column.
  private static let form = """
    income
     | wages | 2000
     | interest | 15
     | misc. | 5
     | total | | =SUM(C2:C4)

    fixed expenses | | | | debt
     | rent | 500 | | | student loan | 75
     | gym | 15 | | | visa | 35
     | total | | =SUM(C8:C9) | | total | | =SUM(G8:G9)

    variable expenses | | | | savings
     | food | 200 | | | emergency fund | 100
     | misc. | 30 | | | retirement | 50
     | total | | =SUM(C13:C14) | | total | | =SUM(G13:G14)

     | expenses | =D10+H10+D15+H15
    """

  @Test func `blocks beside each other are read by the formulas that add them up`() throws {
    let result = try TypedSheet.computed(["budget": Self.form])
    #expect(
      result.plan == [
        "wages Income 2000 month", "interest Income 15 month", "misc. Income 5 month", "rent Fixed 500 month",
        "gym Fixed 15 month", "student loan Variable 75 month", "visa Variable 35 month",
        "food Variable 200 month", "variable expenses: misc. Variable 30 month",
        "emergency fund Variable 100 month", "retirement Variable 50 month",
      ])
    #expect(result.verdicts.map(\.differingCount) == [0])
    #expect(!result.findings.contains { $0.code == .numbersLeftOut })
  }

  @Test(arguments: [
    ("=B4*B5", ["Phone", "Rent"]), ("=B4*(B5)", ["Phone", "Rent"]),
    // A sum, or a product with a literal, is calculated from amounts.
    ("=B4+B5", ["Phone", "Rent", "Rate", "Hours"]), ("=B4*12", ["Phone", "Rent", "Rate", "Hours"]),
  ])
  func `a rate and a number of hours are no planned amounts`(_ formula: String, _ names: [String]) throws {
    let result = try TypedSheet.computed([
      "Plan": "Category | Budget\nPhone | 15\nRent | 500\nRate | 13\nHours | 20\nTotal wage | \(formula)"
    ])
    let planned = result.budget.categories.filter { $0.budgetedAmount != 0 }.map(\.name)
    #expect(planned.filter { $0 != "Total wage" } == names)
  }

  @Test func `a column of budgets in a log is the plan`() throws {
    let result = try TypedSheet.imported([
      "Sheet1": """
      Date | Category | Amount | Type | Budget_Amount
      2025-06-01 | Salary | 5000 | Income |
      2025-06-02 | Rent | 1200 | Expense | 1200
      2025-06-03 | Food | 300 | Expense | 500
      2025-06-09 | Food | 80 | Expense | 500
      """
    ])
    #expect(result.plan == ["Rent Variable 1200 month", "Food Variable 500 month", "Salary Income 0 month"])
    #expect(result.budget.transactions.map(\.amount) == [5000, 1200, 300, 80])
  }

  @Test func `further amounts of a log with one row are named`() throws {
    let result = try TypedSheet.imported([
      "Financeiro":
        "Mês | Rendimento | Cartão 1 | Cartão 2 | Faculdade\n2023-04-08 | 1960.31 | 323.80 | 259.35 | 367.51"
    ])
    #expect(result.problems().contains { $0.hasPrefix("warning columns-ambiguous") })
  }

  @Test func `budgets that change from row to row are not the budget of a month`() throws {
    let result = try TypedSheet.imported([
      "Sheet1": """
      Date | Category | Amount | Budget
      2025-06-02 | Rent | 1200 | 1200
      2025-06-03 | Food | 300 | 500
      2025-06-09 | Food | 80 | 200
      """
    ])
    #expect(result.budget.categories.allSatisfy { $0.budgetedAmount == 0 })
    #expect(result.budget.transactions.count == 3)
  }

  @Test func `a column of words such as monthly holds no months, whatever it is called`() throws {
    let result = try TypedSheet.imported([
      "Orçamentos": "Category | Spending Limit | Period\nAluguel | 1000 | Mensal\nSeguro | 120 | Anual"
    ])
    #expect(result.plan == ["Aluguel Variable 1000 month", "Seguro Variable 120 year"])
    #expect(result.problems(from: .error).isEmpty)
  }

  @Test func `remarks below a log make no column of descriptions`() throws {
    let result = try TypedSheet.imported([
      "Sheet1": """
      Date | Category | Expenses | Amount | Major?
      2024-10-07 | Utility | Petrol | 200 | No
      2024-10-08 | Utility | Electricity bill | 3000 | Yes
      2024-10-09 | Food | Chowmein | 40 | No
      2024-10-10 | Food | Samosas | 25 | No
       | Total | | 3265
       | | | | Here a formula says whether an expense is a major one of the month
       | | | | The limit from which it is one can be changed in the first sheet
      """
    ])
    #expect(
      result.budget.transactions.map(\.description) == ["Petrol", "Electricity bill", "Chowmein", "Samosas"])
  }

  @Test func `a log with most rows of another is asked about`() throws {
    let rows = (1...8).map { "2026-01-0\($0) | Shop \($0) | \($0 * 7)" }
    func log(_ rows: [String]) -> String { (["Date | Description | Amount"] + rows).joined(separator: "\n") }
    let other = ["2026-02-01 | Rail | 30", "2026-02-02 | Inn | 90", "2026-02-03 | Boat | 45"]
    let asked = try TypedSheet.imported(["One": log(rows), "Two": log(Array(rows.prefix(5)) + other)])
    #expect(asked.verdicts.first?.standing == .contested)
    let apart = try TypedSheet.imported(["One": log(rows), "Two": log(Array(rows.prefix(2)) + other)])
    #expect(apart.verdicts.first?.standing == .unopposed)
    #expect(apart.budget.transactions.count == 13)
  }

  @Test func `a plan with none of the names of the log is asked about`() throws {
    func verdict(_ names: [String]) throws -> ImportVerdict.Standing? {
      try TypedSheet.imported([
        "Log": """
        Date | Category | Amount
        2026-01-02 | Food | -30
        2026-01-03 | Bus | -4
        2026-01-04 | Rent | -700
        """,
        "Goals": (["Name | Budget"] + names.map { "\($0) | 900" }).joined(separator: "\n"),
      ]).verdicts.first { $0.collection == .plan }?.standing
    }
    #expect(try verdict(["Computer", "Car", "Old age"]) == .contested)
    #expect(try verdict(["Food", "Car", "Old age"]) == .unopposed)
  }

  @Test func `a plan by month has the names of the log if its months have`() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Category | Amount
      2026-01-02 | Food | -30
      2026-01-03 | Bus | -4
      2026-01-04 | Rent | -700
      """,
      "Months": """
      Month | Category | Budget
      2026-01 | Food | 300
      2026-01 | Bus | 40
      2026-02 | Food | 310
      """,
      "Yearly": "Category | Budget\nCar | 900\nBoat | 120",
    ])
    #expect(result.verdicts.first { $0.collection == .plan }?.standing != .contested)
  }

  @Test func `a block that no formula adds up keeps its section`() throws {
    let result = try TypedSheet.computed([
      "budget": Self.form + "\n\noccasional expenses\n | films | 12\n | sweets | 11"
    ])
    let planned = result.budget.categories.map(\.budgetedAmount)
    #expect(planned.contains(12))
    #expect(planned.contains(11))
  }

  @Test func `the title of a table goes before the name of its sheet`() throws {
    let result = try TypedSheet.imported([
      "INCOME": """
      INCOME | Jan | Feb | Mar
      Salary | 700 | 700 | 700

      HOME EXPENSES | Jan | Feb | Mar
      Power | 50 | 60 | 90

      HEALTH | Jan | Feb | Mar
      Doctor | 20 | 20 | 30
      """
    ]) {
      $0.amountsByMonth = .planned
      $0.year = 2026
    }
    #expect(
      result.budget.categories.map { "\($0.name) \($0.group)" } == [
        "Salary income", "Power variable", "Doctor variable",
      ])
  }

  @Test func `the same columns of several sheets are offered together`() throws {
    let asked = try TypedSheet.imported([
      "January": "books | 260\npaste | 219\nfuel | 434", "October": "taxi | 533\nlunch | 235\nfood | 400",
    ])
    let options = asked.verdicts.flatMap(\.questions).flatMap(\.answers).map(\.option)
    #expect(options.contains("--take 'log=January!B1:B3,October!B1:B3'"))
  }

  @Test func `numbers of rows are not offered`() throws {
    let asked = try TypedSheet.imported([
      "Sheet1": "1 | Flat | 700\n2 | Gas | 60\n3 | Phone | 25\n4 | Bus | 40"
    ])
    let options = asked.verdicts.flatMap(\.questions).flatMap(\.answers).map(\.option)
    #expect(options.contains { $0.contains("C1:C4") })
    #expect(!options.contains { $0.contains("A1:A4") })
  }

  @Test func `days across are read beside a list of income, with totals between names and days`() throws {
    let days = (1...31).map(String.init).joined(separator: " | ")
    let result = try TypedSheet.computed([
      "März 2025": """
      Income | | Amount
      1 | Pension | 3451

      Expenses | | | | | Days
      No | Category | Spent | Planned | Left | | \(days)
      1 | Bread | =SUM(G6:AK6) | | =D6-C6 | | 2 | | | 5
      2 | Light | =SUM(G7:AK7) | | =D7-C7 | | | 55 | | | 103
      3 | Bus | =SUM(G8:AK8) | | =D8-C8 | | 4 | 4
      """
    ])
    let spent = result.logOfCategories.filter { $0.contains("expense") }.sorted()
    #expect(
      spent == [
        "2025-03-01 expense 2 Bread", "2025-03-01 expense 4 Bus", "2025-03-02 expense 4 Bus",
        "2025-03-02 expense 55 Light", "2025-03-04 expense 5 Bread", "2025-03-05 expense 103 Light",
      ])
  }

  @Test func `pending rows of a log are left out with a word`() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Amount
      2026-01-02 | Food | -30
      2026-01-03 | Bus | -4
      Pending | Hotel | -90
      """
    ])
    #expect(result.budget.transactions.count == 2)
    #expect(result.findings.filter { $0.code == .rowsPending }.map(\.fact) == [.log(.rowsPending(count: 1))])
  }
}
