import ArgumentParser
import BudgetFiles
import BudgetModel
import BudgetStores
import CalendarDates
import ExactJSON

/// Checks a book: its database, its rules and its sums.
struct CheckBookCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-book",
    abstract: "Check a book: its database, its rules, and that all its totals agree.",
    discussion: """
      Exits with status 1 if there is a problem.

      EXAMPLES
        budget check-book
        budget check-book family.budget
      """)

  @Argument(help: "The book (default: the one of --book).", completion: .file(extensions: ["budget"]))
  var file: String?
  @OptionGroup var place: StorePlace

  func run(on console: Console) throws -> ExitStatus {
    let path = try StoreFile(file ?? place.book, now: place.moment(on: console), on: console).path
    let problems: [String]
    do { problems = try BookStore(path).problems() } catch let error as StoreError {
      throw CommandError(error, of: path)
    }
    if place.json {
      var writer = JSONWriter()
      writer.write(.object([JSONMember("problems", .array(problems.map { .string($0) }))]))
      console.writeOutput(writer.finished())
    } else {
      for problem in problems {
        for line in FindingLines.wrapped(problem, width: console.width) { console.print(line) }
      }
      console.print(
        problems.isEmpty
          ? "\(FileAccess.name(of: path)): no problems"
          : "budget rescue \(FileAccess.name(of: path)) saved.json saves what can be read")
    }
    return problems.isEmpty ? .done : .found
  }
}

/// Saves the readable part of a damaged book.
struct RescueCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "rescue",
    abstract: "Save the readable part of a damaged book to a backup; the book is not changed.",
    discussion: """
      EXAMPLES
        budget rescue household.budget saved.json
      """)

  @Argument(help: "The book.", completion: .file(extensions: ["budget"]))
  var file: String
  @Argument(help: "The backup to write.", completion: .file(extensions: ["json"]))
  var output: String
  @Option(
    help: ArgumentHelp(
      "The time to use as the current time, in UTC (default: the system clock).",
      valueName: "2026-01-31T20:00:00Z"))
  var now: UTCTimestamp?
  @Flag(help: "Overwrite an existing output file; the book is never overwritten.")
  var replace = false

  func run(on console: Console) throws -> ExitStatus {
    try FileAccess(console: console).noteInput(file)
    let target = try console.files.target(output, as: .json, replacing: replace)
    do {
      let rescue = try BookStore(file).rescued()
      let bytes = try BudgetBackup.write(rescue.budget, exportDate: now ?? console.now())
      for (table, count) in rescue.lost { console.printError("lost: \(count) of \(table)") }
      try FileAccess(console: console).write(bytes, to: target, saying: WrittenText.backup(rescue.budget))
      return rescue.lost.isEmpty ? .done : .found
    } catch let error as StoreError {
      throw CommandError(error, of: file)
    } catch let error as BackupWriteError {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    }
  }
}
