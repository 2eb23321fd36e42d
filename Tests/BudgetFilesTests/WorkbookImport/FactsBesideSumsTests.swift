import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

/// Tests which numbers of a table are typed facts, and which are calculated from other numbers.
@Suite struct FactsBesideSumsTests {
  private func amounts(_ result: ImportResult) -> [Decimal] { result.budget.transactions.map(\.amount) }

  private func planned(_ result: ImportResult) -> [String: Decimal] {
    let categories = result.budget.categories.filter { $0.budgetedAmount != 0 }
    return Dictionary(uniqueKeysWithValues: categories.map { ($0.name, $0.budgetedAmount) })
  }

  @Test func `the cost of a receipt is price times quantity`() throws {
    let result = try TypedSheet.computed([
      "Sheet": """
      Date | Item | Price | Count | Cost
      2024-09-16 | Bag | 8.99 | 1 | 8.99
      2024-09-16 | Biscuits | 29.99 | 2 | 59.98
      2024-09-13 | Chicken | 229.9 | 0.5 | 114.95
      """
    ])
    #expect(amounts(result) == [8.99, 59.98, 114.95].map { Decimal(string: "\($0)") })
  }

  @Test func `an amount with its tax is what was paid`() throws {
    let result = try TypedSheet.computed([
      "Sheet": """
      Date | Particulars | Cost Amount | GST | Total Paid
      2025-04-24 | Car wash | =E2/1.05 | =C2*0.05 | 54.60
      2025-05-24 | Oil | =E3/1.05 | =C3*0.05 | 21.00
      2025-06-24 | Tyres | =E4/1.05 | =C4*0.05 | 105.00
      """
    ])
    #expect(amounts(result) == [Decimal(string: "54.6"), 21, 105])
  }

  @Test func `a ratio of sums is no category`() throws {
    let result = try TypedSheet.computed([
      "Budget": """
      Category | Budgeted
      Salary | 5000
      Rent | 1500
      Food | 400
      Total expenses | =SUM(B3:B4)
      Net savings | =B2-B5
      Savings rate | =IF(B2=0,0,B6/B2)
      """
    ])
    #expect(planned(result) == ["Salary": 5000, "Rent": 1500, "Food": 400])
  }

  @Test func `sums of days beside a log are no rows of it`() throws {
    let result = try TypedSheet.computed([
      "Card": """
      Date | Amount | Description | | Day | Spent
      2022-09-25 | -4.00 | Kiosk | | 2022-09-25 | -12.14
      2022-09-25 | -8.14 | Market | | 2022-09-24 | -10.99
      2022-09-24 | -10.99 | Market
      2022-09-22 | -2.50 | Kiosk | | 2022-09-22 | -11.15
      2022-09-22 | -8.65 | Bakery | | 2022-09-21 | -9.24
      2022-09-21 | -9.24 | Kiosk
      """
    ])
    #expect(result.budget.transactions.count == 6)
    #expect(amounts(result).exactSum() == Decimal(string: "43.52"))
  }

  @Test func `identifiers are no names of categories`() throws {
    let result = try TypedSheet.computed([
      "Budget": """
      ID | Item | Estimated
      bae4068a | Jacket | 3500
      631875ca | Flowers | 143000
      9a8449e7 | Tailor | 10000
      """
    ])
    #expect(planned(result) == ["Jacket": 3500, "Flowers": 143_000, "Tailor": 10000])
  }

  @Test func `a budget beside months of sums is the plan`() throws {
    let result = try TypedSheet.computed([
      "Log": """
      Transaction Date | Posted Date | Description | Category | Debit | Credit
      2019-01-11 | 2019-01-12 | Shop | Food | 50 |
       | 2019-01-29 | Deposit | Savings | 500 |
      2019-01-20 | 2019-01-23 | Pay | Paycheck | | 2000
      """,
      "Master": """
       | Budget | Jan | Feb | Mar
      Food | 150 | =SUMIF(Log!D:D,A2,Log!E:E) | 0 | 0
      Savings | 780 | =SUMIF(Log!D:D,A3,Log!E:E) | 0 | 0
      Paycheck | 2600 | =SUMIF(Log!D:D,A4,Log!F:F) | 0 | 0
      """,
    ])
    #expect(planned(result) == ["Food": 150, "Savings": 780, "Paycheck": 2600])
    let groups = Dictionary(uniqueKeysWithValues: result.budget.categories.map { ($0.name, $0.group) })
    #expect(groups["Paycheck"] == .income && groups["Food"] == .variable)
    // The second row has only a posting date.
    #expect(result.budget.transactions.map { "\($0.date)" } == ["2019-01-11", "2019-01-29", "2019-01-20"])
  }

  @Test func `planned categories are income if all their rows are`() throws {
    let result = try TypedSheet.computed([
      "Budget": """
      Category | Budget Amount
      Freelance | 1000
      Investments | 500
      Rent | 1500
      """,
      "Tracker": """
      Type | Category | Budget Amount | Actual Amount | Date
      Income | Freelance | 1000 | 900 | 2024-10-05
      Income | Investments | 500 | 450 | 2024-10-10
      Expense | Rent | 1500 | 1450 | 2024-10-03
      """,
    ])
    #expect(amounts(result) == [900, 450, 1450])
    #expect(result.budget.transactions.map(\.kind) == [.income, .income, .expense])
    #expect(
      result.budget.categories.filter { $0.group == .income }.map(\.name) == ["Freelance", "Investments"])
  }

  @Test func `each of three columns of amounts may be a category`() throws {
    let result = try TypedSheet.computed([
      "Sheet": """
      Date | Groceries | Rent | Gifts | Remark
      2026-01-03 | 45.20 | | | shop
      2026-01-05 | | 890 | 12.50 |
      2026-02-09 | 61.05 | | | shop
      """
    ])
    #expect(amounts(result).exactSum() == Decimal(string: "1008.75"))
    #expect(Set(result.budget.categories.map(\.name)) == ["Groceries", "Rent", "Gifts"])
  }

  @Test func `things and their prices may have been bought`() throws {
    let result = try TypedSheet.computed([
      "Sheet": "Item | Price\nSensor | 300\nCharger | 190.20\nBattery | 229"
    ])
    #expect(result.verdicts.map(\.standing) == [.contested])
    let isPlan = try TypedSheet.computed([
      "Budget": "Item | Price\nSensor | 300\nCharger | 190.20\nBattery | 229"
    ])
    #expect(isPlan.verdicts.map(\.standing) == [.unopposed])
  }

  @Test func `days with their weekday and without a year are days`() throws {
    let result = try TypedSheet.computed(
      [
        "Janeiro": """
        Semanas 2024 | Nome | Valor
        segunda-feira, 1 de janeiro | cafe | 50
        terça-feira, 2 de janeiro | pão | 35
        domingo, 7 de janeiro | carro | 850
        """
      ], given: { $0.year = 2024 })
    #expect(result.budget.transactions.map { "\($0.date)" } == ["2024-01-01", "2024-01-02", "2024-01-07"])
  }
}
