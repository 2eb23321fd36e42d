import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing
@testable import BudgetIntake

/// Exports of any spans of whole days, imported in any order, add each row once, and all imports can be undone.
@Suite struct OverlappingExportTests {
  private struct Row: Hashable {
    let day: Int
    let text: String
    let amount: Int
    let id: Int

    func csv(hasIDs: Bool) -> String {
      "2026-01-\(day < 10 ? "0" : "")\(day),\(text),\(amount)" + (hasIDs ? ",R\(id)" : "")
    }
  }

  @Test(arguments: 0..<12) func eachRowIsAddedOnce(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let hasIDs = seed % 2 == 1
    let rows = (0..<40).map { id in
      Row(
        day: Int.random(in: 1...12, using: &generator),
        text: ["Tea", "Rent", "Café"].randomElement(using: &generator) ?? "",
        amount: Int.random(in: -2 ... -1, using: &generator), id: id)
    }
    var intake = Intake()
    var states = [intake.budget]
    var spans = (0..<6).map { _ in
      let first = Int.random(in: 1...12, using: &generator)
      return first...Int.random(in: first...12, using: &generator)
    }
    spans.append(1...12)
    for (number, span) in spans.enumerated() {
      var part = rows.filter { span.contains($0.day) }
      if part.isEmpty { continue }
      part.shuffle(using: &generator)
      let header = hasIDs ? "Date,Payee,Amount,Transaction ID" : "Date,Payee,Amount"
      let csv = ([header] + part.map { $0.csv(hasIDs: hasIDs) }).joined(separator: "\n")
      let count = intake.budget.transactions.count
      let preview = try intake.take(csv, name: "export \(number).csv")
      #expect(preview.conflicts.isEmpty)
      #expect(intake.budget.transactions.count == count + preview.new.count)
      #expect(try intake.take(csv, name: "again.csv").record == nil)
      if preview.record != nil { states.append(intake.budget) }
    }
    let imported = intake.budget.transactions.map { "\($0.date.day) \($0.description) \($0.amount)" }.sorted()
    #expect(imported == rows.map { "\($0.day) \($0.text) \(-$0.amount)" }.sorted())
    while let expected = states.popLast(), !states.isEmpty {
      #expect(intake.budget == expected)
      try intake.undo()
    }
    #expect(intake.budget == Budget())
  }
}
