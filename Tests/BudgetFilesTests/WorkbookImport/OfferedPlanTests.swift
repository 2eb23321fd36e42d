import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests lists of names and amounts without a word for a plan: they are shown, but imported only after an answer.
@Suite struct OfferedPlanTests {
  private static func imported(
    _ sheets: KeyValuePairs<String, String>, plan: String? = nil
  ) throws -> ImportResult {
    var context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    if let plan { context.answers[.plan] = plan }
    return try WorkbookImport(TypedSheet.workbook(sheets), context: context).result
  }

  @Test(arguments: [
    ("500 | Gold\n300 | Aunt\n160 | Bus", "A1:A3"),
    ("Gold | 500\nAunt | 300\nBus | 160", "B1:B3"),
    ("Gold | | 500\nAunt | 9000 | 300\nBus | | 160", "C1:C3"),
  ])
  func `a list is a contested plan until somebody confirms it`(text: String, range: String) throws {
    let asked = try Self.imported(["Sheet1": text])
    #expect(asked.verdicts.map(\.standing) == [.contested])
    let answers = asked.verdicts.flatMap(\.questions).flatMap(\.answers)
    #expect(answers.map(\.option) == ["--take plan=all", "--take 'log=Sheet1!\(range)'"])
    #expect(answers.map(\.planned) == [960, 0])
    #expect(answers.map(\.expenses) == [0, 960])
    let answered = try Self.imported(["Sheet1": text], plan: "all")
    #expect(answered.verdicts.map(\.standing) == [.unopposed])
    #expect(
      answered.budget.categories.map { "\($0.name) \($0.budgetedAmount)" } == [
        "Gold 500", "Aunt 300", "Bus 160",
      ])
  }

  @Test(arguments: ["January | 5\nFebruary | 6\nMarch | 7", "Rent | 5\nFood | 6"])
  func `months and a few figures are no list`(text: String) {
    #expect(throws: ImportError.self) { try Self.imported(["Sheet1": text]) }
  }

  @Test func `blocks below a matrix go on under its months`() throws {
    let result = try TypedSheet.imported([
      "Plan": """
      Receitas | 2026-01-01 | 2026-02-01 | 2026-03-01
      Salario | 900 | 900 | 900
      Aluguel recebido | 100 | 100 | 100
      Total | =SUM(B2:B3) | =SUM(C2:C3) | =SUM(D2:D3)


      Casa | 400 | 400 | 400
      Luz | 30 | 30 | 30


      Reserva | 50 | 50 | 50
      """
    ])
    #expect(
      result.plan == [
        "Salario Income 900 month", "Aluguel recebido Income 100 month", "Casa Income 400 month",
        "Luz Income 30 month", "Reserva Income 50 month",
      ]
        || result.plan == [
          "Salario Income 900 month", "Aluguel recebido Income 100 month", "Casa Variable 400 month",
          "Luz Variable 30 month", "Reserva Variable 50 month",
        ])
  }

  @Test func `amounts that come from the sheet of another plan are that plan's`() throws {
    let result = try TypedSheet.imported([
      "Overview": """
      Category | Budget
      Rent | =Monthly!B2*12
      Food | =Monthly!B3*12
      Bus | =Monthly!B4*12
      """,
      "Monthly": "Category | Budget\nRent | 500\nFood | 300\nBus | 40",
    ])
    #expect(result.plan == ["Rent Variable 500 month", "Food Variable 300 month", "Bus Variable 40 month"])
  }

  @Test func `a matrix of months that is all income is asked about`() throws {
    let names = ["Salary", "Bonus", "Pension", "Salary 2", "Dividends", "Interest income"]
    let rows = names.map { "\($0) | 10" }.joined(separator: "\n")
    let result = try TypedSheet.imported(["Income": "Income | Budget\n\(rows)"])
    #expect(result.budget.categories.allSatisfy { $0.group == .income })
    #expect(result.verdicts.map(\.standing) == [.contested])
  }

  // If the date were read as an amount, it would be 44,691.
  @Test func `a day above the amounts is their header, and words in front of the names are their groups`()
    throws
  {
    let result = try TypedSheet.imported([
      "Sheet1": """
      | Type | Components | 2022-05-10
      | Income | Salary | 20000
      | Income | Extra | 5000
      | Expense | Milk | 1000
      | Expense | Gas | 2300
      """
    ])
    #expect(
      result.plan == [
        "Salary Income 20000 month", "Extra Income 5000 month", "Milk Variable 1000 month",
        "Gas Variable 2300 month",
      ])
  }
}
