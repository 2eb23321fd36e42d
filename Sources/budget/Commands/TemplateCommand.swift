public import ArgumentParser
import BudgetCalculation
public import BudgetFiles
import BudgetModel
import CalendarDates
import SpreadsheetFiles

/// Writes an empty budget to start with.
struct TemplateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Write an empty three-sheet workbook or backup with starter categories.",
    discussion: """
      EXAMPLES
        budget template my-budget.xlsx
        budget template allowance.json --starter allowance
      """)

  @Argument(help: "The output file.", completion: .file())
  var output: String
  @Option(help: "The starter categories: household, spending or allowance.")
  var starter: StarterSet = .household
  @Option(
    help: ArgumentHelp("The currency of the budget (default: USD).", valueName: "code"),
    transform: CurrencyCode.read)
  var currency: Currency?
  @Option(
    help: ArgumentHelp(
      "The output format: xlsx or json (default: by the file extension).", valueName: "format"),
    completion: .list(["xlsx", "json"]))
  var to: FileFormat?
  @Option(
    help: ArgumentHelp(
      "The time to use as the current time, in UTC (default: the system clock).", valueName: "time"))
  var now: UTCTimestamp?
  @Flag(help: "Overwrite an existing output file.")
  var replace = false
  // The former name of the option.
  @Flag(help: .hidden)
  var force = false

  func validate() throws {
    guard [.xlsx, .json].contains(to ?? FileFormat(path: output) ?? .xlsx) else {
      throw ValidationError("A template is written as xlsx or json.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let format = to ?? FileFormat(path: output) ?? .xlsx
    let target = try console.files.target(output, as: OutputForm(format), replacing: replace || force)
    let now = now ?? console.now()
    do {
      var budget = try starter.budget(now: now)
      if let currency { budget.settings.currency = currency }
      let bytes =
        format == .json
        ? try BudgetBackup.write(budget, exportDate: now)
        : try WorkbookExport(budget, month: now.date.calendarMonth, now: now).workbook.xlsx()
      try FileAccess(console: console).write(
        bytes, to: target,
        saying: format == .json ? WrittenText.backup(budget) : WrittenText.budget(budget, "workbook"))
    } catch let error as ImportError {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    } catch let error as BackupWriteError {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    } catch let error as SpreadsheetWritingError {
      throw CommandError(.badInput, "\(output): \(error)")
    }
    return .done
  }
}

extension StarterSet: ExpressibleByArgument {}
