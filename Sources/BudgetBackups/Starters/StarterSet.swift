public import BudgetModel
public import CalendarDates
public import ImportCore

/// A set of categories to start with (SPEC §1, starter sets).
///
/// `Templates/Starters` contains the sets as backups that have only categories.
public enum StarterSet: String, CaseIterable, Sendable {
  /// A household with salary and with fixed, variable and quarterly expenses.
  case household
  /// Eight spending categories with symbols and colours.
  case spending
  /// A child's allowance: five income and thirteen spending categories, with symbols.
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
  /// - Throws: `ImportError` if the set is not a valid backup; tests check that all sets are valid.
  public func budget(now: UTCTimestamp) throws(ImportError) -> Budget {
    let context = ImportContext(fileName: "\(rawValue).json", now: now)
    return try BudgetBackup.read(Array(json.utf8), context: context).budget
  }
}
