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

  /// Returns the path of the input file.
  ///
  /// - Throws: `CommandError` if two files are named, or if none is named and there is no book.
  func path(on console: Console) throws -> String { try source.path(options, on: console) }
}

/// A command that lists data of a budget.
protocol ListingCommand: ConsoleCommand {
  var file: ListingOptions { get }

  /// Returns the part of a book's log that is needed.
  func scope(_ today: CalendarDate) -> LogScope

  /// Returns the list.
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

  /// Returns a cell with an amount.
  func amount(_ amount: Decimal?, in currency: Currency? = nil) -> Listing.Cell {
    .number(amount, amount.map { money.with(currency).amount($0) } ?? "")
  }

  /// Returns a cell with a ratio; a dash if it is undefined.
  func percent(_ ratio: Decimal?) -> Listing.Cell {
    .number(ratio, ratio.map { money.percent($0) } ?? "–")
  }

  /// A finder for the records that the arguments name.
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
