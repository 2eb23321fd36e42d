import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import ExactDecimals
import Foundation

extension WorkbookExpectation {
  /// Returns the differences between an import and the expectation, one line each; empty if there are none.
  func differences(from imported: ImportedWorkbook) -> [String] {
    guard let result = imported.result else {
      return ["refused: \(imported.findings.map(\.reason).joined(separator: "; "))"]
    }
    var words = LayoutDifferences(tables, imported.tables).words
    words += imported.unsaid.map { "there is no way to say the \($0)" }
    words += transactions(result.budget) + plan(result.budget) + months(result.budget)
    for reason in Unusable.allCases where unusable[reason] ?? 0 != imported.unusable[reason] ?? 0 {
      words.append("\(reason.rawValue): \(imported.unusable[reason] ?? 0) rows, not \(unusable[reason] ?? 0)")
    }
    for (code, count) in warnings {
      let found = imported.findings.count { $0.code == code }
      if found != count { words.append("\(code.rawValue): \(found) findings, not \(count)") }
    }
    return words
  }

  private func transactions(_ budget: Budget) -> [String] {
    let found = budget.transactions
    func sum(_ kind: TransactionKind) -> Decimal { found.filter { $0.kind == kind }.map(\.amount).exactSum() }
    var words: [String] = []
    func compare(_ what: String, _ found: some Equatable, _ expected: some Equatable) {
      if "\(found)" != "\(expected)" { words.append("\(what): \(found), not \(expected)") }
    }
    compare("transactions", found.count, facts.count)
    compare("inflow", sum(.income), facts.inflow)
    compare("outflow", sum(.expense), facts.outflow)
    compare("first", found.map(\.date).min()?.description ?? "–", facts.map(\.date).min()?.description ?? "–")
    compare("last", found.map(\.date).max()?.description ?? "–", facts.map(\.date).max()?.description ?? "–")
    let names = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    let lines = found.map { row in
      let name = hasCategories ? row.categoryID.flatMap { names[$0] } ?? "–" : ""
      return "\(row.date) \(row.kind == .income ? row.amount : -row.amount) \(name)"
    }
    let expected = facts.map { "\($0.date) \($0.amount) \(hasCategories ? $0.category : "")" }
    let (missing, extra) = (expected.less(lines), lines.less(expected))
    if !missing.isEmpty { words.append("missing: \(missing.prefix(2).joined(separator: ", "))") }
    if !extra.isEmpty { words.append("instead: \(extra.prefix(2).joined(separator: ", "))") }
    if !accounts.isEmpty {
      let names = Dictionary(budget.accounts.map { ($0.id, $0.name) }) { first, _ in first }
      let used = Set(found.map { $0.accountID.flatMap { names[$0] } ?? "–" })
      if used != accounts { words.append("accounts: \(used.sorted()), not \(accounts.sorted())") }
    }
    return words
  }

  private func plan(_ budget: Budget) -> [String] {
    let categories = Dictionary(budget.categories.map { ($0.name, $0) }) { first, _ in first }
    let isOfMonth = plannedMonth.map { month in
      planned.allSatisfy { budget.assigned($0.key, in: month) == $0.value.amount }
    }
    var words: [String] = []
    for (name, plan) in planned.sorted(by: { $0.key < $1.key }) {
      guard let category = categories[name] else {
        words.append("no category \(name)")
        continue
      }
      let perYear = category.budgetedAmount * Decimal(12 / category.basis.months)
      if isOfMonth != true, perYear != plan.perYear {
        words.append(
          "\(name): \(category.budgetedAmount) a \(category.basis), not \(plan.amount) × \(plan.timesAYear)")
      }
      if !plan.groups.isEmpty, !plan.groups.contains(category.group) {
        words.append("\(name): \(category.group), not \(plan.groups.map(\.rawValue).sorted())")
      }
    }
    let extra = categories.values.filter {
      planned[$0.name] == nil && $0.budgetedAmount != 0 && assignments.isEmpty
    }
    words += extra.map { "\($0.name): \($0.budgetedAmount) planned, where nothing is" }
    return words.prefixed(6)
  }

  private func months(_ budget: Budget) -> [String] {
    var words: [String] = []
    for (month, amounts) in assignments.sorted(by: { $0.key < $1.key }) {
      for (name, amount) in amounts.sorted(by: { $0.key < $1.key }) {
        let found = budget.assigned(name, in: month)
        if found != amount {
          words.append("\(month) \(name): \(found.map { "\($0)" } ?? "nothing"), not \(amount)")
        }
      }
    }
    for (month, income) in plannedIncome.sorted(by: { $0.key < $1.key }) {
      let found = budget.monthlyBudgets.first { $0.month == month }?.plannedIncome
      if found != income {
        words.append("\(month) income: \(found.map { "\($0)" } ?? "none"), not \(income)")
      }
    }
    let names = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    for month in budget.monthlyBudgets where month.month != plannedMonth {
      for assignment in month.assignments where assignment.amount != 0 {
        let name = names[assignment.categoryID] ?? "–"
        if assignments[month.month]?[name] == nil {
          words.append("\(month.month) \(name): \(assignment.amount), where nothing is")
        }
      }
    }
    return words.prefixed(6)
  }
}

extension Budget {
  /// Returns the amount assigned to a category in a month.
  fileprivate func assigned(_ name: String, in month: CalendarMonth) -> Decimal? {
    guard let id = categories.first(where: { $0.name == name })?.id else { return nil }
    return monthlyBudgets.first { $0.month == month }?.assignments.first { $0.categoryID == id }?.amount
  }
}

extension [String] {
  /// Returns the elements that occur more often in this list than in the other list.
  fileprivate func less(_ other: [String]) -> [String] {
    var counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }

  /// Returns the first elements, and a last element with the number of the others.
  fileprivate func prefixed(_ limit: Int) -> [String] {
    count <= limit ? self : self[..<limit] + ["… and \(count - limit) more"]
  }
}
