import BudgetCalculation
import BudgetFiles
import BudgetModel
import CalendarDates
import Decimals
import Foundation
import Spreadsheet
import SpreadsheetFiles
import TestSupport
import Testing

/// A written workbook gives the budget back, as far as `Docs/workbook.md` says that it holds it.
@Suite struct WorkbookRoundTripTests {
  private static let now = TypedSheet.now
  private static let month = CalendarMonth("2026-01") ?? CalendarDate.earliest.calendarMonth

  /// The budget of the bytes of a budget's workbook.
  private static func throughWorkbook(_ budget: Budget) throws -> ImportResult {
    try read(try Workbook(xlsx: try written(budget).xlsx(), name: "round.xlsx"))
  }

  private static func written(_ budget: Budget) -> Workbook {
    WorkbookExport(budget, month: month, now: now).workbook
  }

  private static func read(_ workbook: Workbook) throws -> ImportResult {
    try WorkbookImport(workbook, context: ImportContext(fileName: "round.xlsx", now: now)).result
  }

  @Test(arguments: 0..<25)
  func randomBudgetsComeBack(block: Int) throws {
    for seed in block * 20..<block * 20 + 20 {
      var random = RandomBudget(seed: UInt64(seed), hasUnknownFields: false)
      let original = random.budget()
      let first = try Self.throughWorkbook(original).budget
      // Once more without bytes: what the file says is what the workbook in memory says.
      let second = try Self.read(Self.written(first)).budget
      #expect(second == first, "seed \(seed)")
      #expect(HeldByWorkbook(first).differences(from: original) == [], "seed \(seed)")
    }
  }

  @Test func theSampleComesBackWithoutAFinding() throws {
    let original = SampleHousehold.make()
    let result = try Self.throughWorkbook(original)
    #expect(result.findings.filter { $0.severity > .info } == [])
    #expect(HeldByWorkbook(result.budget).differences(from: original) == [])
  }

  @Test func anEmptyBudgetIsAWorkbookThatIsRead() throws {
    let result = try Self.throughWorkbook(try StarterSet.household.budget(now: Self.now))
    #expect(result.budget.categories.map(\.name).prefix(3) == ["Salary", "Other Income", "Rent"])
    #expect(result.budget.transactions.isEmpty)
    #expect(result.findings.filter { $0.severity > .info } == [])
  }

  @Test func categoriesNamedLikeTotalsAndSectionsComeBack() throws {
    var budget = Budget()
    for (index, name) in ["Total rewards", "Fixed", "Summary", "Salary"].enumerated() {
      let id = Identifier<BudgetModel.Category>("00000000-0000-4000-8000-00000000000\(index)")
      budget.categories.append(
        BudgetModel.Category(
          id: try #require(id), name: name, group: index == 3 ? .income : .fixed, budgetedAmount: 12,
          info: RecordInfo(created: Self.now)))
    }
    let result = try Self.throughWorkbook(budget)
    #expect(result.budget.categories.map(\.name) == budget.categories.map(\.name))
  }
}

/// What a workbook holds of a budget, a line for each record.
private struct HeldByWorkbook {
  private var lines: [String] = []

  init(_ budget: Budget) {
    let category = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    let account = Dictionary(budget.accounts.map { ($0.id, $0.name) }) { first, _ in first }
    let member = Dictionary(budget.members.map { ($0.id, $0.name) }) { first, _ in first }
    for row in budget.categories {
      add(row.id, row.name, row.group, Self.held(row.budgetedAmount), row.basis, row.dueDate, row.color)
    }
    for row in budget.accounts {
      add(row.id, row.name, row.kind, Self.held(row.openingBalance), row.isPrimary)
      add(row.lastFourDigits, row.color)
    }
    for row in budget.transactions {
      add(row.id, row.date, row.time, Self.held(row.amount), row.kind, row.description, row.notes)
      add(
        row.categoryID.flatMap { category[$0] }, row.accountID.flatMap { account[$0] },
        row.transferAccountID.flatMap { account[$0] }, row.payee, row.memberID.flatMap { member[$0] },
        row.currency == budget.settings.currency ? nil : row.currency)
    }
    for row in budget.monthlyBudgets {
      let stored = [row.plannedIncome, row.fixedExpensesTotal, row.variableExpensesTotal, row.savingsGoal]
      add(row.id, row.month, Self.held(row.startingBalance), stored.map { $0.map(Self.held) })
      for assignment in row.assignments {
        add(category[assignment.categoryID], Self.held(assignment.amount))
      }
    }
    var settings = budget.settings
    settings.updated = nil
    settings.unknown = UnknownFields()
    add(settings)
  }

  /// The lines that are not the original's, side by side.
  func differences(from original: Budget) -> [String] {
    let expected = HeldByWorkbook(original).lines
    let changed = zip(lines, expected).filter { $0 != $1 }.map { "\($0) instead of \($1)" }
    return changed
      + (lines.count == expected.count ? [] : ["\(lines.count) lines instead of \(expected.count)"])
  }

  private mutating func add(_ parts: Any?...) {
    lines.append(parts.map { $0.map { "\($0)" } ?? "–" }.joined(separator: " | "))
  }

  /// A cell keeps 15 significant digits.
  private static func held(_ amount: Decimal) -> String {
    amount.rounded(toSignificantDigits: 15).plainText
  }
}
