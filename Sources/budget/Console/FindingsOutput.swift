import BudgetModel

/// The findings of all files of a run, which are written to one CSV file at the end of the run.
struct FindingsOutput {
  private let target: OutputTarget
  private var parts: [(file: String, findings: [Finding], rawRows: [Int: String])] = []

  init(_ target: OutputTarget) {
    self.target = target
  }

  /// Adds the findings of a file, replacing earlier findings of the same file.
  mutating func add(_ findings: [Finding], _ rawRows: [Int: String], of file: String) {
    parts.removeAll { $0.file == file }
    parts.append((file, findings, rawRows))
  }

  /// Writes the file if anything was read.
  ///
  /// - Throws: `CommandError` if it cannot be written.
  func write(on console: Console) throws {
    guard !parts.isEmpty else { return }
    let bytes: [UInt8]
    do { bytes = try FindingCSV.bytes(parts.map { ($0.findings, $0.rawRows) }) } catch {
      throw CommandError(
        .badInput, "\(target.path): a text of a finding contains a NUL character; remove it and try again")
    }
    let count = parts.reduce(0) { $0 + $1.findings.count }
    try FileAccess(console: console).write(
      bytes, to: target, saying: "CSV, \(WrittenText.count(count, "finding"))")
  }
}
