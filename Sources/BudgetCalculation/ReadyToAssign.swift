internal import BudgetModel
internal import Decimals
public import Foundation

/// Money that has no job yet in a month (SPEC §2): starting balance + income received − total assigned.
///
/// Planned income never enters it, and refunds are no income. The goal is exactly 0.
public struct ReadyToAssign: Hashable, Sendable {
  /// Whether every unit of money has a job.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// Every one has: exactly 0.
    case balanced
    /// Money is left without a job.
    case unassigned
    /// More was assigned than exists.
    case overassigned
  }

  /// The month.
  public let month: BudgetMonth
  /// The money that was there before the month's first income.
  public let startingBalance: Decimal
  /// Income of the month's log; refunds are none.
  public let incomeReceived: Decimal
  /// What the spending categories were given.
  public let assigned: Decimal

  /// What is ready to assign in a month that stands for itself ("reset monthly").
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    self.init(ledger, in: month, Activity(ledger, in: month.days), MonthAssignments(ledger, in: month))
  }

  init(_ ledger: Ledger, in month: BudgetMonth, _ activity: Activity, _ assignments: MonthAssignments) {
    self.month = month
    startingBalance = ledger.monthlyBudgets[month.month]?.startingBalance ?? 0
    incomeReceived = activity.income.value
    assigned = assignments.total
  }

  /// Starting balance + income received − assigned.
  public var value: Decimal { [startingBalance, incomeReceived, -assigned].exactSum() }

  /// Whether the value is 0, above or below.
  ///
  /// Decided to 4 fraction digits, the finest amount that a budget keeps, so that the last digit of a third is none.
  public var state: State {
    let value = value.rounded(toPlaces: Budget.amountFractionDigits)
    return value == 0 ? .balanced : value > 0 ? .unassigned : .overassigned
  }
}

/// The warning that the month before still has money without a job, or too little of it (SPEC §2).
public struct CarryForwardWarning: Hashable, Sendable {
  /// The month before.
  public let month: BudgetMonth
  /// What is still ready to assign there; below 0 where too much was assigned.
  public let amount: Decimal

  /// The warning on going to a month; nil where the one before is balanced or was never used.
  public init?(_ ledger: Ledger, goingTo month: BudgetMonth) {
    let previous = month.previous
    guard previous != month else { return nil }
    let activity = Activity(ledger, in: previous.days)
    guard ledger.monthlyBudgets[previous.month] != nil || activity.count > 0 else { return nil }
    let ready = ReadyToAssign(ledger, in: previous, activity, MonthAssignments(ledger, in: previous))
    guard ready.state != .balanced else { return nil }
    self.month = previous
    amount = ready.value
  }
}
