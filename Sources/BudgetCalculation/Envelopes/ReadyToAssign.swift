internal import BudgetModel
internal import ExactDecimals
public import Foundation

/// Money that has no job yet in a month (SPEC §2): starting balance + income received − total assigned.
///
/// Planned income never enters it, and refunds are no income. The goal is exactly 0. With rollover what the month
/// before left goes in, and its overspending out.
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
  /// The money that was there before the month's first income; with rollover 0 after the first month.
  public let startingBalance: Decimal
  /// What was ready at the end of the month before; 0 without rollover.
  public let carriedOver: Decimal
  /// Income of the month's log; refunds are none.
  public let incomeReceived: Decimal
  /// What the spending categories were given.
  public let assigned: Decimal
  /// What the month before overspent in cash; 0 without rollover.
  public let overspentBefore: Decimal
  /// What was spent without a spending category, which no envelope pays; 0 without rollover.
  public let uncategorized: Decimal
  /// What later months were assigned already; 0 without rollover.
  public let assignedLater: Decimal
  /// Whether months hand on what is left.
  public let rollsOver: Bool

  /// What is ready to assign in a month, with rollover or without, as the settings say: that of its `Envelopes`.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    self = Envelopes(ledger, in: month).readyToAssign
  }

  /// What is ready in a month that stands for itself ("reset monthly").
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

  /// The same with what later months were assigned.
  func withAssignedLater(_ amount: Decimal) -> ReadyToAssign {
    ReadyToAssign(
      month: month, startingBalance: startingBalance, carriedOver: carriedOver,
      incomeReceived: incomeReceived,
      assigned: assigned, overspentBefore: overspentBefore, uncategorized: uncategorized,
      assignedLater: amount, rollsOver: rollsOver)
  }

  /// What is ready before later months take their part: the amount that goes on into the next month.
  public var beforeLaterMonths: Decimal { [value, assignedLater].exactSum() }

  /// Starting balance + income received − assigned; with rollover also what months before and after add or take.
  public var value: Decimal { terms.lazy.map(\.signedAmount).exactSum() }

  /// Whether the value is 0, above or below.
  ///
  /// Decided to 4 fraction digits, the finest amount that a budget keeps, so that the last digit of a third is none.
  public var state: State {
    let value = value.rounded(toPlaces: Budget.amountFractionDigits)
    return value == 0 ? .balanced : value > 0 ? .unassigned : .overassigned
  }
}

extension ReadyToAssign {
  /// A part of the figure: every face lists the same ones, so that its lines add up.
  public struct Term: Hashable, Sendable {
    /// What a part of the figure is.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case carriedOver, startingBalance, incomeReceived, overspentBefore, uncategorized, assigned,
        assignedLater

      /// Whether it is taken away.
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

    /// The amount as it is added.
    public var signedAmount: Decimal { kind.isTakenAway ? -amount : amount }
  }

  /// The parts that sum to the value: those of the mode, and spending without a category where there is any.
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
    let isUsed =
      ledger.monthlyBudgets[previous.month] != nil || !ledger.entries(in: previous.days).isEmpty
    guard isUsed else { return nil }
    let ready = ReadyToAssign(ledger, in: previous)
    guard ready.state != .balanced else { return nil }
    self.month = previous
    amount = ready.value
  }
}
