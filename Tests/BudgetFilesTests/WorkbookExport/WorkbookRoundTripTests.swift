import BudgetCalculation
import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

/// Checks that a written workbook can be read to the same budget, as far as `Docs/workbook.md` promises.
@Suite struct WorkbookRoundTripTests {
  private static let now = TypedSheet.now
  private static let month = CalendarMonth("2026-01") ?? CalendarDate.earliest.calendarMonth

  /// Writes the budget as a workbook file, and reads the file.
  private static func throughWorkbook(_ budget: Budget) throws -> ImportResult {
    try read(try Workbook(xlsx: try written(budget).xlsx(), name: "round.xlsx"))
  }

  private static func written(_ budget: Budget) -> Workbook {
    WorkbookExport(budget, month: month, now: now).workbook
  }

  private static func read(_ workbook: Workbook) throws -> ImportResult {
    try WorkbookImport(workbook, context: ImportContext(fileName: "round.xlsx", now: now)).result
  }

  @Test(arguments: 0..<RandomBudget.blocks(of: 25))
  func randomBudgetsComeBackButForWhatIsSaid(block: Int) throws {
    for seed in block * 20..<block * 20 + 20 {
      var random = RandomBudget(seed: UInt64(seed))
      let original = random.budget()
      let export = WorkbookExport(original, month: Self.month, now: Self.now)
      let bytes = try export.workbook.xlsx()
      let first = try Self.read(try Workbook(xlsx: bytes, name: "round.xlsx")).budget
      let expected = HeldByWorkbook(original, readAt: Self.now)
      #expect(first == expected.budget, "seed \(seed)")
      #expect(export.findings.map(Self.line).sorted() == expected.losses.sorted(), "seed \(seed)")
      // Once more without a file: reading the workbook in memory gives the same result.
      #expect(try Self.read(Self.written(first)).budget == first, "seed \(seed)")
    }
  }

  /// Returns the kind of a finding, with the number or the amount in its text.
  private static func line(_ finding: Finding) -> String {
    let number = finding.reason.split(separator: " ").first { $0.contains(where: \.isNumber) } ?? ""
    let kind = finding.code == .notInWorkbook ? "\(finding.place)" : finding.code.rawValue
    return "\(kind) \(number)"
  }

  @Test func theSampleComesBackWithoutAFinding() throws {
    let original = SampleHousehold.make()
    let result = try Self.throughWorkbook(original)
    #expect(result.findings.filter { $0.severity > .info } == [])
    #expect(result.budget == HeldByWorkbook(original, readAt: Self.now).budget)
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
