import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import budget

/// Checks for every command that no output replaces an input, or replaces a file without the user's request.
@Suite struct OutputTests {
  // MARK: Nothing is forgotten

  /// The arguments for files that are read.
  private static let reading: Set<String> = [
    "input", "old", "new", "left", "right", "file", "files", "--base", "--into", "--mapping", "--profile",
    "--rules", "--template", "--to", "--book", "change|file", "--copy-of", "first", "second",
    // A book is only created where no file exists, and is never replaced.
    "path",
  ]

  /// Returns every argument of every command that takes a file, as listed in the help.
  private static func fileArguments() throws -> [(command: String, name: String)] {
    let help = try JSONSerialization.jsonObject(with: Data(BudgetCommand._dumpHelp().utf8))
    let root = (help as? [String: Any])?["command"] as? [String: Any]
    let commands = root?["subcommands"] as? [[String: Any]] ?? []
    return commands.filter { $0["commandName"] as? String != "help" }.flatMap { command in
      let arguments = (command["arguments"] as? [[String: Any]] ?? []).filter { argument in
        let completion = argument["completionKind"] as? [String: Any] ?? [:]
        let value = argument["valueName"] as? String ?? ""
        return completion["file"] != nil || completion["directory"] != nil || value.contains("file")
          || value.contains("yaml")
      }
      return arguments.map { argument in
        let option = (argument["preferredName"] as? [String: Any])?["name"] as? String
        let isPositional = argument["kind"] as? String == "positional"
        let name = isPositional ? argument["valueName"] as? String : option.map { "--\($0)" }
        return (command["commandName"] as? String ?? "", name ?? "")
      }
    }
  }

  @Test func everyArgumentThatTakesAFileIsKnown() throws {
    let arguments = try Self.fileArguments()
    #expect(Set(arguments.map(\.command)) == Set(WritingArgument.commands.keys))
    let writing = Set(arguments.filter { !Self.reading.contains($0.name) }.map { "\($0.command) \($0.name)" })
    let known = WritingArgument.all.map { "\($0.command) \($0.name)" }
    #expect(writing == Set(known + ["audit --findings", "init --findings"]))
    // An audit already is a list of findings.
    #expect(CommandRun(["audit", "a.xlsx", "--findings", "f.csv"]).status == 2)
  }

  // MARK: One rule for all

