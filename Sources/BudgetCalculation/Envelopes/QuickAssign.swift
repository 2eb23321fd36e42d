public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
public import Foundation

/// Gives categories what they lack of a target, never more than is ready (SPEC §2, Quick assign).
///
/// Nothing is taken back from a category that has its target. Assignments have 4 fraction digits, the finest that a
/// budget keeps.
public struct QuickAssign: Hashable, Sendable {
  /// What a category is to have.
  public enum Target: Hashable, Sendable {
    /// Its planned amount, or what makes its envelope 0, whichever is more.
    case underfunded
    /// What the month before gave to it.
    case lastMonth
    /// What was spent on it a month, on average of so many months before this one, at least 1, as far as they are
    /// not before the budget's first day; never below 0.
    case averageSpent(months: Int)
  }

  /// Money for a category.
  public struct Gift: Hashable, Sendable {
    /// The category.
    public let category: BudgetModel.Category
    /// What it gets.
    public let amount: Decimal
    /// The month's assignment with it.
    public let assignment: Assignment
  }

  /// The month that is assigned to.
  public let month: BudgetMonth
  /// What is given, in the order of the budget.
  public let gifts: [Gift]
  /// What is still ready to assign.
  public let left: Decimal

  /// What one category, or every one in order where nil, is to be given in a month.
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

  /// The assignment with what the category lacks, or with what is ready where that is less; nil where it gets nothing.
  private static func total(_ envelope: Envelope, _ lack: Decimal, _ ready: Decimal) -> Decimal? {
    let places = Budget.amountFractionDigits
    guard (lack.rounded(toPlaces: places) as Decimal) > 0 else { return nil }
    let wanted: Decimal = [envelope.assigned, lack].exactSum().rounded(toPlaces: places)
    let total = min(wanted, roundedDown([envelope.assigned, ready].exactSum()))
    return total > envelope.assigned ? total : nil
  }

  /// The largest amount of 4 fraction digits that is not more than this one.
  private static func roundedDown(_ amount: Decimal) -> Decimal {
    let rounded = amount.rounded(toPlaces: Budget.amountFractionDigits) as Decimal
    let unit = Decimal(sign: .plus, exponent: -Budget.amountFractionDigits, significand: 1)
    return rounded > amount ? rounded - unit : rounded
  }
}

/// What categories lack of a target.
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
