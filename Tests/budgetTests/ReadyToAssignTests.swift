import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetFormulas
import ReportWorkbooks
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@testable import budget

/// Checks that every output gives the same Ready to Assign: report, status, JSON, the report's workbook, and the
/// formula in the written workbook.
///
/// If `READY_FOLDER` is set, 30 workbooks and their expected results are written there for `make ready`.
@Suite struct ReadyToAssignTests {
  static let now = UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch

  @Test(arguments: 0..<RandomBudget.blocks(of: 50))
  func everyFaceOfRandomBudgetsIsTheCalculations(block: Int) throws {
    for seed in block * 10..<block * 10 + 10 {
      for rollsOver in [true, false] {
        let (budget, month) = ReadyBudget.make(seed: seed, rollsOver: rollsOver)
        let ready = ReadyToAssign(Ledger(budget), in: Ledger(budget).month(month))
        let expected = ready.value.rounded(toPlaces: 4) as Decimal
        #expect(ready.terms.map(\.signedAmount).exactSum() == ready.value, "seed \(seed)")
        let faces = try ReadyFaces(budget, month)
        #expect(faces.report == expected, "report of seed \(seed), rollover \(rollsOver)")
        #expect(faces.status == expected, "status of seed \(seed), rollover \(rollsOver)")
        #expect(faces.reportWorkbook == expected, "report's workbook of seed \(seed), rollover \(rollsOver)")
        #expect(faces.formula == expected, "formula of seed \(seed), rollover \(rollsOver)")
      }
    }
  }

  @Test func theTermsOfTheSummaryAddUp() throws {
    for seed in 0..<40 {
      let (budget, month) = ReadyBudget.make(seed: seed, rollsOver: true)
      let json = try ReadyFaces(budget, month).summary
      let sum = try [
        ("carriedOver", 1), ("startingBalance", 1), ("incomeReceived", 1), ("overspentBefore", -1),
        ("uncategorized", -1), ("assigned", -1), ("assignedLater", -1),
      ].map { key, sign in try #require(ReadyFaces.number(key, in: json)) * Decimal(sign) }.exactSum()
      #expect(
        sum.rounded(toPlaces: 9) as Decimal
          == (try #require(ReadyFaces.number("readyToAssign", in: json))).rounded(toPlaces: 9), "seed \(seed)"
      )
    }
  }

  /// The formula follows another month that the user enters in B3, also a month without entries.
  @Test(arguments: 0..<12)
  func theFormulaFollowsTheMonth(seed: Int) throws {
    let (budget, month) = ReadyBudget.make(seed: seed, rollsOver: true)
    let workbook = WorkbookExport(budget, month: month, now: Self.now).workbook
    let ledger = Ledger(budget)
    for offset in [-9, -2, 1, 4] {
      let other = month.adding(months: offset)
      let expected = ReadyToAssign(ledger, in: ledger.month(other)).value.rounded(toPlaces: 4) as Decimal
      #expect(
        try ReadyFaces.formula(of: workbook, in: other) == expected, "seed \(seed), \(other)")
    }
    #expect(try ReadyFaces.formula(of: workbook, in: month.adding(months: 400)) == nil, "seed \(seed)")
  }

  /// Calculated by hand: October carries over 780 − 30 overspent, and November assigns 750; 1,350 − 30 + 300 − 150.
  @Test(
    .enabled(if: Corpus.isPresent),
    arguments: [("rollover-zero.json", "0.00", "0"), ("rollover.json", "1,470.00", "1470")])
  func theCases(file: String, shown: String, figure: String) throws {
    let path = Corpus.folder.appending(path: "cases/\(file)").path
    let folder = try TemporaryFolder()
    for form in ["text", "markdown", "html"] {
      let run = CommandRun(["report", path, "--month", "2025-11", "--section", "summary", "--to", form])
      #expect(run.output.contains("$\(shown)"), "\(form)")
      #expect(run.output.contains("Overspent in cash in October 2025"), "\(form)")
    }
    let german = CommandRun([
      "report", path, "--month", "2025-11", "--section", "summary", "--language", "de",
    ])
    #expect(german.output.contains("Bar überzogen im Oktober 2025"))
    let json = CommandRun(["report", path, "--month", "2025-11", "--section", "summary", "--json"]).output
    #expect(json.contains("\"readyToAssign\": \(figure),"))
    let status = CommandRun(["status", path, "--month", "2025-11"]).output
    let line = status.split(separator: "\n").first { $0.hasPrefix("Ready to Assign") }
    #expect(line?.contains(" \(shown) ") == true)
    let written = folder.path("written.xlsx")
    #expect(CommandRun(["convert", path, written, "--month", "2025-11"]).status == 0)
    let workbook = try Workbook(xlsx: [UInt8](Data(contentsOf: URL(filePath: written))), name: "written.xlsx")
    #expect(try ReadyFaces.formula(of: workbook, in: CalendarMonth("2025-11")) == Decimal(string: figure))
  }

  static let folder = ProcessInfo.processInfo.environment["READY_FOLDER"]

  @Test(.enabled(if: folder != nil))
  func workbooksForAnotherProgram() throws {
    var lines: [String] = []
    for seed in 0..<30 {
      let (budget, month) = ReadyBudget.make(seed: seed, rollsOver: seed % 3 != 0)
      let ready = ReadyToAssign(Ledger(budget), in: Ledger(budget).month(month))
      let name = "\(seed).xlsx"
      let path = URL(filePath: Self.folder ?? "").appending(path: name)
      try Data(try WorkbookExport(budget, month: month, now: Self.now).workbook.xlsx()).write(to: path)
      lines.append("\(name)\t\((ready.value.rounded(toPlaces: 4) as Decimal).plainText)")
    }
    let list = URL(filePath: Self.folder ?? "").appending(path: "expected.tsv")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: list)
  }
}

