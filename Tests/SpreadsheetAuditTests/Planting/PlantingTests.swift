import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@testable import SpreadsheetAudit

/// Plants faults of every kind in other people's workbooks, in the folder given by `REAL_FILES`.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["REAL_FILES"] != nil,
    "REAL_FILES names no folder of workbooks"))
struct PlantingTests {
  /// Checks that the audit finds at least nine of ten faults at their cells.
  @Test func `faults in strangers' workbooks are found`() throws {
    var planted: [FaultKind: Int] = [:]
    var found: [FaultKind: Int] = [:]
    for file in Self.files {
      guard let workbook = try? Workbook(xlsxAt: file.path) else { continue }
      let trial = PlantingTrial(workbook)
      for (index, kind) in FaultKind.allCases.enumerated() {
        guard let (plant, faulty) = trial.plant(kind, seed: UInt64(index + 1)) else { continue }
        planted[kind, default: 0] += 1
        if trial.outcome(plant, faulty).isFound { found[kind, default: 0] += 1 }
      }
    }
    for kind in FaultKind.allCases {
      print(kind.rawValue, found[kind, default: 0], "of", planted[kind, default: 0])
    }
    let (all, recognised) = (planted.values.reduce(0, +), found.values.reduce(0, +))
    #expect(all > 0 && recognised * 10 >= all * 9, "\(recognised) of \(all)")
  }

  /// Checks that at most one repair in a hundred differs from the content before the fault, and prints other repairs.
  @Test func `repairs of faults in strangers' workbooks give what was there`() throws {
    var counts: [String: [FaultKind: Int]] = [:]
    var unasked = 0
    for file in Self.files {
      guard let workbook = try? Workbook(xlsxAt: file.path) else { continue }
      let trial = PlantingTrial(workbook)
      let own = trial.repairs(of: trial.workbook)
      for repair in own {
        unasked += 1
        print(file.lastPathComponent, repair.code.rawValue, repair.cells[0], repair.changes.count)
      }
      for (index, kind) in FaultKind.allCases.enumerated() {
        guard let (plant, faulty) = trial.plant(kind, seed: UInt64(index + 1)) else { continue }
        let outcome = trial.repair(plant, faulty)
        counts[outcome, default: [:]][kind, default: 0] += 1
        if outcome == "other" {
          print("other:", file.lastPathComponent, kind, trial.workbook.sheets[plant.sheet].name, plant.cell)
        }
      }
    }
    for (outcome, kinds) in counts.sorted(by: { $0.key < $1.key }) {
      print(outcome, kinds.map { "\($0.key.rawValue) \($0.value)" }.sorted())
    }
    print("without a planted fault:", unasked)
    let (same, other) = (
      counts["same", default: [:]].values.reduce(0, +), counts["other", default: [:]].values.reduce(0, +)
    )
    #expect(same > 0 && other * 100 <= same, "\(same) as before, \(other) otherwise")
  }

  private static var files: [URL] {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["REAL_FILES"] ?? "")
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    return (all?.compactMap { $0 as? URL } ?? []).filter { url in
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      return ["xlsx", "xlsm"].contains(url.pathExtension) && size < 1_000_000
    }.sorted { $0.path < $1.path }
  }
}
