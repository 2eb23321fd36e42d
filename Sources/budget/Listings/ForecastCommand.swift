import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import Foundation

/// Shows a forecast of the balance.
struct ForecastCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecast",
    abstract: "Forecast the balance day by day, from bills, paydays and the plan.",
    discussion: """
      The balance is the total of checking, savings and cash accounts. Bills count on their due dates and planned \
      income on paydays; the rest of planned spending is spread over the days. Days with only such spending are left \
      out.

      EXAMPLES
        budget forecast
        budget forecast household.json --until 2026-06-30
      """)

  @OptionGroup var file: ListingOptions
  @Option(
    name: .customLong("until"),
    help: ArgumentHelp("The last day (default: 60 days from today).", valueName: "date"))
  var last: CalendarDate?

  /// Reads the current month with its transactions, and earlier months only as totals.
  func scope(_ today: CalendarDate) -> LogScope { .since(today) }

  func listing(_ material: ListingMaterial) throws -> Listing {
    let end = last ?? material.today.adding(days: 60)
    guard end > material.today, end <= material.today.adding(days: 3_660) else {
      throw CommandError(.usage, "--until takes a day after \(material.today), at most ten years later")
    }
    let forecast = Forecast(material.ledger, today: material.today, until: end)
    var listing = Listing(
      name: "days",
      columns: [
        .words("date", "Date"), .words("what", "What"), .figures("amount", "Amount"),
        .figures("balance", "Balance"),
      ])
    listing.rows.append([
      .text(material.today.description), .text("balance today"), material.amount(nil),
      material.amount(forecast.start),
    ])
    for day in forecast.days {
      let told = day.events.filter { $0.cause != .spending }
      for (index, event) in told.enumerated() {
        listing.rows.append([
          .text(day.date.description), .text(Self.word(event.cause)), material.amount(event.amount),
          material.amount(index == told.count - 1 ? day.balance : nil),
        ])
      }
      if told.isEmpty, day.date == end {
        listing.rows.append([
          .text(day.date.description), .text("balance then"), material.amount(nil),
          material.amount(day.balance),
        ])
      }
    }
    if let lowest = forecast.lowest {
      listing.notes = ["The lowest balance is \(material.money.money(lowest.balance)), on \(lowest.date)."]
    }
    if PaydaySchedule(material.budget.settings) == nil {
      listing.notes.append(
        "No payday is set, so planned income counts on the last day of a month; budget settings payday sets one."
      )
    }
    return listing
  }

  private static func word(_ cause: Forecast.Cause) -> String {
    switch cause {
    case .bill(let bill): bill.title
    case .income: "planned income"
    case .spending: "planned spending"
    }
  }
}
