import BudgetModel
import FindingWording

/// Findings of the same kind in one sheet or file, shown as one line.
struct FindingKind {
  private struct Key: Hashable {
    let code: Finding.Code
    let severity: Finding.Severity
    let file: String?
    let sheet: String?
    /// The enum cases of the fact, without values from the file.
    let cases: [String]
  }

  /// The findings (at least one) in the order of the file.
  private(set) var findings: [Finding]

  /// The maximum number of positions that a line names.
  private static let mostPlaces = 3

  /// Returns the kinds, most severe first; kinds of equal severity are in the order of their first findings.
  static func kinds(of findings: [Finding]) -> [FindingKind] {
    var kinds: [FindingKind] = []
    var places: [Key: Int] = [:]
    // Inspecting a fact is slow, and many findings have equal facts.
    var casesOfFacts: [Finding.Fact: [String]] = [:]
    for finding in findings {
      let cases = casesOfFacts[finding.fact] ?? Self.cases(of: finding.fact)
      casesOfFacts[finding.fact] = cases
      let key = Key(
        code: finding.code, severity: finding.severity, file: finding.place.file,
        sheet: finding.place.sheetName, cases: cases)
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

  /// Returns the names of cases, topics and currencies in a fact; findings that differ only in texts and
  /// numbers are of the same kind.
  private static func cases(of value: Any) -> [String] {
    switch value {
    case let topic as Finding.Topic: return [topic.name]
    case let currency as Currency: return [currency.code]
    case let flag as Bool: return ["\(flag)"]
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return mirror.children.flatMap { cases(of: $0.value) } }
    return mirror.children.first.map { [$0.label ?? ""] + cases(of: $0.value) } ?? ["\(value)"]
  }

  /// A single finding as it is, several findings as `23 times: the category is missing (C3, C4, C5, …)`.
  var sentence: String {
    guard let first = findings.first else { return "" }
    guard findings.count > 1 else { return FindingLines.sentence(first) }
    let isOneReason = findings.allSatisfy { $0.fact == first.fact }
    let isOneRemedy = findings.allSatisfy { $0.remedy == first.remedy }
    let reason = isOneReason ? first.reason : "such as: \(first.reason)"
    let remedy = isOneRemedy ? FindingLines.remedy(first) : ""
    return "\(first.severity.mark): \(head(first))\(findings.count) times\(isOneReason ? ":" : ",") \(reason)"
      + "\(shownPlaces)\(remedy)"
  }

  /// Returns the file and the sheet that all findings share.
  private func head(_ first: Finding) -> String {
    let parts = [first.place.file, first.place.sheetName.map { "sheet \($0)" }].compactMap(\.self)
    return parts.isEmpty ? "" : "\(parts.joined(separator: ", ")), "
  }

  /// The first positions, in brackets.
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
  /// The word that precedes a finding.
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
