import ArgumentParser
import Foundation
import SpreadsheetFiles

/// The command `budget`, from its arguments to its output and its files.
struct BudgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budget",
    abstract: "Keep household budgets and convert them between Excel, CSV and JSON, exact to the cent.",
    discussion: """
      All data stays on this machine; the network is never used.

      EXAMPLES
        budget inspect household.xlsx
        budget report household.xlsx --month 2026-01 -o january.html
        budget convert household.xlsx household.json

      EXIT STATUS
        0  success, even if there are findings
        1  audit, validate, diff, check or check-book found something, import could not add a row to a workbook,
        rescue could not save a record, or there are findings and --strict is given
        2  the command line is invalid
        3  the input is invalid or ambiguous
        4  a file cannot be read or written

      """,
    version: "0.2.0" + (SourceCommit.digits.map { " (\($0))" } ?? ""),
    groupedSubcommands: [
      CommandGroup(
        name: "Files",
        subcommands: [
          InspectCommand.self, MigrateCommand.self, ReconcileCommand.self, ConvertCommand.self,
          ReportCommand.self, ChartCommand.self,
          ImportCommand.self, CategorizeCommand.self, RulesCommand.self, AuditCommand.self,
          ValidateCommand.self, DiffCommand.self, MergeCommand.self,
          TemplateCommand.self,
        ]),
      CommandGroup(
        name: "Your budget",
        subcommands: [
          InitCommand.self, AddCommand.self, TransferCommand.self, EditCommand.self, DeleteCommand.self,
          AssignCommand.self, MoveCommand.self, PayCommand.self, SkipCommand.self, CloseCommand.self,
          ReconcileAccountCommand.self, ResetCommand.self, SettingsCommand.self,
          RecordCommand<CategoryVerbs>.self,
          RecordCommand<AccountVerbs>.self, RecordCommand<BillVerbs>.self, RecordCommand<LimitVerbs>.self,
          RecordCommand<PeriodVerbs>.self, RecordCommand<MemberVerbs>.self,
          HistoryCommand.self, ShowCommand.self, UndoCommand.self, RedoCommand.self, CheckBookCommand.self,
          RescueCommand.self, SyncCommand.self,
        ]),
      CommandGroup(
        name: "Listings",
        subcommands: [
          StatusCommand.self, TransactionsCommand.self, CategoriesCommand.self, AccountsCommand.self,
          BillsCommand.self, LimitsCommand.self, CheckCommand.self, CalendarCommand.self, TrendsCommand.self,
          SpendingCommand.self, PeriodsCommand.self, ForecastCommand.self, ExplainCommand.self,
          ImportsCommand.self,
        ]),
    ])

  /// Runs the command with these arguments.
  ///
  /// Results go to the console's output; a one-sentence error message goes to its error output.
  static func run(_ arguments: [String], on console: Console) -> ExitStatus {
    var console = console
    console.arguments = arguments
    return run(on: console)
  }

  private static func run(on console: Console) -> ExitStatus {
    let arguments = console.arguments
    let status = reporting(on: console) {
      try refuseUnknownSubcommand(arguments)
      var command = try parseAsRoot(arguments)
      if let command = command as? any ConsoleCommand {
        do { return try command.run(on: console) } catch { throw console.files.conflict ?? error }
      }
      // `help`, and `budget` without a subcommand, end by throwing the requested page.
      try command.run()
      return .done
    }
    let ending = reporting(on: console) {
      try console.files.findings?.write(on: console)
      return status
    }
    // A closed pipe means that the reader needs no more output, which is not an error.
    guard let failure = console.endOutput(), failure.code != EPIPE else { return ending }
    console.printError("budget: standard output cannot be written (\(failure.message))")
    return .unreadable
  }

  /// Performs a part of the work and reports its errors.
  private static func reporting(on console: Console, _ work: () throws -> ExitStatus) -> ExitStatus {
    do { return try work() } catch let error as CommandError {
      console.printError("budget: \(error.sentence)")
      return error.status
    } catch {
      return report(error, on: console)
    }
  }

  /// The names of all subcommands.
  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Throws an error for an unknown word in place of a subcommand.
  private static func refuseUnknownSubcommand(_ arguments: [String]) throws {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = words.first, !name.hasPrefix("-"), name != "help", !subcommandNames.contains(name) else {
      return
    }
    let remedy = Suggestion.question(for: name, among: subcommandNames) ?? "budget --help lists all"
    throw CommandError(
      .usage, "there is no subcommand \"\(name)\"; \(remedy)\nUsage: budget <subcommand>")
  }

  /// Reports what parsing throws: help and completion scripts as results, everything else as a usage error.
  private static func report(_ error: any Error, on console: Console) -> ExitStatus {
    let message = fullMessage(for: error, columns: console.width)
    guard exitCode(for: error) == .success else {
      console.printError(message)
      return .usage
    }
    console.print(message)
    return .done
  }
}
