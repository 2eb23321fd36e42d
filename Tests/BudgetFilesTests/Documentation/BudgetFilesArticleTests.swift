import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

/// Runs the examples of the articles in BudgetFiles.docc, which are parts of this file.
@Suite struct BudgetFilesArticleTests {
  @Test func aBanksFileBecomesABackup() throws {
    let now = UTCTimestamp.epoch
    let bytes = Array(
      """
      Date,Text,Amount,Balance
      2026-01-05,Tea,-4.20,95.80
      2026-01-06,Bread,-5.80,90.00
      2026-01-07,Pay,10,100.00
      2026-01-20,Soap,-1,99.00

      """.utf8)
    // snippet: csv
    let imported = try CSVImport(bytes, context: ImportContext(fileName: "bank.csv", now: now))
    for verdict in imported.result.verdicts {
      print(verdict.collection, verdict.standing, verdict.records)
    }
    for transaction in imported.result.budget.transactions {
      print(transaction.date, transaction.kind, transaction.amount)
    }
    // end
    #expect(
      imported.result.budget.transactions.map(\.amount)
        == ["4.2", "5.8", "10", "1"].map { Decimal(string: $0) })
    // snippet: backup
    let backup = try BudgetBackup.write(imported.result.budget, exportDate: now)
    let restored = try BudgetBackup.read(backup, context: ImportContext(fileName: "backup.json", now: now))
    print(restored.budget == imported.result.budget)
    // end
    #expect(restored.budget == imported.result.budget)
  }

  @Test func whatIsOpenIsAFinding() throws {
    let now = UTCTimestamp.epoch
    let bytes = Array("Date,Text,Amount\n2026-01-05,Tea,4.20\n2026-01-06,Bread,5.80\n".utf8)
    // snippet: open
    do {
      _ = try CSVImport(bytes, context: ImportContext(fileName: "bank.csv", now: now))
    } catch {
      for finding in error.findings { print(finding.code.rawValue, finding.place) }
    }
    // end
    #expect(throws: ImportError.self) {
      try CSVImport(bytes, context: ImportContext(fileName: "bank.csv", now: now))
    }
  }

  @Test func theArticlesShowTheseExamples() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let run = Set(CodeBlocks.run(in: source))
    let folder = packageFolder.appending(path: "Sources/BudgetFiles/BudgetFiles.docc")
    let articles = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let shown = try articles.map {
      Set(CodeBlocks.shown(in: try String(contentsOf: $0, encoding: .utf8)))
    }
    #expect(shown.count == 2 && shown.allSatisfy { !$0.isEmpty })
    #expect(shown.reduce([]) { $0.union($1) } == run)
  }
}
