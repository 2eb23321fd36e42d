import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates

/// Lists categories of a file or of a starter set.
struct CategoriesCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories",
    abstract: "List the categories of a file or of a starter set.",
    discussion: """
      EXAMPLES
        budget categories household.xlsx
        budget categories --starter allowance
      """)

  @OptionGroup var source: ReadFile
  @Option(help: "The starter set: household, spending or allowance.")
  var starter: StarterSet?
  @Flag(help: "Write JSON with exact figures.")
  var json = false
  @OptionGroup var options: InputOptions

  func validate() throws {
    guard source.input == nil && source.book == nil || starter == nil else {
      throw ValidationError("Name either a file, or a starter set with --starter.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let budget: Budget
    if let starter {
      do { budget = try starter.budget(now: options.moment(on: console)) } catch {
        throw CommandError(.badInput, FindingLines.refusal(error.findings))
      }
    } else {
      let input = try source.path(options, on: console)
      budget = try BudgetLoader(options: options, console: console).load(input).budget
    }
    let listing = Self.listing(
      ListingMaterial(
        ledger: Ledger(budget), today: options.moment(on: console).date, money: MoneyFormat(budget.settings)))
    if json {
      console.writeOutput(listing.json())
    } else {
      for line in listing.lines(console.lineWidth) { console.print(line) }
    }
    return .done
  }

  private static func listing(_ material: ListingMaterial) -> Listing {
    var listing = Listing(
      name: "categories",
      columns: [
        .words("name", "Name"), .words("type", "Type"), .figures("budgetedAmount", "Budgeted"),
        .words("basis", "Basis"), .figures("perMonth", "A month"), .words("dueDate", "Due"),
        .words("icon", "Icon"), .words("colorHex", "Color"),
      ])
    for category in material.budget.categories {
      listing.rows.append([
        .text(category.name), .text(category.group.rawValue), material.amount(category.budgetedAmount),
        .text(category.basis.rawValue), material.amount(category.monthlyAmount),
        .text(category.dueDate.map(word)), .text(category.icon), .text(category.color?.text),
      ])
    }
    return listing
  }

  private static func word(_ due: DueDate) -> String {
    switch due {
    case .date(let date): date.description
    case .dayOfMonth(let day): String(day)
    case .lastDayOfMonth: "last"
    }
  }
}
