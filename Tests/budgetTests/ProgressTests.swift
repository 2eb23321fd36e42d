import ArgumentParser
import CalendarDates
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Synchronization
import TestSupport
import Testing

@testable import budget
import WorkProgress

/// Tests the progress shown on a terminal; the tests give the clock ticks themselves, so that they need not wait.
@Suite struct ProgressTests {
  private final class Sink {
    var text = ""
    var tick: (Duration) -> Void = { _ in }
    var isTicking = false
  }

  /// Makes a console that gets its ticks from the sink; with `last`, each step ends with one more tick.
  private func console(_ sink: Sink, terminal: Bool = true, term: String = "xterm", last: Duration? = nil)
    -> Console
  {
    var console = Console(
      writeOutput: { _ in }, writeError: { sink.text += String(decoding: $0, as: UTF8.self) },
      readInput: { _ in [] }, errorIsTerminal: terminal, environment: ["TERM": term], now: { .epoch })
    console.ticking = { body in
      (sink.tick, sink.isTicking) = (body, true)
      return {
        if let last { body(last) }
        sink.isTicking = false
      }
    }
    return console
  }

  private func shown(_ text: String) -> String { "\r\u{1B}[K\(text)" }

  // MARK: The line

  @Test func nothingIsSaidForASecond() {
    var line = ProgressLine("Reading a.csv", width: 80)
    #expect(line.next(after: .milliseconds(999), .init(rows: 5, percent: 50)) == nil)
    #expect(!line.isShown)
    #expect(line.next(after: .seconds(1), .init(rows: 5, percent: 50)) == "Reading a.csv… 5 rows, 50 %")
    #expect(line.isShown)
  }

  @Test func whatIsNotKnownIsNotSaid() {
    var line = ProgressLine("Writing a.xlsx", width: 80)
    #expect(line.next(after: .seconds(1), nil) == "Writing a.xlsx…")
    #expect(line.next(after: .seconds(2), .init(percent: 7)) == "Writing a.xlsx… 7 %")
    #expect(line.next(after: .seconds(3), .init(rows: 1, percent: nil)) == "Writing a.xlsx… 1 row")
  }

