public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
public import Foundation

/// Gives categories the amounts that they need to reach a target, but never more than is ready to assign
/// (SPEC §2, Quick assign).
///
/// Nothing is taken from a category that has reached its target. Assignments have at most 4 fraction digits,
/// the precision of a budget.
public struct QuickAssign: Hashable, Sendable {
  /// The target amount of a category.
  public enum Target: Hashable, Sendable {
    /// The planned amount, or the amount that brings the envelope to 0, whichever is greater.
    case underfunded
    /// The assignment of the previous month.
    case lastMonth
    /// The average monthly spending over this number of earlier months (at least 1), never below 0; months
    /// before the budget's first day do not count.
    case averageSpent(months: Int)
  }

  /// Money for a category.
  public struct Gift: Hashable, Sendable {
    /// The category.
    public let category: BudgetModel.Category
    /// The amount that it gets.
    public let amount: Decimal
    /// The month's assignment including the gift.
    public let assignment: Assignment
  }

  /// The month that receives the assignments.
  public let month: BudgetMonth
  /// The gifts in the order of the budget.
  public let gifts: [Gift]
  /// The amount that is still ready to assign.
  public let left: Decimal

  /// Computes the gifts of a month for one category, or for all categories in order if `id` is nil.
  public init(
    _ ledger: Ledger, in month: BudgetMonth, to target: Target = .underfunded, only id: CategoryID? = nil
  ) {
    let envelopes = Envelopes(ledger, in: month)
    let lacks = QuickAssignLacks(ledger, month, target)
    var ready = envelopes.readyToAssign.value
    var gifts: [Gift] = []
    for envelope in envelopes.envelopes where id == nil || envelope.category.id == id {
      guard ready > 0, let total = Self.total(envelope, lacks.lack(of: envelope), ready) else { continue }
      let amount = [total, -envelope.assigned].exactSum()
      let assignment = Assignment(categoryID: envelope.category.id, amount: total)
      gifts.append(Gift(category: envelope.category, amount: amount, assignment: assignment))
      ready = [ready, -amount].exactSum()
    }
    self.month = month
    self.gifts = gifts
    left = ready
  }

  /// Returns the new assignment: the old one plus the lacking amount, limited by the amount that is ready to
  /// assign; nil if the assignment would not grow.
  private static func total(_ envelope: Envelope, _ lack: Decimal, _ ready: Decimal) -> Decimal? {
    let places = Budget.amountFractionDigits
    guard (lack.rounded(toPlaces: places) as Decimal) > 0 else { return nil }
    let wanted: Decimal = [envelope.assigned, lack].exactSum().rounded(toPlaces: places)
    let total = min(wanted, roundedDown([envelope.assigned, ready].exactSum()))
    return total > envelope.assigned ? total : nil
  }

  /// Returns the largest amount with 4 fraction digits that is not greater than `amount`.
  private static func roundedDown(_ amount: Decimal) -> Decimal {
    let rounded = amount.rounded(toPlaces: Budget.amountFractionDigits) as Decimal
    let unit = Decimal(sign: .plus, exponent: -Budget.amountFractionDigits, significand: 1)
    return rounded > amount ? rounded - unit : rounded
  }
}

/// The amounts that categories need to reach a target.
private struct QuickAssignLacks {
  private let target: QuickAssign.Target
  private let before: MonthAssignments
  private let places: [CategoryID: Int]
  private let spent: [Activity]

  init(_ ledger: Ledger, _ month: BudgetMonth, _ target: QuickAssign.Target) {
    self.target = target
    places = ledger.index.categories
    before = MonthAssignments(ledger, in: month.previous)
    if case .averageSpent(let count) = target {
      let first = ledger.firstDay ?? .earliest
      spent = month.previous.last(count).filter { $0.lastDay >= first }.map { Activity(ledger, in: $0.days) }
    } else {
      spent = []
    }
  }

  func lack(of envelope: Envelope) -> Decimal {
    let category = envelope.category
    let amount =
      switch target {
      case .underfunded: max(below(category.monthlyAmount, envelope), -envelope.available)
      case .lastMonth: below(before.budgeted(category), envelope)
      case .averageSpent: below(average(category.id), envelope)
      }
    return max(amount, 0)
  }

  private func below(_ amount: Decimal, _ envelope: Envelope) -> Decimal {
    [amount, -envelope.assigned].exactSum()
  }

  private func average(_ id: CategoryID) -> Decimal {
    guard let place = places[id] else { return 0 }
    let sum = spent.lazy.map { $0.spending(at: place).sum.value }.exactSum()
    return max(0, sum.divided(by: Decimal(spent.count)) ?? 0)
  }
}
