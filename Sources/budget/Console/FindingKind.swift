import BudgetModel

/// Findings of one kind in one sheet or file, which one line tells.
struct FindingKind {
  private struct Key: Hashable {
    let code: Finding.Code
    let severity: Finding.Severity
    let file: String?
    let sheet: String?
    /// The reason without the numbers and texts that it names.
    let shape: String
  }

  /// The findings, at least one, in the order of the file.
  private(set) var findings: [Finding]

  /// Places that a line names.
  private static let mostPlaces = 3

  /// The kinds, the gravest first, and else in the order in which they were met.
  static func kinds(of findings: [Finding]) -> [FindingKind] {
    var kinds: [FindingKind] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(
        code: finding.code, severity: finding.severity, file: finding.place.file,
        sheet: finding.place.sheetName, shape: shape(of: finding.reason))
      if let index = places[key] {
        kinds[index].findings.append(finding)
      } else {
        places[key] = kinds.count
        kinds.append(FindingKind(findings: [finding]))
      }
    }
    return Finding.Severity.allCases.reversed().flatMap { severity in
      kinds.filter { $0.findings.first?.severity == severity }
    }
  }

  /// A reason without what is quoted in it and without digits: findings that differ in no more are of one kind.
  private static func shape(of reason: String) -> String {
    var isQuoted = false
    return String(
      reason.filter { character in
        if character == "\"" { isQuoted.toggle() }
        return !isQuoted && !character.isNumber
      })
  }

  /// One finding as it is; several as `23 times: the category is missing (C3, C4, C5, …)`.
  var sentence: String {
    guard let first = findings.first else { return "" }
    guard findings.count > 1 else { return FindingLines.sentence(first) }
    let isOneReason = findings.allSatisfy { $0.reason == first.reason }
    let isOneRemedy = findings.allSatisfy { $0.remedy == first.remedy }
    let reason = isOneReason ? first.reason : "such as: \(first.reason)"
    let remedy = isOneRemedy ? FindingLines.remedy(first) : ""
    return "\(first.severity.mark): \(head(first))\(findings.count) times\(isOneReason ? ":" : ",") \(reason)"
      + "\(shownPlaces)\(remedy)"
  }

  /// The file and the sheet that all have.
  private func head(_ first: Finding) -> String {
    let parts = [first.place.file, first.place.sheetName.map { "sheet \($0)" }].compactMap(\.self)
    return parts.isEmpty ? "" : "\(parts.joined(separator: ", ")), "
  }

  /// The first places, in brackets.
  private var shownPlaces: String {
    var places: [String] = []
    for finding in findings {
      guard let place = finding.place.placeInSheet, !places.contains(place) else { continue }
      guard places.count < Self.mostPlaces else {
        places.append("…")
        break
      }
      places.append(place)
    }
    return places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
  }
}

extension Finding.Severity {
  /// The word in front of a finding.
  var mark: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension Provenance {
  fileprivate var sheetName: String? {
    switch location {
    case .sheet(let name), .cell(let name, _): name
    case .whole, .line, .jsonPath: nil
    }
  }

  fileprivate var placeInSheet: String? {
    switch location {
    case .whole, .sheet: nil
    case .cell(_, let reference): reference
    case .line(let line, _): "line \(line)"
    case .jsonPath(let path): path
    }
  }
}
