import Foundation
import TestSupport
import Testing

@testable import budget

/// An argument of a command that writes a file, with the other arguments of a run that writes this file.
struct WritingArgument: Sendable, CustomTestStringConvertible {
  let command: String
  /// The argument's name in the help: `output` for a positional one, `--output` for an option.
  let name: String
  /// The extension of the written file.
  let suffix: String
  /// The other words of the command line.
  let words: [String]
  /// The index of the output path among the words, if the argument is positional.
  var position: Int?

  var testDescription: String { "\(command) \(name) .\(suffix)" }

  /// Returns the arguments of a run that writes to this path, with the files of a fixture.
  func arguments(_ fixture: WritingFixture, to path: String) -> [String] {
    let words = words.map { fixture.files[$0] ?? $0 }
    guard let position else { return [command] + words + [name, path] }
    return [command] + words[..<position] + [path] + words[position...]
  }

  /// The arguments that each command needs, except the argument for the output.
  static let commands: [String: [String]] = [
    "inspect": ["JSON"], "migrate": ["CSV", "--yes", "--dry-run"], "reconcile": ["BOOK"],
    "convert": ["JSON", "-", "--to", "json"], "report": ["JSON"], "chart": ["comparison", "JSON"],
    "import": ["CSV", "--into", "JSON", "--dry-run"], "rules": ["RULES", "JSON"], "audit": ["BOOK"],
    "validate": ["JSON"], "diff": ["JSON", "OTHER"], "merge": ["JSON", "OTHER", "-"],
    "template": ["-", "--to", "json"], "status": ["JSON"], "transactions": ["JSON"], "categories": ["JSON"],
    "accounts": ["JSON"], "bills": ["JSON"], "limits": ["JSON"],
    "check": ["JSON", "--category", "Toys", "--amount", "1"], "calendar": ["JSON"], "trends": ["JSON"],
    "imports": ["JSON"], "add": ["5", "Tea", "--to", "BOOK", "--dry-run"],
    "categorize": ["BOOK", "--rules", "RULES", "--dry-run"], "undo": ["BOOK"],
    "init": ["NEW"], "transfer": ["5", "Checking", "Savings", "--book", "STORE"],
    "edit": ["last", "--amount", "7", "--book", "STORE"], "delete": ["last", "--book", "STORE"],
    "assign": ["Toys", "5", "--book", "STORE"], "move": ["5", "Toys", "Groceries", "--book", "STORE"],
    "pay": ["Power", "--book", "STORE"], "skip": ["Power", "--book", "STORE"],
    "close": ["2026-01", "--force", "--book", "STORE"], "reset": ["--yes", "--book", "STORE"],
    "settings": ["--book", "STORE"], "history": ["--book", "STORE"], "show": ["1", "--book", "STORE"],
    "reconcile-account": ["Checking", "100", "--book", "STORE"], "redo": ["--book", "STORE"],
    "check-book": ["STORE"], "rescue": ["STORE", "-"],
    "sync": ["STORE", "OTHER", "--dry-run"], "spending": ["JSON"], "periods": ["JSON"], "forecast": ["JSON"],
    "explain": ["ready", "--book", "JSON"],
  ]

  /// Commands that write only into a book.
  static let ofStores: Set<String> = [
    "transfer", "edit", "delete", "assign", "move", "pay", "skip", "close", "reset", "settings", "history",
    "show", "reconcile-account", "redo", "check-book", "rescue", "sync",
  ]

  /// The arguments that write a result.
  private static let results: [WritingArgument] = [
    .init(command: "inspect", name: "--write-mapping", suffix: "yaml", words: ["BOOK"]),
    .init(command: "migrate", name: "--output", suffix: "json", words: ["CSV", "--yes"]),
    .init(command: "convert", name: "output", suffix: "json", words: ["JSON"], position: 1),
    .init(command: "convert", name: "output", suffix: "csv", words: ["JSON"], position: 1),
    .init(command: "convert", name: "output", suffix: "xlsx", words: ["JSON"], position: 1),
    .init(command: "report", name: "--output", suffix: "html", words: ["JSON"]),
    .init(command: "report", name: "--output", suffix: "md", words: ["JSON"]),
    .init(command: "report", name: "--output", suffix: "txt", words: ["JSON"]),
    .init(command: "report", name: "--output", suffix: "json", words: ["JSON"]),
    .init(command: "report", name: "--output", suffix: "xlsx", words: ["JSON"]),
    .init(command: "chart", name: "--output", suffix: "svg", words: ["comparison", "JSON"]),
    .init(command: "import", name: "--output", suffix: "json", words: ["CSV", "--into", "JSON"]),
    .init(command: "audit", name: "--output", suffix: "html", words: ["BOOK"]),
    .init(command: "audit", name: "--output", suffix: "txt", words: ["BOOK"]),
    .init(command: "audit", name: "--output", suffix: "json", words: ["BOOK"]),
    .init(command: "merge", name: "output", suffix: "json", words: ["JSON", "OTHER"], position: 2),
    .init(command: "template", name: "output", suffix: "xlsx", words: [], position: 0),
    .init(command: "template", name: "output", suffix: "json", words: [], position: 0),
    .init(command: "rescue", name: "output", suffix: "json", words: ["STORE"], position: 1),
    .init(command: "calendar", name: "--output", suffix: "ics", words: ["JSON"]),
  ]

  /// All arguments; every command that reads a budget can also write its findings.
  static let all =
    results
    + commands.filter { !ofStores.union(["template", "audit", "undo", "init"]).contains($0.key) }.sorted {
      $0.key < $1.key
    }.map {
      WritingArgument(command: $0.key, name: "--findings", suffix: "csv", words: $0.value)
    }
}

/// A folder with one file of each kind that commands read.
struct WritingFixture {
  let folder: TemporaryFolder
  /// The paths by the words used for them in arguments.
  let files: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    let csv = "Date,Description,Category,Amount\n2026-01-20,Café,Food,-4.20\n2026-01-21,Pay,Salary,12\n"
    let rules = "- text: market\n  set: {category: Food}\n"
    files = [
      "JSON": try folder.write(Family.backup.utf8, to: "family.json"),
      "OTHER": try folder.write(Family.backup.replacing("Kite", with: "Kites").utf8, to: "other.json"),
      "CSV": try folder.write(csv.utf8, to: "bank.csv"),
      "RULES": try folder.write(rules.utf8, to: "rules.yaml"),
      "BOOK": folder.path("book.xlsx"), "STORE": folder.path("family.budget"),
      "NEW": folder.path("new.budget"),
    ]
    _ = CommandRun(["convert", files["JSON"] ?? "", folder.path("book.xlsx")])
    _ = CommandRun(["init", folder.path("family.budget"), "--copy-of", files["JSON"] ?? ""])
    let store = ["--book", folder.path("family.budget")]
    _ = CommandRun(["settings", "monthStartDay", "2"] + store)
    _ = CommandRun(["settings", "monthStartDay", "1"] + store)
    _ = CommandRun(["undo"] + store)
  }

  /// The bytes of all files in the folder, by name.
  var contents: [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    return Dictionary(uniqueKeysWithValues: names.map { ($0, read($0)) })
  }

  func read(_ name: String) -> Data { (try? Data(contentsOf: URL(filePath: folder.path(name)))) ?? Data() }
}
