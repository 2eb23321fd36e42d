public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The spending under a limit in one of its weeks or months (SPEC §2, Limits).
public struct LimitStatus: Hashable, Sendable {
  /// How close the spending is to the limit, determined from the exact ratio.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// Below the alert threshold; green.
    case safe
    /// At or above the threshold, but below 100 %; orange.
    case warning
    /// Exactly 100 %; red.
    case atLimit
    /// Above 100 %; red.
    case overBudget
  }

  /// The limit.
  public let limit: Limit
  /// The week or month in which spending counts.
  public let days: ClosedRange<CalendarDate>
  /// The category's expenses less refunds: only of the limit's member or, if the limit has no member, of everyone.
  public let spent: Decimal

  /// The amount that can still be spent; below 0 if the limit is exceeded.
  public var remaining: Decimal { [limit.amount, -spent].exactSum() }

  /// Spent ÷ limit, where 1 is 100 %; nil for a limit that is not above 0.
  public var percentUsed: Decimal? { limit.amount > 0 ? spent.divided(by: limit.amount) : nil }

  /// How close the spending is to the limit.
  public var state: State {
    if spent > limit.amount { return .overBudget }
    if spent == limit.amount { return .atLimit }
    // The ratio times 100 is compared with the threshold without a division.
    return spent * 100 >= limit.amount * Decimal(limit.alertThreshold) ? .warning : .safe
  }

  /// Returns the same limit after additional spending.
  public func adding(_ amount: Decimal) -> LimitStatus {
    LimitStatus(limit: limit, days: days, spent: [spent, amount].exactSum())
  }

  /// Returns the status of every limit in the week or month that contains a day, in the order of the budget.
  public static func all(_ ledger: Ledger, on date: CalendarDate) -> [LimitStatus] {
    var spending: [LimitPeriod: LimitSpending] = [:]
    return ledger.budget.limits.map { limit in
      let count = spending[limit.period] ?? LimitSpending(ledger, limit.period, on: date)
      spending[limit.period] = count
      return LimitStatus(limit: limit, days: count.days, spent: count.spent(limit))
    }
  }
}

/// The spending of one week or month by category and member.
private struct LimitSpending {
  private struct Owner: Hashable {
    let category: CategoryID
    /// The member; nil if the spending of everyone counts.
    let member: Identifier<Member>?
  }

  let days: ClosedRange<CalendarDate>
  private var sums: [Owner: ExactSum] = [:]

  init(_ ledger: Ledger, _ period: LimitPeriod, on date: CalendarDate) {
    switch period {
    case .weekly: days = date.week(startingOn: ledger.budget.settings.firstWeekday)
    case .monthly: days = ledger.month(containing: date).days
    }
    for transaction in ledger.transactions(in: days) {
      switch ledger.flow(of: transaction) {
      case .expense(.some(let category)): add(transaction.amount, category, transaction.memberID)
      case .refund(let category): add(-transaction.amount, category, transaction.memberID)
      case .expense(nil), .income, .transfer: break
      }
    }
  }

  func spent(_ limit: Limit) -> Decimal {
    sums[Owner(category: limit.categoryID, member: limit.memberID)]?.value ?? 0
  }

  private mutating func add(_ amount: Decimal, _ category: CategoryID, _ member: Identifier<Member>?) {
    sums[Owner(category: category, member: nil), default: ExactSum()].add(amount)
    guard let member else { return }
    sums[Owner(category: category, member: member), default: ExactSum()].add(amount)
  }
}
