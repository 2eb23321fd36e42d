public import BudgetModel
public import CalendarDates
public import ImportCore

/// A set of categories to start with (SPEC §1, starter sets).
///
/// `Templates/Starters` contains the sets as backups with nothing but categories.
public enum StarterSet: String, CaseIterable, Sendable {
  /// A household with salary, fixed, variable and quarterly expenses.
  case household
  /// Eight categories of spending with symbols and colours.
  case spending
  /// A child's allowance: five of income and thirteen of spending, with symbols.
  case allowance

  /// The set as a backup.
  public var json: String {
    switch self {
    case .household: EmbeddedStarters.householdJson
    case .spending: EmbeddedStarters.spendingJson
    case .allowance: EmbeddedStarters.allowanceJson
    }
  }

  /// Creates a budget with the set.
  ///
  /// - Throws: `ImportError` if the set is not a backup, which a test rules out for those of this package.
  public func budget(now: UTCTimestamp) throws(ImportError) -> Budget {
    let context = ImportContext(fileName: "\(rawValue).json", now: now)
    return try BudgetBackup.read(Array(json.utf8), context: context).budget
  }
}
