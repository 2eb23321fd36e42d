import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import Foundation

/// The arguments of every listing.
struct ListingOptions: ParsableArguments {
  @OptionGroup var source: ReadFile
  @Flag(help: "Write JSON with exact figures.")
  var json = false
  @OptionGroup var options: InputOptions

  /// The path of the input file.
  ///
  /// - Throws: `CommandError` if two are named, or none is and there is no book.
  func path(on console: Console) throws -> String { try source.path(options, on: console) }
}

/// A command that lists something of a budget.
protocol ListingCommand: ConsoleCommand {
  var file: ListingOptions { get }

  /// How much of a book's log is needed.
  func scope(_ today: CalendarDate) -> LogScope

  /// The list.
  ///
  /// - Throws: `CommandError` if the arguments name something that the budget does not have.
  func listing(_ material: ListingMaterial) throws -> Listing
}

/// The data from which listings are made.
struct ListingMaterial {
  let ledger: Ledger
  let today: CalendarDate
  let money: MoneyFormat

  var budget: Budget { ledger.budget }

  /// A cell with an amount.
  func amount(_ amount: Decimal?, in currency: Currency? = nil) -> Listing.Cell {
    .number(amount, amount.map { money.with(currency).amount($0) } ?? "")
  }

  /// A cell with a ratio, or a dash if it is undefined.
  func percent(_ ratio: Decimal?) -> Listing.Cell {
    .number(ratio, ratio.map { money.percent($0) } ?? "–")
  }

  /// Finds the records that the arguments name.
  var find: RecordFinder { RecordFinder(budget: budget) }
}

extension ListingCommand {
  func scope(_ today: CalendarDate) -> LogScope { .all }

  func run(on console: Console) throws -> ExitStatus {
    var loader = BudgetLoader(options: file.options, console: console)
    loader.scope = file.options.asOf == nil ? scope(file.options.moment(on: console).date) : .all
    let loaded = try loader.load(try file.path(on: console))
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
