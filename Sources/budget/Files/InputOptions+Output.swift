extension InputOptions {
  /// The files that are read in addition to the input.
  private var files: [String] {
    let profile = csv.profile.flatMap { CSVInputOptions.isFile($0) ? $0 : nil }
    return [mapping, rules, profile].compactMap(\.self)
  }

  /// Returns an output location, which must not be one of the files that are read.
  ///
  /// - Throws: `CommandError` if it may not be written to.
  func target(
    _ path: String, as form: OutputForm, reading inputs: [String], on console: Console
  ) throws -> OutputTarget {
    let access = FileAccess(console: console)
    for input in inputs + files { try access.noteInput(input) }
    return try console.files.target(path, as: form, replacing: replace)
  }

  /// Prepares the output of `--findings`, if given, before anything is read.
  ///
  /// - Throws: `CommandError` if it may not be written to.
  func prepareFindings(reading inputs: [String], on console: Console) throws {
    guard let path = csv.findings, console.files.findings == nil else { return }
    console.files.findings = FindingsOutput(try target(path, as: .csv, reading: inputs, on: console))
  }
}
