import ArgumentParser
import BudgetModel
import BudgetStores
import CalendarDates
import Foundation

/// Undoes changes of a book, a backup or a workbook.
struct UndoCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo changes to a book, a backup or a workbook.",
    discussion: """
      In a book or backup, the latest change that is not undone, or the change with the given number, is undone; \
      repeat the command to go further back. A change on which a later one depends can be undone only after that \
      one.

      A workbook is restored to its state before this program changed it, from the copy that was kept beside it. If \
      another program has changed the workbook since, nothing is undone.

      EXAMPLES
        budget undo
        budget undo 12
        budget undo household.xlsx
      """)

  @Argument(
    help: ArgumentHelp(
      "The number of a change (default: the latest), or a book, backup or workbook.",
      valueName: "change|file"), completion: .file(extensions: ["budget", "json", "xlsx", "xlsm"]))
  var word: String?
  @OptionGroup var store: StoreOptions

  func run(on console: Console) throws -> ExitStatus {
    let number = word.flatMap { Int($0) }
    let file = number == nil ? word : nil
    guard file == nil || store.place.book == nil else {
      throw CommandError(.usage, "both \(file ?? "") and --book name a file; name one")
    }
    guard file != FileAccess.standardStream else {
      throw CommandError(.usage, "a workbook is restored in place: name a file, not standard input")
    }
    let now = store.place.moment(on: console)
    let place = try StoreFile(file ?? store.place.book, now: now, on: console)
    guard !place.isWorkbook(on: console) else { return try restore(place.path, on: console) }
    let session = try StoreSession(
      place.path, now: now, json: store.place.json, dryRun: store.dryRun, on: console)
    let change = try session.writing { try $0.undo(number, at: now) }
    session.showReturn("Undone: change \(change.number), \(change.command)", change)
    return .done
  }

  private func restore(_ file: String, on console: Console) throws -> ExitStatus {
    guard !store.dryRun else {
      throw CommandError(
        .usage, "--dry-run is for books and backups; \(FileAccess.name(of: file)) is a workbook")
    }
    try FileAccess(console: console).check(file)
    let target = try console.files.updating(file)
    try console.files.restore(target)
    for line in FindingLines.wrapped(
      "\(FileAccess.name(of: file)) is restored to its state before it was changed here.",
      width: console.width)
    {
      console.print(line)
    }
    return .done
  }
}
