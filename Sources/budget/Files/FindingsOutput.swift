import BudgetModel

/// The findings of all files of a run, which go into one CSV file when it ends.
struct FindingsOutput {
  private let target: OutputTarget
  private var parts: [(file: String, findings: [Finding], rawRows: [Int: String])] = []

  init(_ target: OutputTarget) {
    self.target = target
  }

  /// Adds what was found in a file, in place of what was found in it before.
  mutating func add(_ findings: [Finding], _ rawRows: [Int: String], of file: String) {
    parts.removeAll { $0.file == file }
    parts.append((file, findings, rawRows))
  }

  /// Writes the file where something was read.
  ///
  /// - Throws: `CommandError` where it cannot be written.
  func write(on console: Console) throws {
    guard !parts.isEmpty else { return }
    let bytes: [UInt8]
    do { bytes = try FindingCSV.bytes(parts.map { ($0.findings, $0.rawRows) }) } catch {
      throw CommandError(
        .badInput, "\(target.path): a text of a finding holds a NUL character; remove it and try again")
    }
    let count = parts.reduce(0) { $0 + $1.findings.count }
    try FileAccess(console: console).write(
      bytes, to: target, saying: "CSV, \(WrittenText.count(count, "finding"))")
  }
}

extension InputOptions {
  /// The files that are read besides the input.
  private var files: [String] {
    let profile = csv.profile.flatMap { CSVInputOptions.isFile($0) ? $0 : nil }
    return [mapping, rules, profile].compactMap(\.self)
  }

  /// A place to write to: none of the files that are read.
  ///
  /// - Throws: `CommandError` where it may not be written to.
  func target(
    _ path: String, as form: OutputForm, reading inputs: [String], on console: Console
  ) throws -> OutputTarget {
    let access = FileAccess(console: console)
    for input in inputs + files { try access.noteInput(input) }
    return try console.files.target(path, as: form, replacing: replace)
  }

  /// Makes the place for `--findings`, where it is given and before anything is read.
  ///
  /// - Throws: `CommandError` where it may not be written to.
  func prepareFindings(reading inputs: [String], on console: Console) throws {
    guard let path = csv.findings, console.files.findings == nil else { return }
    console.files.findings = FindingsOutput(try target(path, as: .csv, reading: inputs, on: console))
  }
}
