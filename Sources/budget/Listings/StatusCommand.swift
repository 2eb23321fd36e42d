import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import Foundation

/// Summarises a budget in a few lines.
struct StatusCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Summarise the month: Ready to Assign, spending, daily budget, upcoming bills.",
    discussion: """
      EXAMPLES
        budget status
        budget status household.xlsx
        budget status household.json --month 2026-01 --json
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: ArgumentHelp("The month (default: the latest with transactions).", valueName: "YYYY-MM"))
  var month: CalendarMonth?

  /// Reads earlier months only as totals; the week of the first day may begin in the month before.
  func scope(_ today: CalendarDate) -> LogScope {
    .since(min(today, month?.firstDay ?? today).adding(days: -7))
  }

  func listing(_ material: ListingMaterial) throws -> Listing {
    let ledger = material.ledger
    let month = try MonthChoice.monthWithData(month, of: ledger, now: UTCTimestamp(date: material.today))
    let ready = ReadyToAssign(ledger, in: month)
    let comparison = BudgetComparison(ledger, in: month)
    let daily = DailyBudget(ledger, today: material.today)
    let bills = UpcomingBills(
      material.budget.bills, today: material.today, through: material.today.adding(days: 7))
    var listing = Listing(
      name: "figures",
      columns: [.words("figure", "Figure"), .figures("amount", "Amount"), .words("remark", "")])
    func add(_ figure: String, _ cell: Listing.Cell, _ remark: String? = nil) {
      listing.rows.append([.text(figure), cell, .text(remark)])
    }
    add("Ready to Assign", material.amount(ready.value), Self.word(ready.state))
    for term in ready.terms { add(Self.label(term.kind), material.amount(term.amount)) }
    add("Spent", material.amount(comparison.total.actual))
    if let total = ledger.monthlyBudgets[month.month].flatMap(MonthTotalBudget.init) {
      add("Total budget", material.amount(total.value), "planned income less expenses and savings goal")
    }
    add("Categories over budget", .count(comparison.rows.count(where: \.isOver)))
    if daily.problem == nil {
      add("Left a day", material.amount(daily.amount), daily.payday.map { "until payday \($0)" })
      add(
        "Left a day after bills", material.amount(daily.amountAfterBills),
        "after \(material.money.amount(daily.billsDue)) of bills due before payday")
      add("Left today", material.amount(daily.leftToday))
    }
    if !material.budget.bills.isEmpty {
      add(
        "Bills within 7 days", material.amount(bills.total),
        "\(bills.count) due or overdue\(bills.overdueCount > 0 ? ", \(bills.overdueCount) overdue" : "")")
    }
    if !material.budget.accounts.isEmpty {
      add("Net worth", material.amount(AccountBalances(ledger, on: material.today).netWorth))
    }
    let pressing = LimitStatus.all(ledger, on: material.today).count { $0.state != .safe }
    if !material.budget.limits.isEmpty { add("Limits near or over", .count(pressing)) }
    listing.notes = ["\(month.description): \(month.firstDay) to \(month.lastDay)."]
    listing.notes += material.omissions(in: month.days)
    if let warning = CarryForwardWarning(ledger, goingTo: month) {
      let amount = material.money.money(warning.amount.magnitude)
      listing.notes.append(
        warning.amount < 0
          ? "\(warning.month) is over-assigned by \(amount); settle it first."
          : "\(warning.month) still has \(amount) ready to assign; settle it first.")
    }
    return listing
  }

  private static func label(_ kind: ReadyToAssign.Term.Kind) -> String {
    switch kind {
    case .carriedOver: "Carried over"
    case .startingBalance: "Starting balance"
    case .incomeReceived: "Income received"
    case .overspentBefore: "Overspent before"
    case .uncategorized: "Spent without a category"
    case .assigned: "Assigned"
    case .assignedLater: "Assigned ahead"
    }
  }

  private static func word(_ state: ReadyToAssign.State) -> String {
    switch state {
    case .balanced: "every unit has a job"
    case .unassigned: "to be assigned"
    case .overassigned: "over-assigned"
    }
  }
}
