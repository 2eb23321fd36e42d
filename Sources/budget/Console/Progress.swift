import BudgetReports
import SpreadsheetFiles
import Synchronization
import WorkProgress

/// Shows on a terminal the progress of work that takes longer than a second, and erases it at the end.
struct Progress {
  private let console: Console
  private let isShown: Bool

  init(_ console: Console) {
    self.console = console
    isShown = console.errorIsTerminal && !console.isDumb
  }

  /// Performs a named step of the work and shows its progress, which the step reports through the meter.
  func during<Result>(
    _ step: String, _ meter: WorkMeter? = nil, _ work: () throws -> Result
  ) rethrows -> Result {
    guard isShown else { return try work() }
    let line = Mutex(ProgressLine(step, width: console.width))
    // During a step, the command itself writes nothing.
    nonisolated(unsafe) let write = console.writeError
    let stop = console.ticking { elapsed in
      if let text = line.withLock({ $0.next(after: elapsed, meter?.reading) }) { write(Self.replacing(text)) }
    }
    defer {
      stop()
      if line.withLock({ $0.isShown }) { write(Self.replacing("")) }
    }
    return try work()
  }

  private static func replacing(_ text: String) -> [UInt8] { Array("\r\u{1B}[K\(text)".utf8) }
}

/// The progress of a step in one line: `Reading household.csv… 412,000 rows, 41 %`.
struct ProgressLine {
  private static let patience = Duration.seconds(1)

  private let step: String
  private let width: Int
  private var percent = 0
  private var text = ""

  /// Creates an empty line, with a maximum width in columns.
  init(_ step: String, width: Int) { (self.step, self.width) = (TerminalText.printable(step), width) }

  /// Whether the line has text.
  var isShown: Bool { !text.isEmpty }

  /// Returns the next text to show; nil if it is unchanged.
  mutating func next(after elapsed: Duration, _ reading: WorkMeter.Reading?) -> String? {
    guard elapsed >= Self.patience else { return nil }
    percent = min(max(percent, reading?.percent ?? 0), 100)
    let facts = [
      reading.flatMap { $0.rows > 0 ? WrittenText.count($0.rows, "row") : nil },
      reading?.percent.map { _ in "\(percent) %" },
    ].compactMap(\.self).joined(separator: ", ")
    let end = facts.isEmpty ? "…" : "… \(facts)"
    // A line that fills the terminal's width would wrap, and the second line would not be erased.
    var title = step
    while !title.isEmpty, TerminalText.width(title + end) >= width { title.removeLast() }
    guard title + end != text else { return nil }
    text = title + end
    return text
  }
}
