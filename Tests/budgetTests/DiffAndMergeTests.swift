import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests `budget diff`, `merge` and `chart`.
@Suite struct DiffAndMergeTests {
  private static let phone = Family.backup.replacing(
    "\"amount\": 4.25, \"type\": \"expense\",",
    with: "\"amount\": 5.25, \"type\": \"expense\", \"updated\": \"2026-01-20T10:00:00Z\",")
  private static let laptop = Family.backup.replacing(
    "\"description\": \"Kite\",",
    with: "\"description\": \"Red kite\", \"updated\": \"2026-01-21T10:00:00Z\",")

  @Test func differencesAreListedByField() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(Family.backup.utf8, to: "old.json")
    let new = try folder.write(Self.phone.utf8, to: "new.json")
    let run = CommandRun(["diff", old, new])
    #expect(run.status == 1)
    #expect(run.output.contains("amount: 4.25 → 5.25"))
    #expect(CommandRun(["diff", old, new, "--json"]).output.contains("\"new\": \"5.25\""))
    let same = CommandRun(["diff", old, old])
    #expect(same.status == 0)
    #expect(same.output == "no differences\n")
  }

  @Test func bothSidesChangesAreKept() throws {
    let folder = try TemporaryFolder()
    let left = try folder.write(Self.phone.utf8, to: "phone.json")
    let right = try folder.write(Self.laptop.utf8, to: "laptop.json")
    let base = try folder.write(Family.backup.utf8, to: "base.json")
    let arguments = ["--base", base, "--now", "2026-01-10"]
    #expect(CommandRun(["merge", left, right, folder.path("a.json")] + arguments).status == 0)
    #expect(CommandRun(["merge", right, left, folder.path("b.json")] + arguments).status == 0)
    let merged = try String(contentsOf: URL(filePath: folder.path("a.json")), encoding: .utf8)
    #expect(merged.contains("\"description\": \"Red kite\""))
    #expect(merged.contains("\"amount\": 5.25"))
    #expect(merged == (try String(contentsOf: URL(filePath: folder.path("b.json")), encoding: .utf8)))
  }

  @Test func whatLostIsSaid() throws {
    let folder = try TemporaryFolder()
    let other = Family.backup.replacing(
      "\"amount\": 4.25, \"type\": \"expense\",",
      with: "\"amount\": 9, \"type\": \"expense\", \"updated\": \"2026-01-19T10:00:00Z\",")
    let left = try folder.write(Self.phone.utf8, to: "phone.json")
    let right = try folder.write(other.utf8, to: "laptop.json")
    let base = try folder.write(Family.backup.utf8, to: "base.json")
    let run = CommandRun(["merge", left, right, folder.path("a.json"), "--base", base, "--strict"])
    #expect(run.status == 1)
    #expect(run.errors.contains("kept the version of phone.json"))
    let json = CommandRun(["merge", left, right, folder.path("b.json"), "--base", base, "--json"])
    #expect(json.status == 0)
    #expect(json.output.contains("\"kept\": \"left\""))
    #expect(CommandRun(["merge", left, right, "-", "--json"]).status == 2)
  }

  @Test func chartsAreSVGFiles() throws {
    for kind in ["comparison", "spending", "trend"] {
      let run = CommandRun(["chart", kind, CommandRun.sample("household.json"), "--month", "2026-01"])
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("<svg"), "\(kind)")
    }
    let unknown = CommandRun(["chart", "pie", CommandRun.sample("household.json")])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("comparison"))
  }
}
