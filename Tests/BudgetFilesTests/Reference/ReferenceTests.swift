import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

/// Compares figures of random budgets with a second implementation in another language, Tests/Reference/reference.py.
///
/// `REFERENCE_BUDGETS=100000` sets the number of budgets, `REFERENCE_SEED` the first seed.
@Suite(.enabled(if: ReferenceProgram.isPresent, "python3 is not here")) struct ReferenceTests {
  static let count = environment("REFERENCE_BUDGETS") ?? 200
  static let firstSeed = environment("REFERENCE_SEED") ?? 1
  /// The seeds in blocks; each block is one run of the program.
  static let blocks = stride(from: firstSeed, to: firstSeed + max(count, 1), by: 500).map { start in
    start..<min(start + 500, firstSeed + max(count, 1))
  }

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("no figure differs", arguments: blocks)
  func reference(seeds: Range<Int>) throws {
    let folder = try TemporaryFolder()
    let lines = try seeds.map { try Self.line(seed: $0) }
    let path = try folder.write(lines.joined(), to: "budgets.jsonl")
    let (status, output) = try ReferenceProgram.run("reference.py", path)
    let summary = output.split(separator: "\n").last.map(String.init) ?? ""
    print("seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): \(summary)")
    #expect(status == 0, "\(output.prefix(2_000))")
    #expect(summary.hasPrefix("\(seeds.count) budgets, ") && summary.hasSuffix(" 0 differences"))
  }

  @Test func aWrongFigureIsFound() throws {
    let folder = try TemporaryFolder()
    var line = String(decoding: try Self.line(seed: 3), as: UTF8.self)
    line.replace(#""uncategorized":""#, with: #""uncategorized":"1"#)
    let (status, output) = try ReferenceProgram.run(
      "reference.py", try folder.write(Array(line.utf8), to: "wrong.jsonl"))
    #expect(status == 1)
    #expect(output.contains("seed 3: uncategorized is ") && output.hasSuffix(" 1 differences\n"))
  }

  /// Returns a budget's backup and figures as one line of JSON.
  private static func line(seed: Int) throws -> [UInt8] {
    var random = RandomBudget(seed: UInt64(seed), hasUnknownFields: false)
    let budget = crowded(random.budget())
    var generator = SeededGenerator(seed: UInt64(seed) &* 31)
    let today = firstDay.adding(days: .random(in: 0..<120, using: &generator))
    let month = today.calendarMonth.adding(months: .random(in: -1...1, using: &generator))
    let figures = ReferenceFigures(budget, in: month, today: today).texts
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Line feeds occur only between the values of the backup, never within them.
    let backup = try BudgetBackup.write(budget, exportDate: .epoch).filter { $0 != UInt8(ascii: "\n") }
    let head = Array(#"{"seed":\#(seed),"month":"\#(month)","today":"\#(today)","figures":"#.utf8)
    return head + Array(try encoder.encode(figures)) + Array(#","backup":"#.utf8) + backup + Array("}\n".utf8)
  }

  private static let firstDay = CalendarDate("2025-01-01") ?? .earliest

  /// Moves all transactions and months into a span of four months, and makes the first account primary more often.
  private static func crowded(_ budget: Budget) -> Budget {
    var budget = budget
    for index in budget.transactions.indices {
      let days = firstDay.days(until: budget.transactions[index].date)
      budget.transactions[index].date = firstDay.adding(days: abs(days) % 120)
    }
    for index in budget.monthlyBudgets.indices {
      budget.monthlyBudgets[index].month = firstDay.calendarMonth.adding(months: index)
    }
    for index in budget.bills.indices {
      let days = firstDay.days(until: budget.bills[index].dueDate)
      budget.bills[index].dueDate = firstDay.adding(days: abs(days) % 150)
    }
    if !budget.accounts.isEmpty, budget.bills.count > 1 { budget.accounts[0].isPrimary = true }
    return budget
  }
}
