import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import ImportCore
import SpreadsheetValues
import Testing

/// Tests formulas and values that show the meaning of columns in logs with unknown headers.
@Suite struct RowArithmeticTests {
  /// Returns each transaction in the form `2025-02-01 expense 12.5 Food`.
  private static func lines(_ result: ImportResult) -> [String] {
    result.budget.transactions.map { "\($0.date) \($0.kind.rawValue) \($0.amount) \($0.description)" }
  }

  @Test func `a balance's formula says which column is money in`() throws {
    let result = try TypedSheet.computed([
      "Aa": """
      Date | Zzz | Ggg | Ccc | Bbb
      2025-01-02 | Aye | | 20 | =100+C2-D2
      2025-01-03 | Bee | 300 | | =E2+C3-D3
      2025-01-05 | Cee | | 45.50 | =E3+C4-D4
      2025-01-06 | Dee | | 12 | =E4+C5-D5
      """
    ])
    #expect(
      Self.lines(result) == [
        "2025-01-02 expense 20 Aye", "2025-01-03 income 300 Bee", "2025-01-05 expense 45.5 Cee",
        "2025-01-06 expense 12 Dee",
      ])
  }

  @Test func `a price times a quantity is the amount`() throws {
    let result = try TypedSheet.computed([
      "Shopping": """
      Date | Zzz | Kkk | Ppp | Sss
      2025-01-02 | Rice | 2 | 3 | =C2*D2
      2025-01-03 | Tea | 4 | 2.50 | =C3*D3
      2025-01-05 | Salt | 3 | 1.10 | =C4*D4
      """
    ])
    #expect(result.budget.transactions.map(\.amount) == [6, 10, Decimal(string: "3.3")])
  }

  @Test func `the column that a total adds up is the amount`() throws {
    let result = try TypedSheet.computed([
      "Card": """
      Date | Shop | Whole price | Paid now | No
      2025-01-02 | Fridge | 600 | 100 | 1
      2025-01-03 | Bread | 4 | 4 | 2
      2025-02-02 | Fridge | 600 | 100 | 3
      Sum | | | =SUM(D2:D4) |
      """
    ])
    #expect(result.budget.transactions.map(\.amount) == [100, 4, 100])
  }

  @Test func `of two words beside unsigned amounts, that of a few large ones is income`() throws {
    let rows = (1...12).map { "2025-01-\($0 + 10) | Shop \($0 % 3) | \($0 + 5).20 | K" }
    let result = try TypedSheet.computed([
      "Aa":
        (["Date | Zzz | Sum | Qqq", "2025-01-05 | Firm | 1730 | T"] + rows + ["2025-02-05 | Firm | 1730 | T"])
        .joined(separator: "\n")
    ])
    let income = result.budget.transactions.filter { $0.kind == .income }
    #expect(income.map(\.amount) == [1730, 1730])
    #expect(result.findings.contains { $0.fact == .log(.wordsAssumed(income: "T", expense: "K")) })
  }

  @Test func `a way of payment says nothing of directions`() throws {
    let rows = (1...12).map { "2025-01-\($0 + 10) | Shop \($0 % 3) | \($0 + 5).20 | card" }
    let result = try TypedSheet.computed([
      "Aa":
        (["Date | Zzz | Sum | Qqq", "2025-01-05 | Shop 1 | 130 | cash"] + rows + [
          "2025-02-05 | Shop 2 | 190 | cash"
        ])
        .joined(separator: "\n")
    ])
    #expect(result.budget.transactions.allSatisfy { $0.kind == .expense })
  }

  @Test func `years, months and days in columns of any name are dates`() throws {
    let result = try TypedSheet.computed([
      "Aa": """
      Aasta | Kuu | Pppp | Zzz | Amount
      2024 | 12 | 30 | Rent | 390
      2025 | 1 | 2 | Bread | 5.68
      2025 | 1 | 2 | Milk | 3.10
      2025 | 1 | 15 | Rail | 22.95
      """
    ])
    #expect(
      result.budget.transactions.map { "\($0.date) \($0.amount)" } == [
        "2024-12-30 390", "2025-01-02 5.68", "2025-01-02 3.1", "2025-01-15 22.95",
      ])
  }

  @Test func `days across are a transaction for each amount`() throws {
    let result = try TypedSheet.computed([
      "March 2025": """
      Kind | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
      Bread | 2.40 | | 2.40 | | | 3 | |
      Bus | | 3.10 | | | 3.10 | | | 3.10
      """
    ])
    #expect(
      result.budget.transactions.map { "\($0.date) \($0.amount)" } == [
        "2025-03-01 2.4", "2025-03-03 2.4", "2025-03-06 3", "2025-03-02 3.1", "2025-03-05 3.1",
        "2025-03-08 3.1",
      ])
  }

  @Test func `a balance brought forward is no income`() throws {
    let result = try TypedSheet.computed([
      "Book": """
      Date | Account | Description | Amount
      2025-01-01 | Cash | Opening balance | 500
      2025-01-03 | Cash | Bread | -5.68
      2025-01-04 | Cash | Milk | -3.10
      2025-01-05 | Cash | Pay | 900
      """
    ])
    #expect(
      result.budget.transactions.map(\.amount) == [Decimal(string: "5.68"), Decimal(string: "3.1"), 900])
    #expect(result.budget.accounts.map(\.openingBalance) == [500])
  }

  @Test func `what the sum of categories is subtracted from is income`() throws {
    let rows = (1...5).map { row in
      "2025-01-0\(row) | \(row)00 | \(row) | 2 | 3 | =SUM(C\(row + 1):E\(row + 1)) | =B\(row + 1)-F\(row + 1)"
    }
    let result = try TypedSheet.computed([
      "Jan": (["Date | Qqq | Aaa | Bbb | Ccc | Ddd | Eee"] + rows).joined(separator: "\n")
    ])
    let income = result.budget.transactions.filter { $0.kind == .income }
    #expect(income.map(\.amount) == [100, 200, 300, 400, 500])
    #expect(result.budget.transactions.count == 20)
  }

  @Test func `the longest sum is that of the categories, and a nameless part belongs to its neighbour`()
    throws
  {
    let rows = (1...5).map { row in
      let line = row + 1
      return "2025-01-0\(row) | 4 | 9 | =SUM(B\(line):C\(line)) | 20 | 1.5 | 3 | 7 | =SUM(E\(line):H\(line))"
    }
    let result = try TypedSheet.computed([
      "Jan": (["Date | 0+ | 10+ | Jobs | Fuel | | Food | Rent | Spent"] + rows).joined(separator: "\n")
    ])
    let names = Dictionary(uniqueKeysWithValues: result.budget.categories.map { ($0.id, $0.name) })
    let first = result.budget.transactions.prefix(4)
    #expect(first.map(\.amount) == [20, 1.5, 3, 7])
    #expect(first.map { $0.categoryID.flatMap { names[$0] } } == ["Fuel", "Fuel", "Food", "Rent"])
  }

  @Test func `a share of the plan that formulas compute does not make it a list of assets`() throws {
    let rows = ["Gas | 100 | 120", "Food | 200 | 250", "Rent | 900 | 900", "Clothes | 30 | 15"]
    let result = try TypedSheet.computed([
      "Account":
        (["Expenses | Budgeted | Acutal | % Difference"]
        + rows.enumerated().map { "\($1) | =(C\($0 + 2)-B\($0 + 2))/B\($0 + 2)*100" }).joined(separator: "\n")
    ])
    #expect(result.budget.categories.map(\.budgetedAmount) == [100, 200, 900, 30])
  }

  @Test func `income below the total of the expenses is income`() throws {
    let result = try TypedSheet.computed([
      "Plan": """
      Expense name | Budget
      Rent | 700
      Food | 250
      Bus | 50
      Total | =SUM(B2:B4)
      Salary | 1500
      """
    ])
    #expect(result.budget.categories.map(\.group.isSpending) == [true, true, true, false])
  }

  @Test func `credit and debit below a way to pay are no directions`() throws {
    let rows = (1...8).map {
      "2025-01-1\($0) | Shop \($0) | \($0)5.20 | \($0 % 2 == 0 ? "Crédito" : "Débito")"
    }
    let result = try TypedSheet.computed([
      "Gastos": (["Data | Descrição | Valor | Forma de Pagamento"] + rows).joined(separator: "\n")
    ])
    #expect(result.budget.transactions.count == 8)
    #expect(result.budget.transactions.allSatisfy { $0.kind == .expense })
  }
}
