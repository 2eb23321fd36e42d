public import CalendarDates
public import SpreadsheetFormulas
public import SpreadsheetValues

/// Finds what is wrong, or perhaps unintended, in the formulas of a workbook.
///
/// Every formula is computed twice: with exact decimal numbers, and with IEEE 754 doubles. Time and memory
/// are linear in the number of cells.
public struct WorkbookAudit: Sendable {
  /// The findings, one for each cause, in the order of the sheets' tabs, then by row and column.
  public let findings: [AuditFinding]
  /// The number of formulas in the workbook.
  public let formulaCount: Int
  /// The number of sheets in the workbook.
  public let sheetCount: Int

  /// Audits a workbook; `moment` is the result of `TODAY` and `NOW`, and no finding depends on it.
  ///
  /// If `limits` is nil, the size of the workbook determines how much work all formulas may do together.
  public init(
    _ workbook: Workbook, now moment: (date: CalendarDate, time: TimeOfDay), limits: WorkLimits? = nil
  ) {
    let audited = AuditedWorkbook(workbook, now: moment, limits: limits)
    let found = Self.inOrder(Self.specific(Self.rules.flatMap { $0.findings(in: audited) }), of: workbook)
    findings = Self.inOrder(CauseGroups.joined(found, of: audited), of: workbook)
    formulaCount = audited.formulaCount
    sheetCount = workbook.sheets.count
  }

  /// All rules; if several rules report the same formula of one cell, the first of them is the most specific.
  static var rules: [any AuditRule.Type] {
    [
      CycleRule.self, ErrorValueRule.self, LostReferenceRule.self, StaleCacheRule.self, FloatDustRule.self,
      WrongSheetRule.self,
      OtherSignRule.self, BrokenBalanceRule.self, IncompleteRangeRule.self, DoubleCountRule.self,
      CountedTwiceRule.self, ConstantInFormulasRule.self, OddFormulaRule.self, NumberAsTextRule.self,
      HiddenRowsRule.self, UnmatchedCriterionRule.self, MixedUnitsRule.self,
    ]
  }

  /// Groups of codes for findings that explain the same difference or value; a cell has at most one code of each group.
  private static let alternatives: [[AuditCode]] = [
    [.wrongSheet, .brokenBalance, .incompleteRange, .doubleCount, .constantInFormulas, .oddFormula],
    [.cycle, .errorValue, .staleCache, .floatDust],
  ]

  /// The findings, except findings whose cell has a more specific one.
  private static func specific(_ findings: [AuditFinding]) -> [AuditFinding] {
    struct Place: Hashable {
      let location: CellLocation
      let group: Int
    }
    var taken: Set<Place> = []
    return findings.filter { finding in
      guard let group = alternatives.firstIndex(where: { $0.contains(finding.code) }) else { return true }
      return taken.insert(Place(location: finding.location, group: group)).inserted
    }
  }

  private static func inOrder(_ findings: [AuditFinding], of workbook: Workbook) -> [AuditFinding] {
    let places = Dictionary(workbook.sheets.enumerated().map { ($1.name, $0) }) { first, _ in first }
    return findings.enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      let sheets = (places[first.sheet] ?? 0, places[second.sheet] ?? 0)
      if sheets.0 != sheets.1 { return sheets.0 < sheets.1 }
      if first.reference != second.reference { return first.reference < second.reference }
      return left.offset < right.offset
    }.map(\.element)
  }
}
