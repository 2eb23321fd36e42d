public import ArgumentParser
import BudgetCalculation
public import BudgetFiles
import BudgetModel
import CalendarDates
import SpreadsheetFiles

/// Converts a budget from one file format to another.
struct ConvertCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert between workbook, CSV and backup.",
    discussion: """
      The formats follow from the file extensions, or from --from and --to. A CSV contains transactions or, with \
      --table categories, the plan. A dash (-) stands for standard input or output.

      EXAMPLES
        budget convert household.xlsx household.json
        budget convert household.json better.xlsx --month 2026-01
        budget convert household.xlsx plan.csv --table categories
        budget convert household.xlsx - --to csv
        budget convert household.xlsx for-the-app.json --for 1.4.0
      """)

  @Argument(help: "The file to read.", completion: .file())
  var input: String
  @Argument(help: "The file to write.", completion: .file())
  var output: String
  @OptionGroup var options: InputOptions
  @Option(
    help: ArgumentHelp(
      "The output format: xlsx, csv or json (default: by the file extension).", valueName: "format"),
    completion: .list(["xlsx", "csv", "json"]))
  var to: FileFormat?
  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Write a backup that an older version can read: 2.0, 1.4.0 or 1.0.", valueName: "version"))
  var olderVersion: BudgetBackup.OlderVersion?
  @Option(help: "The content of a CSV: transactions or categories.")
  var table: CSVTable = .transactions
  @Option(
    help: ArgumentHelp("The month that the budget vs actual of a workbook shows.", valueName: "YYYY-MM"))
  var month: CalendarMonth?

  /// The tables that a CSV file can contain.
  enum CSVTable: String, CaseIterable, ExpressibleByArgument {
    case transactions, categories
  }

  func validate() throws {
    guard let format = to ?? FileFormat(path: output) else {
      throw ValidationError("The format of \"\(output)\" is unknown; choose one with --to xlsx, csv or json.")
    }
    guard [.xlsx, .csv, .json].contains(format) else {
      throw ValidationError(
        [.ofx, .qif].contains(format)
          ? "A budget is written as xlsx, csv or json; \(format.rawValue) can only be read."
          : "A budget is written as xlsx, csv or json; for \(format.rawValue) use budget report.")
    }
    guard olderVersion == nil || format == .json else {
      throw ValidationError("--for is for backups; write a .json file.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let format = to ?? FileFormat(path: output) ?? .json
    let target = try options.target(output, as: OutputForm(format), reading: [input], on: console)
    let loader = BudgetLoader(options: options, console: console, remembersFile: format == .json)
    let loaded = try loader.load(input)
    let (bytes, leftOut, what) = try Progress(console).during("Writing \(output)") {
      try encoded(loaded, as: format, on: console)
    }
    try FileAccess(console: console).write(bytes, to: target, saying: what)
    let findings = loaded.result.findings + leftOut
    for line in VerdictLines(loaded.result.verdicts).brief(width: console.width) { console.printError(line) }
    // Everything that the other format cannot store is reported.
    let said = loaded.result.findings.filter { $0.severity > .info } + leftOut
    for line in FindingLines.lines(said, width: console.width, limit: 20) { console.printError(line) }
    for line in loaded.fileAccounting.map(CSVInspection.lines) ?? [] { console.printError(line) }
    return options.status(findings, on: console)
  }

  /// Throws an error if there are too many custom fields, because the table would need a column for each of
  /// them.
  private func checkCustomFields(of budget: Budget) throws {
    let (count, limit) = (TransactionTable.customFieldCount(in: budget), TransactionTable.customFieldLimit)
    guard count > limit else { return }
    throw CommandError(
      .badInput,
      "\(output): the transactions have \(count) different custom fields, and a table can have only \(limit); "
        + "write a .json file")
  }

  private func encoded(
    _ loaded: LoadedBudget, as format: FileFormat, on console: Console
  ) throws -> (bytes: [UInt8], leftOut: [Finding], what: String) {
    let budget = format == .json ? loaded.remembered : loaded.budget
    let now = options.moment(on: console)
    if format != .json, table == .transactions || format == .xlsx { try checkCustomFields(of: budget) }
    do {
      switch format {
      case .json:
        if let olderVersion {
          let older = try BudgetBackup.write(
            budget, as: olderVersion, exportDate: loaded.result.exportDate ?? now)
          return (older.bytes, older.findings, WrittenText.backup(older, olderVersion))
        }
        let bytes = try BudgetBackup.write(budget, exportDate: loaded.result.exportDate ?? now)
        return (bytes, [], WrittenText.backup(budget))
      case .csv where table == .categories:
        let what = "CSV, \(WrittenText.categories(budget.categories.count))"
        return (try BudgetCSV.writeCategories(budget), [], what)
      case .csv:
        let what = "CSV, \(WrittenText.transactions(budget.transactions.count))"
        return (try BudgetCSV.writeTransactions(budget), [], what)
      default:
        let shown = MonthChoice.month(month, of: Ledger(budget), now: now)
        let export = WorkbookExport(budget, month: shown.month, now: now)
        return (try export.workbook.xlsx(), export.findings, WrittenText.budget(budget, "workbook"))
      }
    } catch let error as BackupWriteError {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    } catch is CSVError {
      // UTF-8 can encode every character, but a text file must not contain a NUL character.
      throw CommandError(
        .badInput, "\(output): a text of the budget contains a NUL character; remove it and try again")
    } catch let error as SpreadsheetWritingError {
      throw CommandError(.badInput, "\(output): \(error)")
    }
  }
}

extension BudgetBackup.OlderVersion: ExpressibleByArgument {}
