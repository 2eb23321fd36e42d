public import BudgetModel
public import SpreadsheetFiles
public import FieldReading

/// The detected form of a CSV file: its header, its columns and conventions, with the evidence in words.
public struct CSVForm: Hashable, Sendable {
  /// The kind of rows in a file.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Transactions.
    case log
    /// Budgeted amounts by month.
    case plan
    /// Categories with their amounts.
    case categories
    /// None of these.
    case other
    /// There are no rows.
    case empty
  }

  /// A decision and the reason for it.
  public struct Decision: Hashable, Sendable {
    /// The decision, such as `dmy`.
    public var value: String
    /// The reason, in words.
    public var evidence: String
  }

  /// The kind of rows.
  public var kind: Kind
  /// How the file is written.
  public var dialect: CSVDialect
  /// The profile that matches the file.
  public var profile: String?
  /// Profiles that may match it.
  public var offeredProfiles: [String] = []
  /// The line of the header; nil for none.
  public var headerLine: Int?
  /// The columns from left to right.
  public var columns: [DetectedColumn] = []
  /// The order of day and month.
  public var dateOrder: Decision?
  /// The decimal separator of amounts.
  public var decimalMark: Decision?
  /// Which way money went.
  public var signs: Decision?
  /// The questions that the file leaves open and nobody has answered yet.
  public var questions: [CSVQuestion] = []
}

/// A question that a file leaves open and an option answers.
public struct CSVQuestion: Hashable, Sendable {
  /// The open question.
  public enum Subject: String, Hashable, Sendable {
    case dates, dateOrder, decimalMark, signs, columns, profile, year, doubleEntry
  }

  /// The open question.
  public var subject: Subject
  /// Why it is open.
  public var fact: Finding.LogFact
}

/// The profiles that are applied to a CSV file.
public struct CSVOptions: Hashable, Sendable {
  /// The profile to read it by; nil recognises the file.
  public var profile: CSVProfile?
  /// The profiles that may match it.
  public var catalog: ProfileCatalog

  /// By default, no particular profile, and the profiles of this package.
  public init(profile: CSVProfile? = nil, catalog: ProfileCatalog = .builtIn) {
    (self.profile, self.catalog) = (profile, catalog)
  }
}
