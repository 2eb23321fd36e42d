internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Groups findings with a common cause, such as a formula that is wrong in each cell to which it was copied.
struct CauseGroups {
  /// The properties that findings with a common cause share.
  private struct Key: Hashable {
    let code: AuditCode
    /// The form of the formula, or of the series' formula if a number that was typed in by hand replaces it.
    let form: Int
    /// The location, for findings that have no formula in common.
    let place: String
  }

  /// A faulty formula in the same cell of several sheets, which are copies of each other.
  private struct Copy: Hashable {
    let code: AuditCode
    let form: Int
    let cell: CellReference
  }

  /// An error in several cells of one row, which probably have the same missing input.
  private struct ErrorRow: Hashable {
    let sheet: String
    let row: Int
    let error: CellError
  }

  private let workbook: AuditedWorkbook
  private let forms = FormulaForms()
  private let shapes = Shapes()

  /// Assigns numbers to texts.
  private final class Shapes {
    private var numbers: [String: Int] = [:]

    func number(_ text: String) -> Int {
      let number = numbers[text] ?? numbers.count
      numbers[text] = number
      return number
    }
  }

  /// The findings of a workbook, each with the other cells that have the same cause.
  static func joined(_ findings: [AuditFinding], of workbook: AuditedWorkbook) -> [AuditFinding] {
    CauseGroups(workbook: workbook).joined(findings)
  }

  private init(workbook: AuditedWorkbook) { self.workbook = workbook }

  private func joined(_ findings: [AuditFinding]) -> [AuditFinding] {
    var groups: [[AuditFinding]] = []
    var places: [Key: Int] = [:]
    var copies: [Copy: Int] = [:]
    var rows: [ErrorRow: Int] = [:]
    for finding in findings {
      guard let key = key(finding) else {
        groups.append([finding])
        continue
      }
      let copy = Copy(code: key.code, form: key.form, cell: finding.location.reference)
      let row = errorRow(finding)
      let known = places[key] ?? (key.form < 0 ? nil : copies[copy]) ?? row.flatMap { rows[$0] }
      let place = known ?? groups.count
      if place == groups.count { groups.append([finding]) } else { groups[place].append(finding) }
      places[key] = place
      if copies[copy] == nil { copies[copy] = place }
      if let row, rows[row] == nil { rows[row] = place }
    }
    return groups.compactMap(AuditFinding.init(causeOf:))
  }

  private func errorRow(_ finding: AuditFinding) -> ErrorRow? {
    guard case .errorValue(let error) = finding.fact, finding.formula != nil else { return nil }
    return ErrorRow(sheet: finding.location.sheet, row: finding.location.reference.row, error: error)
  }

  private func key(_ finding: AuditFinding) -> Key? {
    let sheet = finding.location.sheet
    switch finding.fact {
    case .tooMuchWork: return nil
    case .errorValue(let error):
      guard finding.formula != nil else {
        return Key(code: finding.code, form: -1, place: "\(sheet)!\(error.rawValue)")
      }
      return shape(finding.formula).map {
        Key(code: finding.code, form: $0, place: "\(sheet)!\(error.rawValue)")
      }
    case .numberAsText(_, let sum): return Key(code: finding.code, form: -1, place: "\(sheet)!\(sum)")
    case .constantInFormulas, .brokenBalance:
      return form(finding.suggestion, finding).map { Key(code: finding.code, form: $0, place: "") }
    default: return form(finding.formula, finding).map { Key(code: finding.code, form: $0, place: sheet) }
    }
  }

  /// The number of a formula's text without its references.
  ///
  /// Formulas with the same number form one group: in templates, divisions by an empty cell cause many such errors.
  private func shape(_ formula: String?) -> Int? {
    guard let formula else { return nil }
    let text = FormulaText(formula)
    let places = Set(text.references().flatMap { $0.0 })
    let shape = text.tokens.indices.map { places.contains($0) ? "\u{1}" : text.tokens[$0].text }.joined()
    return shapes.number(shape)
  }

  private func form(_ formula: String?, _ finding: AuditFinding) -> Int? {
    formula.flatMap { try? forms.number(of: CellFormula($0), at: finding.location.reference) }
  }
}

extension AuditFinding {
  /// Merges findings with one cause: takes the first of the most severe ones, with the cells of all others.
  fileprivate init?(causeOf findings: [AuditFinding]) {
    guard let gravest = findings.map(\.severity).max(),
      let place = findings.firstIndex(where: { $0.severity == gravest })
    else { return nil }
    self = findings[place]
    guard findings.count > 1 else { return }
    others = findings.indices.filter { $0 != place }.map { findings[$0].location }
    dependents = findings.flatMap(\.dependents)
  }
}
