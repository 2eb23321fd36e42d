public import CalendarDates
public import SpreadsheetFormulas
public import SpreadsheetValues

/// The repairs of a workbook that its audit considers certain.
///
/// Each repair was tried: the repaired workbook was computed and audited again. A repair is dropped if its
/// finding remains, if there is a new finding, or if a cell shows an error. A repair never guesses what was
/// intended: content that may be right as it is, such as a different number, formula or name, is not
/// repaired.
public struct AuditRepairs: Sendable {
  /// The repairs in the order of their findings.
  public private(set) var repairs: [AuditRepair] = []

  /// The maximum number of repairs that are tried one by one if not all of them work together.
  private static let mostTrials = 64

  private let workbook: Workbook
  private let moment: (date: CalendarDate, time: TimeOfDay)
  private let limits: WorkLimits?

  /// Finds the repairs of a workbook from its audit.
  ///
  /// - Parameters:
  ///   - workbook: The workbook that was audited.
  ///   - audit: The audit of the workbook.
  ///   - moment: The date and time for `TODAY` and `NOW`.
  ///   - limits: The work limits for all formulas together, as for the audit.
  public init(
    _ workbook: Workbook, _ audit: WorkbookAudit, now moment: (date: CalendarDate, time: TimeOfDay),
    limits: WorkLimits? = nil
  ) {
    (self.workbook, self.moment, self.limits) = (workbook, moment, limits)
    let candidates = audit.findings.compactMap { finding -> AuditRepair? in
      guard var repair = finding.repair(in: workbook) else { return nil }
      repair.changes = changes(of: [repair])
      return Self.isHarmless(repair) ? repair : nil
    }
    let known = Set(audit.findings.flatMap(Place.all))
    if ends(candidates, known) {
      repairs = candidates
    } else {
      for candidate in candidates.prefix(Self.mostTrials) where ends(repairs + [candidate], known) {
        repairs.append(candidate)
      }
    }
  }

  // MARK: Trying

  /// A kind of finding, and a cell that has such a finding.
  private struct Place: Hashable {
    let code: AuditCode
    let location: CellLocation

    static func all(of finding: AuditFinding) -> [Place] {
      ([finding.location] + finding.others).map { Place(code: finding.code, location: $0) }
    }
  }

  /// Whether the repairs resolve their findings and cause no new ones.
  private func ends(_ repairs: [AuditRepair], _ known: Set<Place>) -> Bool {
    guard !repairs.isEmpty else { return true }
    var repaired = workbook
    repaired.apply(repairs)
    for change in changes(of: repairs) { repaired.store(change.after, at: change.location) }
    let left = Set(
      WorkbookAudit(repaired, now: moment, limits: limits).findings.flatMap(Place.all))
    return left.isSubset(of: known) && left.isDisjoint(with: repairs.flatMap { Place.all(of: $0.finding) })
  }

  /// Whether no value becomes an error, and no value changes at all if the repair must not change any.
  private static func isHarmless(_ repair: AuditRepair) -> Bool {
    if repair.finding.keepsValues, !repair.changes.isEmpty { return false }
    return repair.changes.allSatisfy { change in
      if case .error = change.after { return change.after == change.before }
      return true
    }
  }

  /// The values that change because of repairs.
  private func changes(of repairs: [AuditRepair]) -> [AuditRepair.Change] {
    var repaired = workbook
    repaired.apply(repairs)
    let cells = repairs.flatMap(\.cells)
    let ranges = cells.map {
      SheetRange($0.location.sheet, CellRange($0.location.reference, $0.location.reference))
    }
    let computed = RecalculatedCells(repaired, changed: ranges, now: moment).values.map { found in
      (CellLocation(sheet: found.sheet, reference: found.cell), found.value)
    }
    let typed = cells.compactMap { cell -> (CellLocation, CellValue)? in
      guard case .value(let value) = cell.after else { return nil }
      return (cell.location, value)
    }
    return (typed + computed).compactMap { location, value in
      let before = workbook[sheet: location.sheet]?[location.reference]?.value ?? .empty
      return before == value ? nil : AuditRepair.Change(location: location, before: before, after: value)
    }
  }
}

extension Workbook {
  /// Applies the repaired contents; formulas keep their cached values.
  fileprivate mutating func apply(_ repairs: [AuditRepair]) {
    for cell in repairs.flatMap(\.cells) {
      change(cell.location) { old in
        switch cell.after {
        case .formula(let text) where old.formula?.text != text: old.formula = CellFormula(text)
        case .formula: break
        case .value(let value): (old.formula, old.value) = (nil, value)
        }
      }
    }
  }

  fileprivate mutating func store(_ value: CellValue, at location: CellLocation) {
    change(location) { $0.value = value }
  }

  private mutating func change(_ location: CellLocation, _ change: (inout Cell) -> Void) {
    guard let sheet = sheets.firstIndex(where: { $0.name == location.sheet }) else { return }
    var cell = sheets[sheet][location.reference] ?? Cell(location.reference, .empty)
    change(&cell)
    sheets[sheet].set(cell)
  }
}
