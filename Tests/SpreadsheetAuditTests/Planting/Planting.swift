import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues
import SpreadsheetAudit

/// A kind of fault that people make, which can be planted in any workbook.
enum FaultKind: String, CaseIterable, Sendable {
  case staleValue = "stale value"
  case numberOverFormula = "number over a formula"
  case shortRange = "range one cell short"
  case holeInSum = "hole in a sum"
  case unlikeSeries = "formula unlike its series"
  case numberAsText = "number as text"
  case wrongSheet = "wrong sheet"
  case doubleCountInRange = "double count in a range"
  case doubleCountOfCells = "double count of single cells"
  case brokenBalance = "broken balance"
  case criterionTypo = "criterion typo"
  case entryTypo = "entry typo"
  case mixedUnits = "mixed units"
  case mixedRates = "mixed rates"
  case signError = "sign error"
  case lostReference = "lost reference"
  case circle = "circle"

  /// The codes of findings that report this kind of fault.
  var codes: Set<AuditCode> {
    switch self {
    case .staleValue: [.staleCache]
    case .numberOverFormula: [.constantInFormulas, .brokenBalance]
    case .shortRange, .holeInSum: [.incompleteRange, .oddFormula]
    case .unlikeSeries: [.oddFormula, .incompleteRange, .brokenBalance, .wrongSheet, .doubleCount]
    case .numberAsText: [.numberAsText]
    case .wrongSheet: [.wrongSheet, .oddFormula]
    case .doubleCountInRange, .doubleCountOfCells: [.doubleCount, .oddFormula]
    case .brokenBalance, .signError: [.brokenBalance, .oddFormula]
    case .criterionTypo, .entryTypo: [.unmatchedCriterion]
    case .mixedUnits, .mixedRates: [.mixedUnits]
    case .lostReference: [.errorValue]
    case .circle: [.cycle]
    }
  }
}

/// One fault: a cell with its faulty content.
struct Plant: Sendable {
  let kind: FaultKind
  let sheet: Int
  let cell: Cell
  /// Further cells, on any sheet, at which the fault may be reported.
  var alsoAt: Set<CellLocation> = []
  /// Whether a figure must change at once; the figures of a template only change when it is filled in.
  var mustChange = true
}

/// The result of an audit after a fault was planted.
struct PlantOutcome {
  let isFound: Bool
  /// Findings at other cells that are new, and findings that are gone.
  let appeared: [String], vanished: [String]
}

/// A random number generator that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A workbook in which faults are planted one at a time, each followed by a recalculation and an audit.
struct PlantingTrial {
  static let moment = (
    date: CalendarDate(year: 2026, month: 2, day: 1) ?? .earliest,
    time: TimeOfDay(hour: 8, minute: 0) ?? .midnight
  )
  private static let triesPerKind = 25

  let workbook: Workbook
  private let ground: PlantingGround
  private let before: [AuditFinding]

  /// Creates a trial with the workbook as a spreadsheet would save it now.
  init(_ workbook: Workbook) {
    self.workbook = Self.saved(workbook)
    ground = PlantingGround(self.workbook)
    before = WorkbookAudit(self.workbook, now: Self.moment).findings
  }

  /// Returns a fair fault of this kind at a random position; nil if the workbook has no such position.
  func plant(_ kind: FaultKind, seed: UInt64) -> (plant: Plant, workbook: Workbook)? {
    var generator = SeededGenerator(seed: seed)
    let suspected = Set(before.flatMap { [$0.location] + $0.others })
    let places = ground.places(for: kind, &generator).shuffled(using: &generator)
    for plant in places.prefix(Self.triesPerKind) {
      let location = CellLocation(sheet: workbook.sheets[plant.sheet].name, reference: plant.cell.reference)
      guard suspected.isDisjoint(with: plant.alsoAt.union([location])) else { continue }
      var faulty = workbook
      faulty.sheets[plant.sheet].set(plant.cell)
      if kind == .staleValue { return (plant, faulty) }
      faulty = Self.saved(faulty)
      if plant.mustChange, Self.figures(faulty) == Self.figures(workbook) { continue }
      return (plant, faulty)
    }
    return nil
  }

