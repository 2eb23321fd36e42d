import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import ImportCore
import SpreadsheetValues
import Testing

/// Tests amounts spent by category and month, which are the facts of a workbook without a log.
@Suite struct MonthlySpendingTests {
  private static let matrix = """
    Money in and out
    Item | Jan | Feb | Mar
    Salary | 1900 | 1900 | 1950
    Food | 210.40 | 198 | 0
    Fuel | 40 | -12.50 | 61
    Total | 250.40 | 185.50 | 61
    """

  @Test func `each amount of a matrix is a transaction of its month`() throws {
    let result = try TypedSheet.imported(["Sheet1": Self.matrix]) { context in
      (context.year, context.amountsByMonth) = (2025, .actual)
    }
    #expect(
      result.logOfCategories == [
        "2025-01-01 income 1900 Salary", "2025-02-01 income 1900 Salary", "2025-03-01 income 1950 Salary",
        "2025-01-01 expense 210.4 Food", "2025-02-01 expense 198 Food", "2025-01-01 expense 40 Fuel",
        "2025-02-01 income 12.5 Fuel", "2025-03-01 expense 61 Fuel",
      ])
    #expect(result.budget.monthlyBudgets.isEmpty)
    #expect(!result.findings.contains { $0.code == .noLog })
    #expect(result.verdicts.map(\.collection) == [.transactions])
  }

  @Test func `months after December are those of the next year`() throws {
    let text = """
      Money out
      Item | Oct | Nov | Dec | Jan
      Food | 10 | 20 | 30 | 40
      """
    let result = try TypedSheet.imported(["Sheet1": text]) { context in
      (context.year, context.amountsByMonth) = (2024, .actual)
    }
    #expect(
      result.budget.transactions.map { "\($0.date) \($0.amount)" } == [
        "2024-10-01 10", "2024-11-01 20", "2024-12-01 30", "2025-01-01 40",
      ])
  }

  @Test func `without a year nothing is read, and the year is asked for`() throws {
    #expect(throws: ImportError.self) {
      try TypedSheet.imported(["Sheet1": Self.matrix]) { $0.amountsByMonth = .actual }
    }
  }

  @Test func `a log has what was spent by month already`() throws {
    let result = try TypedSheet.imported([
      "Log": "Date | Description | Amount\n2025-01-05 | Market | 31.25\n2025-02-06 | Rail | 47.50",
      "Overview": Self.matrix,
    ]) { context in (context.year, context.amountsByMonth) = (2025, .actual) }
    #expect(result.budget.transactions.map(\.description) == ["Market", "Rail"])
    #expect(result.findings.contains { $0.code == .notCarried })
  }

  private static let rows = """
    Month | Category | Amount
    1 | Food | 120
    1 | Fuel | 30.25
    2 | Food | 90
    2 | Fuel | 41
    12 | Food | 75.50
    """

  @Test func `numbers of months are months of the given year`() throws {
    let spent = try TypedSheet.imported(["Sheet1": Self.rows]) { context in
      (context.year, context.amountsByMonth) = (2024, .actual)
    }
    #expect(
      spent.logOfCategories == [
        "2024-01-01 expense 120 Food", "2024-01-01 expense 30.25 Fuel", "2024-02-01 expense 90 Food",
        "2024-02-01 expense 41 Fuel", "2024-12-01 expense 75.5 Food",
      ])
    let planned = try TypedSheet.imported(["Sheet1": Self.rows]) { context in
      (context.year, context.amountsByMonth) = (2024, .planned)
    }
    #expect(planned.budget.monthlyBudgets.map(\.month.description) == ["2024-01", "2024-02", "2024-12"])
    let total = planned.budget.monthlyBudgets.flatMap(\.assignments).map(\.amount).reduce(0, +)
    #expect(total == Decimal(string: "356.75"))
  }

  @Test func `numbers of months without a year are asked about`() throws {
    let result = try? TypedSheet.imported(["Plan": "Category | Budget\nRent | 500", "Sheet1": Self.rows])
    let found = try #require(result).findings.filter { $0.code == .yearMissing }
    #expect(found.count == 1)
    #expect(result?.budget.monthlyBudgets.isEmpty == true)
  }

  @Test func `a log with months and without days is on the first of each month`() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Mês | Conta | Valores | Movimentação
      1 | Escola | 800 | Saída
      1 | Água | 120 | Saída
      1 | Salário | 3500 | Entrada
      1 | Total de Entradas | 3500 |
      2 | Escola | 800 | Saída
      2 | Água | 130 | Saída
      2 | Salário | 3500 | Entrada
      3 | Escola | 800 | Saída
      3 | Água | 125 | Saída
      """
    ]) { $0.year = 2023 }
    let rows = result.budget.transactions.map { "\($0.date) \($0.kind.rawValue) \($0.amount)" }
    #expect(
      rows == [
        "2023-01-01 expense 800", "2023-01-01 expense 120", "2023-01-01 income 3500",
        "2023-02-01 expense 800", "2023-02-01 expense 130", "2023-02-01 income 3500",
        "2023-03-01 expense 800", "2023-03-01 expense 125",
      ])
  }
}
