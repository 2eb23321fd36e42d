import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

/// Tests what the sums of one table show about another table, and which of several amounts are the plan.
@Suite struct SumsOfTablesTests {
  @Test func `a list of the sums of months is no plan`() throws {
    let result = try TypedSheet.computed(
      [
        "Expenses": """
        Expenses | 2023 | | Month | Rent | Food | Gas
        Rent | 3300 | | January | 1100 | 200 | 50
        Food | 615 | | February | 1100 | 215 | 40
        Gas | 150 | | March | 1100 | 200 | 60
         | | | Total | =SUM(E2:E4) | =SUM(F2:F4) | =SUM(G2:G4)

        Type of Income
        Month | Employment | Pension
        January | 6500 | 800
        February | 6500 | 810
        March | 6500 | 800
        """
      ],
      given: {
        $0.year = 2023
        $0.amountsByMonth = .actual
      })
    let spent = result.budget.transactions
    #expect(spent.filter { $0.kind == .expense }.map(\.amount).exactSum() == 4065)
    #expect(spent.filter { $0.kind == .income }.map(\.amount).exactSum() == 21910)
    #expect(spent.count == 15)
  }

  @Test func `titles with the sums of their rows say which categories are income`() throws {
    let result = try TypedSheet.computed([
      "Log": """
      Data | Valor | Categoria
      2010-01-04 | 1411 | Salário
      2010-01-05 | 609 | Depósito
      2010-01-06 | 80 | Almoço
      2010-01-07 | 20 | Metrô
      """,
      "Resumo": """
      MÊS | Total
      Receita | =SUM(B3:B4)
      Salário | =SUMIF(Log!C:C,A3,Log!B:B)
      Depósito | =SUMIF(Log!C:C,A4,Log!B:B)
      Alimentação | =SUM(B6:B7)
      Almoço | =SUMIF(Log!C:C,A6,Log!B:B)
      Metrô | =SUMIF(Log!C:C,A7,Log!B:B)
      """,
    ])
    #expect(result.budget.transactions.map(\.kind) == [.income, .income, .expense, .expense])
  }

  @Test func `a sum of another sheet is no title`() throws {
    let result = try TypedSheet.computed([
      "Log": """
      Data | Valor | Categoria
      2010-01-04 | 1411 | Ada
      2010-01-05 | 80 | Cy
      2010-01-06 | 609 | Bo
      """,
      "Resumo": """
      MÊS | Total
      Receita
      Ada | =SUM(Log!B4:B9)
      Bo | =SUMIF(Log!C:C,A4,Log!B:B)
      Alimentação
      Cy | =SUMIF(Log!C:C,A6,Log!B:B)
      """,
    ])
    #expect(result.budget.transactions.map(\.kind) == [.income, .expense, .income])
  }

  @Test func `the types of a budget beside a log of the same form are groups`() throws {
    let rows =
      "Date | Type | Category | Amount\n2025-01-15 | Incomes | Bonuses | 200\n2025-01-15 | Expenses | Rent | 850"
    let result = try TypedSheet.imported(["Actual": rows, "Budget": rows])
    #expect(
      result.budget.categories.map { "\($0.name) \($0.group)" }.sorted() == [
        "Bonuses income", "Rent variable",
      ])
    #expect(result.budget.monthlyBudgets.map(\.plannedIncome) == [200])
  }

  @Test func `the estimate of a month is the plan, not the goal beside it`() throws {
    let result = try TypedSheet.computed([
      "Family": """
      No | Regular Expenses | Target | Estimated cost /month
      1 | Rent | 5500 | 5500
      2 | Food | 3000 | 3000
       | Total | =SUM(C2:C3) | =SUM(D2:D3)

      No | Variable Expenses | Target | Estimated cost /month
      1 | Emergency fund | 75000 | 2000
      2 | Gold | 120g | 250
       | Total | =SUM(C7:C8) | =SUM(D7:D8)
      """
    ])
    #expect(result.budget.categories.map(\.budgetedAmount) == [5500, 3000, 2000, 250])
  }

  @Test func `months below another year are of that year`() throws {
    let result = try TypedSheet.imported([
      "Spent": """
       | 2025
       | Jan | Feb | Mar
      Food | 100 | 110 | 120
      Bus | 10 | 10 | 11

       | 2024
       | Jan | Feb | Mar
      Food | 90 | 91 | 92
      """
    ]) { $0.amountsByMonth = .actual }
    let byYear = Dictionary(grouping: result.budget.transactions, by: \.date.year)
    #expect(byYear.mapValues { $0.map(\.amount).exactSum() } == [2025: 361, 2024: 273])
  }

  @Test func `sheets are offered together`() throws {
    func log(_ amounts: [Int]) -> String {
      (["Date | Text | Amount"] + amounts.map { "2026-01-0\($0) | a\($0) | -\($0)0" }).joined(separator: "\n")
    }
    let result = try TypedSheet.imported([
      "A": log([1, 2, 3]),
      "B": "Text | Amount | Date | X\nb4 | -40 | 2026-01-04 | \nb5 | -50 | 2026-01-05 | ",
      "C": "Amount | Note | Date\n-60 | c6 | 2026-01-06",
    ])
    let words = result.verdicts.flatMap(\.questions).flatMap(\.answers).map(\.word)
    #expect(words.contains("A,B"))
  }

  @Test func `another column of amounts beside a plan is asked about`() throws {
    let rows = (1...12).map { "Item \($0) | \($0)00 | \($0)55" }.joined(separator: "\n")
    let result = try TypedSheet.imported(["Plan": "Category | Budget | Ideal\n" + rows])
    #expect(result.verdicts.map(\.standing) == [.contested])
  }
}
