import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests `--currency` for files that are read and for templates, and budgets in another currency.
@Suite struct CurrencyOptionTests {
  private static let plain = "Date,Description,Amount\n2026-01-05,Market,-4.20\n2026-01-09,Pay,100.00\n"
  private static let euros = "Date,Description,Amount (EUR)\n2026-01-05,Market,-4.20\n2026-01-09,Pay,100.00\n"

  private static func backup(_ currency: String) -> String {
    """
    {"version": "2.0", "exportDate": "2026-01-01T00:00:00Z", "settings": {"currency": "\(currency)"},
     "categories": [], "transactions": [], "monthlyBudgets": [], "accounts": [], "bills": [], "periods": [],
     "limits": [], "members": []}
    """
  }

  /// Writes files and then runs a command on them.
  private static func run(
    _ arguments: [String], _ files: [String: String], lines: [String]? = nil, in folder: TemporaryFolder
  ) throws -> CommandRun {
    for (name, text) in files { _ = try folder.write(text.utf8, to: name) }
    return CommandRun(arguments.map { files[$0] == nil ? $0 : folder.path($0) }, lines: lines)
  }

  @Test(arguments: [
    ("none stated", plain, "EUR", 0), ("in small letters", plain, "eur", 0), ("the same", euros, "EUR", 0),
    ("another", euros, "GBP", 3), ("no code of ISO 4217", plain, "XYZ", 2), ("no code", plain, "Euro", 2),
    ("a withdrawn one", plain, "DEM", 0), ("a backup's own", backup("EUR"), "EUR", 0),
    ("another than a backup's", backup("EUR"), "USD", 3),
  ])
  func isHeldAgainstTheFile(name: String, text: String, currency: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let file = text.hasPrefix("{") ? "b.json" : "f.csv"
    let run = try Self.run(["report", file, "--json", "--currency", currency], [file: text], in: folder)
    #expect(run.status == status, "\(name): \(run.errors)")
    if status == 0 { #expect(run.output.contains("\"currency\": \"\(currency.uppercased())\",")) }
    if status == 2 { #expect(run.errors.contains("ISO 4217")) }
  }

  @Test func withoutAnyStatementDollarsAreNoted() throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(["inspect", "f.csv"], ["f.csv": Self.plain], in: folder)
    #expect(run.output.contains("the file states no currency; its amounts are taken as USD"))
    let said = try Self.run(["inspect", "f.csv", "--currency", "EUR"], ["f.csv": Self.plain], in: folder)
    #expect(!said.output.contains("states no currency"))
  }

  @Test func aMappingMaySayWhatTheWorkbookDoesNot() throws {
    let folder = try TemporaryFolder()
    let book = folder.path("b.xlsx")
    let made = try Self.run(["convert", "f.csv", book], ["f.csv": Self.euros], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    #expect(CommandRun(["report", book, "--currency", "GBP"]).status == 3)
    let mapping = folder.path("m.yaml")
    #expect(CommandRun(["inspect", book, "--write-mapping", mapping]).status == 0)
    let found = try String(contentsOfFile: mapping, encoding: .utf8)
    _ = try folder.write(("currency: GBP\n" + found).utf8, to: "m.yaml")
    for more in [[], ["--currency", "GBP"]] {
      let report = CommandRun(["report", book, "--mapping", mapping, "--json"] + more)
      #expect(
        report.output.contains("\"currency\": \"GBP\",") && report.output.contains("\"incomeReceived\": 100,")
      )
    }
    #expect(CommandRun(["report", book, "--mapping", mapping, "--currency", "USD"]).status == 3)
    _ = try folder.write(("currency: XYZ\n" + found).utf8, to: "m.yaml")
    #expect(CommandRun(["report", book, "--mapping", mapping]).status == 3)
  }

  @Test(arguments: ["t.json", "t.xlsx"]) func templates(_ name: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.path(name)
    #expect(CommandRun(["template", file, "--currency", "GBP"]).status == 0)
    #expect(CommandRun(["report", file, "--json"]).output.contains("\"currency\": \"GBP\","))
    #expect(CommandRun(["template", folder.path("no.json"), "--currency", "QQQ"]).status == 2)
  }

  @Test(
    arguments: [
      ("the same currency", "EUR", [], nil, Int32(0), true), ("another, unasked", "USD", [], nil, 3, false),
      ("another, agreed to", "USD", [], ["what", "yes"], 0, true),
      ("another, refused", "USD", [], ["no"], 3, false), ("another, no answer", "USD", [], [], 3, false),
      ("another, by option", "USD", ["--other-currency"], nil, 0, true),
    ] as [(String, String, [String], [String]?, Int32, Bool)])
  func importing(
    name: String, own: String, more: [String], lines: [String]?, status: Int32, isWritten: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(
      ["import", "f.csv", "--into", "b.json"] + more, ["f.csv": Self.euros, "b.json": Self.backup(own)],
      lines: lines, in: folder)
    #expect(run.status == status, "\(name): \(run.errors)")
    let text = try String(contentsOfFile: folder.path("b.json"), encoding: .utf8)
    #expect(text.contains("Market") == isWritten)
    #expect(text.contains("\"currency\": \"EUR\"") == isWritten || own == "EUR")
    guard isWritten else { return }
    // Rows that are already in the budget need no confirmation.
    let again = CommandRun(["import", folder.path("f.csv"), "--into", folder.path("b.json")])
    #expect(again.status == 0 && again.output.contains("Nothing is new"), "\(again.errors)")
  }

  @Test func rowsWithoutACurrencyGoIntoTheBudgetsOwn() throws {
    let folder = try TemporaryFolder()
    let run = try Self.run(
      ["import", "f.csv", "--into", "b.json"], ["f.csv": Self.plain, "b.json": Self.backup("CHF")], in: folder
    )
    #expect(run.status == 0 && !run.output.contains("states no currency"), "\(run.errors)")
  }
}
