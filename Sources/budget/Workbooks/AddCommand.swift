import FieldReading
import WorkbookForm
import Foundation
import ArgumentParser
import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import ExactJSON

/// Adds one entry to a workbook's log.
struct AddCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add one entry to a workbook's log, as the log has its others.",
    discussion: """
      The amount is money out; with a plus before it, with --income or with a category of income it is money in. \
      `budget undo` takes it back.

      EXAMPLES
        budget add 12.50 "Corner shop" --category Groceries --to household.xlsx
        budget add +1800 "Salary" --date 2026-01-31 --to household.xlsx
      """)

  @Argument(help: "The amount, such as 12.50 or 1,000.50.")
  var amount: String
  @Argument(help: "What it was for.")
  var text: String
  @Option(help: "The workbook.", completion: .file(extensions: ["xlsx", "xlsm"]))
  var to: String
  @Option(help: "Its category.")
  var category: String?
  @Flag(help: "Take a category that the workbook does not have.")
  var newCategory = false
  @Option(help: ArgumentHelp("Its day (default: today).", valueName: "YYYY-MM-DD"))
  var date: CalendarDate?
  @Flag(help: "It is money in.")
  var income = false
  @Option(help: "Its account.")
  var account: String?
  @Option(help: "A note.")
  var note: String?
  @Option(
    help: ArgumentHelp("The sheet whose log takes it, where the workbook has several.", valueName: "sheet"))
  var log: String?
  @Flag(help: "Write what is done as JSON.")
  var json = false
  @OptionGroup var inPlace: InPlaceOptions
  @OptionGroup var options: InputOptions

  func run(on console: Console) throws -> ExitStatus {
    let value = try TypedAmount(amount, options.csv.decimalMark)
    try options.prepareFindings(reading: [to], on: console)
    var workbook = try WorkbookInPlace(to, options, on: console)
    let logs = try WorkbookLogs(to, log: log, options, on: console)
    console.files.findings?.add(logs.loaded.result.findings, logs.loaded.rawRows, of: to)
    let category = try category(in: logs)
    let isIncome = income || value.isIncome || category?.group == .income
    let entry = LogEntry(
      date: date ?? options.moment(on: console).date, amount: value.amount,
      kind: isIncome ? .income : .expense, description: text, note: note, category: category?.name,
      account: account.map { ImportResult.accountName($0, in: logs.budget) })
    let additions = try LogAddition.all([entry], in: logs)
    if let unsayable = additions.lazy.flatMap(\.unsayable).first {
      throw CommandError(.badInput, "\(logs.name): \(unsayable.reason.words)")
    }
    for addition in additions { try workbook.apply(addition.edit) }
    if !json {
      for line in AdditionText(additions: additions, showsMonths: false).lines(console.lineWidth).dropFirst()
      {
        console.print(line)
      }
    }
    var copy: String?
    try logs.check(workbook.edited(), adding: additions, on: console)
    if !inPlace.dryRun { copy = try workbook.save(keepsCopy: !inPlace.noCopy) }
    show(additions, copy, on: console)
    return .done
  }

  /// The category in the workbook's spelling, and its group where it has one.
  private func category(in logs: WorkbookLogs) throws -> (name: String, group: CategoryGroup?)? {
    guard let category else { return nil }
    let known = logs.budget.categories
    if let same = known.first(where: { $0.name == category })
      ?? known.first(where: { HeaderText.normalized($0.name) == HeaderText.normalized(category) })
    {
      return (same.name, same.group)
    }
    guard !newCategory else { return (category, nil) }
    let question = Suggestion.question(for: category, among: known.map(\.name)).map { "\($0) " } ?? ""
    throw CommandError(
      .badInput,
      "\(logs.name): there is no category \"\(category)\"; \(question)--new-category takes it as a new one")
  }

  private func show(_ additions: [LogAddition], _ copy: String?, on console: Console) {
    guard !json else {
      var writer = JSONWriter()
      writer.write(.object(AdditionJSON.members(additions, isWritten: !inPlace.dryRun, copy: copy)))
      return console.writeOutput(writer.finished())
    }
    for line in WorkbookInPlace.ending(
      of: to, additions, isDryRun: inPlace.dryRun, copy, width: console.width)
    {
      console.print(line)
    }
  }
}

/// An amount as people type it.
struct TypedAmount {
  /// Above 0.
  let amount: Decimal
  /// Whether a plus stands before it.
  let isIncome: Bool

  /// Reads `12.50`, `12,50`, `1,000.50` and `+100`.
  ///
  /// - Throws: `CommandError` where it is none, or could be two.
  init(_ text: String, _ mark: DecimalMark?) throws {
    guard let read = AmountText(text, decimalMark: mark), read.currencyText.isEmpty, read.value > 0 else {
      throw CommandError(.usage, "\"\(text)\" is no amount above 0; write it as 12.50, without a currency")
    }
    // Three digits behind a single mark may be a group or decimals.
    let pieces = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard mark != nil || pieces.count != 2 || pieces[1].count != 3 else {
      throw CommandError(
        .usage,
        "\"\(text)\" may mean two amounts; write it without a thousands separator, or say --decimal-mark")
    }
    amount = read.value
    isIncome = text.first { !$0.isWhitespace } == "+"
  }
}
