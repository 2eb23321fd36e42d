import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import ExactDecimals
import FindingWording
import Foundation
import TextSafety

/// Guides a user from an existing file to a backup and a report.
struct MigrateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Migrate an existing workbook or bank file: questions, a preview, then a backup and a report.",
    discussion: """
      Shows what was found, asks about what the file leaves open and about the balances on the first day, compares \
      the workbook's own figures with the budget, and writes NAME.json, NAME.html and, for a workbook, \
      NAME.mapping.yaml beside the file. Every answer is also an option, so that the command can be repeated without \
      questions.

      EXAMPLES
        budget migrate household.xlsx
        budget migrate household.xlsx --month 2026-01 --balance "Checking=1250.00" --yes
        budget migrate tracker.xlsx --in-year 2025 --by-month planned --starting-balance 0 --dry-run
      """)

  @Argument(help: "The workbook or bank file.", completion: .file())
  var input: String
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The backup to write (default: NAME.json); the other files are written beside it.",
      valueName: "file.json"),
    completion: .file())
  var output: String?
  @Option(help: ArgumentHelp("The month to start with (default: the latest one).", valueName: "2026-01"))
  var month: CalendarMonth?
  @Option(
    name: .customLong("cut-over"),
    help: ArgumentHelp(
      "The first day to include (default: the first day of the month).", valueName: "2026-01-01"))
  var cutOver: CalendarDate?
  @Option(
    name: .customLong("starting-balance"),
    help: ArgumentHelp("The money that was available to assign on that day.", valueName: "amount"))
  var startingBalance: String?
  @Option(
    name: .customLong("balance"),
    help: ArgumentHelp(
      "The balance of an account at the start of that day; may be repeated.", valueName: "account=amount"))
  var balances: [String] = []
  @Flag(help: "Write without asking questions.")
  var yes = false
  @Flag(help: "Show the preview without writing anything.")
  var dryRun = false
  @OptionGroup var options: InputOptions

  func run(on console: Console) throws -> ExitStatus {
    let isGuided = !yes && !dryRun && console.inputIsTerminal && input != FileAccess.standardStream
    var given = try position()
    let questions = MigrationQuestions(console: console)
    var (options, answers) = (self.options, [String]())
    var files = MigrationFiles(input: input, output: output, isDryRun: dryRun)
    try files.findPlaces(options, on: console)
    var loaded = try load(options, on: console)
    if loaded.workbook != nil { try files.findPlaceOfMapping(options, on: console) }
    for line in Inspection(loaded, fileName: FileAccess.name(of: input)).lines(console.lineWidth) {
      console.print(line)
    }
    var (asked, settled): (Set<String>, Set<ImportQuestion.Topic>) = ([], [])
    while isGuided, !options.acceptsContested,
      let question = MigrationQuestions.contested(loaded.result.verdicts).first(where: {
        !settled.contains($0.topic)
      })
    {
      settled.insert(question.topic)
      guard let answer = questions.ask(question, into: &options) else { continue }
      answers.append(answer)
      loaded = try load(options, on: console)
    }
    if isGuided, !options.acceptsContested, !loaded.result.verdicts.contested.isEmpty {
      options.acceptsContested = questions.goesOn()
      if options.acceptsContested { answers.append("--accept-contested") }
    }
    if !dryRun { try BudgetLoader(options: options, console: console).refuseContested(loaded) }
    while isGuided,
      let (question, finding) = MigrationQuestions.open(loaded.result.findings).first(where: {
        !asked.contains($0.0.option)
      })
    {
      asked.insert(question.option)
      guard let answer = questions.ask(question, finding, into: &options) else { continue }
      answers.append(answer)
      loaded = try load(options, on: console)
    }
    let (now, found) = (options.moment(on: console), loaded.result)
    let ledger = Ledger(loaded.budget)
    let begins = MonthChoice.month(given.month, of: ledger, now: now)
    if given.cutOver == nil { given.cutOver = begins.firstDay }
    let cutOver = given.cutOver ?? begins.firstDay
    let proposed =
      given.starting == nil && given.balances.isEmpty ? loaded.budget.proposedStart(on: cutOver) : nil
    if isGuided { answers += ask(questions, &given, loaded.budget, proposed) }
    let isProposal = given.starting == nil && given.balances.isEmpty
    let opening = OpeningPosition(
      cutOver: cutOver, startingBalance: isProposal ? proposed : given.starting, balances: given.balances)
    loaded.result.budget = loaded.budget.beginning(opening, at: now)
    show(loaded, found, begins, isProposal ? proposed : nil, on: console)
    if dryRun {
      console.print("\nNothing was written (--dry-run).")
      return options.status(loaded.result.findings, on: console)
    }
    if isGuided {
      let answer = questions.answer("\nWrite \(files.all.joined(separator: ", "))? [Y/n]") ?? "n"
      guard ["", "y", "yes"].contains(answer.lowercased()) else {
        console.print("Nothing was written.")
        return .done
      }
    }
    try files.write(loaded, month: begins, now: now, on: console)
    if !answers.isEmpty {
      let words = ["budget migrate", input.shellWord] + answers + ["--yes"]
      console.print("The same without questions:\n  \(words.joined(separator: " "))")
    }
    return options.status(loaded.result.findings, on: console)
  }

  /// Reads the file, even if it is contested.
  private func load(_ options: InputOptions, on console: Console) throws -> LoadedBudget {
    try BudgetLoader(
      options: options, console: console, remembersFile: true, showsContested: true
    ).load(input)
  }

  // MARK: Answers

  private struct Given {
    var month: CalendarMonth?
    var cutOver: CalendarDate?
    var starting: Decimal?
    var balances: [String: Decimal] = [:]
  }

  private func position() throws -> Given {
    var given = Given(month: month, cutOver: cutOver)
    given.month = month ?? cutOver?.calendarMonth
    if let startingBalance {
      guard let amount = try? Decimal(strict: startingBalance) else {
        throw CommandError(
          .usage, "--starting-balance \(startingBalance) is not an amount; write it as 1234.56")
      }
      given.starting = amount
    }
    for text in balances {
      guard let mark = text.lastIndex(of: "="),
        let amount = try? Decimal(strict: text[text.index(after: mark)...]),
        mark > text.startIndex
      else {
        throw CommandError(.usage, "--balance \"\(text)\" is not ACCOUNT=AMOUNT, such as Checking=1250.00")
      }
      given.balances[String(text[..<mark])] = amount
    }
    return given
  }

  private func ask(
    _ questions: MigrationQuestions, _ given: inout Given, _ budget: Budget, _ proposed: Decimal?
  ) -> [String] {
    var answers: [String] = []
    let day = given.cutOver?.description ?? ""
    for account in budget.accounts where given.balances[account.name] == nil && account.openingBalance == 0 {
      guard let amount = questions.amount("What was the balance of \(account.name) at the start of \(day)?")
      else {
        continue
      }
      given.balances[account.name] = amount
      let balance = "\(account.name)=\(amount.plainText)".shellWord
      answers.append("--balance \(balance)")
    }
    if given.starting == nil, given.balances.isEmpty,
      let amount = questions.amount(
        "How much money was available to assign at the start of \(day)?\(proposed.map { " [\($0.plainText)]" } ?? "")"
      )
    {
      given.starting = amount
      answers.append("--starting-balance \(amount.plainText)")
    }
    return answers
  }

  // MARK: Preview

  /// Shows the first month, the figures of the workbook that differ from the data that was read, and the open
  /// questions.
  private func show(
    _ loaded: LoadedBudget, _ found: ImportResult, _ month: BudgetMonth, _ proposed: Decimal?,
    on console: Console
  ) {
    let ledger = Ledger(loaded.budget)
    let statement = MonthStatement(ledger, month: month)
    let currency = loaded.budget.settings.currency
    func money(_ amount: Decimal) -> String {
      "\(amount.plainText(places: max(currency.minorUnits, min(amount.fractionDigits, 4)))) \(currency.code)"
    }
    let ready = statement.envelopes.readyToAssign
    console.print("")
    for line in FindingLines.wrapped(
      "\(month.month): starting balance \(money(ready.startingBalance)), ready to assign \(money(ready.value))",
      width: console.width)
    {
      console.print(line)
    }
    if let proposed {
      for line in FindingLines.wrapped(
        "The accounts of the file have \(money(proposed)) at its start; use --starting-balance if "
          + "another amount was available to assign",
        width: console.width)
      {
        console.print(line)
      }
    }
    if let workbook = loaded.workbook {
      console.print("")
      let reconciliation = Reconciliation(workbook, loaded.tables, found, context: loaded.context)
      let text = ReconciliationLines(reconciliation, currency: currency)
      for line in text.lines(width: console.width, agreeing: false) {
        console.print(line)
      }
    }
    for question in MigrationQuestions.contested(loaded.result.verdicts) {
      let options = question.answers.map(\.option).joined(separator: " or ")
      console.print("Still open: \(FindingFormatter().sentence(question)) (\(options))")
    }
    for (question, _) in MigrationQuestions.open(loaded.result.findings) {
      console.print("Still open: \(question.text) (\(question.option))")
    }
  }
}

