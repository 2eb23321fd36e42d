import Foundation
import TestSupport
import Testing

@testable import budget

/// The commands of `README.md` and the week of `Docs/book.md`, each as it stands there.
@Suite struct PageCommandTests {
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

  // In the order of the page, on the sample and the bank's file that the page shows.
  @Test(.enabled(if: BuiltCommand.isPresent)) func theCommandsOfTheReadmeRunAsWritten() throws {
    let page = try String(contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: packageFolder.appending(path: "Samples/household.xlsx"),
      to: folder.url.appending(path: "household.xlsx"))
    let rows = page.components(separatedBy: "```\n").first { $0.hasPrefix("Date,Description") }
    try #require(rows).write(to: folder.url.appending(path: "bank.csv"), atomically: true, encoding: .utf8)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("    budget ") }
    #expect(lines.count > 20)
    for line in lines {
      // A PDF needs a browser, which not every machine has.
      if line.hasSuffix(".pdf") { continue }
      let command = line.trimmingCharacters(in: .whitespaces).dropFirst("budget".count)
      let run = try BuiltCommand.run(shell: "cd '\(folder.url.path)' && \"$0\"\(command)")
      #expect(run.status == 0, "\(line): \(run.errors)")
    }
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
