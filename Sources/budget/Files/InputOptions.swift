public import ArgumentParser
public import BudgetFiles
import BudgetModel
import SpreadsheetFormulas
public import CalendarDates
import Foundation
import SpreadsheetFiles

/// The options that determine how a file is read.
struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time to use as the current time, in UTC (default: the system clock).",
      valueName: "2026-01-31T20:00:00Z"))
  var now: UTCTimestamp?

  @Option(
    help: ArgumentHelp(
      "The order of day, month and year in dates such as 03/04/2026: mdy, dmy or ymd (default: detected "
        + "from the column).",
      valueName: "order"))
  var dateOrder: DateOrder?

  @Option(
    help: ArgumentHelp(
      "The currency of amounts without one; it is refused if the file states another (default: the file's, or else "
        + "USD).", valueName: "code"), transform: CurrencyCode.read)
  var currency: Currency?

  @Option(
    help: ArgumentHelp(
      "The time zone in which an app's backup was written; its times are read as days there (default: the zone in "
        + "which they are midnight, or else UTC).",
      valueName: "Europe/Berlin"))
  var timeZone: TimeZoneName?

  @Option(
    name: .customLong("in-year"),
    help: ArgumentHelp(
      "The year of months and days that a workbook states without a year.", valueName: "year"))
  var year: Int?

  @Option(
    name: .customLong("in-month"),
    help: ArgumentHelp(
      "The month of days that a workbook's log states without a month; its rows without a day are dated on its first "
        + "day.", valueName: "2026-01"))
  var month: CalendarMonth?

  @Option(
    name: .customLong("by-month"),
    help: ArgumentHelp(
      "The kind of a workbook's amounts by category and month: planned or actual (default: detected from its words).",
      valueName: "kind"))
  var amountsByMonth: AmountsByMonth?

  @Option(
    name: .customLong("take"),
    help: ArgumentHelp(
      "The answer to a question that inspect shows, such as log=Sheet2; may be repeated. For import also file or "
        + "backup: whose values to use if a row differs.", valueName: "question=answer"),
    completion: .list(ImportQuestion.Topic.allCases.map { "\($0.rawValue)=" }), transform: Taking.read)
  var taken: [Taking] = []

  @Flag(
    name: .customLong("accept-contested"),
    help: "Continue even if the file's own figures contradict what was read, or the file is ambiguous.")
  var acceptsContested = false

  @Option(
    help: ArgumentHelp(
      "The input format: xlsx, csv, ofx, qif or json (default: by the file extension or the content).",
      valueName: "format"), completion: .list(["xlsx", "csv", "ofx", "qif", "json"]))
  var from: FileFormat?

  @Option(
    help: ArgumentHelp(
      "Read a workbook by a mapping file instead of detecting its tables.", valueName: "file.yaml"),
    completion: .file(extensions: ["yaml", "yml"]))
  var mapping: String?

  @Option(
    help: ArgumentHelp(
      "Read a book or backup as it was at the end of a day, from its history.", valueName: "date"))
  var asOf: CalendarDate?

  @OptionGroup var csv: CSVInputOptions

  @Option(
    help: ArgumentHelp(
      "A file of rules that set the category of rows without one (Docs/importing.md).", valueName: "file.yaml"
    ),
    completion: .file(extensions: ["yaml", "yml"]))
  var rules: String?

  @Flag(help: "Exit with status 1 if there are any findings.")
  var strict = false

  @Flag(
    name: .customLong("any-size"),
    help: "Read files of any size; by default, files that may exhaust the memory are refused.")
  var isAnySizeRead = false

  @Flag(help: "Overwrite existing output files; input files are never overwritten.")
  var replace = false

  /// Returns the size limit for a file of a format; nil stands for a pipe, which is read into memory before
  /// its format is known.
  func sizeLimit(of format: FileFormat?) -> SizeLimit {
    isAnySizeRead ? .none : format.map { SizeLimit($0) } ?? .stream
  }

  /// The limits for reading a workbook.
  var limits: ReadingLimits { isAnySizeRead ? .trustingSize : ReadingLimits() }

  /// The limits for computing a workbook's formulas; nil for limits that depend on its size.
  var work: WorkLimits? { isAnySizeRead ? WorkLimits.none : nil }

  /// Returns the context for reading; reading uses the clock only here.
  func context(for path: String, on console: Console) -> ImportContext {
    var context = ImportContext(
      fileName: FileAccess.name(of: path), now: moment(on: console), dateOrder: dateOrder, year: year)
    context.month = month
    context.amountsByMonth = amountsByMonth
    context.currency = currency
    context.take(taken.answers)
    if let zone = timeZone?.identifier { (context.timeZone, context.settings.timeZone) = (zone, zone) }
    return context
  }

  /// Returns the moment that is used as the current time.
  func moment(on console: Console) -> UTCTimestamp { now ?? console.now() }

  /// Returns the exit status of a command that succeeded, and explains a status of 1.
  func status(_ findings: [Finding], on console: Console) -> ExitStatus {
    let counted = findings.filter { $0.severity > .info }
    guard strict, !counted.isEmpty else { return .done }
    let verb = counted.count == 1 ? "was" : "were"
    console.printError(
      "budget: \(FindingLines.count(counted)) \(verb) found; with --strict, the exit status is 1")
    return .found
  }
}

extension UTCTimestamp: ExpressibleByArgument {
  /// Reads a date, or a date and a time, in the formats of ISO 8601.
  public init?(argument: String) {
    if let moment = UTCTimestamp(argument) {
      self = moment
    } else if let date = CalendarDate(argument) {
      self = UTCTimestamp(date: date)
    } else {
      return nil
    }
  }
}

/// A time zone of the IANA time zone database.
struct TimeZoneName: ExpressibleByArgument {
  let identifier: String

  /// Reads `Europe/Berlin`.
  init?(argument: String) {
    guard let zone = TimeZone(identifier: argument) else { return nil }
    identifier = zone.identifier
  }
}

extension CalendarMonth: ExpressibleByArgument {
  /// Reads `2026-01`.
  public init?(argument: String) { self.init(argument) }
}

extension AmountsByMonth: ExpressibleByArgument {}

extension DateOrder: ExpressibleByArgument {
  /// Reads `mdy`, `dmy` or `ymd`.
  public init?(argument: String) {
    self.init(code: argument)
  }

  /// The valid words, which completions offer.
  public static var allValueStrings: [String] { ["mdy", "dmy", "ymd"] }
}
