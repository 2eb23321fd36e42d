public import ArgumentParser
public import SpreadsheetAudit

/// The options of an audit that also repairs the workbook.
struct FixOptions: ParsableArguments {
  @Flag(help: "Show repairs that are sure, and on a terminal ask for each whether it is made.")
  var fix = false
  @Flag(help: "Make all repairs that are sure, in the workbook itself.")
  var fixAll = false
  @Option(
    help: ArgumentHelp(
      "Make only the repairs of a kind, such as stale-cache; may be repeated.", valueName: "code"))
  var only: [AuditCode] = []

  @OptionGroup var inPlace: InPlaceOptions

  /// Whether repairs are requested.
  var isGiven: Bool { fix || fixAll || !only.isEmpty }

  func validate() throws {
    guard isGiven || !inPlace.dryRun && !inPlace.noCopy else {
      throw ValidationError("--dry-run and --no-copy go with --fix, --fix-all or --only.")
    }
  }
}

extension AuditCode: ExpressibleByArgument {}
