import ArgumentParser

/// The options of all commands that change a workbook in place.
struct InPlaceOptions: ParsableArguments {
  @Flag(help: "Show what would be done without writing anything.")
  var dryRun = false
  @Flag(help: "Do not keep a copy of the previous workbook.")
  var noCopy = false

  /// Returns the description of a change to a file, with the name of the copy of its previous state.
  static func written(_ name: String, _ what: String, copy: String?) -> String {
    "\(name) was written: \(what)"
      + (copy.map { "; its previous state is in \(FileAccess.name(of: $0))" } ?? ".")
  }
}
