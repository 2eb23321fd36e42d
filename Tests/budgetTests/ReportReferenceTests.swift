import Foundation
import TestSupport
import Testing

@testable import budget

/// Compares the numbers in the sample's reports with a second implementation in another language,
/// Tests/Reference/report.py.
///
/// `make reference` compares every month.
@Suite(.enabled(if: ReferenceProgram.isPresent, "python3 is not here")) struct ReportReferenceTests {
  private static let backup = CommandRun.sample("household.json")

  private static func write(_ arguments: [String], _ folder: TemporaryFolder) -> (json: String, html: String)
  {
    let paths = (folder.path("report.json"), folder.path("report.html"))
    for path in [paths.0, paths.1] {
      _ = CommandRun(["report", backup, "--now", "2026-02-01T08:00:00Z", "-o", path] + arguments)
    }
    return paths
  }

  @Test(
    arguments: [
      ["--month", "2026-01", "--compare", "2025-12"], ["--since", "2025-03-05", "--until", "2025-05-20"],
    ])
  func noNumberDiffers(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let paths = Self.write(arguments, folder)
    let (status, output) = try ReferenceProgram.run("report.py", Self.backup, paths.json, paths.html)
    #expect(status == 0 && output.hasSuffix(" figures, 0 differences\n"), "\(output.prefix(2_000))")
  }

  @Test func everyWrongNumberIsFound() throws {
    let folder = try TemporaryFolder()
    let paths = Self.write(["--month", "2025-12"], folder)
    var html = try String(contentsOf: URL(filePath: paths.html), encoding: .utf8)
    let changes = [
      ("<td>1,890.00<", "<td>1,890.01<", "the page shows 1,890.01"),
      (">1,890.00</text>", ">1,890.02</text>", "chart glance-spending (narrow) shows '1,890.02'"),
      ("December 2025 $842.06", "December 2025 $842.07", "chart year (wide) says 'Groceries: "),
      ("Rent · 1,890.00<", "Rent · 1,890.03<", "chart flow (wide) shows 'Rent · 1,890.03'"),
      (">Gifts</text>", ">Giftz</text>", "names 'Giftz'"), (">15k</text>", ">16k</text>", "its axis has"),
    ]
    for (right, wrong, _) in changes { html.replace(right, with: wrong) }
    let changed = try folder.write(Array(html.utf8), to: "w.html")
    let (status, output) = try ReferenceProgram.run("report.py", Self.backup, paths.json, changed)
    #expect(status == 1)
    for (_, _, words) in changes { #expect(output.contains(words), "\(output.prefix(2_000))") }
  }
}
