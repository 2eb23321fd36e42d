public import BudgetModel
public import CalendarDates
package import WorkProgress
public import FieldReading

/// The information for reading a file besides the file itself: no clock or locale is read.
public struct ImportContext: Hashable, Sendable {
  /// The file's name as the user knows it, for findings and identities.
  public var fileName: String
  /// The moment of the import: the time stamp of records that have none, and the boundary to the future.
  public var now: UTCTimestamp
  /// The settings of a budget whose file has none.
  public var settings: Settings
  /// The time zone that turns the instants of an older backup into days, if named; nil uses the zone of the
  /// settings, or,
  /// if they say UTC, the zone in which all instants are midnight.
  public var timeZone: String?
  /// The order of day and month in texts such as `03/04/2026`; nil decides by the column's values.
  public var dateOrder: DateOrder?
  /// The year of months and days in a workbook that states none.
  public var year: Int?
  /// Whether amounts by category and month are planned or actual, if their table does not state it.
  public var amountsByMonth: AmountsByMonth?
  /// The decimal mark of amounts that are texts; nil decides by the file.
  public var decimalMark: DecimalMark?
  /// The meaning of the signs of amounts; nil decides by the file.
  public var signs: SignConvention?
  /// The account of statements that name none, in formats that hold one account.
  public var statementAccount: String?
  /// The currency of amounts that state none, which the file must not contradict.
  public var currency: Currency?
  /// The currency that a mapping gives the budget, whatever the file states.
  package var mappedCurrency: Currency?
  /// Answers to the questions that files leave open, by topic (`--take TOPIC=ANSWER`).
  public var answers: [ImportQuestion.Topic: String] = [:]
  /// Whether the result contains the identities of rows, which an import into a budget needs.
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

  /// The times for a record that has none in the file.
  package var recordInfo: RecordInfo { RecordInfo(created: now) }

  /// A finding about a place in this file.
  package func finding(_ fact: Finding.Fact, at location: Provenance.Location) -> Finding {
    Finding(fact, at: Provenance(file: fileName, location))
  }
}

/// The meanings of amounts by category and month.
public enum AmountsByMonth: String, CaseIterable, Hashable, Sendable {
  /// A plan.
  case planned
  /// Past income and spending.
  case actual
}
