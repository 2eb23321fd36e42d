import ArgumentParser
import BudgetFiles
import BudgetModel
import BudgetStores
import CalendarDates
import Foundation

/// Creates a book, or a backup, for a budget.
struct InitCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a book to keep a budget in, with starter categories or from a file.",
    discussion: """
      If the name ends with .json, a backup is created instead of a book.

      EXAMPLES
        budget init
        budget init --copy-of household.xlsx
        budget init family.budget --starter allowance --currency EUR --month-start 25
      """)

  @Argument(help: "The book (default: household.budget in this folder).", completion: .file())
  var path: String?
  @Option(
    name: .customLong("copy-of"),
    help: ArgumentHelp(
      "The workbook, backup, statement or CSV to copy the budget from.", valueName: "file"),
    completion: .file())
  var source: String?
  @Option(
    help: ArgumentHelp(
      "The starter categories: household, spending, allowance or none (default: household).",
      valueName: "set"))
  var starter: StarterSetName?
  @Option(
    help: ArgumentHelp("The day of the month on which budget months begin, 1 to 31.", valueName: "day"))
  var monthStart: Int?
  @OptionGroup var options: InputOptions

  func validate() throws {
    if let monthStart, !(1...31).contains(monthStart) {
      throw ValidationError("--month-start takes 1 to 31.")
    }
    if options.replace { throw ValidationError("A book is never overwritten; move the old one away first.") }
    if source != nil, starter != nil {
      throw ValidationError("--starter is for an empty book; leave it out with --copy-of.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let now = options.moment(on: console)
    let path = path ?? URL(filePath: console.folder()).appending(path: StoreFile.defaultName).path
    var (budget, exported) = try beginning(now, on: console)
    if let monthStart { budget.settings.monthStartDay = monthStart }
    if let currency = options.currency, source == nil { budget.settings.currency = currency }
    let target = try console.files.target(
      path, as: FileFormat(path: path) == .json ? .json : .book, replacing: false)
    do throws(StoreError) {
      if FileFormat(path: target.path) == .json {
        try BackupStore.create(target.path, holding: budget, at: exported ?? now)
      } else {
        try BookStore.create(target.path, holding: budget, exported: exported)
      }
    } catch {
      throw CommandError(error, of: path)
    }
    console.print("\(FileAccess.name(of: path)) was created: \(Self.contents(of: budget)).")
    return .done
  }

  private func beginning(
    _ now: UTCTimestamp, on console: Console
  ) throws -> (Budget, exported: UTCTimestamp?) {
    guard let source else {
      guard let set = (starter ?? .household).set else { return (Budget(), nil) }
      do { return (try set.budget(now: now), nil) } catch {
        throw CommandError(.badInput, FindingLines.refusal(error.findings))
      }
    }
    var loader = BudgetLoader(options: options, console: console)
    loader.remembersFile = true
    let loaded = try loader.load(source)
    for line in FindingLines.lines(loaded.result.findings, width: console.width, limit: 20) {
      console.printError(line)
    }
    return (loaded.remembered, loaded.result.exportDate)
  }

  private static func contents(of budget: Budget) -> String {
    let parts = [
      (budget.categories.count, "category", "categories"), (budget.accounts.count, "account", "accounts"),
      (budget.transactions.count, "transaction", "transactions"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return parts.isEmpty ? "empty" : parts.joined(separator: ", ")
  }
}

/// A set of starter categories, or none.
enum StarterSetName: String, CaseIterable, ExpressibleByArgument {
  case household, spending, allowance, none

  var set: StarterSet? {
    switch self {
    case .household: .household
    case .spending: .spending
    case .allowance: .allowance
    case .none: nil
    }
  }
}
