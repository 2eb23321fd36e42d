import Foundation
import TestSupport
import Testing

@testable import budget

/// The week of `Docs/book.md`, each command as it stands there.
@Suite struct BookPageTests {
  @Test func theFirstWeekRunsAsWritten() throws {
    let page = try String(contentsOf: packageFolder.appending(path: "Docs/book.md"), encoding: .utf8)
    let block = try #require(
      page.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "```").first)
    let folder = try TemporaryFolder()
    var outputs: [String: String] = [:]
    for line in block.split(separator: "\n") {
      let words = Self.words(String(line))
      #expect(words.first == "budget")
      let run = CommandRun(Array(words.dropFirst()), folder: folder.url.path)
      #expect(run.status == 0, "\(line): \(run.errors)")
      #expect(!run.output.isEmpty, "\(line)")
      outputs[String(line)] = run.output
    }
    // 2100 come in; 400 and 900 are planned and assigned, so 800 are left.
    #expect(
      outputs["budget assign --quick --all"]?.contains("800,00") == true
        || outputs["budget assign --quick --all"]?.contains("800.00") == true)
    #expect(outputs["budget edit last --amount 10.50"]?.contains("10.70") == true)
    // Redo brings the move back: 400 − 25 − 23 are left of Groceries.
    let left = CommandRun(["explain", "available", "Groceries", "--json"], folder: folder.url.path).output
    #expect(left.contains("352"), "\(left)")
    let balance = CommandRun(["accounts", "--json"], folder: folder.url.path).output
    // 1250 + 2100 − 12.50 − 10.50 − 200 − 900 in Checking.
    #expect(balance.contains("2227") && balance.contains("200"), "\(balance)")
  }

  /// The words of a command line with double quotes.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}
