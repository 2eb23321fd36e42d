import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation

/// The main figures of a budget as text, with the same names as in Tests/Reference/reference.py.
struct ReferenceFigures {
  private(set) var texts: [String: String] = [:]

  init(_ budget: Budget, in name: CalendarMonth, today: CalendarDate) {
    let ledger = Ledger(budget)
    let month = ledger.month(name)
    addPlan(PlanSummary(budget))
    addComparison(BudgetComparison(ledger, in: month))
    addMonth(MonthTotals(ledger, in: month), Envelopes(ledger, in: month, rollsOver: false))
    addRollover(Envelopes(ledger, in: month, rollsOver: true))
    addBalances(AccountBalances(ledger, on: today), RunningBalance(ledger))
    for status in LimitStatus.all(ledger, on: today) {
      add("limit.\(status.limit.id).remaining", status.remaining)
      texts["limit.\(status.limit.id).state"] = status.state.rawValue
    }
    for bill in budget.bills {
      let dates = bill.dueDates(in: today...today.adding(days: 400)).map(\.description)
      texts["bill.\(bill.id)"] = dates.joined(separator: " ")
    }
    addDaily(DailyBudget(ledger, today: today))
  }

  private mutating func add(_ name: String, _ amount: Decimal?) {
    texts[name] = amount?.plainText ?? "none"
  }

  private mutating func addPlan(_ plan: PlanSummary) {
    add("plan.income", plan.totalIncome)
    add("plan.expenses", plan.totalExpenses)
    add("plan.remaining", plan.remainingBalance)
    add("plan.available", plan.currentAvailable)
  }

  private mutating func addComparison(_ comparison: BudgetComparison) {
    for row in comparison.rows {
      guard let id = row.category?.id else { continue }
      add("category.\(id).budgeted", row.budgeted)
      add("category.\(id).actual", row.actual)
      add("category.\(id).difference", row.difference)
      add("category.\(id).percent", row.percentUsed)
      texts["category.\(id).over"] = row.isOver ? "over" : "within"
    }
    add("uncategorized", comparison.uncategorized?.actual ?? 0)
    add("total.budgeted", comparison.total.budgeted)
    add("total.actual", comparison.total.actual)
  }

  private mutating func addMonth(_ totals: MonthTotals, _ envelopes: Envelopes) {
    add("ready.reset", envelopes.readyToAssign.value)
    texts["ready.reset.state"] = envelopes.readyToAssign.state.rawValue
    add("income", totals.income)
    add("expenses", totals.expenses)
    add("net", totals.net)
    add("savings.percent", totals.savingsRate)
  }

  private mutating func addRollover(_ envelopes: Envelopes) {
    add("ready.rollover", envelopes.readyToAssign.value)
    texts["ready.rollover.state"] = envelopes.readyToAssign.state.rawValue
    add("cardDebt", envelopes.cardDebt)
    for envelope in envelopes.envelopes { add("envelope.\(envelope.category.id)", envelope.available) }
  }

  private mutating func addBalances(_ accounts: AccountBalances, _ log: RunningBalance) {
    add("running", log.closing)
    add("netWorth", accounts.netWorth)
    for row in accounts.rows { add("account.\(row.account.id)", row.balance) }
  }

  private mutating func addDaily(_ daily: DailyBudget) {
    if daily.problem == nil { texts["daily.days"] = "\(daily.days)" }
    texts["daily.problem"] = daily.problem?.rawValue ?? "none"
    add("daily.amount", daily.amount)
    add("daily.afterBills", daily.amountAfterBills)
    add("daily.left", daily.leftToday)
  }
}
