public import ArgumentParser
public import BudgetFiles
import BudgetModel
public import CalendarDates

/// The options that say how a file is read.
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
      "The form of the input where its extension does not say it: xlsx, csv or json.", valueName: "form"))
  var from: FileFormat?

  @Flag(help: "End with status 1 where anything was found.")
  var strict = false

  /// What reading needs to know, with the clock asked only here.
  func context(for path: String, on console: Console) -> ImportContext {
    ImportContext(fileName: FileAccess.name(of: path), now: moment(on: console), dateOrder: dateOrder)
  }

  /// The moment that counts as now.
  func moment(on console: Console) -> UTCTimestamp { now ?? console.now() }

  /// How a command ends that did its work.
  func status(_ findings: [Finding]) -> ExitStatus {
    strict && findings.contains { $0.severity > .info } ? .found : .done
  }
}

extension UTCTimestamp: ExpressibleByArgument {
  /// Reads a day, or a day and a time, in the forms of ISO 8601.
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

extension CalendarMonth: ExpressibleByArgument {
  /// Reads `2026-01`.
  public init?(argument: String) { self.init(argument) }
}

extension DateOrder: ExpressibleByArgument {
  /// Reads `mdy`, `dmy` or `ymd`.
  public init?(argument: String) {
    switch argument.lowercased() {
    case "mdy": self = .monthDayYear
    case "dmy": self = .dayMonthYear
    case "ymd": self = .yearMonthDay
    default: return nil
    }
  }
}
