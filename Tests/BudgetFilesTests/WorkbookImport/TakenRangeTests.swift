import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests lists of names and amounts that are chosen by their ranges as the plan or the log.
@Suite struct TakenRangeTests {
  private static func imported(
    _ sheets: KeyValuePairs<String, String>, _ answers: [ImportQuestion.Topic: String], year: Int? = nil
  ) throws -> ImportResult {
    try TypedSheet.imported(sheets) {
      $0.answers = answers
      $0.year = year
    }
  }

  /// Two lists side by side; the second list has the remaining amounts of loans.
  private static let lists = """
    Flat | 700 | | Car | 9000
    Gas | 60 | | Bike | 400
    Phone | 25 | | Desk | 150
    """

  @Test func `one list of several is the plan`() throws {
    let result = try Self.imported(["My Sheet": Self.lists], [.plan: "My Sheet!B1:B3"])
    #expect(result.plan == ["Flat Variable 700 month", "Gas Variable 60 month", "Phone Variable 25 month"])
    #expect(result.verdicts.map(\.standing) == [.unopposed])
    // A finding reports the other list.
    #expect(result.findings.contains { $0.code == .numbersLeftOut })
  }

  @Test func `an amount that looks like a year belongs to its list`() throws {
    let asked = try Self.imported(["My Sheet": "Flat | 700\nGas | 60\nPhone | 25\nCar | 2000"], [:])
    #expect(asked.budget.categories.map(\.budgetedAmount) == [700, 60, 25, 2000])
    let answers = asked.verdicts.flatMap(\.questions).flatMap(\.answers)
    #expect(answers.first { $0.option == "--take 'log=My Sheet!B1:B4'" }?.expenses == 2785)
  }

  @Test(arguments: ["My Sheet!B1:B3,My Sheet!E1:E3", "'My Sheet'!A1:E3"])
  func `several ranges, or one around them, take several lists`(word: String) throws {
    let result = try Self.imported(["My Sheet": Self.lists], [.plan: word])
    #expect(result.budget.categories.map(\.budgetedAmount) == [700, 60, 25, 9000, 400, 150])
  }

  @Test func `a sheet and a range can be chosen together`() throws {
    let result = try Self.imported(
      ["Plan": "Category | Budget\nRent | 500\nFood | 300\nBus | 40", "My Sheet": Self.lists],
      [.plan: "Plan,My Sheet!E1:E3"])
    #expect(result.budget.categories.map(\.budgetedAmount) == [500, 300, 40, 9000, 400, 150])
  }

