import BudgetFiles
import BudgetModel
import Foundation
import ImportCore
import SpreadsheetValues
import Testing

/// Tests words beside numbers that show what the numbers are: a status, a due date, a title, a flag.
@Suite struct WordsBesideNumbersTests {
  @Test func `rows whose status says that they failed are left out of a log`() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Status | Amount
      2026-01-05 | Market | OK | -20
      2026-01-06 | Rail | FAILED | -30
      2026-01-07 | Bakery | OK | -4.50
      """
    ])
    #expect(result.budget.transactions.map(\.description) == ["Market", "Bakery"])
  }

  // The income row has only a month, so its date is the first day of the month.
  @Test func `due dates beside months are the days of a log`() throws {
    let result = try TypedSheet.imported([
      "Data": """
      Month | Main Type | Category | Amount | Bill Due Date | Status
      Jan | Expenses | Housing | 643 | 2023-01-07 | Paid
      Jan | Expenses | Travel | 12.50 | 2023-01-09 | Paid
      Jan | Income | Salary | 2100 | |
      Feb | Expenses | Housing | 650 | 2023-02-07 | Late
      Feb | Expenses | Travel | 15 | 2023-02-11 | Paid
      """
    ])
    #expect(
      result.logOfCategories == [
        "2023-01-07 expense 643 Housing", "2023-01-09 expense 12.5 Travel", "2023-01-01 income 2100 Salary",
        "2023-02-07 expense 650 Housing", "2023-02-11 expense 15 Travel",
      ])
  }

  @Test func `what was earned is no plan beside what is planned`() throws {
    let result = try TypedSheet.computed([
      "Sheet1": """
      Projected Monthly Income
      Job | 4300
      Extra | 300
      Total | =SUM(B2:B3)

      Actual Monthly Income
      Job | 4000
      Extra | 310
      Total | =SUM(B7:B8)

      HOUSING | Projected Cost | Actual Cost
      Rent | 1000 | 1000
      Phone | 54 | 100
      """
    ])
    let planned = result.budget.categories.filter { $0.budgetedAmount != 0 }.map {
      "\($0.name) \($0.budgetedAmount)"
    }
    #expect(Set(planned) == ["Job 4300", "Extra 300", "Rent 1000", "Phone 54"])
  }

  @Test func `a list of the titles of other plans is a summary`() throws {
    let result = try TypedSheet.imported([
      "Sheet1": """
      Monthly budget | Budget | Actual
      Life style | 263 | 264
      Wants | 105 | 104

      Life style budget | | | | Wants budget
      Category | Projected | Actual | | Category | Projected | Actual
      Rent | 200 | 200 | | Laptop | 60 | 60
      Food | 60 | 64 | | Books | 45 | 44
      """
    ])
    #expect(Set(result.budget.categories.map(\.name)) == ["Rent", "Food", "Laptop", "Books"])
  }

  @Test func `bills under a word that also means accounts are a plan`() throws {
    let result = try TypedSheet.computed([
      "Planilha1": """
      Contas | Tipo | Valores | Situação
      Carro | Importante | 700
      Luz | Importante | 50
      Streaming | Supérfluo | 55
      Total | | =SUM(C2:C4)
      """
    ])
    #expect(
      result.budget.categories.map { "\($0.name) \($0.budgetedAmount)" } == [
        "Carro 700", "Luz 50", "Streaming 55",
      ])
    #expect(result.budget.accounts.isEmpty)
  }

  @Test func `rows named after days of the week are no plan`() throws {
    #expect(throws: ImportError.self) {
      try TypedSheet.imported([
        "Sheet1": "Día | Categoría | Monto\nLunes | Comida | 120\nMartes | Transporte | 50"
      ])
    }
  }

  @Test func `a column of yes and no says nothing of directions`() throws {
    let result = try TypedSheet.imported([
      "Log": """
      data | descricao | categoria | IRPF | valor
      2023-01-02 | Mercado | Casa | NÃO | 57.50
      2023-01-03 | Boleto | Escola | SIM | 3300
      2023-01-04 | Mercado | Casa | NÃO | 45
      2023-01-05 | Mercado | Casa | NÃO | 20
      2023-01-06 | Luz | Casa | NÃO | 80
      2023-02-03 | Boleto | Escola | SIM | 3300
      """
    ])
    #expect(result.budget.transactions.allSatisfy { $0.kind == .expense })
  }

  @Test func `a budget beside months is the plan, and the months are what was spent`() throws {
    let result = try TypedSheet.imported([
      "Sheet1": """
      Month | BUDGET | January | February | March | April
      Rent | 1875 | 1875 | 1875 | 1875 | 1875
      Utilities | 90 | 91 | 89 | 96 | 88
      Grocery | 600 | 523 | 983 | 940 | 955
      """
    ])
    #expect(
      result.plan == [
        "Rent Variable 1875 month", "Utilities Variable 90 month", "Grocery Variable 600 month",
      ])
    #expect(result.budget.monthlyBudgets.isEmpty && result.budget.transactions.isEmpty)
    // The numbers of the months are not imported, and a finding reports that.
    #expect(result.problems().contains { $0.hasPrefix("warning numbers-left-out") })
  }

  @Test func `a column that adds up the months is no plan beside them`() throws {
    let result = try TypedSheet.imported([
      "Plan": """
      Category | Budget | Jan 2026 | Feb 2026 | Mar 2026
      Rent | 2700 | 900 | 900 | 900
      Food | 1000 | 300 | 300 | 400
      """
    ]) { $0.amountsByMonth = .planned }
    let assigned = result.budget.monthlyBudgets.map { $0.assignments.map(\.amount) }
    #expect(assigned == [[900, 300], [900, 300], [900, 400]])
  }

  // If 2000 were read as a year, the months would have a year and their amounts would be imported.
  @Test func `amounts of two thousand behind a label are no years`() {
    #expect(throws: ImportError.self) {
      try TypedSheet.imported([
        "Tracker": """
        PLANNED EXPENSE | 2000 | 2000 | 2000

