internal import BudgetModel
internal import ExactDecimals
public import Foundation

/// Money that has no job yet in a month (SPEC §2): starting balance + income received − total assigned.
///
/// Planned income is never included, and refunds are not income. The goal is exactly 0. With rollover,
/// the rest of the month before is added, and its overspending is subtracted.
public struct ReadyToAssign: Hashable, Sendable {
  /// Whether every unit of money has a job.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// All of it has a job: exactly 0.
    case balanced
    /// Money is left without a job.
    case unassigned
    /// More was assigned than exists.
    case overassigned
  }

  /// The month.
  public let month: BudgetMonth
  /// The money before the month's first income; with rollover 0 after the first month.
  public let startingBalance: Decimal
  /// The amount that was ready at the end of the month before; 0 without rollover.
  public let carriedOver: Decimal
  /// Income in the month's log, without refunds.
  public let incomeReceived: Decimal
  /// The amount that the spending categories were assigned.
  public let assigned: Decimal
  /// Overspending in cash in the month before; 0 without rollover.
  public let overspentBefore: Decimal
  /// Spending without a spending category, which no envelope pays; 0 without rollover.
  public let uncategorized: Decimal
  /// Amounts that were already assigned in later months; 0 without rollover.
  public let assignedLater: Decimal
  /// Whether months carry over the rest.
  public let rollsOver: Bool

  /// Computes the amount of a month's `Envelopes`, with rollover or without, according to the settings.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    self = Envelopes(ledger, in: month).readyToAssign
  }

  /// Computes the amount of a month by itself ("reset monthly").
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

  /// Returns a copy with the amount that later months were assigned.
  func withAssignedLater(_ amount: Decimal) -> ReadyToAssign {
    ReadyToAssign(
      month: month, startingBalance: startingBalance, carriedOver: carriedOver,
      incomeReceived: incomeReceived,
      assigned: assigned, overspentBefore: overspentBefore, uncategorized: uncategorized,
      assignedLater: amount, rollsOver: rollsOver)
  }

  /// The amount before the assignments of later months, which is carried over to the next month.
  public var beforeLaterMonths: Decimal { [value, assignedLater].exactSum() }

  /// Starting balance + income received − assigned; with rollover also what other months add or subtract.
  public var value: Decimal { terms.lazy.map(\.signedAmount).exactSum() }

  /// Whether the value is 0, above or below.
  ///
  /// It is rounded to 4 fraction digits, the finest amount that a budget stores, to ignore the last digit
  /// of a third.
  public var state: State {
    let value = value.rounded(toPlaces: Budget.amountFractionDigits)
    return value == 0 ? .balanced : value > 0 ? .unassigned : .overassigned
  }
}

extension ReadyToAssign {
  /// A part of the figure: every user interface lists the same ones, so that the lines add up.
  public struct Term: Hashable, Sendable {
    /// The kind of a part of the figure.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case carriedOver, startingBalance, incomeReceived, overspentBefore, uncategorized, assigned,
        assignedLater

      /// Whether it is subtracted.
      public var isTakenAway: Bool {
        switch self {
        case .carriedOver, .startingBalance, .incomeReceived: false
        case .overspentBefore, .uncategorized, .assigned, .assignedLater: true
        }
      }
    }

    /// What it is.
    public let kind: Kind
    /// How much it is.
    public let amount: Decimal

    /// The amount with its sign.
    public var signedAmount: Decimal { kind.isTakenAway ? -amount : amount }
  }

  /// The parts that sum to the value: those of the mode, and spending without a category if there is any.
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

/// The warning that the month before still has money without a job, or has overassigned it (SPEC §2).
public struct CarryForwardWarning: Hashable, Sendable {
  /// The month before.
  public let month: BudgetMonth
  /// The amount that is still ready to assign there; below 0 if too much was assigned.
  public let amount: Decimal

  /// Creates the warning when going to a month; nil if the previous one is balanced or was never used.
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
