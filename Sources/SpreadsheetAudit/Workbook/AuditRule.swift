/// A check for one kind of problem.
protocol AuditRule {
  /// All findings of the rule.
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding]
}

/// Thresholds by which the rules tell a pattern from chance.
enum Evidence {
  /// The fewest cells with one formula that make a series: three may be chance or a section.
  static let minimumRun = 4
  /// The fewest cells with one formula that make a series if the cell among them looks like them.
  static let minimumShortRun = 3
  /// The fewest cells with one formula among which even two cells with another formula are no pattern.
  static let longRun = 40
  /// The number of separate lines that must deviate at one position for it to be of another kind.
  static let minimumCrossings = 3
  /// The most consecutive cells that may deviate from a series; more of them form a section of their own.
  static let maximumGap = 2
  /// Whether at least three of four cells follow a series; below that, columns mix two kinds of rows.
  static func isMajority(_ following: Int, among count: Int) -> Bool { following * 4 >= count * 3 }
}
