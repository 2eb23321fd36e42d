import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests plans in different layouts: as trees, side by side, by year.
@Suite struct PlanLayoutTests {
  @Test func `a column of groups without a header names what comes again`() throws {
    let result = try TypedSheet.imported([
      "Budget": """
       | | January | February | March
      Living | Rent | 500 | 500 | 500
       | Gas | 50 | 50 | 50
       | Other | 5 | 5 | 5
      Car | Gas | 90 | 90 | 90
       | Other | 7 | 7 | 7
       | Other | 8 | 8 | 8
      """
    ])
    #expect(
      result.plan == [
        "Rent Variable 500 month", "Gas Variable 50 month", "Other Variable 5 month",
        "Car: Gas Variable 90 month", "Car: Other Variable 7 month", "Car: Other 2 Variable 8 month",
      ])
  }

  @Test func `years beside each other share the names in front of them`() throws {
    let result = try TypedSheet.imported([
      "Budget": """
      Expenses | | 2025-01-01 | 2025-02-01 | 2025-03-01 | | 2026-01-01 | 2026-02-01 | 2026-03-01
      Rent | | 500 | 500 | 510 | | 520 | 520 | 530
      Food | | 200 | - | - | | 210 | - | -
      """
    ])
    #expect(result.budget.categories.map(\.name) == ["Rent", "Food"])
    let months = result.budget.monthlyBudgets.map { month in
      "\(month.month) \(month.assignments.reduce(Decimal(0)) { $0 + $1.amount })"
    }
    #expect(
      months == ["2025-01 700", "2025-02 500", "2025-03 510", "2026-01 730", "2026-02 520", "2026-03 530"])
  }

  @Test func `a tree of types, groups and items has its header beside its values`() throws {
    let result = try TypedSheet.imported([
      "Sheet": """
       | Item | Budget | Actual
      Income | | | 900
       | Work
       | | Pay | 800 | 0
       | | Bonus | 100 | 0

      Expense | | | 650
       | Food
       | | Groceries | 400 | 0
       | | Eating out | 50 | 0
       | Home
       | | Rent | 200 | 0
      Balance | | | 250
      """
    ])
    #expect(
      result.plan == [
        "Pay Income 800 month", "Bonus Income 100 month", "Groceries Variable 400 month",
        "Eating out Variable 50 month", "Rent Variable 200 month",
      ])
  }

  @Test func `blocks with headers of their own are told apart by them`() throws {
    let result = try TypedSheet.imported([
      "Sheet": """
      Incomes | | | | Expenses | | | | Streaming
      Source | Planned | Actual | | Category | Planned | Actual | | Service | Planned | Actual
      Pay | 900 | | | Food | 200 | | | Films | 12
      Gift | 50 | | | Other | 30 | | | Music | 9.50
      Other | 10 | | | Fun | 25
      """
    ])
    #expect(
      result.plan == [
        "Pay Income 900 month", "Gift Income 50 month", "Other Income 10 month", "Food Variable 200 month",
        "Expenses: Other Variable 30 month", "Fun Variable 25 month", "Films Variable 12 month",
        "Music Variable 9.5 month",
      ])
  }

  @Test(arguments: [("Pay each month", 0), ("Year", 3), ("Starting year:", 3)])
  func `a number with a label of its own is an amount and no year`(_ label: String, _ months: Int) throws {
    let result = try TypedSheet.imported([
      "Sheet": """
      \(label) | 2000

      Planned | January | February | March
      Rent | 500 | 500 | 500
      Food | 200 | 200 | 200
      """
    ])
    #expect(result.plan == ["Rent Variable 500 month", "Food Variable 200 month"])
    #expect(result.budget.monthlyBudgets.count == months)
  }

  @Test func `of quarters beside each other the first counts, and the others are named`() throws {
    let result = try TypedSheet.imported([
      "Budget": "Category | Q1 | Q2 | Q3 | Q4\nRent | 1500 | 1500 | 1500 | 1600\nFood | 600 | 610 | 620 | 630"
    ])
    #expect(result.plan == ["Rent Variable 1500 quarter", "Food Variable 600 quarter"])
    let further = result.findings.filter {
      if case .plan(.furtherPlans(let columns, _)) = $0.fact { columns == ["Q2", "Q3", "Q4"] } else { false }
    }
    #expect(further.count == 1)
  }

  /// `Monthly` alone does not mean a balance.
  @Test(arguments: [("Monthly", 3), ("Monthly balance", 2), ("Ending balance", 2), ("Balance", 2)])
  func `a label of what is left has a word for it`(_ label: String, _ count: Int) throws {
    let result = try TypedSheet.imported([
      "Plan": "Category | Budget\nRent | 500\nFood | 20\n\(label) | 31"
    ])
    #expect(result.budget.categories.count == count)
  }

  /// If the first column has names only in some rows, the names of categories are in the fuller column.
  @Test func `names are in the column that fills the rows`() throws {
    let result = try TypedSheet.imported([
      "Budget": """
      Area | Item | Budget
      Home | Rent | 500
       | Other | 5
       | Power | 50
      Car | Other | 7
       | Other | 9
      """
    ])
    #expect(result.budget.categories.map(\.name).prefix(4) == ["Rent", "Other", "Power", "Car: Other"])
  }

  @Test func `income after tax is income, the tax is not`() throws {
    let result = try TypedSheet.imported([
      "Plan": "Category | Budget\nAfter tax income | 900\nIncome tax | 100"
    ])
    #expect(result.budget.categories.map(\.group) == [.income, .variable])
  }

  /// A pivot table by day that looks like a log.
  @Test(arguments: [true, false])
  func `a pivot table is no log`(_ isPivot: Bool) throws {
    let days = "Date | Shop | Amount\n2026-01-05 | Market | 20\n2026-01-06 | Rail | 30"
    var workbook = TypedSheet.workbook(["Log": days, "By day": days])
    if isPivot { workbook.sheets[1].properties.pivotTables = [CellRange("A1:C3")].compactMap(\.self) }
    let context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.transactions.count == (isPivot ? 2 : 4))
  }

  @Test(arguments: ["Price", "Preis", "Precio"])
  func `a list of prices beside a plan is no plan`(_ header: String) throws {
    let result = try TypedSheet.imported([
      "Plan": "Category | Budget\nRent | 700\nFood | 250",
      "Computer": "Part | \(header)\nProcessor | 310\nMemory | 90\nCase | 75",
    ])
    #expect(result.budget.categories.map(\.name) == ["Rent", "Food"])
    #expect(result.findings.contains { $0.code == .numbersLeftOut })
  }

  @Test func `freelance work alone is income, its tools are not`() throws {
    let result = try TypedSheet.imported([
      "Plan": "Category | Budget\nSalary | 900\nFreelance | 200\nFreelance tools | 30\nRent | 400"
    ])
    #expect(result.budget.categories.map(\.group) == [.income, .income, .variable, .variable])
  }
}