/// The files that a migration writes.
struct MigrationFiles {
  private let input: String
  private let backup: String
  private let stem: String
  private let isDryRun: Bool
  private var targets: (backup: OutputTarget, report: OutputTarget)?
  private var mapping: OutputTarget?

  init(input: String, output: String?, isDryRun: Bool) {
    (self.input, self.isDryRun) = (input, isDryRun)
    let base = (((output ?? input) as NSString).deletingPathExtension)
    stem = base == FileAccess.standardStream ? "budget" : base
    backup = output ?? "\(stem).json"
  }

  /// Determines the paths of backup and report; does nothing with `--dry-run`.
  ///
  /// - Throws: `CommandError` if an existing file may not be replaced.
  mutating func findPlaces(_ options: InputOptions, on console: Console) throws {
    guard !isDryRun else { return }
    targets = (
      try options.target(backup, as: .json, reading: [input], on: console),
      try options.target("\(stem).html", as: .html, reading: [input], on: console)
    )
  }

  /// Determines the path of a workbook's mapping in the same way.
  ///
  /// - Throws: `CommandError` if an existing file may not be replaced.
  mutating func findPlaceOfMapping(_ options: InputOptions, on console: Console) throws {
    guard !isDryRun else { return }
    mapping = try options.target("\(stem).mapping.yaml", as: .yaml, reading: [input], on: console)
  }