        Transport | Jan | Feb | Mar
        Bus | 20 | 20 | 25
        Taxi | 60 | 10 | 30
        """
      ]) { $0.amountsByMonth = .actual }
    }
  }

  @Test func `a year beside a month with labels of their own is a year`() throws {
    let result = try TypedSheet.imported([
      "Plan": """
      Month | 3 | Year | 2025

      Category | Jan | Feb | Mar
      Bus | 20 | 20 | 25
      Taxi | 60 | 10 | 30
      """
    ]) { $0.amountsByMonth = .planned }
    #expect(result.budget.monthlyBudgets.map { "\($0.month)" } == ["2025-01", "2025-02", "2025-03"])
  }

  @Test func `equal payments of two people are no translation`() throws {
    func log(_ header: String, _ name: String) -> String {
      header + (1...24).map { "\n20\(20 + $0)-01-01 | Rent \(name) | -500" }.joined()
    }
    let result = try TypedSheet.imported([
      "Ada": log("Date | Description | Amount", "Ada"), "Ben": log("Date | Description | Amount", "Ben"),
    ])
    #expect(result.budget.transactions.count == 48)
  }

  @Test func `a plan is no list of titles for the words of its own title`() throws {
    let result = try TypedSheet.imported([
      "Sheet1": """
      Rent and food
      Category | Budget
      Rent | 200
      Food | 60

      Fun
      Category | Budget
      Cinema | 30
      Books | 15
      """
    ])
    #expect(Set(result.budget.categories.map(\.name)) == ["Rent", "Food", "Cinema", "Books"])
  }

  // Two logs with the same rows in two languages.
  @Test func `a log in another language is a copy if all days and amounts are the same`() throws {
    func log(_ header: String, _ word: String) -> String {
      header + (1...24).map { "\n2026-01-\($0 < 10 ? "0" : "")\($0) | \(word) \($0) | -\($0).50" }.joined()
    }
    let result = try TypedSheet.imported([
      "Log": log("Date | Description | Amount", "Shop"), "Rejestr": log("Data | Opis | Kwota", "Sklep"),
    ])
    #expect(result.budget.transactions.count == 24)
  }

  @Test func `a title of both directions in Hebrew names neither`() throws {
    let result = try TypedSheet.imported([
      "מעקב הכנסות והוצאות": """
      פירוט | 2025-01-01 | 2025-02-01 | 2025-03-01
      דלק | 290 | 120 | 80
      חשמל | 90 | 85 | 70
      """
    ]) { $0.amountsByMonth = .actual }
    #expect(result.budget.transactions.map(\.kind) == Array(repeating: .expense, count: 6))
  }
}
