import Foundation
import TestSupport
import Testing

/// Checks that files written or accepted by earlier versions still work (`Tests/Frozen`).
@Suite struct FrozenFilesTests {
  private static let frozen = packageFolder.appending(path: "Tests/Frozen/0.1.0")

  private static func path(_ name: String) -> String { frozen.appending(path: name).path }

  private static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: path(name), encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static var inputs: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path("inputs")).sorted() }
  }

  @Test(arguments: ["book.json", "family.json"]) func backupsAreWrittenTheSame(_ name: String) throws {
    let run = CommandRun(["convert", Self.path(name), "-", "--to", "json", "--for", "2.0"])
    #expect(run.status == 0)
    #expect(Data(run.bytes) == (try Data(contentsOf: Self.frozen.appending(path: name))))
  }

  @Test func importingAgainAddsNothing() throws {
    let folder = try TemporaryFolder()
    let book = folder.path("book.json")
    let before = try Data(contentsOf: Self.frozen.appending(path: "book.json"))
    try before.write(to: URL(filePath: book))
    let inputs = try Self.inputs
    #expect(inputs.count == 43)
    for input in inputs where input != "ynab-plan.csv" {
      let run = CommandRun([
        "import", Self.path("inputs/\(input)"), "--into", book, "--account", "Giro", "--rules",
        Self.path("rules.yaml"),
      ])
      #expect(run.status == 0, "\(input): \(run.errors)")
      #expect(run.output.contains("Nothing is new"), "\(input): \(run.output)")
      #expect(try Data(contentsOf: URL(filePath: book)) == before, "\(input)")
    }
  }

  /// Records from files without identifiers keep their identifiers after an upgrade, so that merges recognize them.
  @Test func recordsKeepTheirIdentities() throws {
    let expected = Dictionary(grouping: try Self.rows("identities.tsv")) { $0[0] }
    for (file, rows) in expected {
      let run = CommandRun(
        ["convert", Self.path(file), "-", "--to", "json", "--now", "2026-06-01T08:00:00Z"])
      let backup = try #require(
        try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any], "\(file): \(run.errors)")
      for (collection, rows) in Dictionary(grouping: rows, by: { $0[1] }) {
        let records = try #require(backup[collection] as? [[String: Any]])
        #expect(records.compactMap { $0["id"] as? String } == rows.map { $0[2] }, "\(collection) of \(file)")
      }
    }
  }

  @Test func aMappingIsReadTheSame() throws {
    let mapped = CommandRun([
      "transactions", Self.path("book.xlsx"), "--mapping", Self.path("mapping.yaml"), "--json",
    ])
    #expect(mapped.status == 0)
    #expect(mapped.output == (try String(contentsOfFile: Self.path("mapped.json"), encoding: .utf8)))
  }

  /// A workbook written from a backup has its transactions; version 0.1.0 missed them in logs with many other columns.
  @Test func aWorkbookHasTheIdentitiesOfItsBackup() throws {
    let run = CommandRun(["convert", Self.path("book.xlsx"), "-", "--to", "json"])
    let book = try Data(contentsOf: Self.frozen.appending(path: "book.json"))
    func identities(_ bytes: Data) throws -> Set<String> {
      let backup = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
      let records = try #require(backup["transactions"] as? [[String: Any]])
      return Set(records.compactMap { $0["id"] as? String })
    }
    #expect(try identities(Data(run.bytes)).isSubset(of: identities(book)))
    #expect(try identities(Data(run.bytes)).count == 211)
  }

  @Test func optionsAreStillTaken() throws {
    let dump = CommandRun(["--experimental-dump-help"]).output
    let tool = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    let known = Self.options(of: try #require(tool["command"] as? [String: Any]), path: [])
    for row in try Self.rows("options.tsv") {
      #expect(known.contains(row), "\(row.joined(separator: " "))")
    }
  }

  private static func options(of command: [String: Any], path: [String]) -> Set<[String]> {
    var found: Set<[String]> = []
    for argument in command["arguments"] as? [[String: Any]] ?? [] {
      for name in argument["names"] as? [[String: String]] ?? [] {
        let dashes = name["kind"] == "long" ? "--" : "-"
        found.insert([
          path.isEmpty ? "-" : path.joined(separator: " "), dashes + (name["name"] ?? ""),
          argument["kind"] as? String ?? "",
        ])
      }
    }
    for inner in command["subcommands"] as? [[String: Any]] ?? [] {
      found.formUnion(options(of: inner, path: path + [inner["commandName"] as? String ?? ""]))
    }
    return found
  }

  @Test func keysOfJSONAreStillThere() throws {
    let expected = Dictionary(grouping: try Self.rows("keys.tsv")) { $0[0] }
    #expect(expected.count > 20)
    for (command, rows) in expected {
      let words = command.split(separator: " ").map { word in
        let isFile = FileManager.default.fileExists(atPath: Self.path(String(word))) && word.contains(".")
        return isFile ? Self.path(String(word)) : String(word)
      }
      let run = CommandRun(words)
      let keys = Self.keys(of: try JSONSerialization.jsonObject(with: Data(run.bytes)), path: "")
      for row in rows { #expect(keys.contains(row[1]), "\(row[1]) of \(command)") }
    }
  }

  private static func keys(of value: Any, path: String) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.reduce(into: []) { found, member in
        let inner = "\(path).\(member.key)"
        found.insert(inner)
        found.formUnion(keys(of: member.value, path: inner))
      }
    case let array as [Any]:
      array.reduce(into: []) { found, element in found.formUnion(keys(of: element, path: path + "[]")) }
    default: []
    }
  }

  @Test func codesKeepTheirNames() throws {
    let sources = packageFolder.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { text += try String(contentsOf: file, encoding: .utf8) }
    }
    for code in try Self.rows("codes.txt").compactMap(\.first) {
      #expect(text.contains("\"\(code)\""), "\(code)")
    }
  }
}
