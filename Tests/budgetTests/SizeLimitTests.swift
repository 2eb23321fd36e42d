import Foundation
import TestSupport
import Testing

/// Checks that files larger than any budget are refused by their size, before they are read.
@Suite struct SizeLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a file of this size that takes no space on the disk.
  private func sparse(_ name: String, _ size: UInt64 = 600_000_000, head: String = "") throws -> String {
    let path = try folder.write(Array(head.utf8), to: name)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: size)
    try file.close()
    return path
  }

  private func expectRefusal(_ run: CommandRun, _ words: String) {
    #expect(run.status == 3, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("a.csv", "268435456"), ("a.tsv", "268435456"), ("a.ofx", "268435456"), ("a.qfx", "268435456"),
    ("a.qif", "268435456"), ("a.txt", "268435456"), ("a.json", "576716800"), ("a", "268435456"),
  ])
  func filesOfABudget(_ name: String, limit: String) throws {
    let path = try sparse(name)
    expectRefusal(CommandRun(["inspect", path]), "more than \(limit) bytes")
    expectRefusal(CommandRun(["convert", path, "-", "--to", "json"]), "--any-size")
  }

  @Test func aWorkbook() throws {
    let path = try sparse("a.xlsx", head: "PK\u{3}\u{4}")
    expectRefusal(CommandRun(["inspect", path]), "600000000 bytes, more than the limit of 536870912")
    expectRefusal(CommandRun(["audit", path]), "more than the limit of 536870912")
    // With the option, the size is not the error any more.
    expectRefusal(CommandRun(["inspect", path, "--any-size"]), "no directory at its end")
    expectRefusal(CommandRun(["inspect", try sparse("b.xlsx")]), "not an Excel workbook")
  }

  @Test func aFileBelowTheLimitIsRead() throws {
    // Zeros are not CSV, which is only known after reading them.
    let run = CommandRun(["inspect", try sparse("a.csv", 100_000)])
    #expect(run.status == 3)
    #expect(!run.errors.contains("more than"))
  }

  @Test func mappingsRulesAndProfiles() throws {
    let (input, yaml) = (CommandRun.sample("household.xlsx"), try sparse("a.yaml"))
    for option in ["--mapping", "--rules"] {
      expectRefusal(
        CommandRun(["convert", input, "-", "--to", "json", option, yaml]), "more than 4194304 bytes")
    }
    let csv = try folder.write(Array("Date,Amount\n2026-01-05,1\n".utf8), to: "in.csv")
    expectRefusal(CommandRun(["inspect", csv, "--profile", yaml]), "more than 4194304 bytes")
  }

  @Test func templates() throws {
    _ = try sparse("report.mustache")
    let run = CommandRun([
      "report", CommandRun.sample("household.xlsx"), "--to", "html", "--template", folder.url.path,
    ])
    expectRefusal(run, "this template has more than 1048576 bytes")
  }

  @Test func standardInput() {
    // 160 MiB and at least one more byte of a valid CSV file.
    let row = Array("2026-01-05,Market,-1.00\n".utf8)
    var bytes = Array("Date,Description,Amount\n".utf8)
    bytes.reserveCapacity(160 << 20 + row.count)
    while bytes.count <= 160 << 20 { bytes += row }
    expectRefusal(
      CommandRun(["inspect", "-"], input: bytes), "standard input: it has more than 167772160 bytes")
  }
}
