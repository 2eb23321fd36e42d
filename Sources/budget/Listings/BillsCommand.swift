import ArgumentParser
import BudgetCalculation
import BudgetModel
import CalendarDates

/// Lists the bills that have to be paid.
struct BillsCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "bills",
    abstract: "List bills that are overdue or due in the next days.",
    discussion: """
      EXAMPLES
        budget bills household.json
        budget bills household.json --days 90 --json
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: "The number of days ahead.")
  var days = 30

  func validate() throws {
    guard (0...36_500).contains(days) else { throw ValidationError("--days takes 0 to 36500.") }
  }

  func listing(_ material: ListingMaterial) -> Listing {
    let last = material.today.adding(days: days)
    let upcoming = UpcomingBills(material.budget.bills, today: material.today, through: last)
    let names = Dictionary(material.budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    var listing = Listing(
      name: "bills",
      columns: [
        .words("title", "Bill"), .words("dueDate", "Due"), .words("isOverdue", "Overdue"),
        .words("category", "Category"), .figures("amount", "Amount"),
      ])
    for row in upcoming.rows {
      listing.rows.append([
        .text(row.bill.title), .text(row.date.description), .flag(row.isOverdue, "overdue"),
        .text(row.bill.categoryID.flatMap { names[$0] }), material.amount(row.bill.amount),
      ])
    }
    if !listing.rows.isEmpty {
      listing.totals = [
        [.text("Total"), .text(nil), .text(nil), .text(nil), material.amount(upcoming.total)]
      ]
    }
    listing.notes = ["Due through \(last)\(listing.rows.isEmpty ? ": nothing" : "")."]
    if upcoming.unlisted > 0 {
      listing.notes.append(
        "\(upcoming.unlisted) more overdue \(upcoming.unlisted == 1 ? "payment is" : "payments are") in the total but not listed."
      )
    }
    return listing
  }
}
