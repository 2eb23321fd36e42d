/// One thing to look for.
protocol AuditRule {
  /// Every place where it is found.
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding]
}

/// Figures by which the rules tell a pattern from chance.
enum Evidence {
  /// Cells of one formula from which on they are a series: three may be chance, and sections are as short.
  static let minimumRun = 4
  /// Cells of one formula that are one where the cell among them looks as they do.
  static let minimumShortRun = 3
  /// Cells of one formula among which two of another are no pattern either.
  static let longRun = 40
  /// Lines apart from each other in which one place stands out, from which on it is of another sort.
  static let minimumCrossings = 3
  /// Cells in a row that may stand out from a series; more of them are a section of their own.
  static let maximumGap = 2
  /// A series is one where at least three of four cells follow it; below, columns mix two kinds of rows.
  static func isMajority(_ following: Int, among count: Int) -> Bool { following * 4 >= count * 3 }
}
