import ArgumentParser
import BudgetModel
import BudgetStores
import CalendarDates
import Foundation

/// Undoes changes of a book, a backup or a workbook.
struct UndoCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back what was done to a book, a backup or a workbook.",
    discussion: """
      Of a book or backup the last change that counts is taken back, or the one with a number; again and again goes \
      further back. One on which a later change builds stays until that is taken back.

      A workbook gets the state that it had before this program changed it: the file that was kept beside it. Where it \
      was changed since in another program, nothing is undone.

      EXAMPLES
        budget undo
        budget undo 12
        budget undo household.xlsx
      """)

  @Argument(
    help: ArgumentHelp(
      "The number of a change (default: the last that counts), or a book, backup or workbook.",
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
    session.showReturn("Taken back: change \(change.number), \(change.command)", change)
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
      "\(FileAccess.name(of: file)) is again what it was before it was changed here.", width: console.width)
    {
      console.print(line)
    }
    return .done
  }
}