  /// The paths of all files.
  var all: [String] { [targets?.backup, targets?.report, mapping].compactMap { $0?.path } }

  /// Writes all files.
  ///
  /// - Throws: `CommandError`.
  func write(_ loaded: LoadedBudget, month: BudgetMonth, now: UTCTimestamp, on console: Console) throws {
    guard let targets else { return }
    let files = FileAccess(console: console)
    let bytes: [UInt8]
    do {
      bytes = try BudgetBackup.write(loaded.remembered, exportDate: now)
    } catch {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    }
    let ledger = Ledger(loaded.budget)
    let (page, what) = try Progress(console).during("Drawing the report") {
      let report = BudgetReport(
        ledger, period: .month(month), comparedWith: nil, findings: loaded.result.findings,
        verdicts: loaded.result.verdicts, origins: loaded.result.origins, source: loaded.context.fileName,
        generatedAt: now, wording: .english)
      let templates = try ReportTemplateFolder(nil, console)
      return (
        try templates.drawing { try report.html(templates: $0, months: ledger.activeMonths) },
        WrittenText.period("report", .month(month), ledger)
      )
    }
    try files.write(bytes, to: targets.backup, saying: WrittenText.backup(loaded.budget))
    try files.write(Array(page.utf8), to: targets.report, saying: what)
    if let mapping {
      let yaml = loaded.mappingYAML(for: loaded.context.fileName)
      try files.write(
        Array(yaml.utf8), to: mapping,
        saying: "mapping, \(WrittenText.count(loaded.tables.count, "table"))")
    }
  }
}