  @Test(arguments: WritingArgument.all) func aFileIsReplacedOnlyOnAWord(argument: WritingArgument) throws {
    let fixture = try WritingFixture()
    let path = fixture.folder.path("out.\(argument.suffix)")
    let arguments = argument.arguments(fixture, to: path)
    let first = CommandRun(arguments)
    #expect([0, 1].contains(first.status), "\(first.errors)")
    let written = fixture.read("out.\(argument.suffix)")
    #expect(!written.isEmpty)
    // Each written file is reported on one line.
    let lines = first.errors.split(separator: "\n").filter { $0.hasPrefix("\(path): ") }
    #expect(lines.count == 1, "\(first.errors)")
    try Data("mine".utf8).write(to: URL(filePath: path))
    let before = fixture.contents
    let refused = CommandRun(arguments)
    #expect(refused.status == 4)
    #expect(refused.output.isEmpty)
    #expect(
      refused.errors == "budget: \(path): this file already exists; name another, or use --replace\n")
    #expect(fixture.contents == before)
    #expect([0, 1].contains(CommandRun(arguments + ["--replace"]).status))
    #expect(fixture.read("out.\(argument.suffix)") == written)
  }

  @Test(arguments: WritingArgument.all) func anInputIsNeverReplaced(argument: WritingArgument) throws {
    let fixture = try WritingFixture()
    let inputs = argument.words.compactMap { fixture.files[$0] }
    let manager = FileManager.default
    let soft = fixture.folder.path("soft.\(argument.suffix)")
    let hard = fixture.folder.path("hard.\(argument.suffix)")
    for input in inputs {
      try manager.createSymbolicLink(atPath: soft, withDestinationPath: input)
      try manager.linkItem(atPath: input, toPath: hard)
      var paths = [soft, hard]
      if input.hasSuffix(".\(argument.suffix)") {
        let folder = fixture.folder.url
        paths += [input, "\(folder.path)/../\(folder.lastPathComponent)/./\(FileAccess.name(of: input))"]
      }
      let before = fixture.contents
      for path in paths {
        for words in [["--replace"], []] {
          let run = CommandRun(argument.arguments(fixture, to: path) + words)
          #expect(run.status == 4, "\(path) \(words)")
          #expect(run.output.isEmpty)
          #expect(run.errors.contains("this file "), "\(run.errors)")
          #expect(fixture.contents == before, "\(path)")
        }
      }
      try manager.removeItem(atPath: soft)
      try manager.removeItem(atPath: hard)
    }
  }

  @Test(arguments: WritingArgument.all) func aNameThatSaysAnotherFormIsRefused(argument: WritingArgument)
    throws
  {
    let fixture = try WritingFixture()
    let before = fixture.contents
    // For these commands, the name of the file determines its format.
    let own: [String: Set<String>] = [
      "report": ["html", "md", "txt", "json", "xlsx"], "audit": ["html", "md", "txt", "json"],
      "convert": ["json", "csv", "xlsx"], "template": ["json", "xlsx"],
    ]
    for suffix in [
      "xlsx", "XLSX", "xlsm", "ods", "csv", "json", "html", "md", "txt", "yaml", "svg", "ics", "ofx",
    ]
    where argument.name == "--findings" || own[argument.command]?.contains(suffix.lowercased()) != true {
      guard suffix.lowercased() != argument.suffix else { continue }
      let run = CommandRun(
        argument.arguments(fixture, to: fixture.folder.path("x.\(suffix)")) + ["--replace"])
      #expect(run.status == 2, "\(suffix)")
      #expect(run.output.isEmpty)
      #expect(fixture.contents == before, "\(suffix)")
    }
  }

  @Test(arguments: [
    (["convert", "JSON", "x.csv", "--to", "json"], "x.csv: this name means CSV, but JSON would be written"),
    (
      ["report", "JSON", "-o", "x.html", "--json"], "x.html: this name means HTML, but JSON would be written"
    ),
    (["merge", "JSON", "OTHER", "x.xlsx"], "x.xlsx: this name means XLSX, but JSON would be written"),
    (["template", "x.ods"], "x.ods: this name means a workbook of another kind, but XLSX would be written"),
  ])
  func theSentenceSaysBothForms(words: [String], sentence: String) throws {
    let fixture = try WritingFixture()
    let run = CommandRun(words.map { fixture.files[$0] ?? $0 })
    #expect(run.status == 2)
    #expect(run.errors.contains(sentence), "\(run.errors)")
  }

  // MARK: Files beside the input

  @Test func whatIsReadBesidesTheInputIsNotReplaced() throws {
    let fixture = try WritingFixture()
    let folder = fixture.folder
    _ = try folder.write(
      "include: more.yaml\nrules:\n  - {text: a, set: {category: B}}\n".utf8, to: "all.yaml")
    _ = try folder.write("- {text: market, set: {category: Food}}\n".utf8, to: "more.yaml")
    let templates = folder.url.appending(path: "templates")
    try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: false)
    let page = templates.appending(path: "page.mustache")
    try Data("MINE {{title}}".utf8).write(to: page)
    for (name, destination) in [("more.json", "more.yaml"), ("page.html", "templates/page.mustache")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: destination)
    }
    let (json, before) = (fixture.files["JSON"] ?? "", fixture.contents)
    let rules = folder.path("all.yaml")
    for arguments in [
      ["convert", json, folder.path("more.json"), "--rules", rules],
      ["report", json, "-o", folder.path("page.html"), "--template", templates.path],
    ] {
      let run = CommandRun(arguments + ["--replace"])
      #expect(run.status == 4, "\(arguments)")
      #expect(run.errors.contains("this file is read by the same command"), "\(run.errors)")
    }
    #expect(fixture.contents == before)
    #expect(try String(contentsOf: page, encoding: .utf8) == "MINE {{title}}")
  }

  @Test func twoOutputsHaveTwoPlaces() throws {
    let fixture = try WritingFixture()
    let (folder, before) = (fixture.folder, fixture.contents)
    let other = "\(folder.url.path)/./x.csv"
    for arguments in [
      ["convert", "JSON", folder.path("x.csv"), "--findings", other],
      ["convert", "JSON", "-", "--to", "csv", "--findings", "-"],
    ] {
      let run = CommandRun(arguments.map { fixture.files[$0] ?? $0 } + ["--replace"])
      #expect(run.status == 2)
      #expect(run.errors.contains("two outputs of this command go there"), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
    #expect(fixture.contents == before)
  }

  /// A migration writes three files; it writes none of them if one of them already exists.
  @Test(arguments: ["bank.json", "bank.html", "book.json", "book.html", "book.mapping.yaml"])
  func aMigrationReplacesNothing(name: String) throws {
    let fixture = try WritingFixture()
    _ = try fixture.folder.write("mine".utf8, to: name)
    let before = fixture.contents
    let input = fixture.files[name.hasPrefix("bank") ? "CSV" : "BOOK"] ?? ""
    let run = CommandRun(["migrate", input, "--yes"])
    #expect(run.status == 4)
    #expect(run.errors.contains("\(name): this file already exists"))
    #expect(fixture.contents == before)
    #expect(CommandRun(["migrate", input, "--yes", "--replace"]).status == 0)
    #expect(fixture.read(name) != Data("mine".utf8))
  }

  @Test func aBackupIsNotMigratedOntoItself() throws {
    let fixture = try WritingFixture()
    let before = fixture.contents
    let run = CommandRun(["migrate", fixture.files["JSON"] ?? "", "--yes", "--replace"])
    #expect(run.status == 4)
    #expect(run.errors.contains("family.json: this file is read by the same command"))
    #expect(fixture.contents == before)
  }

  /// A file redirected to standard input also counts as an input.
  @Test(.enabled(if: BuiltCommand.isPresent)) func aRedirectedInputIsNotReplaced() throws {
    let fixture = try WritingFixture()
    let before = fixture.contents
    let run = try BuiltCommand.run(
      [fixture.files["JSON"] ?? ""], shell: #"exec "$0" convert - "$1" --replace < "$1""#)
    #expect(run.status == 4)
    #expect(run.errors.contains("this file is read by the same command"), "\(run.errors)")
    #expect(fixture.contents == before)
  }

  @Test func placesThatAreNoFilesAreRefusedAtOnce() throws {
    let fixture = try WritingFixture()
    for (path, words) in [
      (fixture.folder.url.path, "this is a folder"), ("/dev/null", "this is not a regular file"),
      (fixture.folder.path("none/x"), "No such file or directory"),
    ] {
      // The input does not exist either, but the command does not get that far.
      let run = CommandRun(["convert", "nowhere.xlsx", path, "--to", "json", "--replace"])
      #expect(run.status == 4)
      #expect(run.errors.contains("\(path): \(words)") || run.errors.contains("(\(words))"), "\(run.errors)")
    }
  }

  // MARK: What was written

  @Test(arguments: [
    (["convert", "JSON", "x.json"], "backup of version 2.1, 7 transactions, 4 categories"),
    (["convert", "JSON", "x.xlsx"], "workbook, 7 transactions, 4 categories"),
    (["convert", "JSON", "x.csv"], "CSV, 7 transactions"),
    (["convert", "JSON", "x.csv", "--table", "categories"], "CSV, 4 categories"),
    (["report", "JSON", "-o", "x.html"], "report for 2026-01, 6 transactions"),
    (
      ["report", "JSON", "--since", "2026-01-05", "--until", "2026-01-12", "-o", "x.xlsx"],
      "report for 2026-01-05 to 2026-01-12, 2 transactions"
    ),
    (["report", "JSON", "--year", "2026", "-o", "x.md"], "report for 2026, 6 transactions"),
    (["chart", "comparison", "JSON", "-o", "x.svg"], "chart comparison for 2026-01, 6 transactions"),
    (["calendar", "JSON", "-o", "x.ics"], "calendar, 2 events"),
    (["template", "x.xlsx", "--starter", "allowance"], "workbook, 0 transactions, 18 categories"),
    (
      ["import", "CSV", "--into", "JSON", "-o", "x.json"],
      "backup of version 2.1, 9 transactions, 5 categories"
    ),
  ])
  func aLineSaysWhatAndHowMuch(words: [String], what: String) throws {
    let fixture = try WritingFixture()
    let paths = words.map { $0.hasPrefix("x.") ? fixture.folder.path($0) : fixture.files[$0] ?? $0 }
    let run = CommandRun(paths)
    #expect(run.status == 0, "\(run.errors)")
    let path = paths.first { FileAccess.name(of: $0).hasPrefix("x.") } ?? ""
    #expect(run.errors.contains("\(path): \(what)\n"), "\(run.errors)")
  }

  @Test(arguments: [
    (0, "0 rows"), (1, "1 row"), (999, "999 rows"), (1_000, "1,000 rows"), (1_234_567, "1,234,567 rows"),
  ])
  func numbersAreGrouped(count: Int, text: String) {
    #expect(WrittenText.count(count, "row") == text)
  }
}
