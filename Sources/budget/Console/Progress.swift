/// Says on a terminal what takes its time, and wipes it away when it is done.
struct Progress {
  private let console: Console
  private let isShown: Bool

  init(_ console: Console, isQuiet: Bool = false) {
    self.console = console
    isShown = console.errorIsTerminal && !console.isDumb && !isQuiet
  }

  /// Does a step of the work under a word for it.
  func during<Result>(_ step: String, _ work: () throws -> Result) rethrows -> Result {
    guard isShown else { return try work() }
    console.writeError(Array("\r\u{1B}[K\(step)…".utf8))
    defer { console.writeError(Array("\r\u{1B}[K".utf8)) }
    return try work()
  }
}