  /// Returns the repairs of a workbook.
  func repairs(of workbook: Workbook) -> [AuditRepair] {
    let audit = WorkbookAudit(workbook, now: Self.moment)
    return AuditRepairs(workbook, audit, now: Self.moment).repairs
  }

  /// Compares the repaired cell with the original: `same` content, same `value`, `other`, or `none` without a repair.
  func repair(_ plant: Plant, _ faulty: Workbook) -> String {
    let location = CellLocation(sheet: workbook.sheets[plant.sheet].name, reference: plant.cell.reference)
    for repair in repairs(of: faulty) {
      guard let cell = repair.cells.first(where: { $0.location == location }) else { continue }
      let original = workbook.sheets[plant.sheet][plant.cell.reference]
      let expected =
        original?.formula.map { AuditRepair.Content.formula($0.text) } ?? .value(original?.value ?? .empty)
      if cell.after == expected { return "same" }
      let value = repair.changes.first { $0.location == location }?.after ?? plant.cell.value
      let isSame = { (one: CellValue, other: CellValue?) in
        one == other
          || one.number?.rounded(toSignificantDigits: 12) == other?.number?.rounded(toSignificantDigits: 12)
      }
      return isSame(value, original?.value) ? "value" : "other"
    }
    return "none"
  }

  /// Audits the workbook with the fault and compares the findings with those before.
  func outcome(_ plant: Plant, _ faulty: Workbook) -> PlantOutcome {
    let after = WorkbookAudit(faulty, now: Self.moment).findings
    let location = CellLocation(sheet: workbook.sheets[plant.sheet].name, reference: plant.cell.reference)
    let places = plant.alsoAt.union([location])
    let isFound = after.contains { finding in
      guard plant.kind.codes.contains(finding.code) else { return false }
      if case .cycle(let cells) = finding.fact { return !places.isDisjoint(with: cells) }
      return !places.isDisjoint(with: [finding.location] + finding.others)
    }
    // Findings at cells whose values the fault changes are effects of the fault.
    let changed = Self.changed(workbook, faulty)
    func others(_ findings: [AuditFinding], than known: [AuditFinding]) -> [String] {
      let known = Set(known.flatMap(Self.names).map(\.name))
      return findings.flatMap(Self.names).filter {
        !known.contains($0.name) && !places.contains($0.place) && !changed.contains($0.place)
      }.map(\.name)
    }
    return PlantOutcome(
      isFound: isFound, appeared: others(after, than: before), vanished: others(before, than: after))
  }

  /// Returns the formulas whose values differ.
  private static func changed(_ workbook: Workbook, _ other: Workbook) -> Set<CellLocation> {
    var result: Set<CellLocation> = []
    for (sheet, twin) in zip(workbook.sheets, other.sheets) {
      for cell in twin.rows.lazy.flatMap(\.cells)
      where cell.formula != nil && cell.value != sheet[cell.reference]?.value {
        result.insert(CellLocation(sheet: sheet.name, reference: cell.reference))
      }
    }
    return result
  }

  private static func names(_ finding: AuditFinding) -> [(name: String, place: CellLocation)] {
    ([finding.location] + finding.others).map { ("\(finding.code.rawValue) \($0)", $0) }
  }

  private static func figures(_ workbook: Workbook) -> [CellValue] {
    workbook.sheets.flatMap { $0.rows.flatMap { $0.cells.filter { $0.formula != nil }.map(\.value) } }
  }

  private static func saved(_ workbook: Workbook) -> Workbook {
    var result = workbook
    let calculator = WorkbookCalculator(workbook, now: moment, arithmetic: .double)
    for sheet in result.sheets.indices {
      for row in result.sheets[sheet].rows.indices {
        for index in result.sheets[sheet].rows[row].cells.indices
        where result.sheets[sheet].rows[row].cells[index].formula != nil {
          let reference = result.sheets[sheet].rows[row].cells[index].reference
          result.sheets[sheet].rows[row].cells[index].value = calculator.value(
            sheet: result.sheets[sheet].name, reference)
        }
      }
    }
    return result
  }
}
