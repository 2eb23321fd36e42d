/// A check for one kind of problem.
protocol AuditRule {
  /// All findings of the rule in a workbook.
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding]
}

/// Thresholds by which the rules distinguish a pattern from chance.
enum Evidence {
  /// The minimum number of cells with one formula that form a series; three may be chance or a section.
  static let minimumRun = 4
  /// The minimum number of cells in a series if the deviating cell resembles them.
  static let minimumShortRun = 3
  /// The minimum number of cells with one formula among which two cells with another formula may be mistakes.
  static let longRun = 40
  /// If at least this many separate lines deviate at one position, the position is of another kind.
  static let minimumCrossings = 3
  /// The maximum number of consecutive cells that may deviate from a series; more cells form a separate section.
  static let maximumGap = 2
  /// Whether at least three of four cells follow a series; with fewer, the line mixes two kinds of cells.
  static func isMajority(_ following: Int, among count: Int) -> Bool { following * 4 >= count * 3 }
}
