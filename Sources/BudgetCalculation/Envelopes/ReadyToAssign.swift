internal import BudgetModel
internal import ExactDecimals
public import Foundation

/// The money of a month that is not assigned to categories yet (SPEC §2): starting balance + income received
/// − total assigned.
///
/// Planned income is never included, and refunds are not income. The goal is exactly 0. With rollover, the
/// amount left over from the previous month is added, and the overspending of that month is subtracted.
public struct ReadyToAssign: Hashable, Sendable {
  /// Whether all money is assigned.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// All money is assigned: the value is exactly 0.
    case balanced
    /// Some money is not assigned.
    case unassigned
    /// More was assigned than exists.
    case overassigned
  }

  /// The month.
  public let month: BudgetMonth
  /// The money before the month's first income; with rollover, 0 after the first month.
  public let startingBalance: Decimal
  /// The amount that was ready to assign at the end of the previous month; 0 without rollover.
  public let carriedOver: Decimal
  /// Income in the month's log, without refunds.
  public let incomeReceived: Decimal
  /// The amount that is assigned to spending categories.
  public let assigned: Decimal
  /// Overspending in cash in the previous month; 0 without rollover.
  public let overspentBefore: Decimal
  /// Spending without a spending category, which no envelope pays; 0 without rollover.
  public let uncategorized: Decimal
  /// Amounts that are already assigned in later months; 0 without rollover.
  public let assignedLater: Decimal
  /// Whether the amount left over is carried over to the next month.
  public let rollsOver: Bool

  /// Computes the amount of a month, with or without rollover according to the settings.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    self = Envelopes(ledger, in: month).readyToAssign
  }

  /// Computes the amount of a month without rollover ("reset monthly").
  init(_ ledger: Ledger, alone month: BudgetMonth) {
    self.init(
      month: month, startingBalance: ledger.monthlyBudgets[month.month]?.startingBalance ?? 0,
      incomeReceived: Activity(ledger, in: month.days).income.value,
      assigned: MonthAssignments(ledger, in: month).total)
  }

  init(
    month: BudgetMonth, startingBalance: Decimal, carriedOver: Decimal = 0, incomeReceived: Decimal,
    assigned: Decimal, overspentBefore: Decimal = 0, uncategorized: Decimal = 0, assignedLater: Decimal = 0,
    rollsOver: Bool = false
  ) {
    self.month = month
    self.startingBalance = startingBalance
    self.carriedOver = carriedOver
    self.incomeReceived = incomeReceived
    self.assigned = assigned
    self.overspentBefore = overspentBefore
    self.uncategorized = uncategorized
    self.assignedLater = assignedLater
    self.rollsOver = rollsOver
  }

  /// Returns a copy with the amount that is assigned in later months.
  func withAssignedLater(_ amount: Decimal) -> ReadyToAssign {
    ReadyToAssign(
      month: month, startingBalance: startingBalance, carriedOver: carriedOver,
      incomeReceived: incomeReceived,
      assigned: assigned, overspentBefore: overspentBefore, uncategorized: uncategorized,
      assignedLater: amount, rollsOver: rollsOver)
  }

  /// The amount before the assignments of later months are subtracted; it is carried over to the next month.
  public var beforeLaterMonths: Decimal { [value, assignedLater].exactSum() }

  /// Starting balance + income received − assigned; with rollover, also the amounts from other months.
  public var value: Decimal { terms.lazy.map(\.signedAmount).exactSum() }

  /// Whether the value is 0, above 0 or below 0.
  ///
  /// The value is first rounded to 4 fraction digits, the precision of a budget, because the last digit of a
  /// quotient such as 1/3 is inexact.
  public var state: State {
    let value = value.rounded(toPlaces: Budget.amountFractionDigits)
    return value == 0 ? .balanced : value > 0 ? .unassigned : .overassigned
  }
}

extension ReadyToAssign {
  /// A part of the amount; every user interface lists the same parts, so that the lines add up.
  public struct Term: Hashable, Sendable {
    /// The kind of a part.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case carriedOver, startingBalance, incomeReceived, overspentBefore, uncategorized, assigned,
        assignedLater

      /// Whether the part is subtracted.
      public var isTakenAway: Bool {
        switch self {
        case .carriedOver, .startingBalance, .incomeReceived: false
        case .overspentBefore, .uncategorized, .assigned, .assignedLater: true
        }
      }
    }

    /// The kind of the part.
    public let kind: Kind
    /// The amount without its sign.
    public let amount: Decimal

    /// The amount with its sign.
    public var signedAmount: Decimal { kind.isTakenAway ? -amount : amount }
  }

  /// The parts that add up to the value; spending without a category is listed only if there is any.
  public var terms: [Term] {
    let start = Term(kind: .startingBalance, amount: startingBalance)
    let income = Term(kind: .incomeReceived, amount: incomeReceived)
    let given = Term(kind: .assigned, amount: assigned)
    guard rollsOver else { return [start, income, given] }
    let loose = Term(kind: .uncategorized, amount: uncategorized)
    return [Term(kind: .carriedOver, amount: carriedOver), start, income]
      + [Term(kind: .overspentBefore, amount: overspentBefore)] + (uncategorized == 0 ? [] : [loose])
      + [given, Term(kind: .assignedLater, amount: assignedLater)]
  }
}

/// The warning that the previous month has unassigned money, or assigned more than there was (SPEC §2).
public struct CarryForwardWarning: Hashable, Sendable {
  /// The previous month.
  public let month: BudgetMonth
  /// The amount still ready to assign in that month; negative if too much was assigned.
  public let amount: Decimal

  /// Creates the warning for a month that the user opens; nil if the previous month is balanced or was never
  /// used.
  public init?(_ ledger: Ledger, goingTo month: BudgetMonth) {
    let previous = month.previous
    guard previous != month else { return nil }
    let isUsed =
      ledger.monthlyBudgets[previous.month] != nil || !ledger.entries(in: previous.days).isEmpty
    guard isUsed else { return nil }
    let ready = ReadyToAssign(ledger, in: previous)
    guard ready.state != .balanced else { return nil }
    self.month = previous
    amount = ready.value
  }
}
