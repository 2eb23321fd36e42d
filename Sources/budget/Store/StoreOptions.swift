import ArgumentParser
import CalendarDates

/// The options for the location of the budget that a command reads or changes.
struct StorePlace: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The book or backup (default: $BUDGET_BOOK, or household.budget in this folder or the nearest one above).",
      valueName: "file"), completion: .file(extensions: ["budget", "json"]))
  var book: String?
  @Option(
    help: ArgumentHelp(
      "The time to use as the current time, in UTC (default: the system clock).",
      valueName: "2026-01-31T20:00:00Z"))
  var now: UTCTimestamp?
  @Flag(help: "Write JSON with exact figures.")
  var json = false

  /// Returns the moment that is used as the current time.
  func moment(on console: Console) -> UTCTimestamp { now ?? console.now() }
}

/// The options of all commands that change a stored budget.
struct StoreOptions: ParsableArguments {
  @OptionGroup var place: StorePlace
  @Flag(help: "Show what would be done without writing anything.")
  var dryRun = false
}
