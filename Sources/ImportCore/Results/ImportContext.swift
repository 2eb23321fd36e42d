public import BudgetModel
public import CalendarDates
package import WorkProgress
public import FieldReading

/// Everything that the reading of a file depends on, except the file itself.
///
/// Neither the clock nor the locale is used.
public struct ImportContext: Hashable, Sendable {
  /// The file's name as the user knows it.
  ///
  /// Findings contain it, and identifiers are computed from it.
  public var fileName: String
  /// The time of the import: the time stamp of records that have none.
  ///
  /// Dates after this time count as future dates.
  public var now: UTCTimestamp
  /// The settings of the budget if the file has none.
  public var settings: Settings
  /// The time zone that turns the instants of an older backup into days.
  ///
  /// If it is nil, the zone of the settings is used. But if that zone is UTC, and every instant of the backup is the
  /// start of a day in some other zone, the other zone is used.
  public var timeZone: String?
  /// The order of day and month in texts such as `03/04/2026`; nil if the values of the column decide.
  public var dateOrder: DateOrder?
  /// The year of months and days in a file that states no year.
  public var year: Int?
  /// The month of the rows in a workbook's log that states no month.
  ///
  /// Rows without a day get the first day of this month.
  public var month: CalendarMonth?
  /// Whether amounts by category and month are planned or actual, if the table does not say which.
  public var amountsByMonth: AmountsByMonth?
  /// The decimal separator of amounts that are texts; nil if the file decides.
  public var decimalMark: DecimalMark?
  /// What the signs of amounts mean; nil if the file decides.
  public var signs: SignConvention?
  /// The account of a statement that names no account, in formats with one account per file.
  public var statementAccount: String?
  /// The currency of amounts that state no currency.
  ///
  /// The file must not contradict it.
  public var currency: Currency?
  /// The currency that a mapping gives the budget, whatever the file states.
  package var mappedCurrency: Currency?
  /// Answers to the questions that files leave open, by topic (`--take TOPIC=ANSWER`).
  public var answers: [ImportQuestion.Topic: String] = [:]
  /// Whether the result contains the sources of rows.
  ///
  /// An import into an existing budget needs them.
  public var keepsRowSources = false
  /// Counts the progress of reading, if requested.
  package var meter: WorkMeter?

  /// The context for reading a file, with defaults for everything else.
  public init(
    fileName: String, now: UTCTimestamp, settings: Settings = Settings(), dateOrder: DateOrder? = nil,
    year: Int? = nil
  ) {
    self.fileName = fileName
    self.now = now
    self.settings = settings
    self.dateOrder = dateOrder
    self.year = year
  }

  /// The time stamps for a record that has none in the file.
  package var recordInfo: RecordInfo { RecordInfo(created: now) }

  /// Returns a finding about a place in this file.
  package func finding(_ fact: Finding.Fact, at location: Provenance.Location) -> Finding {
    Finding(fact, at: Provenance(file: fileName, location))
  }
}

/// What the amounts in a table of categories and months are.
public enum AmountsByMonth: String, CaseIterable, Hashable, Sendable {
  /// Planned amounts.
  case planned
  /// Actual income and spending.
  case actual
}
