import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import TestSupport
import Testing

/// Imports published workbooks, and compares the results with what a person reads in them.
///
/// Each test prints its score, and with the environment variable `DIFFERENCES=1` also the differences.
@Suite struct WorkbookCorpusTests {
  /// Results that must not get worse: shares in thousandths, and the number of files with wrong results but no finding.
  private static let tablesReached = 976
  private static let columnsReached = 994
  private static let exactReached = 1000
  private static let plannedReached = 428
  private static let silentAllowed = 1

  /// The imports of a workbook without answers, and with answers to its open questions.
  private struct Reading {
    let expected: ExpectedWorkbook
    let alone: ImportedWorkbook
    let answered: ImportedWorkbook
    var layout: LayoutDifferences { LayoutDifferences(expected.tables, alone.tables) }
  }

  private static let readings: [Reading] = {
    guard Corpus.isPresent, let files = try? ExpectedWorkbook.all() else { return [] }
    return files.compactMap { expected in
      guard let workbook = try? expected.workbook() else { return nil }
      let alone = ImportedWorkbook(workbook, expected.file)
      let asks = expected.questions.contains { alone.announces($0) }
      return Reading(
        expected: expected, alone: alone,
        answered: asks ? ImportedWorkbook(workbook, expected.file, answers: expected.answers) : alone)
    }
  }()

  /// Checks and prints a share in thousandths.
  private func score(_ what: String, _ right: Int, _ all: Int, floor: Int, _ wrong: [String]) {
    let lines = (["\(right) of \(all) \(what)"] + wrong).joined(separator: "\n  ")
    let isLong = ProcessInfo.processInfo.environment["DIFFERENCES"] != nil
    print(isLong ? lines : "\(right) of \(all) \(what)")
    if right * 1_000 < all * floor { Issue.record("\(lines)") }
  }

  @Test(.enabled(if: Corpus.isPresent)) func tablesAreFoundAndNamed() {
    #expect(Self.readings.count == 10)
    let layouts = Self.readings.map { ($0.expected.file, $0.layout) }
    score(
      "tables", layouts.map(\.1.tables.right).reduce(0, +), layouts.map(\.1.tables.all).reduce(0, +),
      floor: Self.tablesReached, layouts.flatMap { file, layout in [file] + layout.words.map { "  \($0)" } })
  }

  @Test(.enabled(if: Corpus.isPresent)) func columnsAreNamed() {
    let layouts = Self.readings.map(\.layout)
    score(
      "columns", layouts.map(\.columns.right).reduce(0, +), layouts.map(\.columns.all).reduce(0, +),
      floor: Self.columnsReached, [])
  }

  @Test(.enabled(if: Corpus.isPresent)) func transactionsAndSumsAreExact() {
    let wrong = Self.readings.filter { !$0.expected.isExact($0.answered) }
    score(
      "workbooks with exact transactions", Self.readings.count - wrong.count, Self.readings.count,
      floor: Self.exactReached, wrong.map(\.expected.file))
  }

  @Test(.enabled(if: Corpus.isPresent)) func plannedAmountsAreExact() {
    let plans = Self.readings.map { ($0.expected.file, $0.expected.planned($0.answered)) }
    score(
      "planned figures", plans.map(\.1.right).reduce(0, +), plans.map(\.1.all).reduce(0, +),
      floor: Self.plannedReached, plans.flatMap { file, plan in plan.wrong.map { "\(file): \($0)" } })
  }

  @Test(.enabled(if: Corpus.isPresent)) func nothingIsWrongInSilence() {
    let silent = Self.readings.filter { reading in
      let open = reading.expected.questions.contains { !reading.alone.announces($0) }
      let isRight =
        reading.expected.isExact(reading.alone) && reading.expected.planned(reading.alone).wrong.isEmpty
      let isQuiet = reading.alone.findings.allSatisfy { $0.severity == .info }
      return open || !isRight && isQuiet
    }
    score(
      "workbooks that say what is open", Self.readings.count - silent.count, Self.readings.count, floor: 0,
      silent.map(\.expected.file))
    #expect(silent.count <= Self.silentAllowed)
  }
}
