import BudgetCalculation
import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import SpreadsheetFiles
import TestSupport
import Testing

/// Checks that the files in `Samples` equal the generated household byte for byte; `make samples` updates them.
@Suite struct SamplesTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SAMPLES"] == "1"
  private static let budget = SampleHousehold.make()

  @Test(arguments: ["household.xlsx", "household.json", "transactions.csv", "categories.csv"])
  func filesAreReproducible(name: String) throws {
    let bytes = try Self.bytes(of: name)
    let file = packageFolder.appending(path: "Samples/\(name)")
    if Self.isRecording {
      try FileOutput.write(bytes, to: file.path)
      Issue.record("recorded \(name)")
    } else {
      #expect(try Data(contentsOf: file) == Data(bytes), "run make samples")
    }
  }

  private static func bytes(of name: String) throws -> [UInt8] {
    switch name {
    case "household.json": return try BudgetBackup.write(budget, exportDate: SampleHousehold.moment)
    case "transactions.csv": return try BudgetCSV.writeTransactions(budget)
    case "categories.csv": return try BudgetCSV.writeCategories(budget)
    default:
      let month = SampleHousehold.firstMonth.adding(months: SampleHousehold.monthCount - 1)
      return try WorkbookExport(budget, month: month, now: SampleHousehold.moment).workbook.xlsx()
    }
  }

  @Test func theHouseholdIsBelievable() throws {
    let budget = Self.budget
    #expect((1_400...1_600).contains(budget.transactions.count))
    #expect(Set(budget.transactions.map(\.date.calendarMonth)).count == 13)
    #expect(budget.transactions.contains { $0.kind == .transfer })
    let ledger = Ledger(budget)
    let refunds = budget.transactions.filter { if case .refund = ledger.flow(of: $0) { true } else { false } }
    #expect(refunds.count >= 5)
    #expect(budget.validationFindings(asOf: SampleHousehold.moment.date).filter { $0.severity > .info } == [])
    let states = (0..<13).map { offset in
      ReadyToAssign(ledger, in: ledger.month(SampleHousehold.firstMonth.adding(months: offset))).state
    }
    #expect(Set(states) == [.balanced, .unassigned, .overassigned])
    let december = try #require(CalendarMonth("2025-12"))
    let comparison = BudgetComparison(ledger, in: ledger.month(december))
    #expect(comparison.rows.contains { $0.isOver && $0.category?.name == "Gifts" })
  }
}
