public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation

extension PlanSummary {
  /// The explanation of the remaining balance: each category's monthly amount.
  public var explanation: Explanation {
    let terms = groups.flatMap { group in
      group.lines.map { line in
        Explanation.Term(
          group.group.isSpending ? .expenses : .income, group.group.isSpending ? .minus : .plus,
          line.monthlyAmount, [.category(line.category.id)])
      }
    }
    return Explanation(.remainingBalance, remainingBalance, terms)
  }
}

extension AccountBalances {
  /// The explanation of the net worth: each account's balance.
  public var explanation: Explanation {
    Explanation(
      .netWorth, netWorth,
      rows.map { Explanation.Term(.balance, .plus, $0.balance, [.account($0.account.id)]) })
  }
}

extension BudgetComparison {
  /// Explains the actual spending of a category, or of all rows without a spending category if `id` is nil.
  ///
  /// - Parameters:
  ///   - id: The category.
  ///   - ledger: The book from which the comparison was computed.
  /// - Returns: The expenses and refunds, each with their transactions; if there are none, the figure is 0
  ///   and has no terms.
  public func actualExplanation(of id: CategoryID?, in ledger: Ledger) -> Explanation {
    let spending = SourcedSpending(ledger, in: days, on: id)
    return Explanation(.actual, spending.total, spending.terms(spentIs: .plus))
  }
}

extension LimitStatus {
  /// Explains the amount that can still be spent under the limit.
  ///
  /// - Parameter ledger: The book from which the status was computed.
  /// - Returns: The limit, minus the expenses and plus the refunds of the limit's week or month.
  public func explanation(in ledger: Ledger) -> Explanation {
    let spending = SourcedSpending(ledger, in: days, on: limit.categoryID, of: limit.memberID)
    let terms = spending.terms(spentIs: .minus)
    return Explanation(
      .limitRemaining, remaining,
      [Explanation.Term(.limit, .plus, limit.amount, [.limit(limit.id), .category(limit.categoryID)])] + terms
    )
  }
}

extension DailyBudget {
  /// The explanation of the daily amount; it has no terms if a problem makes the amount 0.
  public var explanation: Explanation {
    Explanation(.dailyBudget, amount, dividedBy: days, problem == nil ? moneyTerms : [])
  }

  /// The explanation of the daily amount after bills; its sum is negative if the bills exceed the balance.
  public var explanationAfterBills: Explanation {
    let bills = unpaidBills.sums.map {
      Explanation.Term(.billDue, .minus, $0.amount, [.bill($0.bill.id)])
    }
    return Explanation(
      .dailyBudgetAfterBills, amountAfterBills, dividedBy: days, problem == nil ? moneyTerms + bills : [])
  }

  private var moneyTerms: [Explanation.Term] {
    guard let account else { return [] }
    let now = [balance, -spentToday].exactSum()
    let spent = Explanation.Term(.spentToday, .plus, spentToday, [.account(account)])
    return [Explanation.Term(.balance, .plus, now, [.account(account)])] + (spentToday == 0 ? [] : [spent])
  }
}

/// The expenses and refunds of a category, each with their transactions.
private struct SourcedSpending {
  private let category: CategoryID?
  private var expenses: SourcedSum?
  private var refunds: SourcedSum?

  init(
    _ ledger: Ledger, in days: ClosedRange<CalendarDate>, on category: CategoryID?,
    of member: Identifier<Member>? = nil
  ) {
    self.category = category
    let place = category.flatMap { ledger.index.categories[$0] }
    // An unknown category, or an income category, has no spending of its own.
    guard category == nil || place != nil else { return }
    for entry in ledger.entries(in: days) where entry.category == place {
      let transaction = ledger.budget.transactions[entry.position]
      guard member == nil || transaction.memberID == member else { continue }
      switch entry.kind {
      case .expense: Self.add(transaction, to: &expenses)
      case .refund: Self.add(transaction, to: &refunds)
      case .income, .transfer: break
      }
    }
  }

  var total: Decimal { terms(spentIs: .plus).lazy.map(\.signedAmount).exactSum() }

  func terms(spentIs sign: Explanation.Sign) -> [Explanation.Term] {
    [
      Explanation.Term(.expenses, sign, expenses, of: category),
      Explanation.Term(.refunds, sign == .plus ? .minus : .plus, refunds, of: category),
    ].compactMap { $0 }
  }

  private static func add(_ transaction: Transaction, to sum: inout SourcedSum?) {
    var part = sum ?? SourcedSum()
    sum = nil
    part.add(transaction)
    sum = part
  }
}
