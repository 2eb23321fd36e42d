import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import Decimals
import Foundation

/// Shows a month day by day, or writes due dates as an iCalendar file.
struct CalendarCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar",
    abstract: "Show a month day by day, or write due dates as an iCalendar file with alarms.",
    discussion: """
      With -o FILE.ics the due dates of bills and categories are written; alarms follow their reminders.

      EXAMPLES
        budget calendar household.xlsx --month 2026-01
        budget calendar household.json -o due-dates.ics
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: ArgumentHelp("The month (default: the latest with transactions).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @Option(
    name: .shortAndLong, help: "The iCalendar file to write; a dash for standard output.", completion: .file()
  )
  var output: String?

  func run(on console: Console) throws -> ExitStatus {
    let loaded = try BudgetLoader(options: file.options, console: console).load(file.input)
    let now = file.options.moment(on: console)
    if let output {
      let money = MoneyFormat(loaded.budget.settings)
      let options = BudgetCalendar.Options(
        from: now.date, name: "Budget", amountText: { money.money($0) })
      try FileAccess(console: console).write(
        BudgetCalendar.write(loaded.budget, options, stamp: now), to: output)
      return file.options.status(loaded.result.findings)
    }
    let ledger = Ledger(loaded.budget)
    let material = ListingMaterial(
      ledger: ledger, today: now.date, money: MoneyFormat(loaded.budget.settings))
    let listing = listing(material, MonthChoice.month(month, of: ledger, now: now))
    if file.json {
      console.writeOutput(listing.json())
    } else {
      for line in listing.lines(width: console.width) { console.print(line) }
    }
    return file.options.status(loaded.result.findings)
  }

  /// A row for each day on which something happens.
  private func listing(_ material: ListingMaterial, _ month: BudgetMonth) -> Listing {
    let budget = material.budget
    let log = RunningBalance(
      material.ledger, in: month.days, initial: PlanSummary(budget).currentAvailable)
    var byDay: [CalendarDate: [RunningBalance.Entry]] = [:]
    for entry in log.entries { byDay[entry.transaction.date, default: []].append(entry) }
    let bills = Dictionary(
      grouping: budget.bills.flatMap { bill in bill.dueDates(in: month.days).map { ($0, bill) } }, by: \.0)
    var listing = Listing(
      name: "days",
      columns: [
        .words("date", "Date"), .words("weekday", "Day"), .figures("transactions", "Rows"),
        .figures("income", "In"), .figures("expenses", "Out"), .words("bills", "Bills due"),
        .figures("balance", "Balance"),
      ])
    var balance = log.opening
    for offset in 0..<month.length {
      let day = month.firstDay.adding(days: offset)
      let entries = byDay[day] ?? []
      let due = bills[day] ?? []
      guard !entries.isEmpty || !due.isEmpty else { continue }
      let activity = MonthTotals.dayTotals(entries)
      balance = entries.last?.balance ?? balance
      listing.rows.append([
        .text(day.description), .text(String(day.weekday.rawValue.prefix(3)).capitalized),
        .count(entries.count),
        material.amount(activity.income), material.amount(activity.expenses),
        .text(due.isEmpty ? nil : due.map(\.1.title).joined(separator: ", ")), material.amount(balance),
      ])
    }
    listing.notes = ["\(month): \(month.firstDay) to \(month.lastDay), in \(budget.settings.currency)."]
    return listing
  }
}

extension MonthTotals {
  /// What came in and went out in some rows of the log; transfers are neither.
  fileprivate static func dayTotals(_ entries: [RunningBalance.Entry]) -> (income: Decimal, expenses: Decimal)
  {
    (
      entries.map(\.change).filter { $0 > 0 }.exactSum(), -entries.map(\.change).filter { $0 < 0 }.exactSum()
    )
  }
}
