public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Whether an amount may be spent under one limit (SPEC §2, Limits).
public struct LimitCheck: Hashable, Sendable {
  /// The limit with the current spending.
  public let current: LimitStatus
  /// The amount that is to be spent.
  public let proposed: Decimal
  /// The currency of the amounts.
  public let currency: Currency

  /// The limit with the proposed amount included.
  public var after: LimitStatus { current.adding(proposed) }

  /// Whether the amount may be spent: false only if the limit is enforced and would be exceeded.
  public var isAllowed: Bool { !current.limit.isEnforced || after.state != .overBudget }

  /// The answer in words, with amounts formatted for the currency.
  public var message: String {
    let rest = text(after.remaining)
    return switch after.state {
    case .safe: "Within the limit; \(rest) would remain"
    case .warning: "Near the limit; \(rest) would remain"
    case .atLimit: "Exactly at the limit; nothing would remain"
    case .overBudget:
      "\(isAllowed ? "Over" : "Refused: over") the limit by \(text(-after.remaining))"
    }
  }

  /// Returns the checks of all limits that apply to an expense: limits for all spending, and limits of the
  /// member.
  ///
  /// - Parameters:
  ///   - amount: The amount to be spent, above 0.
  ///   - category: The category.
  ///   - member: The member who spends; nil if no member is named.
  ///   - date: The day of the expense.
  ///   - ledger: The book.
  /// - Returns: One check for each limit, in the order of the budget; empty if no limit applies.
  public static func checks(
    of amount: Decimal, category: CategoryID, member: Identifier<Member>? = nil, on date: CalendarDate,
    in ledger: Ledger
  ) -> [LimitCheck] {
    LimitStatus.all(ledger, on: date)
      .filter { status in
        let owner = status.limit.memberID
        return status.limit.categoryID == category && (owner == nil || owner == member)
      }
      .map { LimitCheck(current: $0, proposed: amount, currency: ledger.currency) }
  }

  private func text(_ amount: Decimal) -> String {
    "\(amount.plainText(places: currency.minorUnits)) \(currency.code)"
  }
}
