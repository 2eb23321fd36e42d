import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import SpreadsheetFiles
import Synchronization
import TestSupport
import Testing

@testable import budget

/// Tests several runs that write at the same time, and runs that are interrupted.
@Suite struct ConcurrentWritingTests {
  private let fixture: WritingFixture
  private let backup: String

  init() throws {
    fixture = try WritingFixture()
    backup = fixture.files["JSON"] ?? ""
  }

  private func bank(_ number: Int) throws -> String {
    try fixture.folder.write(
      "Date,Payee,Amount\n2026-01-20,Shop \(number),-\(number).50\n".utf8, to: "bank\(number).csv")
  }

  private func imported() throws -> [String] {
    let context = ImportContext(fileName: "x", now: UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch)
    let bytes = Array(try Data(contentsOf: URL(filePath: backup)))
    return try BudgetBackup.read(bytes, context: context).budget.imports.map(\.fileName).sorted()
  }

  // Tests/Concurrency/run.sh tests the same with processes, ten at a time.
  @Test func nothingIsLostOfImportsAtATime() throws {
    final class Statuses: Sendable {
      let all = Mutex<[Int32]>([])
    }
    let (files, backup) = (try (1...8).map(bank), backup)
    let (statuses, group) = (Statuses(), DispatchGroup())
    for file in files {
      group.enter()
      Thread.detachNewThread {
        let run = CommandRun(["import", file, "--into", backup], patience: .seconds(120))
        statuses.all.withLock { $0.append(run.status) }
        group.leave()
      }
    }
    group.wait()
    #expect(statuses.all.withLock { $0 } == [Int32](repeating: 0, count: 8))
    #expect(try imported() == (1...8).map { "bank\($0).csv" })
    #expect(fixture.contents.keys.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func whoWaitsTooLongSaysSo() throws {
    let lock = try FolderLock(fixture.folder.url.path)
    let before = fixture.contents
    let file = try bank(1)
    for arguments in [
      ["import", file, "--into", backup], ["convert", file, fixture.files["BOOK"] ?? "", "--replace"],
    ] {
      let run = CommandRun(arguments, patience: .milliseconds(30))
      #expect(run.status == 4)
      #expect(run.errors.contains("another program keeps writing into this folder"), "\(run.errors)")
    }
    // A run that replaces no file does not wait for other runs.
    let new = fixture.folder.path("new.json")
    #expect(CommandRun(["convert", backup, new], patience: .zero).status == 0)
    #expect(fixture.contents.filter { before.keys.contains($0.key) } == before)
    withExtendedLifetime(lock) {}
  }

  @Test func whatChangedSinceItWasReadIsNotReplaced() throws {
    let files = RunFiles()
    let target = try files.updating(backup)
    try Data("another program's".utf8).write(to: URL(filePath: backup))
    let error = #expect(throws: CommandError.self) { try files.write([1], to: target) }
    #expect(error?.status == .unreadable)
    #expect(error?.sentence.contains("this file was changed after it was read") == true)
    #expect(fixture.read("family.json") == Data("another program's".utf8))
    let new = try files.target(fixture.folder.path("new.json"), as: .json, replacing: false)
    _ = try fixture.folder.write("quicker".utf8, to: "new.json")
    let late = #expect(throws: CommandError.self) { try files.write([1], to: new) }
    #expect(late?.sentence.contains("this file appeared while the command ran") == true)
    #expect(fixture.read("new.json") == Data("quicker".utf8))
  }

  /// While a run waits for the folder, its temporary file is there; a signal must remove this file.
  @Test(.enabled(if: BuiltCommand.isPresent), arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalLeavesNothingBehind(number: Int32) throws {
    let book = try #require(fixture.files["BOOK"])
    // Background jobs of a shell ignore some signals, and the process would inherit that.
    let inherited = signal(number, SIG_DFL)
    defer { signal(number, inherited) }
    let lock = try FolderLock(fixture.folder.url.path)
    let before = fixture.contents
    let (process, _) = try BuiltCommand.start(["convert", backup, book, "--replace"])
    func temporary() -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path)) ?? []
      return names.filter { $0.hasPrefix(".budgetkit-") }
    }
    while temporary().isEmpty, process.isRunning { usleep(10_000) }
    #expect(temporary().count == 1)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(fixture.contents == before)
    withExtendedLifetime(lock) {}
  }

  @Test(.enabled(if: BuiltCommand.isPresent)) func aFileThatGrowsTooLargeIsAnErrorAndLeavesNothing() throws {
    let before = fixture.contents
    let run = try BuiltCommand.run(
      [CommandRun.sample("household.json"), fixture.folder.path("x.json")],
      shell: #"ulimit -f 8; exec "$0" convert "$1" "$2""#)
    #expect(run.status == 4)
    #expect(run.errors.contains("x.json: the file cannot be written (File too large)"), "\(run.errors)")
    #expect(fixture.contents == before)
  }
}
