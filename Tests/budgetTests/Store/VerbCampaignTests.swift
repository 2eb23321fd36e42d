import Foundation
import TestSupport
import Testing

@testable import budget

/// Runs random commands on a book and a backup: figures must agree, rules must hold, and everything can be undone.
///
/// The default is six sequences of 40 commands; `VERB_SEQUENCES=500` sets another number.
@Suite struct VerbCampaignTests {
  private static let count = ProcessInfo.processInfo.environment["VERB_SEQUENCES"].flatMap { Int($0) } ?? 6

  @Test(arguments: 0..<count) func randomVerbs(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let homes = [try StoreFixture("budget"), try StoreFixture("json")]
    let first = try homes.map { try $0.backup() }
    var changes = 0
    for step in 0..<40 {
      let verb = Self.verb(step, &generator)
      let runs = homes.map { CommandRun(verb + ["--now", "2026-01-28", "--book", $0.path]) }
      #expect(runs[0].status == runs[1].status, "\(verb): \(runs[0].errors)\(runs[1].errors)")
      #expect([0, 2, 3].contains(runs[0].status), "\(verb)")
      if runs[0].output.contains("\nChange ") { changes += 1 }
      let figures = homes.map {
        CommandRun(["status", $0.path, "--json", "--now", "2026-01-28", "--month", "2026-01"]).output
      }
      #expect(figures[0] == figures[1] && figures[0].contains("Ready to Assign"), "\(verb)")
    }
    #expect(changes > 10)
    for home in homes {
      let rules = CommandRun(["validate", home.path, "--now", "2026-01-28"])
      #expect(rules.status == 0, "\(rules.output)")
      for _ in 0..<changes { #expect(home.run("undo").status == 0) }
    }
    #expect(CommandRun(["check-book", homes[0].path]).status == 0)
    for (home, first) in zip(homes, first) { #expect(try home.backup() == first) }
  }

  private static func verb(_ step: Int, _ generator: inout SeededGenerator) -> [String] {
    func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func pick(_ words: [String]) -> String { words[int(0...words.count - 1)] }
    let amount = "\(int(0...80)).\(int(10...99))"
    let categories = ["Groceries", "Toys", "Insurance", "Garden", "Salary"]
    let accounts = ["Checking", "Savings", "Card"]
    switch int(0...15) {
    case 0, 1:
      return ["add", amount, pick(["Market", "Kite", "Tea \(step)"]), "--category", pick(categories)]
    case 2:
      return ["add", "+\(amount)", "Refund", "--category", pick(categories), "--account", pick(accounts)]
    case 3: return ["add", amount, pick(["Market", "Kite", "Nowhere"])]
    case 4: return ["transfer", amount, pick(accounts), pick(accounts)]
    case 5: return ["edit", "last", "--amount", amount, "--date", "2026-01-\(int(10...28))"]
    case 6: return ["delete", "last"]
    case 7: return ["assign", pick(categories), amount]
    case 8:
      return ["assign", "--quick", "--all", "--target", pick(["underfunded", "last-month", "average"])]
    case 9: return ["move", amount, pick(categories), pick(categories)]
    case 10: return [pick(["pay", "skip"]), "Power"]
    case 11: return ["category", pick(["add", "edit"]), "Garden", "--amount", amount]
    case 12:
      return ["category", "delete", pick(categories)]
        + pick(["", "--cascade --yes", "--move-to Groceries"])
        .split(separator: " ").map(String.init)
    case 13: return ["account", "add", "Card", "--type", "creditCard", "--opening", "-\(amount)"]
    case 14:
      return ["settings", "monthStartDay", "\(int(1...28))"]
    default: return ["settings", "rollover", pick(["true", "false"])]
    }
  }
}
