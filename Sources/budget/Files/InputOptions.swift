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
      "The moment that counts as now, in UTC: time stamps and which dates lie ahead (default: the clock).",
      valueName: "2026-01-31T20:00:00Z"))
  var now: UTCTimestamp?

  @Option(
    help: ArgumentHelp(
      "The order of numbers in dates such as 03/04/2026: mdy, dmy or ymd (default: what fits the column).",
      valueName: "order"))
  var dateOrder: DateOrder?

  @Option(
    help: ArgumentHelp(
      "The currency of amounts that state none; one that the file contradicts is refused (default: the file's, "
        + "else USD).", valueName: "code"), transform: CurrencyCode.read)
  var currency: Currency?

  @Option(
    help: ArgumentHelp(
      "The zone in which an app's backup was written, whose times are days there (default: the one in which they are "
        + "midnight, else UTC).",
      valueName: "Europe/Berlin"))
  var timeZone: TimeZoneName?

  @Option(
    name: .customLong("in-year"),
    help: ArgumentHelp(
      "The year of months and days that stand in a workbook without one.", valueName: "year"))
  var year: Int?

  @Option(
    name: .customLong("by-month"),
    help: ArgumentHelp(
      "What a workbook's amounts by category and month are: planned or actual (default: what its words say).",
      valueName: "kind"))
  var amountsByMonth: AmountsByMonth?

  @Option(
    name: .customLong("take"),
    help: ArgumentHelp(
      "The answer to a question that inspect shows, such as log=Sheet2; as often as needed. For import also file or "
        + "backup: whose values count where a row disagrees.", valueName: "question=answer"),
    completion: .list(ImportQuestion.Topic.allCases.map { "\($0.rawValue)=" }), transform: Taking.read)
  var taken: [Taking] = []

  @Flag(
    name: .customLong("accept-contested"),
    help: "Go on though the file's own figures contradict what is read, or another reading is as good.")
  var acceptsContested = false

  @Option(
    help: ArgumentHelp(
      "The form of the input where its extension does not say it: xlsx, csv, ofx, qif or json.",
      valueName: "form"), completion: .list(["xlsx", "csv", "ofx", "qif", "json"]))
  var from: FileFormat?

  @Option(
    help: ArgumentHelp(
      "Read a workbook as a mapping says instead of finding its tables.", valueName: "file.yaml"),
    completion: .file(extensions: ["yaml", "yml"]))
  var mapping: String?

  @Option(
    help: ArgumentHelp(
      "Read a book or backup as it stood at the end of a day, by its history.", valueName: "date"))
  var asOf: CalendarDate?

  @OptionGroup var csv: CSVInputOptions

  @Option(
    help: ArgumentHelp(
      "Rules that give rows without a category one (Docs/importing.md).", valueName: "file.yaml"),
    completion: .file(extensions: ["yaml", "yml"]))
  var rules: String?

  @Flag(help: "End with status 1 where anything was found.")
  var strict = false

  @Flag(
    name: .customLong("any-size"),
    help: "Read a file however large it is; without it, one that may exhaust the machine is refused.")
  var isAnySizeRead = false

  @Flag(help: "Replace files that are there; never one that is read.")
  var replace = false

  /// Returns the size limit for a file of a format; nil means a pipe, which is in memory before its
  /// format is known.
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
      "budget: \(FindingLines.count(counted)) \(verb) found, which --strict ends with status 1")
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
