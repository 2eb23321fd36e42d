import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

/// Tests rows included in the workbook's own sums, and plans by month in the form of a log.
@Suite struct CountedRowsTests {
  private static let expenses = """
    Date | Category | Amount | Status
    2026-01-02 | Office | 24.99 | Reimbursed
    2026-01-22 | Utilities | 35 | Rejected
    2026-02-03 | Software | 9.99 | Rejected
    2026-02-07 | Office | 6.75 | Approved
    """

  @Test func `rejected rows are left out with a note`() throws {
    let result = try TypedSheet.imported(["Expenses": Self.expenses])
    #expect(result.budget.transactions.map(\.amount) == [Decimal(string: "24.99"), Decimal(string: "6.75")])
    #expect(result.findings.contains { $0.fact == .log(.rowsVoid(count: 2)) })
  }

  @Test func `rejected rows count if the total of the workbook includes them`() throws {
    let result = try TypedSheet.computed([
      "Expenses": Self.expenses, "Summary": "Total Spent | =SUM(Expenses!C2:C5)",
    ])
    #expect(result.budget.transactions.map(\.amount).exactSum() == Decimal(string: "76.73"))
    #expect(result.verdicts.map(\.differingCount) == [0])
  }

  @Test func `an opening balance is income if the sums of the workbook say so`() throws {
    let log = """
      Data | Descrição | Categoria | Movimento | Realizado
      2022-01-01 | Saldo Inicial | Saldo Inicial | Entrada | 50000
      2022-01-03 | Salário | Salário | Entrada | 1500
      2022-01-04 | Cinema | Diversão | Saída | 26
      """
    let without = try TypedSheet.imported(["Lançamentos": log])
    #expect(without.budget.transactions.count == 2)
    let result = try TypedSheet.computed([
      "Lançamentos": log,
      "Relatório": """
      Entrada | =SUMIF(Lançamentos!D2:D4,"Entrada",Lançamentos!E2:E4)
      Saída | =SUMIF(Lançamentos!D2:D4,"Saída",Lançamentos!E2:E4)
      """,
    ])
    #expect(
      result.budget.transactions.map { "\($0.kind) \($0.amount)" } == [
        "income 50000", "income 1500", "expense 26",
      ])
  }

  @Test func `a budget for each category and month in a log's form is a plan`() throws {
    let result = try TypedSheet.imported([
      "transaction":
        "date | category | description | amount\n2025-01-03 | Food | Lunch | -9\n2025-01-04 | Rent | Flat | -990",
      "budget": """
      date | category | monthly_budget | budget_id
      2025-01-01 | Food | 600 | 1
      2025-01-01 | Rent | 1000 | 2
      2025-02-01 | Food | 700 | 3
      2025-02-01 | Rent | 1000 | 4
      """,
    ])
    let months = result.budget.monthlyBudgets.map { month in
      "\(month.month) \(month.assignments.map(\.amount).exactSum())"
    }
    #expect(months == ["2025-01 1600", "2025-02 1700"])
    #expect(result.budget.transactions.count == 2)
  }

  @Test func `categories without a minus are income where the others have one`() throws {
    let result = try TypedSheet.imported([
      "Sheet1": """
      категория | Август_2023 | Сентябрь_2023 | Октябрь_2023
      Продукты | -12182 | -7266 | -100
      Транспорт | -2442 | -1770 | -10
      Связь | 0 | -1379 | 0
      Подработка | 3612 | 5470 | 0
      """
    ]) { $0.amountsByMonth = .actual }
    let sums = Dictionary(grouping: result.budget.transactions, by: \.kind).mapValues {
      $0.map(\.amount).exactSum()
    }
    #expect(sums == [.expense: 25149, .income: 9082])
  }

  @Test func `a chosen list takes its names from the column of different words`() throws {
    let sheet =
      "Contas | Tipo | Valores\nCarro | Essencial | 700\nLuz | Importante | 50\nLazer | Supérfluo | 200\n"
      + "Agua | Essencial | 30\nGas | Importante | 60"
    let result = try TypedSheet.imported(["Planilha1": sheet]) { $0.take([.plan: "Planilha1!C2:C6"]) }
    #expect(result.budget.categories.map(\.name) == ["Carro", "Luz", "Lazer", "Agua", "Gas"])
    #expect(result.budget.categories.map(\.budgetedAmount) == [700, 50, 200, 30, 60])
    #expect(!result.findings.contains { $0.severity == .error })
  }
}
