public import BudgetModel
public import SpreadsheetFiles
public import FieldReading

/// The detected form of a CSV file: header row, columns and conventions, with the evidence in words.
public struct CSVForm: Hashable, Sendable {
  /// What the rows of a file contain.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Transactions.
    case log
    /// Budgeted amounts by month.
    case plan
    /// Categories with their amounts.
    case categories
    /// Something else.
    case other
    /// The file has no rows.
    case empty
  }

  /// A decision and the reason for it.
  public struct Decision: Hashable, Sendable {
    /// The decision, such as `dmy`.
    public var value: String
    /// The reason, in words.
    public var evidence: String
  }

  /// What the rows contain.
  public var kind: Kind
  /// The encoding, delimiter and quoting of the file.
  public var dialect: CSVDialect
  /// The name of the profile that matches the file.
  public var profile: String?
  /// The names of profiles that may match the file.
  public var offeredProfiles: [String] = []
  /// The line of the header row; nil if there is none.
  public var headerLine: Int?
  /// The columns from left to right.
  public var columns: [DetectedColumn] = []
  /// The order of day and month.
  public var dateOrder: Decision?
  /// The decimal separator of amounts.
  public var decimalMark: Decision?
  /// How the direction of money is shown.
  public var signs: Decision?
  /// The questions that the file leaves open and that have no answer yet.
  public var questions: [CSVQuestion] = []
}

/// A question that a file leaves open.
///
/// The user answers it with an option.
public struct CSVQuestion: Hashable, Sendable {
  /// What the question is about.
  public enum Subject: String, Hashable, Sendable {
    case dates, dateOrder, decimalMark, signs, columns, profile, year, doubleEntry
  }

  /// What the question is about.
  public var subject: Subject
  /// Why the question is open.
  public var fact: Finding.LogFact
}

/// The profiles that are used to read a CSV file.
public struct CSVOptions: Hashable, Sendable {
  /// The profile to use; nil if the header row decides.
  public var profile: CSVProfile?
  /// The profiles that are compared with the file.
  public var catalog: ProfileCatalog

  /// Creates options; by default, without a given profile and with the profiles of this package.
  public init(profile: CSVProfile? = nil, catalog: ProfileCatalog = .builtIn) {
    (self.profile, self.catalog) = (profile, catalog)
  }
}
