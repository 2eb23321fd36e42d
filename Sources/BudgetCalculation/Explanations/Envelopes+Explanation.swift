public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation

extension Envelopes {
  /// Explains the balance of a category's envelope.
  ///
  /// - Parameters:
  ///   - id: The category.
  ///   - ledger: The book from which the envelopes were computed.
  /// - Returns: The explanation; nil if the category has no envelope.
  public func explanation(of id: CategoryID, in ledger: Ledger) -> Explanation? {
    guard let envelope = envelopes.first(where: { $0.category.id == id }) else { return nil }
    let sums = SourcedEffects(ledger, in: month)
    let terms = [
      envelope.carriedOver == 0
        ? nil : Explanation.Term(.carriedOver, .plus, envelope.carriedOver, [.category(id)]),
      Explanation.Term(.assigned, .plus, envelope.assigned, assignmentSources(id, ledger)),
      Explanation.Term(.expenses, .minus, sums.spending[id], of: id),
      Explanation.Term(.refunds, .plus, sums.refunds[id], of: id),
    ]
    return Explanation(.available, envelope.available, terms.compactMap { $0 })
  }

  /// Explains Ready to Assign, with or without rollover (SPEC §2).
  ///
  /// Income and assignments are listed by category in the order of the budget; income without a
  /// category comes last.
  ///
  /// - Parameter ledger: The book from which the envelopes were computed.
  /// - Returns: The explanation; with rollover, it includes the amounts from other months.
  public func readyToAssignExplanation(in ledger: Ledger) -> Explanation {
    let assigned = envelopes.filter { $0.assigned != 0 }.map {
      Explanation.Term(.assigned, .minus, $0.assigned, assignmentSources($0.category.id, ledger))
    }
    return Explanation(
      .readyToAssign, readyToAssign.value,
      startTerms(ledger) + incomeTerms(ledger) + assigned + (rollsOver ? rolloverTerms(ledger) : []))
  }

  private func startTerms(_ ledger: Ledger) -> [Explanation.Term] {
    let ready = readyToAssign
    let record = ledger.monthlyBudgets[month.month].map { [Explanation.Source.monthlyBudget($0.id)] } ?? []
    return [
      ready.startingBalance == 0 ? nil : .init(.startingBalance, .plus, ready.startingBalance, record),
      ready.carriedOver == 0 ? nil : .init(.carriedOver, .plus, ready.carriedOver),
    ].compactMap { $0 }
  }

  private func incomeTerms(_ ledger: Ledger) -> [Explanation.Term] {
    var sums: [CategoryID?: SourcedSum] = [:]
    let rules = EnvelopeRules(ledger)
    for entry in ledger.entries(in: month.days) {
      let isIncome: Bool
      if rollsOver {
        if case .income = rules.effect(of: entry) { isIncome = true } else { isIncome = false }
      } else {
        isIncome = entry.kind == .income
      }
      guard isIncome else { continue }
      let transaction = ledger.budget.transactions[entry.position]
      let category = transaction.categoryID.flatMap { ledger.categories[$0]?.id }
      sums[category, default: SourcedSum()].add(transaction)
    }
    let order = ledger.budget.categories.map { Optional($0.id) } + [nil]
    return order.compactMap { Explanation.Term(.income, .plus, sums.removeValue(forKey: $0), of: $0) }
  }

  private func rolloverTerms(_ ledger: Ledger) -> [Explanation.Term] {
    let overspent =
      readyToAssign.overspentBefore == 0
      ? []
      : Envelopes(ledger, in: month.previous, rollsOver: true).envelopes.filter { $0.cashOverspending > 0 }
    let uncategorized = Explanation.Term(
      .uncategorized, .minus, SourcedEffects(ledger, in: month).uncategorized, of: nil)
    let later = ledger.assignedLater(than: month).filter { $0.amount != 0 }
    return overspent.map {
      Explanation.Term(.overspentBefore, .minus, $0.cashOverspending, [.category($0.category.id)])
    } + [uncategorized].compactMap { $0 }
      + later.map { Explanation.Term(.assignedLater, .minus, $0.amount, [.monthlyBudget($0.record.id)]) }
  }

  /// Returns the category, and the month's record if it contains an assignment of the category.
  private func assignmentSources(_ id: CategoryID, _ ledger: Ledger) -> [Explanation.Source] {
    let record = ledger.monthlyBudgets[month.month]
    guard let record, record.assignments.contains(where: { $0.categoryID == id }) else {
      return [.category(id)]
    }
    return [.category(id), .monthlyBudget(record.id)]
  }
}

/// The effects of a month's transactions on the envelopes, each sum with its transactions.
private struct SourcedEffects {
  private(set) var spending: [CategoryID: SourcedSum] = [:]
  private(set) var refunds: [CategoryID: SourcedSum] = [:]
  private(set) var uncategorized: SourcedSum?

  init(_ ledger: Ledger, in month: BudgetMonth) {
    let rules = EnvelopeRules(ledger)
    for entry in ledger.entries(in: month.days) {
      let transaction = ledger.budget.transactions[entry.position]
      switch rules.effect(of: entry) {
      case .none, .income: break
      case .spending(let place?, _):
        spending[ledger.spendingCategories[place].id, default: SourcedSum()].add(transaction)
      case .spending(nil, _):
        uncategorized = uncategorized ?? SourcedSum()
        uncategorized?.add(transaction)
      case .refund(let place, _):
        refunds[ledger.spendingCategories[place].id, default: SourcedSum()].add(transaction)
      }
    }
  }
}
