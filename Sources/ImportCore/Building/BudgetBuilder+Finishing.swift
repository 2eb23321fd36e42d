internal import BudgetModel
internal import Foundation

extension BudgetBuilder {
  /// Returns the budget with all findings.
  ///
  /// - Throws: `ImportError` if the file contradicts the requested currency.
  package mutating func finish() throws(ImportError) -> ImportResult {
    try settleCurrency()
    settleUnplannedCategories()
    settlePlannedIncome()
    addDetails()
    restoreFileOrder()
    var result = ImportResult(budget: budget, findings: findings, origins: origins)
    result.sources = sources
    result.balances = balances
    return result
  }

  private mutating func settleCurrency() throws(ImportError) {
    let settlement = CurrencySettlement(budget, currencies, context)
    let (decision, origins) = (try settlement.decision(), origins)
    let found = settlement.apply(decision, to: &budget) { _, transaction in
      origins.transactions[transaction.id]?.location ?? .whole
    }
    for finding in found { note(finding.fact, at: finding.place.location) }
  }

  /// Sorts the records into the order of the original file, from which this file was made.
  ///
  /// Records that have no position in the original file come last.
  private mutating func restoreFileOrder() {
    func sorted<R: Record>(_ records: [R], _ order: [Identifier<R>: Decimal]) -> [R] {
      guard !order.isEmpty else { return records }
      let places = records.enumerated().map { (order[$1.id], $0) }
      let sorted = places.sorted {
        switch ($0.0, $1.0) {
        case (let left?, let right?): (left, $0.1) < (right, $1.1)
        case (nil, nil): $0.1 < $1.1
        case (let left, _): left != nil
        }
      }
      return sorted.map { records[$0.1] }
    }
    budget.categories = sorted(budget.categories, categoryOrder)
    budget.transactions = sorted(budget.transactions, transactionOrder)
  }

  /// The categories that have transactions other than income, or money assigned in a month.
  private func spendingCategories() -> Set<Identifier<Category>> {
    var spends = Set(budget.monthlyBudgets.flatMap(\.assignments).map(\.categoryID))
    // Neighbouring rows of a log often have the same category.
    var last: Identifier<Category>?
    for index in budget.transactions.indices where budget.transactions[index].kind != .income {
      guard let id = budget.transactions[index].categoryID, id != last else { continue }
      last = id
      spends.insert(id)
    }
    return spends
  }

  /// Makes a planned category an income category if the plan does not state its group and all its rows are income.
  private mutating func settlePlannedIncome() {
    guard !namesWithoutGroup.isEmpty else { return }
    let earns = Set(budget.transactions.lazy.filter { $0.kind == .income }.compactMap(\.categoryID))
    let spends = spendingCategories()
    for index in budget.categories.indices where namesWithoutGroup.contains(budget.categories[index].name) {
      let category = budget.categories[index]
      if earns.contains(category.id), !spends.contains(category.id) {
        budget.categories[index].group = .income
      }
    }
  }

  /// Decides the group of each category that only the log names: income if all its rows are income, otherwise variable
  /// expenses.
  private mutating func settleUnplannedCategories() {
    guard !unplanned.isEmpty else { return }
    let spends = spendingCategories()
    for index in budget.categories.indices {
      let category = budget.categories[index]
      guard let location = unplanned[category.id] else { continue }
      let group: CategoryGroup = spends.contains(category.id) ? .variable : .income
      budget.categories[index].group = group
      note(.plan(.categoryNotPlanned(name: category.name, group)), at: location)
    }
  }
}