/// Random budgets with amounts to carry over: half a year, cards and loans, overspending, gaps and refunds.
enum ReadyBudget {
  static func make(seed: Int, rollsOver: Bool) -> (budget: Budget, month: CalendarMonth) {
    var random = RandomBudget(seed: UInt64(seed), hasUnknownFields: false)
    var budget = random.budget()
    var generator = SeededGenerator(seed: UInt64(seed) &* 77 &+ 5)
    func amount() -> Decimal {
      Decimal(sign: .plus, exponent: -2, significand: Decimal(Int.random(in: 1...99_999, using: &generator)))
    }
    let first = CalendarDate("2025-01-01") ?? .earliest
    budget.settings.rollsOver = rollsOver
    budget.settings.monthStartDay = seed % 31 + 1
    for index in budget.categories.indices where budget.categories[index].budgetedAmount != 0 {
      budget.categories[index].budgetedAmount = amount()
    }
    for index in budget.transactions.indices {
      budget.transactions[index].amount = amount()
      budget.transactions[index].date = first.adding(days: .random(in: 0..<180, using: &generator))
      if budget.transactions[index].currency != nil, Bool.random(using: &generator) {
        budget.transactions[index].currency = budget.settings.currency
      }
      if budget.transactions[index].kind == .transfer {
        budget.transactions[index].categoryID = budget.categories.randomElement(using: &generator)?.id
        budget.transactions[index].transferAccountID = budget.accounts.randomElement(using: &generator)?.id
      }
    }
    for index in budget.monthlyBudgets.indices {
      budget.monthlyBudgets[index].month = first.calendarMonth.adding(months: index * 2)
      budget.monthlyBudgets[index].startingBalance = amount()
      for place in budget.monthlyBudgets[index].assignments.indices {
        budget.monthlyBudgets[index].assignments[place].amount = amount()
      }
    }
    let ledger = Ledger(budget)
    let months = (0...5).map { first.calendarMonth.adding(months: $0) }.filter { month in
      ledger.budgetMonths.map { $0.contains(ledger.month(month)) } ?? true
    }
    let other = ledger.budgetMonths.map(\.lowerBound.month) ?? first.calendarMonth
    return (budget, months.randomElement(using: &generator) ?? other)
  }
}

/// The Ready to Assign of one month in each output, to four decimals.
struct ReadyFaces {
  /// The report's summary as JSON.
  let summary: String
  let report, status, reportWorkbook, formula: Decimal?

  init(_ budget: Budget, _ month: CalendarMonth) throws {
    let backup = try BudgetBackup.write(budget, exportDate: .epoch)
    let now = ReadyToAssignTests.now
    func run(_ arguments: String...) -> String {
      CommandRun(arguments + ["--month", month.description, "--json"], input: backup).output
    }
    summary = run("report", "-", "--section", "summary")
    report = Self.number("readyToAssign", in: summary)?.rounded(toPlaces: 4)
    let lines = run("status", "-")
    status = lines.split(separator: "\"Ready to Assign\"").last
      .flatMap { Self.number("amount", in: String($0)) }?.rounded(toPlaces: 4)
    let ledger = Ledger(budget)
    let page = ReportWorkbook(
      BudgetReport(ledger, period: .month(ledger.month(month)), generatedAt: now)
    ).workbook
    reportWorkbook = Self.figure(
      page[sheet: "Summary"], beside: "Ready to Assign", column: 2)
    formula = try Self.formula(of: WorkbookExport(budget, month: month, now: now).workbook, in: month)
  }

  /// Returns the first number with this key in the JSON.
  static func number(_ key: String, in json: String) -> Decimal? {
    guard let start = json.range(of: "\"\(key)\": ") else { return nil }
    return try? Decimal(strict: json[start.upperBound...].prefix { "-0123456789.".contains($0) })
  }

  /// Calculates the formula of Ready to Assign for a month entered in B3; nil if the result is not a number.
  static func formula(of workbook: Workbook, in month: CalendarMonth?) throws -> Decimal? {
    var workbook = workbook
    let sheet = try #require(workbook.sheets.firstIndex { $0.name == "Budget vs Actual" })
    let row = try #require(workbook.sheets[sheet].rows.firstIndex { $0.number == 3 })
    let cell = try #require(workbook.sheets[sheet].rows[row].cells.firstIndex { $0.reference.column == 2 })
    let serial = try #require(month.flatMap { DateSystem.from1900.serial($0.firstDay) })
    workbook.sheets[sheet].rows[row].cells[cell].value = .number(Decimal(serial))
    let computed = workbook.recalculated(
      now: (ReadyToAssignTests.now.date, ReadyToAssignTests.now.time)
    ).workbook
    return figure(computed[sheet: "Budget vs Actual"], beside: "Ready to Assign", column: 6)
  }

  private static func figure(_ sheet: Sheet?, beside label: String, column: Int) -> Decimal? {
    let row = sheet?.rows.first { $0.cells.contains { $0.value == .text(label) } }
    guard case .number(let value) = row?[column]?.value else { return nil }
    return value.rounded(toPlaces: 4)
  }
}
