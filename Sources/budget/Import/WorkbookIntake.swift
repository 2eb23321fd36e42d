import SafeFiles
import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import ExactJSON

/// Imports files into a user's workbook: adds the entries that its log does not have yet, in the
/// format of the log.
struct WorkbookIntake {
  /// An imported file, and which of its rows are new.
  private struct File {
    let name: String
    let entries: NewEntries
    let result: ImportResult

    var rowCount: Int { entries.new.count + entries.known.count }
  }

  let command: ImportCommand
  let console: Console

  /// Returns whether a file is a workbook, judging by its name or its first bytes.
  ///
  /// - Throws: `CommandError` if it cannot be read.
  static func isWorkbook(_ path: String, on console: Console) throws -> Bool {
    guard path != FileAccess.standardStream, FileInput.isRegularFile(path) else { return false }
    let head = try FileAccess(console: console).head(path)
    return FileFormat(path: path, bytes: head) == .xlsx || FileFormat.sniffed(head) == .xlsx
  }

  /// Shows the new entries and adds them.
  ///
  /// - Throws: `CommandError` if the entries could not be added; the workbook is then unchanged.
  func run() throws -> ExitStatus {
    try refuseOtherWays()
    var workbook = try WorkbookInPlace(command.into, command.options, on: console)
    let logs = try WorkbookLogs(command.into, log: command.log, command.options, on: console)
    var known = logs.entries
    var files: [File] = []
    for path in command.files {
      let file = try read(path, beside: known, logs)
      known += file.entries.new
      files.append(file)
    }
    let additions = try LogAddition.all(files.flatMap(\.entries.new), in: logs)
    for addition in additions { try workbook.apply(addition.edit) }
    let hasNew = additions.rowCount > 0
    if !command.json { preview(files, additions) }
    var copy: String?
    if hasNew {
      try logs.check(workbook.edited(), adding: additions, on: console)
      if !command.inPlace.dryRun { copy = try workbook.save(keepsCopy: !command.inPlace.noCopy) }
    }
    show(files, additions, copy)
    let status = command.options.status(files.flatMap { $0.result.findings }, on: console)
    return additions.leftOutCount > 0 ? .found : status
  }

  private func refuseOtherWays() throws {
    let name = FileAccess.name(of: command.into)
    if command.output != nil {
      throw CommandError(
        .usage,
        "a workbook is changed in place, and \(name) is one; leave -o out (its previous state is kept)")
    }
    if command.undo != nil {
      throw CommandError(
        .usage, "--undo is for imports into books and backups; for \(name) use: budget undo \(command.into)")
    }
  }

  // MARK: Reading

  private func read(_ path: String, beside known: [LogEntry], _ logs: WorkbookLogs) throws -> File {
    var reading = command
    reading.options.mapping = nil
    let loaded = try reading.read(path, into: logs.budget, mapping: logs.loaded.mapping, on: console).loaded
    let name = FileAccess.name(of: path)
    console.files.findings?.add(loaded.result.findings, loaded.rawRows, of: path)
    let (own, currency) = (logs.budget.settings.currency, loaded.budget.settings.currency)
    let isOther = currency != own && !logs.hasOpenCurrency
    let names = LogEntryNames(loaded.budget)
    let entries = loaded.budget.transactions.map { transaction in
      var entry = names.entry(transaction)
      if isOther, entry.currency == nil { entry.currency = currency }
      return entry
    }
    let new = NewEntries(
      entries, beside: known, comparesAccounts: logs.forms.allSatisfy(\.tellsAccounts))
    if isOther, !new.new.isEmpty, !command.otherCurrency {
      try CurrencyConsent(console: console).check(name, currency, into: logs.name, own)
    }
    return File(name: name, entries: new, result: loaded.result)
  }

  // MARK: Showing

  private static func pair(_ known: NewEntries.Known) -> JSONValue {
    .object([
      JSONMember("date", .string(known.entry.date.description)),
      JSONMember("amount", .number(known.entry.amount.plainText)),
      JSONMember("file", .string(known.entry.description)),
      JSONMember("workbook", .string(known.row.description)),
    ])
  }

  private func preview(_ files: [File], _ additions: [LogAddition]) {
    for file in files {
      let words =
        "\(file.name): \(AdditionText.count(file.rowCount)), \(file.entries.known.count) there already, "
        + "\(file.entries.new.count) new"
      for line in FindingLines.wrapped(words, width: console.width) { console.print(line) }
      for line in taken(file) { console.print(line) }
      let findings = file.result.findings.filter { command.inPlace.dryRun || $0.severity > .info }
      for line in FindingLines.lines(findings, width: console.width, limit: 20) { console.print(line) }
    }
    for line in AdditionText(additions: additions).lines(console.lineWidth) { console.print(line) }
  }

  /// Returns lines about rows that match entries of the log only by day and amount.
  private func taken(_ file: File) -> [String] {
    let taken = file.entries.known.filter { !$0.isAlike }
    let lines = taken.prefix(5).flatMap { known in
      FindingLines.wrapped(
        "note: \(known.entry.date), \(known.entry.amount.shown): \"\(known.entry.description)\" is treated as "
          + "\"\(known.row.description)\", which is already there", width: console.width)
    }
    return lines + (taken.count > 5 ? ["… and \(taken.count - 5) more; --json lists all"] : [])
  }

  private func show(_ files: [File], _ additions: [LogAddition], _ copy: String?) {
    let hasNew = additions.rowCount > 0
    guard !command.json else {
      let values = files.map { file in
        JSONValue.object([
          JSONMember("file", .string(file.name)), JSONMember("rows", .number(String(file.rowCount))),
          JSONMember("known", .number(String(file.entries.known.count))),
          JSONMember("new", .number(String(file.entries.new.count))),
          JSONMember("takenForOthers", .array(file.entries.known.filter { !$0.isAlike }.map(Self.pair))),
          JSONMember("findings", FindingJSON.values(file.result.findings)),
        ])
      }
      var writer = JSONWriter()
      writer.write(
        .object(
          [JSONMember("files", .array(values))]
            + AdditionJSON.members(additions, isWritten: hasNew && !command.inPlace.dryRun, copy: copy)))
      return console.writeOutput(writer.finished())
    }
    for line in WorkbookInPlace.ending(
      of: command.into, additions, isDryRun: command.inPlace.dryRun, copy, width: console.width)
    {
      console.print(line)
    }
  }
}

extension WorkbookInPlace {
  /// Returns the closing message about the file.
  static func ending(
    of path: String, _ additions: [LogAddition], isDryRun: Bool, _ copy: String?, width: Int
  ) -> [String] {
    let name = FileAccess.name(of: path)
    let sentence =
      if additions.rowCount == 0 {
        additions.leftOutCount > 0
          ? "Nothing could be added; \(name) stays as it is." : "Nothing is new; \(name) stays as it is."
      } else if isDryRun {
        "Nothing was written (--dry-run)."
      } else {
        InPlaceOptions.written(name, additions.words, copy: copy)
      }
    return [""] + FindingLines.wrapped(sentence, width: width)
  }
}
