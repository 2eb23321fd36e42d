internal import CalendarDates

/// The data outside a record that the record's rules need.
struct RuleScope {
  /// The group of each existing category.
  let groups: [Identifier<Category>: CategoryGroup]
  let accounts: Set<Identifier<Account>>
  let members: Set<Identifier<Member>>
  let periods: Set<Identifier<Period>>
  let bills: Set<Identifier<Bill>>
  /// Whether a planned amount may be negative.
  let allowsNegativeCategories: Bool
  /// The current day, or nil if it is unknown; all later days are in the future.
  let today: CalendarDate?
  let strictness: Strictness

  init(_ budget: Budget, today: CalendarDate?, strictness: Strictness) {
    groups = Dictionary(budget.categories.map { ($0.id, $0.group) }) { first, _ in first }
    accounts = Set(budget.accounts.map(\.id))
    members = Set(budget.members.map(\.id))
    periods = Set(budget.periods.map(\.id))
    bills = Set(budget.bills.map(\.id))
    allowsNegativeCategories = budget.settings.allowsNegativeCategories
    self.today = today
    self.strictness = strictness
  }

  /// Reports a reference to a category that does not exist.
  func dangling(category id: Identifier<Category>?, _ field: String = "categoryId") -> RuleProblem? {
    guard let id, groups[id] == nil else { return nil }
    return dangling(.category, field, id.description)
  }

  /// Reports a reference to an account that does not exist.
  func dangling(account id: Identifier<Account>?, _ field: String = "accountId") -> RuleProblem? {
    id.flatMap { accounts.contains($0) ? nil : dangling(.account, field, $0.description) }
  }

  /// Reports a reference to a member that does not exist.
  func dangling(member id: Identifier<Member>?) -> RuleProblem? {
    id.flatMap { members.contains($0) ? nil : dangling(.member, "memberId", $0.description) }
  }

  /// Reports a reference to a period that does not exist.
  func dangling(period id: Identifier<Period>?) -> RuleProblem? {
    id.flatMap { periods.contains($0) ? nil : dangling(.period, "periodId", $0.description) }
  }

  /// Reports a reference to a bill that does not exist.
  func dangling(bill id: Identifier<Bill>?) -> RuleProblem? {
    id.flatMap { bills.contains($0) ? nil : dangling(.bill, "billId", $0.description) }
  }

  private func dangling(_ kind: Finding.RecordKind, _ field: String, _ id: String) -> RuleProblem {
    RuleProblem(.referenceDangling(kind, id: id), field)
  }
}
