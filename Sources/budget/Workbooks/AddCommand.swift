import FieldReading
import WorkbookForm
import Foundation
import ArgumentParser
import BudgetFiles
import BudgetModel
import BudgetStores
import CalendarDates
import ExactDecimals
import ExactJSON

/// Adds one entry to a workbook's log.
struct AddCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add one entry to a book, a backup or a workbook's log.",
    discussion: """
      The amount is an expense; with a leading plus, with --income or with an income category, it is income. `budget \
      undo` undoes it. In a book, the category and account default to those of earlier entries with the same \
      description. Without an amount, it asks for the entry in a terminal.

      EXAMPLES
        budget add 12.50 "Corner shop" --category Groceries
        budget add 7.5+3.2 "Corner shop"
        budget add +1800 "Salary" --date 2026-01-31 --to household.xlsx
      """)

  @Argument(help: "The amount, such as 12.50, 1,000.50 or 7.5+3.2.")
  var amount: String?
  @Argument(help: "The description.", completion: NameCompletion.texts)
  var text: String?
  @Option(
    name: [.customLong("to"), .customLong("book")],
    help: ArgumentHelp(
      "The book, backup or workbook (default: $BUDGET_BOOK, or household.budget in this folder or the "
        + "nearest one above).",
      valueName: "file"), completion: .file(extensions: ["budget", "json", "xlsx", "xlsm"]))
  var to: String?
  @Option(help: "The category.", completion: NameCompletion.categories)
  var category: String?
  @Flag(help: "Accept a category that the workbook does not have.")
  var newCategory = false
  @Option(help: ArgumentHelp("The date (default: today).", valueName: "YYYY-MM-DD"))
  var date: CalendarDate?
  @Flag(help: "Enter it as income.")
  var income = false
  @Option(help: "The account.", completion: NameCompletion.accounts)
  var account: String?
  @Option(help: "A note.")
  var note: String?
  @Option(help: "The payee, or the payer of income; books and backups only.")
  var payee: String?
  @Option(help: "The member of the household that it belongs to; books and backups only.")
  var member: String?
  @Option(name: .customLong("tag"), help: "A tag; books and backups only; may be repeated.")
  var tags: [String] = []
  @Option(
    help: ArgumentHelp(
      "The sheet with the log to add it to, if the workbook has several.", valueName: "sheet"))
  var log: String?
  @Flag(help: "Write the result as JSON.")
  var json = false
  @OptionGroup var inPlace: InPlaceOptions
  @OptionGroup var options: InputOptions

  func run(on console: Console) throws -> ExitStatus {
    let now = options.moment(on: console)
    let file = try StoreFile(to, now: now, on: console)
    guard !file.isWorkbook(on: console) else { return try addToWorkbook(file.path, on: console) }
    let session = try StoreSession(file.path, now: now, json: json, dryRun: inPlace.dryRun, on: console)
    guard log == nil, !inPlace.noCopy, !newCategory else {
      throw CommandError(
        .usage,
        "--log, --no-copy and --new-category are for workbooks; \(FileAccess.name(of: file.path)) is not one")
    }
    guard let amount, let text else { return try QuickEntry(session: session).run() }
    return try EntryAddition(
      words: EntryAddition.Words(
        amount: amount, decimalMark: options.csv.decimalMark, text: text,
        category: category, account: account,
        payee: payee, member: member, note: note, tags: tags, date: date, isIncome: income),
      session: session
    ).run()
  }

  private func addToWorkbook(_ to: String, on console: Console) throws -> ExitStatus {
    guard let amount, let text else {
      throw CommandError(
        .usage, "name the amount and the description, such as: budget add 12.50 \"Corner shop\"")
    }
    guard payee == nil, member == nil, tags.isEmpty else {
      throw CommandError(
        .usage,
        "--payee, --member and --tag are for books and backups; \(FileAccess.name(of: to)) is a workbook")
    }
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
    show(additions, copy, to, on: console)
    return .done
  }

  /// Returns the category in the workbook's spelling, with its group if it has one.
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
      "\(logs.name): there is no category \"\(category)\"; \(question)--new-category adds it as a new one")
  }

  private func show(_ additions: [LogAddition], _ copy: String?, _ to: String, on console: Console) {
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
