import ArgumentParser
import BudgetCalculation
import BudgetModel
import CalendarDates

/// Lists accounts with their balances.
struct AccountsCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "List accounts with their balances on a day, and the net worth.",
    discussion: """
      EXAMPLES
        budget accounts household.xlsx
        budget accounts household.json --on 2025-12-31
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: ArgumentHelp("The day (default: today).", valueName: "date"))
  var on: CalendarDate?

  func listing(_ material: ListingMaterial) -> Listing {
    let balances = AccountBalances(material.ledger, on: on ?? material.today)
    var listing = Listing(
      name: "accounts",
      columns: [
        .words("name", "Account"), .words("type", "Type"), .words("isPrimary", "Primary"),
        .figures("openingBalance", "Opening"), .figures("balance", "Balance"),
      ])
    for row in balances.rows {
      listing.rows.append([
        .text(row.account.name), .text(row.account.kind.rawValue), .flag(row.account.isPrimary, "yes"),
        material.amount(row.account.openingBalance), material.amount(row.balance),
      ])
    }
    if !listing.rows.isEmpty {
      listing.totals = [
        [.text("Net worth"), .text(nil), .text(nil), .text(nil), material.amount(balances.netWorth)],
        [.text("Money to budget"), .text(nil), .text(nil), .text(nil), material.amount(balances.onBudget)],
      ]
      listing.notes = ["Balances on \(balances.date) in \(material.budget.settings.currency)."]
    }
    return listing
  }
}
