public import BudgetModel
internal import Decimals
public import Foundation

/// Gives underfunded categories what they still lack, never more than is ready (SPEC §2, Quick assign).
///
/// A category lacks what its assignment is below its planned amount, or what its envelope is below 0, whichever is
/// more. Amounts are given to 4 fraction digits, the finest that a budget keeps.
public struct QuickAssign: Hashable, Sendable {
  /// Money for a category.
  public struct Gift: Hashable, Sendable {
    /// The category.
    public let category: BudgetModel.Category
    /// What it gets.
    public let amount: Decimal
    /// The month's assignment with it.
    public let assignment: Assignment
  }

  /// What is given, in the order of the budget.
  public let gifts: [Gift]
  /// What is still ready to assign.
  public let left: Decimal

  /// What one category, or every one in order where nil, is to be given in a month.
  public init(_ ledger: Ledger, in month: BudgetMonth, only id: CategoryID? = nil) {
    let envelopes = Envelopes(ledger, in: month)
    var ready = envelopes.readyToAssign.value
    var gifts: [Gift] = []
    for envelope in envelopes.envelopes where id == nil || envelope.category.id == id {
      let amount = min(Self.lack(envelope), Self.roundedDown(ready))
      guard amount > 0 else { continue }
      let total = [envelope.assigned, amount].exactSum().rounded(toPlaces: Budget.amountFractionDigits)
      let assignment = Assignment(categoryID: envelope.category.id, amount: total)
      gifts.append(Gift(category: envelope.category, amount: amount, assignment: assignment))
      ready = [ready, -amount].exactSum()
    }
    self.gifts = gifts
    left = ready
  }

  private static func lack(_ envelope: Envelope) -> Decimal {
    let belowPlan = [envelope.category.monthlyAmount, -envelope.assigned].exactSum()
    return max(belowPlan, -envelope.available, 0).rounded(toPlaces: Budget.amountFractionDigits)
  }

  /// What can be given of an amount without giving more than it.
  private static func roundedDown(_ amount: Decimal) -> Decimal {
    let rounded = amount.rounded(toPlaces: Budget.amountFractionDigits)
    let unit = Decimal(sign: .plus, exponent: -Budget.amountFractionDigits, significand: 1)
    return rounded > amount ? rounded - unit : rounded
  }
}