  @Test func thePercentageNeverGoesDownNorBeyondTheWhole() {
    var line = ProgressLine("Reading", width: 80)
    #expect(line.next(after: .seconds(1), .init(rows: 412_000, percent: 41)) == "Reading… 412,000 rows, 41 %")
    #expect(line.next(after: .seconds(2), .init(rows: 413_000, percent: 12)) == "Reading… 413,000 rows, 41 %")
    #expect(
      line.next(after: .seconds(3), .init(rows: 1_000_000, percent: 180)) == "Reading… 1,000,000 rows, 100 %")
    #expect(line.next(after: .seconds(4), .init(rows: 1_000_000, percent: 100)) == nil)
  }

  @Test func aLongNameLeavesRoomForTheNumbers() {
    var line = ProgressLine("Reading a-very-long-name.csv", width: 30)
    #expect(
      line.next(after: .seconds(1), .init(rows: 412_000, percent: 41)) == "Reading a… 412,000 rows, 41 %")
    var odd = ProgressLine("Reading \u{1B}[31m.csv", width: 80)
    #expect(odd.next(after: .seconds(1), nil) == "Reading \u{FFFD}[31m.csv…")
  }

  // MARK: The terminal

  @Test func theLineIsReplacedAndWipedAway() {
    let (sink, meter) = (Sink(), WorkMeter())
    meter.begin(200)
    let result = Progress(console(sink)).during("Reading a.csv", meter) {
      sink.tick(.milliseconds(900))
      #expect(sink.text.isEmpty)
      meter.advance(50, rows: 2_000)
      sink.tick(.milliseconds(1_000))
      sink.tick(.milliseconds(1_200))
      meter.advance(100, rows: 1)
      sink.tick(.milliseconds(1_400))
      return 7
    }
    #expect(result == 7)
    #expect(
      sink.text == shown("Reading a.csv… 2,000 rows, 25 %") + shown("Reading a.csv… 2,001 rows, 75 %")
        + shown(""))
    #expect(!sink.isTicking)
  }

  @Test func quickWorkAndOtherThanTerminalsGetNothing() {
    let quick = Sink()
    Progress(console(quick)).during("Reading") { quick.tick(.milliseconds(400)) }
    #expect(quick.text.isEmpty)
    for (terminal, term) in [(false, "xterm"), (true, "dumb")] {
      let sink = Sink()
      Progress(console(sink, terminal: terminal, term: term, last: .seconds(9))).during("Reading") {
        #expect(!sink.isTicking)
      }
      #expect(sink.text.isEmpty)
    }
  }

  @Test func workThatFailsWipesTheLineAway() {
    struct Failure: Error {}
    let sink = Sink()
    #expect(throws: Failure.self) {
      try Progress(console(sink, last: .seconds(2))).during("Reading") { throw Failure() }
    }
    #expect(sink.text == shown("Reading…") + shown(""))
    #expect(!sink.isTicking)
  }

  // MARK: Files

  /// Returns the last progress line of each step of reading a file.
  private func lastLines(_ path: String) throws -> [String] {
    let sink = Sink()
    let console = console(sink, last: .seconds(2))
    _ = try BudgetLoader(options: InputOptions.parse([]), console: console).load(path)
    return sink.text.components(separatedBy: "\r\u{1B}[K").filter { !$0.isEmpty }
  }

  private static let count = 5_000

  private static func csv(_ header: String, _ row: (Int) -> String) -> String {
    header + "\n" + (1...count).map { row($0) + "\n" }.joined()
  }

  private static func text(of name: String) -> String {
    switch name {
    case "bank.csv": csv("Date,Payee,Amount") { "\(day($0)),Shop \($0 % 40),-\($0).50" }
    case "own.csv":
      csv("Date,Description,Category,Type,Amount") { "\(day($0)),Shop \($0 % 40),Food,expense,\($0).50" }
    case "entries.qif":
      "!Type:Bank\n" + (1...count).map { "D\(day($0))\nT-\($0).50\nPShop\n^\n" }.joined()
    default:
      "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>"
        + (1...count).map {
          "<STMTTRN><DTPOSTED>\(day($0).replacing("-", with: ""))<TRNAMT>-\($0).50<FITID>\($0)<NAME>Shop</STMTTRN>"
        }.joined() + "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>"
    }
  }

  private static func day(_ row: Int) -> String { "2026-01-\(row % 18 + 10)" }

  @Test(arguments: ["bank.csv", "own.csv", "entries.qif", "entries.ofx"])
  func allRowsOfATextAreCounted(_ name: String) throws {
    let folder = try TemporaryFolder()
    try Data(Self.text(of: name).utf8).write(to: URL(filePath: folder.path(name)))
    #expect(try lastLines(folder.path(name)).last == "Reading \(name)… 5,000 rows, 100 %")
  }

  @Test func allRowsOfAWorkbookAndABackupAreCounted() throws {
    let folder = try TemporaryFolder()
    let csv = folder.path("own.csv")
    try Data(Self.text(of: "own.csv").utf8).write(to: URL(filePath: csv))
    for name in ["book.xlsx", "book.json"] {
      #expect(CommandRun(["convert", csv, folder.path(name)]).status == 0)
    }
    #expect(try lastLines(folder.path("book.json")).last == "Reading book.json… 5,000 rows, 100 %")

    let rows = try Workbook(xlsxAt: folder.path("book.xlsx")).sheets.reduce(0) { $0 + $1.rows.count }
    let lines = try lastLines(folder.path("book.xlsx"))
    #expect(rows > Self.count)
    #expect(lines.contains("Reading book.xlsx… \(WrittenText.count(rows, "row")), 100 %"))
    #expect(lines.last == "Finding the budget… 5,000 rows, 100 %")
  }

  @Test func theProcessTicksOnAnotherThreadUntilItIsStopped() {
    let ticks = Mutex(0)
    let stop = Ticker.start { _ in ticks.withLock { $0 += 1 } }
    stop()
    #expect(ticks.withLock { $0 } == 0)
  }
}
