import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import Foundation

/// The arguments that every listing has.
struct ListingOptions: ParsableArguments {
  @Argument(help: "The file to read.", completion: .file())
  var input: String
  @Flag(help: "Write JSON with exact figures.")
  var json = false
  @OptionGroup var options: InputOptions
}

/// A command that lists something of a budget.
protocol ListingCommand: ConsoleCommand {
  var file: ListingOptions { get }

  /// What is listed.
  ///
  /// - Throws: `CommandError` where the arguments name what the budget does not have.
  func listing(_ material: ListingMaterial) throws -> Listing
}

/// What listings are made from.
struct ListingMaterial {
  let ledger: Ledger
  let today: CalendarDate
  let money: MoneyFormat

  var budget: Budget { ledger.budget }

  /// A cell with an amount.
  func amount(_ amount: Decimal?, in currency: Currency? = nil) -> Listing.Cell {
    .number(amount, amount.map { money.with(currency).amount($0) } ?? "")
  }

  /// A cell with a ratio, or a dash where it has no meaning.
  func percent(_ ratio: Decimal?) -> Listing.Cell {
    .number(ratio, ratio.map { money.percent($0) } ?? "–")
  }

  /// The category of this name, compared without case.
  func category(named name: String) throws -> BudgetModel.Category {
    try found(name, among: budget.categories, \.name, kind: "category")
  }

  /// The account of this name, compared without case.
  func account(named name: String) throws -> Account {
    try found(name, among: budget.accounts, \.name, kind: "account")
  }

  /// The member of this name, compared without case.
  func member(named name: String) throws -> Member {
    try found(name, among: budget.members, \.name, kind: "member")
  }

  /// The period of this name, compared without case.
  func period(named name: String) throws -> Period {
    try found(name, among: budget.periods, \.name, kind: "period")
  }

  private func found<R: Record>(
    _ name: String, among records: [R], _ path: KeyPath<R, String>, kind: String
  ) throws -> R {
    if let exact = records.first(where: { $0[keyPath: path] == name }) { return exact }
    let folded = records.filter { $0[keyPath: path].lowercased() == name.lowercased() }
    if let match = folded.first, folded.count == 1 { return match }
    let known = records.map { $0[keyPath: path] }.sorted()
    let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
    let remedy =
      records.isEmpty
      ? "the budget has none" : Suggestion.question(for: name, among: known) ?? "there are \(names)"
    throw CommandError(.usage, "there is no \(kind) \"\(name)\"; \(remedy)")
  }
}

extension ListingCommand {
  func run(on console: Console) throws -> ExitStatus {
    let loaded = try BudgetLoader(options: file.options, console: console).load(file.input)
    let material = ListingMaterial(
      ledger: Ledger(loaded.budget), today: file.options.moment(on: console).date,
      money: MoneyFormat(loaded.budget.settings))
    let listing = try listing(material)
    if file.json {
      console.writeOutput(listing.json())
    } else {
      for line in listing.lines(console.lineWidth) { console.print(line) }
    }
    return listing.hasFound ? .found : file.options.status(loaded.result.findings, on: console)
  }
}
