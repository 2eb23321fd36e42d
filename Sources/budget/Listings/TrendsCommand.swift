import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import CalendarDates
import Foundation

/// Lists income and spending by month.
struct TrendsCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "trends",
    abstract: "List income, expenses, net and savings rate month by month, or a category's spending.",
    discussion: """
      EXAMPLES
        budget trends household.xlsx
        budget trends household.xlsx --months 24 --category Groceries
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: "The number of months.")
  var months = 12
  @Option(help: ArgumentHelp("The last month (default: the latest with transactions).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @Option(help: "A category whose spending is listed instead.")
  var category: String?

  func validate() throws {
    guard (1...1_200).contains(months) else { throw ValidationError("--months takes 1 to 1200.") }
  }

  func listing(_ material: ListingMaterial) throws -> Listing {
    let last = try MonthChoice.monthWithData(
      month, of: material.ledger, now: UTCTimestamp(date: material.today))
    let trends = Trends(material.ledger, months: last.last(months))
    if let category { return try categoryListing(category, trends, material) }
    var listing = Listing(
      name: "months",
      columns: [
        .words("month", "Month"), .figures("income", "Income"), .figures("expenses", "Expenses"),
        .figures("net", "Net"), .figures("savingsRate", "Saved"), .figures("transactions", "Rows"),
      ])
    for totals in trends.months {
      listing.rows.append([
        .text(totals.month.description), material.amount(totals.income), material.amount(totals.expenses),
        material.amount(totals.net), material.percent(totals.savingsRate), .count(totals.count),
      ])
    }
    listing.totals = [
      [
        .text("Average"), material.amount(trends.averageIncome), material.amount(trends.averageExpenses),
        material.amount(trends.averageNet), .text(nil), .text(nil),
      ]
    ]
    return listing
  }

  private func categoryListing(
    _ name: String, _ trends: Trends, _ material: ListingMaterial
  ) throws -> Listing {
    let category = try material.find.category(name)
    let trend = trends.categories.first { $0.category?.id == category.id }
    let amounts = trend?.amounts ?? trends.months.map { _ in 0 }
    var listing = Listing(
      name: "months",
      columns: [
        .words("month", "Month"), .figures("spent", "Spent"), .figures("change", "Change"),
        .figures("changePercent", "Change %"),
      ])
    let changes: [Trends.Change?] = [nil] + (trend?.changes ?? [])
    for (index, totals) in trends.months.enumerated() {
      let change = changes.indices.contains(index) ? changes[index] : nil
      listing.rows.append([
        .text(totals.month.description), material.amount(amounts[index]), material.amount(change?.amount),
        material.percent(change?.percent),
      ])
    }
    return listing
  }
}
