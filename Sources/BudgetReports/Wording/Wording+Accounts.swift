import BudgetCalculation
import BudgetModel

// What the sections about money that is there say: accounts, envelopes, limits, bills.

extension Wording {
  var accountsTitle: String { "Accounts and net worth" }
  var netWorthTitle: String { "Net worth at the end of each month" }
  var accountsCaption: String { "Each account" }
  var netWorthCaption: String { "Net worth at the end of each month" }
  var account: String { "Account" }
  var kindOfAccount: String { "Kind" }
  var onBudget: String { "On budget" }
  var netWorth: String { "Net worth" }
  var netWorthMeaning: String {
    "On budget is what can be assigned: checking, savings and cash. Net worth counts debts too, below 0."
  }

  /// What kind of account it is.
  func kind(_ kind: AccountKind) -> String {
    switch kind {
    case .checking: "Checking"
    case .savings: "Savings"
    case .creditCard: "Credit card"
    case .loan: "Loan"
    case .cash: "Cash"
    }
  }

  /// The account's name with the last digits of its number.
  func account(_ name: String, digits: String?) -> String {
    digits.map { "\(name) ··\u{A0}\($0)" } ?? name
  }

  /// Net worth in a sentence.
  func netWorthSummary(
    first: (month: String, amount: String)?, last: (month: String, amount: String)?, count: Int
  ) -> String {
    guard let last else { return "There is no month to show." }
    let now = "Net worth was \(last.amount) at the end of \(last.month)"
    guard let first, count > 1 else { return now + "." }
    return "\(now), after \(first.amount) at the end of \(first.month)."
  }

  var envelopesTitle: String { "Envelopes" }
  var envelopesChartTitle: String { "Spent from each envelope" }
  var carriedOver: String { "Carried over" }
  var available: String { "Available" }
  var envelopesMeaning: String {
    "Available is carried over + assigned − spent. What is left goes on; an overspent envelope starts again at 0."
  }

  /// What the table of the envelopes shows.
  func envelopesCaption(month: String) -> String { "Envelopes at the end of \(month)" }

  /// The envelopes in a sentence.
  func envelopesLead(available: String, count: Int, over: Int) -> String {
    let overspent = over > 0 ? "\(over) of them \(over == 1 ? "is" : "are") overspent" : "none is overspent"
    return "\(counted(count, "envelope holds", "envelopes hold")) \(available); \(overspent)."
  }

  /// What is left in an envelope.
  func availableAmount(_ amount: String) -> String { "\(amount) available" }

  /// By how much an envelope is overspent.
  func overspent(_ amount: String) -> String { "\(amount) overspent" }

  /// What stays a debt of cards.
  func cardDebt(_ amount: String) -> String {
    "\(amount) was overspent on credit cards in the months before; it stays the cards’ debt."
  }

  var limitsTitle: String { "Limits" }
  var limitsChartTitle: String { "Spent of each limit" }
  var limitsCaption: String { "Each limit" }
  var spanOfTime: String { "For" }
  var limit: String { "Limit" }
  var remaining: String { "Remaining" }
  var state: String { "State" }
  var limitsMeaning: String {
    "The line on a bar is where the warning begins, or the limit itself where it was passed."
  }

  /// The span of time of a limit, with its last day.
  func period(_ period: LimitPeriod, last day: String) -> String {
    "\(period == .weekly ? "Week" : "Month") to \(day)"
  }

  /// How near the spending is to a limit, with a shape.
  func state(_ state: LimitStatus.State) -> String {
    switch state {
    case .safe: "✓ safe"
    case .warning: "△ warning"
    case .atLimit: "■ at limit"
    case .overBudget: "▲ over"
    }
  }

  /// An amount of a whole.
  func partOf(_ part: String, _ whole: String) -> String { "\(part) of \(whole)" }

  /// The limits in a sentence.
  func limitsLead(count: Int, over: Int, near: Int, day: String) -> String {
    let parts = [over > 0 ? "\(over) passed" : nil, near > 0 ? "\(near) close" : nil].compactMap { $0 }
    let state = parts.isEmpty ? "all are safe" : parts.joined(separator: ", ")
    return "\(counted(count, "limit", "limits")) in the week and month of \(day): \(state)."
  }

  var billsTitle: String { "Bills and daily budget" }
  var bill: String { "Bill" }
  var due: String { "Due" }
  var nextPayday: String { "Next payday" }
  var daysUntilPayday: String { "Days until then" }
  var primaryBalance: String { "Primary account, before today’s spending" }
  var dailyBudget: String { "Daily budget" }
  var billsBeforePayday: String { "Bills due before the payday" }
  var dailyBudgetAfterBills: String { "Daily budget after these bills" }
  var spentToday: String { "Spent today" }
  var leftToday: String { "Left today" }

  /// What the table of bills shows.
  func billsCaption(days: Int) -> String { "Bills due in the next \(days) days, and what is overdue" }

  /// What the table of the daily budget shows.
  func dailyCaption(day: String) -> String { "Daily budget on \(day)" }

  /// When something is due, counted from today.
  func inDays(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1...: "in \(counted(days, "day", "days"))"
    default: "\(counted(-days, "day", "days")) overdue"
    }
  }

  /// The bills in a sentence.
  func billsLead(day: String, count: Int, overdue: Int, total: String) -> String {
    guard count > 0 else { return "On \(day), no bill is due in the next weeks." }
    let late = overdue > 0 ? ", \(overdue) of them overdue" : ""
    return "On \(day), \(counted(count, "payment is", "payments are")) coming up\(late): \(total) in all."
  }

  /// Why the daily budget is 0.
  func problem(_ problem: DailyBudget.Problem) -> String {
    switch problem {
    case .noPrimaryAccount: "The daily budget is 0 because no account is the primary one."
    case .noPayday: "The daily budget is 0 because the settings name no payday."
    case .negativeBalance: "The daily budget is 0 because the primary account is below 0."
    }
  }
}
