public import ArgumentParser
public import SpreadsheetAudit

/// The options of an audit that also repairs the workbook.
struct FixOptions: ParsableArguments {
  @Flag(help: "Show safe repairs, and in a terminal ask whether to make each one.")
  var fix = false
  @Flag(help: "Make all safe repairs in the workbook itself.")
  var fixAll = false
  @Option(
    help: ArgumentHelp(
      "Make only repairs of one kind, such as stale-cache; may be repeated.", valueName: "code"))
  var only: [AuditCode] = []

  @OptionGroup var inPlace: InPlaceOptions

  /// Whether repairs are requested.
  var isGiven: Bool { fix || fixAll || !only.isEmpty }

  func validate() throws {
    guard isGiven || !inPlace.dryRun && !inPlace.noCopy else {
      throw ValidationError("--dry-run and --no-copy need --fix, --fix-all or --only.")
    }
  }
}

extension AuditCode: ExpressibleByArgument {}