  @Test func `each list is offered with what it comes to`() throws {
    let asked = try Self.imported(["My Sheet": Self.lists], [:])
    let answers = asked.verdicts.flatMap(\.questions).flatMap(\.answers)
    #expect(
      answers.map { "\($0.option) \($0.planned) \($0.expenses)" } == [
        "--take plan=all 10335 0", "--take 'plan=My Sheet!B1:B3' 785 0",
        "--take 'plan=My Sheet!E1:E3' 9550 0", "--take 'log=My Sheet!B1:B3' 0 785",
        "--take 'log=My Sheet!E1:E3' 0 9550",
      ])
  }

  @Test func `lists below each other are offered together`() throws {
    let asked = try Self.imported(
      ["Sheet1": "Flat | 700\nGas | 60\nPhone | 25\n\n\n\nTrain | 90\nInn | 300\nFood | 80"], [:])
    let options = asked.verdicts.flatMap(\.questions).flatMap(\.answers).map(\.option)
    #expect(asked.verdicts.map(\.standing) == [.contested])
    #expect(options.contains("--take 'plan=Sheet1!B1:B3'"))
    #expect(options.contains("--take 'log=Sheet1!B1:B3,Sheet1!B7:B9'"))
  }

  @Test func `a list that was spent becomes transactions once the year is known`() throws {
    let text = "Milk | Food | 3.50\nTicket | Bus | 12\nBread | Food | 2.20\nPass | Bus | 60"
    let asked = try Self.imported(["Trip": text], [.log: "Trip!C1:C4"])
    #expect(asked.budget.transactions.isEmpty)
    #expect(asked.findings.contains { $0.code == .yearMissing && $0.severity == .error })
    let answered = try Self.imported(["Trip": text], [.log: "Trip!C1:C4"], year: 2024)
    #expect(
      answered.budget.transactions.map { "\($0.date) \($0.description) \($0.kind) \($0.amount)" } == [
        "2024-01-01 Milk expense 3.5", "2024-01-01 Ticket expense 12", "2024-01-01 Bread expense 2.2",
        "2024-01-01 Pass expense 60",
      ])
    #expect(Set(answered.budget.categories.map(\.name)) == ["Food", "Bus"])
    #expect(answered.findings.contains { $0.code == .yearMissing && $0.severity == .warning })
  }

  // Beside a log, a mistyped range would drop the plan without a warning.
  @Test(arguments: ["Sheet!B1:B3", "Plan!H1:H3"])
  func `a range without names and amounts is refused`(word: String) {
    #expect {
      try Self.imported(
        [
          "Log": "Date | Description | Amount\n2026-01-05 | Milk | -3.5\n2026-01-06 | Bus | -2",
          "Plan": "Flat | 700\nGas | 60\nPhone | 25",
        ], [.plan: word])
    } throws: { error in
      (error as? ImportError)?.findings.map(\.fact) == [.file(.tablesMissing(sheets: [word]))]
    }
  }

  @Test func `a refusal offers the lists of the workbook`() {
    #expect {
      try Self.imported(["Report": "Flat | 700\nGas | 60\nPhone | 25"], [:])
    } throws: { error in
      let findings = (error as? ImportError)?.findings ?? []
      return findings.map(\.code) == [.noBudget, .contested]
        && findings.contains {
          $0.fact
            == .file(
              .contested(
                .plan, options: ["--take 'plan=Report!B1:B3'", "--take 'log=Report!B1:B3'"]))
        }
    }
  }

  // Price and quantity are factors of the amount, and years are not amounts.
  @Test func `beside a product its factors are not offered`() throws {
    var workbook = TypedSheet.workbook([
      "Sheet1": "Guards | 100 | 4 | | 2024\nLights | 30 | 2 | | 2024\nCable | 9 | 5 | | 2024"
    ])
    for row in 1...3 {
      workbook.sheets[0].set(
        Cell(
          CellReference(clampingRow: row, column: 4), .number([400, 60, 45][row - 1]),
          formula: CellFormula("B\(row)*C\(row)")))
    }
    var context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    context.answers = [.plan: "Sheet1!D1:D3"]
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.categories.map(\.budgetedAmount) == [400, 60, 45])
    let asked = try WorkbookImport(
      workbook, context: ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    ).result
    let words = asked.verdicts.flatMap(\.questions).flatMap(\.answers).map(\.word)
    #expect(words.contains("log=Sheet1!D1:D3"))
    #expect(words.allSatisfy { !$0.contains("!B") && !$0.contains("!C") && !$0.contains("!E") })
  }

  @Test func `a contested plan beside a log can be left out`() throws {
    let machines = (1...24).map { "Machine \($0) | \($0 * 100)" }.joined(separator: "\n")
    let asked = try Self.imported(
      [
        "Log": "Date | Description | Amount\n2026-01-05 | Milk | -3.5\n2026-01-06 | Bus | -2",
        "Plan": "Category | Budget\nFood | 100\nBus | 30", "Machines": machines,
      ], [:])
    let plan = asked.verdicts.first { $0.collection == .plan }
    #expect(plan?.standing == .contested)
    #expect(plan?.questions.flatMap(\.answers).contains { $0.option == "--take plan=none" } == true)
  }
}
