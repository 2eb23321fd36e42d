import ArgumentParser
import BudgetFiles
import BudgetModel
import BudgetStores
import CalendarDates
import ExactJSON
import SpreadsheetFiles

/// Imports files into a backup, or reverts an import.
struct ImportCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract:
      "Import new rows of bank files into a book, a backup or a workbook; imports can be undone.",
    discussion: """
      Rows that are already in the budget are not added again, even if the file was renamed or the rows were edited \
      since. Rows that differ from the budget change nothing unless --take file is given. A file whose own figures \
      contradict what was read from it is not imported (budget inspect shows them).

      In a workbook, new rows are added to its own log in the same form, and nothing else in it changes; `budget \
      undo` undoes this.

      EXAMPLES
        budget import january.csv --into household.json --dry-run
        budget import january.csv card.csv --into household.json --account Checking
        budget imports household.json
        budget import --undo 3f2a --into household.json
        budget import january.csv --into household.xlsx --rules rules.yaml
      """)

  @Argument(help: "The files to import.", completion: .file())
  var files: [String] = []
  @Option(help: "The book, backup or workbook to import into.", completion: .file())
  var into: String
  @Option(
    name: .shortAndLong, help: "The backup to write (default: the one imported into).", completion: .file())
  var output: String?
  @Option(
    help: ArgumentHelp(
      "The account of rows without one: its name or last four digits.", valueName: "account"))
  var account: String?
  @Flag(help: "Import rows in a currency other than the budget's without asking.")
  var otherCurrency = false
  @Flag(help: "Do not combine the two sides of transfers.")
  var noPairs = false
  @Option(
    help: ArgumentHelp(
      "The sheet with the log to add the rows to, if the workbook has several.", valueName: "sheet"))
  var log: String?
  @OptionGroup var inPlace: InPlaceOptions
  @Option(
    help: ArgumentHelp(
      "Undo an import: its ID in `budget imports`, or the beginning of it.", valueName: "id"))
  var undo: String?
  @Flag(help: "Undo an import even if records of it were changed since.")
  var force = false
  @Flag(help: "Write the result as JSON.")
  var json = false
  @OptionGroup var options: InputOptions

  func validate() throws {
    if undo == nil, files.isEmpty {
      throw ValidationError("Name a file to import, or an import with --undo.")
    }
    if undo != nil, !files.isEmpty {
      throw ValidationError("--undo undoes an import; do not name a file too.")
    }
    let streams = ([into] + files).count { $0 == FileAccess.standardStream }
    if streams > 1 { throw ValidationError("Standard input can be only one of the files.") }
    if json, !inPlace.dryRun, (output ?? into) == FileAccess.standardStream {
      throw ValidationError("--json and the backup cannot both go to standard output; name a file with -o.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try options.prepareFindings(reading: [into] + files, on: console)
    if try WorkbookIntake.isWorkbook(into, on: console) {
      return try WorkbookIntake(command: self, console: console).run()
    }
    guard log == nil, !inPlace.noCopy else {
      throw CommandError(
        .usage, "--log and --no-copy are for workbooks; \(FileAccess.name(of: into)) is not one")
    }
    if try isBook(on: console) { return try importIntoBook(on: console) }
    let target = try inPlace.dryRun ? nil : target(on: console)
    let backup = try loadBackup(on: console)
    return try run(into: backup, on: console) { budget, hasChanged in
      guard let target else { return }
      try write(budget, of: backup, hasChanged: hasChanged, to: target, on: console)
    }
  }

  /// Saves a computed budget; `hasChanged` says whether the budget differs from the previous one.
  typealias Saving = (_ budget: Budget, _ hasChanged: Bool) throws -> Void

  private func run(into backup: LoadedBudget, on console: Console, saving: Saving) throws -> ExitStatus {
    if let undo {
      return try ImportUndoing(command: self, console: console).takeBack(undo, backup, saving: saving)
    }
    var budget = backup.budget
    var previews: [LoadedPreview] = []
    for file in files {
      let preview = try self.preview(file, into: budget, on: console)
      previews.append(preview)
      budget = preview.preview.applied()
    }
    let hasChanged = previews.contains { $0.preview.record != nil }
    for (number, preview) in previews.enumerated() {
      console.files.findings?.add(preview.preview.allFindings, preview.rawRows, of: String(number))
    }
    try saving(budget, hasChanged)
    show(previews, hasChanged: hasChanged, on: console)
    let hasConflicts = previews.contains { $0.preview.conflicts.contains { !$0.isTaken } }
    if options.strict, hasConflicts { return .found }
    return options.status(previews.flatMap { $0.preview.unusable + $0.preview.findings }, on: console)
  }

  // MARK: Books

  private func isBook(on console: Console) throws -> Bool {
    guard into != FileAccess.standardStream, FileInput.isRegularFile(into) else { return false }
    return BookStore.isBook(try FileAccess(console: console).head(into))
  }

  /// Imports files as one change of a book, which is locked during the import.
  private func importIntoBook(on console: Console) throws -> ExitStatus {
    guard output == nil else {
      throw CommandError(
        .usage, "-o writes a backup; \(FileAccess.name(of: into)) is a book, which is changed in place")
    }
    let session = try StoreSession(
      into, now: options.moment(on: console), json: json, dryRun: inPlace.dryRun, on: console)
    return try session.writing { turn in
      let before = try turn.budget(.all)
      let loaded = LoadedBudget(
        result: ImportResult(budget: before), format: .book, context: options.context(for: into, on: console))
      return try run(into: loaded, on: console) { budget, hasChanged in
        guard hasChanged else { return }
        _ = try turn.commit(session.words, at: session.desk.now, from: before, to: budget)
      }
    }
  }

  // MARK: Reading

  private func loadBackup(on console: Console) throws -> LoadedBudget {
    var reading = options
    reading.from = .json
    // The currency option applies to the imported files, not to the backup.
    reading.currency = nil
    reading.taken = []
    reading.csv.findings = nil
    reading.rules = nil
    return try BudgetLoader(options: reading, console: console).load(into)
  }

  /// Reads a file for a budget: assigns rows to accounts, and applies the rules.
  ///
  /// - Throws: `CommandError` if it cannot be read or contains no transactions.
  func read(
    _ path: String, into budget: Budget, mapping: WorkbookMapping? = nil, on console: Console
  ) throws -> (loaded: LoadedBudget, fingerprint: FileFingerprint) {
    let loader = BudgetLoader(
      options: options, console: console, intake: budget.settings,
      statementAccount: account.map { ImportResult.accountName($0, in: budget) })
    var loaded = try loader.load(path)
    guard let fingerprint = loaded.fingerprint, !loaded.budget.transactions.isEmpty || loaded.hasRows else {
      throw CommandError(
        .badInput, "\(FileAccess.name(of: path)): the file contains no transactions; nothing can be imported")
    }
    if let account { loaded.result = loaded.result.placed(onAccount: account, of: budget) }
    let rules = try RuleFile.rules(options, before: mapping ?? loaded.mapping, on: console)
    if !rules.rules.isEmpty { loaded.result = rules.applied(to: loaded.takeResult()).result }
    return (loaded, fingerprint)
  }

  private func preview(_ path: String, into budget: Budget, on console: Console) throws -> LoadedPreview {
    let (loaded, fingerprint) = try read(path, into: budget, on: console)
    let loadedPreview = Progress(console).during("Comparing \(FileAccess.name(of: path))") {
      LoadedPreview(
        preview: ImportPreview(
          of: loaded.result, fingerprint, accounting: loaded.fileAccounting, into: budget,
          options: ImportPreview.Options(
            takesFileInConflicts: options.taken.side == .file, pairsTransfers: !noPairs),
          now: options.moment(on: console)),
        rawRows: loaded.rawRows)
    }
    if loadedPreview.preview.record != nil, !otherCurrency {
      try CurrencyConsent(console: console).check(
        FileAccess.name(of: path), loaded.budget.settings.currency, into: FileAccess.name(of: into),
        budget.settings.currency)
    }
    return loadedPreview
  }

  // MARK: Writing

  /// Returns the location to which the budget is written: another file, or the backup, which is then locked.
  private func target(on console: Console) throws -> OutputTarget {
    guard let output else { return try console.files.updating(into) }
    return try options.target(output, as: .json, reading: [into] + files, on: console)
  }

  /// Writes a budget over the backup, or to the path of `-o`; an unchanged budget is written only to `-o`.
  func write(
    _ budget: Budget, of backup: LoadedBudget, hasChanged: Bool, to target: OutputTarget, on console: Console
  ) throws {
    guard hasChanged || output != nil || target.path == FileAccess.standardStream else { return }
    do {
      let date = backup.result.exportDate ?? options.moment(on: console)
      try FileAccess(console: console).write(
        try BudgetBackup.write(budget, exportDate: date), to: target, saying: WrittenText.backup(budget))
    } catch let error as BackupWriteError {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    }
  }

  // MARK: Showing

  private func show(_ previews: [LoadedPreview], hasChanged: Bool, on console: Console) {
    let target = output ?? into
    // If the budget goes to standard output, messages go to standard error.
    let isBeside = !inPlace.dryRun && target == FileAccess.standardStream
    let print = isBeside ? console.printError : console.print
    if json {
      var writer = JSONWriter()
      writer.write(.object([JSONMember("files", .array(previews.map { ImportJSON.value($0.preview) }))]))
      return console.writeOutput(writer.finished())
    }
    for (index, loaded) in previews.enumerated() {
      if index > 0 { print("") }
      for line in ImportText(loaded.preview, isDetailed: inPlace.dryRun).lines(console.lineWidth) {
        print(line)
      }
    }
    let name = FileAccess.name(of: target)
    print("")
    if inPlace.dryRun { return print("Nothing was written (--dry-run).") }
    print(
      hasChanged ? "\(name) was written." : "Nothing is new; \(FileAccess.name(of: into)) stays as it is.")
  }
}

/// A preview of an import, with the raw text of the rows to which findings refer.
struct LoadedPreview {
  let preview: ImportPreview
  let rawRows: [Int: String]
}

extension LoadedBudget {
  /// Whether rows of a log were read, even if none became a transaction.
  fileprivate var hasRows: Bool {
    let isLog = csvForm.map { $0.kind == .log } ?? true
    return isLog && fileAccounting.map { $0.read.rows > 0 } ?? false
  }
}
