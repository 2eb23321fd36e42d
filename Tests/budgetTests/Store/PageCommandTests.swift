import Foundation
import TestSupport
import Testing

@testable import budget

/// Runs the commands of `README.md`, the week of `Docs/book.md`, and the commands of other pages exactly as written.
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
    // 2100 come in; 400 and 900 are planned and assigned, so 800 remain.
    #expect(
      outputs["budget assign --quick --all"]?.contains("800,00") == true
        || outputs["budget assign --quick --all"]?.contains("800.00") == true)
    #expect(outputs["budget edit last --amount 10.50"]?.contains("10.70") == true)
    // Redo repeats the move: 400 − 25 − 23 remain for Groceries.
    let left = CommandRun(["explain", "available", "Groceries", "--json"], folder: folder.url.path).output
    #expect(left.contains("352"), "\(left)")
    let balance = CommandRun(["accounts", "--json"], folder: folder.url.path).output
    // 1250 + 2100 − 12.50 − 10.50 − 200 − 900 in Checking.
    #expect(balance.contains("2227") && balance.contains("200"), "\(balance)")
  }

  // Runs the commands in the order of the page, with the sample and the bank file shown on the page.
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
      // PDF output needs a browser, which some machines lack.
      if line.hasSuffix(".pdf") { continue }
      let command = line.trimmingCharacters(in: .whitespaces).dropFirst("budget".count)
      let run = try BuiltCommand.run(shell: "cd '\(folder.url.path)' && \"$0\"\(command)")
      #expect(run.status == 0, "\(line): \(run.errors)")
    }
  }

  // Runs each block of commands in its own folder with the files that the pages mention.
  @Test(.enabled(if: BuiltCommand.isPresent), arguments: ["importing", "mapping", "questions"])
  func theCommandsOfThePagesRunAsWritten(page name: String) throws {
    let page = try String(contentsOf: packageFolder.appending(path: "Docs/\(name).md"), encoding: .utf8)
    var blocks: [[String]] = [[]]
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    budget ") {
        blocks[blocks.count - 1].append(line.trimmingCharacters(in: .whitespaces))
      } else if blocks.last?.isEmpty == false {
        blocks.append([])
      }
    }
    let lines = blocks.joined().filter { !$0.contains("gpg") }
    #expect(lines.count > 2)
    for block in blocks where !block.isEmpty {
      let folder = try TemporaryFolder()
      try Self.fill(folder.url)
      // The identifier of an import differs each time.
      let runs = block.filter { !$0.contains("gpg") && !$0.contains("--undo") }
      for line in runs {
        let command = line.dropFirst("budget".count)
        let target = Self.target(of: line).map { "rm -f '\($0)'; " } ?? ""
        let run = try BuiltCommand.run(
          shell:
            "cd '\(folder.url.path)' && \(target)budget() { \"$0\" \"$@\"; }; exec < /dev/null; budget\(command)"
        )
        #expect(run.status == 0, "\(line): \(run.errors)")
      }
    }
  }

  /// Returns the file that a command creates, which must not exist before.
  private static func target(of line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    if words.dropFirst().first == "migrate" { return "household.json" }
    guard words.dropFirst().first == "convert", words.count > 3, !words[3].hasPrefix("-") else { return nil }
    return words[3]
  }

  /// Copies the files used on the pages to a folder: the sample, a book, statements and rules.
  private static func fill(_ folder: URL) throws {
    for name in ["household.xlsx", "household.json"] {
      try FileManager.default.copyItem(
        at: packageFolder.appending(path: "Samples/\(name)"), to: folder.appending(path: name))
    }
    let statement = "Date,Description,Amount\n2026-02-20,Bookshop,-18.40\n2026-02-21,Refund,5.00\n"
    for name in ["bank.csv", "january.csv", "card.csv"] {
      try statement.replacing("Bookshop", with: "Bookshop \(name)")
        .write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    for name in ["rules.yaml", "my-rules.yaml"] {
      try "rules:\n  - text: [bookshop, refund]\n    set: {category: Groceries}\n"
        .write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let book = try BuiltCommand.run(shell: "cd '\(folder.path)' && \"$0\" init --copy-of household.json")
    #expect(book.status == 0, "\(book.errors)")
  }

  /// Splits a command line with double quotes into words.
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
