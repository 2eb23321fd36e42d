import BudgetFiles
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

/// Imports made-up workbooks with typical layouts, and compares the results with the facts they were made from.
///
/// With the environment variable `MADE_UP=log-german`, only workbooks with this text in their names are tested.
@Suite struct MadeUpWorkbookTests {
  private static let asked = ProcessInfo.processInfo.environment["MADE_UP"].flatMap { $0.isEmpty ? nil : $0 }
  private static let chosen = MadeUpWorkbook.all.filter { workbook in
    asked.map(workbook.name.contains) ?? true
  }

  @Test(arguments: chosen)
  func isReadAsItWasMade(_ made: MadeUpWorkbook) {
    let words = made.differences()
    if !words.isEmpty { Issue.record("\(made.name)\n  \(words.joined(separator: "\n  "))") }
  }

  @Test func namesAreDifferent() {
    #expect(Set(MadeUpWorkbook.all.map(\.name)).count == MadeUpWorkbook.all.count)
    #expect(MadeUpWorkbook.all.count >= 100)
  }

  /// Checks that expectations are complete: each row of a log is a fact, unusable, or skipped.
  @Test(
    arguments: MadeUpWorkbook.all.filter { made in made.expectation.tables.allSatisfy { $0.roles == ["log"] }
    })
  func everyRowIsAccountedFor(_ made: MadeUpWorkbook) {
    let expectation = made.expectation
    let rows = expectation.tables.reduce(0) { $0 + ($1.range?.rows.count ?? 0) - ($1.headerRows ?? 0) }
    let others = expectation.skipped.values.reduce(0, +) + expectation.unusable.values.reduce(0, +)
    #expect((rows - others) * expectation.entriesPerRow == expectation.facts.count)
  }

  @Test(arguments: [
    "log-header-in-row-4", "log-1904-dates", "log-list-objects-side-by-side", "log-hidden-rows-and-sheets",
    "log-hebrew", "log-with-errors-in-cells", "triplets-under-three-header-rows", "matrix-months-as-formulas",
    "log-filtered-by-a-dynamic-array", "log-amounts-of-an-array-formula", "log-header-parted-in-a-second-row",
  ])
  func aFileIsReadLikeItsValues(_ name: String) throws {
    let made = try #require(MadeUpWorkbook.all.first { $0.name == name })
    let workbook = try Workbook(xlsx: try made.workbook.xlsx(), name: "\(name).xlsx")
    let (direct, read) = (ImportedWorkbook(made.workbook, name), ImportedWorkbook(workbook, name))
    #expect(read.result == direct.result)
    #expect(read.refusal == direct.refusal)
    #expect(
      LayoutDifferences(made.expectation.tables, read.tables).words
        == LayoutDifferences(made.expectation.tables, direct.tables).words)
  }
}

extension MadeUpWorkbook {
  /// Every made-up workbook.
  static let all: [MadeUpWorkbook] =
    LogsByHeader.all + LogsByDate.all + LogsBySheet.all + LogsByLanguage.all + LogsWithOtherRows.all
    + LogsByFormula.all + LogsInOtherWords.all + LogsWithOtherColumns.all + LogsWithoutSigns.all
    + OtherPlans.all
    + PlansWithMoreColumns.all + AmountsAsText.all
    + SimplePlans.all + MonthMatrices.all + MonthTriplets.all + PlanBlocks.all

  /// Returns the differences between the import and the expectation.
  ///
  /// If the expectation has open questions, the import must report them, and is then repeated with the answers.
  func differences() -> [String] {
    let alone = ImportedWorkbook(workbook, name)
    guard !expectation.questions.isEmpty else { return expectation.differences(from: alone) }
    let silent = expectation.questions.filter { !alone.announces($0) }.map {
      "nothing says that the \($0) is open"
    }
    let answered = ImportedWorkbook(workbook, name, answers: expectation.answers)
    return silent.sorted() + expectation.differences(from: answered).map { "answered: \($0)" }
  }
}
