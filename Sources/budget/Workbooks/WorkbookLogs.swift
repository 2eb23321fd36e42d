import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import SpreadsheetEditing

/// The logs of a workbook with their entries.
struct WorkbookLogs {
  let name: String
  /// The workbook as a budget, before rules are applied.
  let loaded: LoadedBudget
  /// The format of each log.
  let forms: [LogForm]
  private let path: String
  private let loader: BudgetLoader

  var budget: Budget { loaded.budget }

  /// Reads a workbook for adding rows.
  ///
  /// - Parameters:
  ///   - path: The workbook.
  ///   - log: The name of the log's sheet; nil for all logs.
  ///   - options: The input options; options for CSV files and currencies apply only to other files.
  ///   - console: The console of the command.
  /// - Throws: `CommandError` if the workbook is contested, or has no log to which rows can be added.
  init(_ path: String, log: String?, _ options: InputOptions, on console: Console) throws {
    name = FileAccess.name(of: path)
    guard options.taken.side == nil else {
      throw CommandError(.usage, "--take file and --take backup are for backups; \(name) is a workbook")
    }
    var reading = options
    reading.from = .xlsx
    (reading.currency, reading.rules) = (nil, nil)
    (reading.csv.findings, reading.csv.profile) = (nil, nil)
    (reading.csv.decimalMark, reading.csv.signs) = (nil, nil)
    var loader = BudgetLoader(options: reading, console: console, leavesMappingRules: true)
    loader.keepsReading = true
    (self.path, self.loader) = (path, loader)
    loaded = try loader.load(path)
    forms = try Self.forms(of: loaded, name, log)
  }

  private static func forms(of loaded: LoadedBudget, _ name: String, _ log: String?) throws -> [LogForm] {
    let tables = loaded.tables.filter { $0.role == .log }
    let sheets = tables.map(\.sheetName)
    guard let workbook = loaded.workbook, let reading = loaded.reading, !tables.isEmpty else {
      throw CommandError(.badInput, "\(name): no sheet has a log to which rows can be added (budget inspect)")
    }
    let chosen = tables.filter { (log ?? $0.sheetName).lowercased() == $0.sheetName.lowercased() }
    if let log, chosen.isEmpty {
      let remedy = Suggestion.question(for: log, among: sheets) ?? "the logs are \(quoted(sheets))"
      throw CommandError(.badInput, "\(name): no log is on a sheet \"\(log)\"; \(remedy)")
    }
    let context = loaded.mapping?.applied(to: loaded.context) ?? loaded.context
    var problem: LogFormError?
    let forms = chosen.compactMap { table -> LogForm? in
      do throws(LogFormError) { return try LogForm(table, of: reading, in: workbook, context: context) } catch
      {
        problem = error
        return nil
      }
    }
    if forms.isEmpty, let problem { throw CommandError(.badInput, "\(name): \(problem.words)") }
    return forms
  }

  /// Whether the workbook states no currency, so that entries in any currency are treated as its own.
  var hasOpenCurrency: Bool { loaded.result.findings.contains { $0.code == .currencyAssumed } }

  /// The entries of all logs.
  var entries: [LogEntry] { Self.entries(of: budget) }

  private static func entries(of budget: Budget) -> [LogEntry] {
    let names = LogEntryNames(budget)
    return budget.transactions.map(names.entry)
  }

  /// Checks that the edited workbook is read as before, with only the new rows added.
  ///
  /// If figures of the workbook, such as a total that was typed in by hand, now contradict its log, a message says so.
  ///
  /// - Throws: `CommandError` if other rows would appear, disappear or be read differently.
  func check(_ edited: [UInt8], adding additions: [LogAddition], on console: Console) throws {
    let new = additions.flatMap { $0.rows.map(\.entry) }
    let after = try loader.load(edited, of: path)
    let difference = EntryDifference(entries, Self.entries(of: after.budget))
    if let entry = difference.unexplained(by: new) {
      throw CommandError(
        .badInput,
        "\(name): nothing was written, because with the new rows it would be read differently: "
          + "\"\(entry.description)\" of \(entry.date) over \(entry.amount.shown); "
          + "a mapping sets how it is read (budget migrate)"
      )
    }
    for verdict in after.result.verdicts.contested {
      console.printError("\(name), with the new rows: \(FindingFormatter().sentence(verdict))")
    }
  }

  /// Returns the index of the log to which an entry is added.
  ///
  /// - Throws: `CommandError` if it fits several logs, or none.
  func place(for entry: LogEntry) throws -> Int {
    let places = forms.takers(of: entry)
    if places.count == 1 { return places[0] }
    let what = "\"\(entry.description)\" of \(entry.date)"
    let sheets = (places.isEmpty ? Array(forms.indices) : places).map { forms[$0].sheetName }
    let question = places.isEmpty ? "no log clearly fits" : "several logs fit"
    let remedy =
      Set(sheets).count == 1 && sheets.count > 1
      ? "they are tables of one sheet, \(Self.quoted(sheets)); choose one with a mapping that has only this one"
      : "choose one with --log: \(Self.quoted(sheets))"
    throw CommandError(.badInput, "\(name): \(question) \(what); \(remedy)")
  }

  private static func quoted(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
