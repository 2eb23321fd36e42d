import BudgetModel
import FindingWording
import SpreadsheetFiles

/// Writes findings as a CSV file.
enum FindingCSV {
  private static let header = [
    "File", "Sheet", "Cell", "Line", "Field", "Severity", "Code", "Reason", "Remedy", "Raw",
  ]

  /// Returns one row for each finding of each file, with the raw text of the finding's line if it is known.
  ///
  /// - Throws: `CSVError` if a text contains a NUL character.
  static func bytes(_ files: [([Finding], [Int: String])]) throws(CSVError) -> [UInt8] {
    var writer = CSVWriter()
    try writer.append(header)
    for (findings, rawRows) in files {
      for finding in findings { try writer.append(row(finding, rawRows)) }
    }
    return writer.takeBytes()
  }

  private static func row(_ finding: Finding, _ rawRows: [Int: String]) -> [String] {
    var (sheet, cell, line, field, raw) = ("", "", "", "", "")
    switch finding.place.location {
    case .whole: break
    case .sheet(let name): sheet = name
    case .cell(let name, let reference): (sheet, cell) = (name, reference)
    case .line(let number, let name):
      (line, field) = (String(number), name ?? "")
      raw = rawRows[number] ?? ""
    case .jsonPath(let path): cell = path
    }
    let words = FindingFormatter().words(finding.fact)
    return [
      finding.place.file ?? "", sheet, cell, line, field, finding.severity.rawValue, finding.code.rawValue,
      words.reason, words.remedy ?? "", raw,
    ]
  }
}
