import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import Foundation

/// Shows a month day by day, or writes due dates as an iCalendar file.
struct CalendarCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar",
    abstract: "Show a month day by day, or write due dates as an iCalendar file with alarms.",
    discussion: """
      With -o FILE.ics, the due dates of bills and categories are written; alarms follow their reminders.

      EXAMPLES
        budget calendar household.xlsx --month 2026-01
        budget calendar household.json -o due-dates.ics
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: ArgumentHelp("The month (default: the latest with transactions).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @Option(
    name: .shortAndLong, help: "The iCalendar file to write, or - for standard output.", completion: .file()
  )
  var output: String?

  func run(on console: Console) throws -> ExitStatus {
    let input = try file.path(on: console)
    let target = try output.map {
      try file.options.target($0, as: .calendar, reading: [input], on: console)
    }
    let loaded = try BudgetLoader(options: file.options, console: console).load(input)
    let now = file.options.moment(on: console)
    if let target {
      let money = MoneyFormat(loaded.budget.settings)
      let options = BudgetCalendar.Options(
        from: now.date, name: "Budget", amountText: { money.money($0) })
      try FileAccess(console: console).write(
        BudgetCalendar.write(loaded.budget, options, stamp: now), to: target,
        saying: "calendar, \(WrittenText.count(BudgetCalendar.events(loaded.budget, options).count, "event"))"
      )
      return file.options.status(loaded.result.findings, on: console)
    }
    let ledger = Ledger(loaded.budget)
    let material = ListingMaterial(
      ledger: ledger, today: now.date, money: MoneyFormat(loaded.budget.settings))
    let shown = MonthChoice.month(month, of: ledger, now: now)
    let calendar = MonthCalendar(ledger, in: shown)
    if month != nil, calendar.days.allSatisfy({ $0.bills.isEmpty && $0.categories.isEmpty }) {
      // Due dates are known for any month; the other figures exist only for months of the budget.
      try MonthChoice.check(shown.days, named: shown.description, of: ledger, now: now)
    }
    let listing = listing(material, shown)
    if file.json {
      console.writeOutput(listing.json())
    } else {
      for line in listing.lines(console.lineWidth) { console.print(line) }
    }
    return file.options.status(loaded.result.findings, on: console)
  }

  /// Returns a listing with a row for each day that has transactions or bills.
  private func listing(_ material: ListingMaterial, _ month: BudgetMonth) -> Listing {
    var listing = Listing(
      name: "days",
      columns: [
        .words("date", "Date"), .words("weekday", "Day"), .figures("transactions", "Rows"),
        .figures("income", "In"), .figures("expenses", "Out"), .words("bills", "Bills due"),
        .figures("balance", "Balance"),
      ])
    for day in MonthCalendar(material.ledger, in: month).days
    where !day.transactions.isEmpty || !day.bills.isEmpty {
      listing.rows.append([
        .text(day.date.description), .text(String(day.date.weekday.rawValue.prefix(3)).capitalized),
        .count(day.transactions.count), material.amount(day.income), material.amount(day.spending),
        .text(day.bills.isEmpty ? nil : day.bills.map(\.title).joined(separator: ", ")),
        material.amount(day.balance),
      ])
    }
    listing.notes = [
      "\(month): \(month.firstDay) to \(month.lastDay), in \(material.budget.settings.currency)."
    ]
    return listing
  }
}
