public import CalendarDates

extension Budget {
  /// Returns every rule of SPEC §1 that the budget breaks, each with the path of the value in the JSON
  /// backup.
  ///
  /// All findings are collected, in the order of the backup, in time linear in the number of records.
  ///
  /// - Parameters:
  ///   - today: The current day; a transaction with a later date is in the future. With nil, this check is skipped.
  ///   - strictness: How strictly the rules are applied.
  ///   - file: The file name in the findings' positions.
  /// - Returns: The findings; empty if everything is correct.
  public func validationFindings(
    asOf today: CalendarDate? = nil, strictness: Strictness = .importing, file: String? = nil
  ) -> [Finding] {
    var validation = Validation(self, RuleScope(self, today: today, strictness: strictness), file: file)
    validation.checkAll()
    return validation.findings
  }
}

/// Collects the errors of a budget: for each collection, first the errors in single records, then the errors between
/// records.
struct Validation {
  let budget: Budget
  let scope: RuleScope
  let file: String?
  /// The position of each tombstone, by the UUID text of the deleted record.
  private var tombstones: [String: Int] = [:]
  private(set) var findings: [Finding] = []

  init(_ budget: Budget, _ scope: RuleScope, file: String?) {
    self.budget = budget
    self.scope = scope
    self.file = file
  }

  mutating func checkAll() {
    checkSettings()
    checkTombstones()
    check(budget.categories)
    let counts = Dictionary(
      budget.transactions.lazy.compactMap(\.categoryID).map { ($0, 1) }, uniquingKeysWith: +)
    checkNames(budget.categories, \.name) { counts[$0.id] ?? 0 }
    check(budget.transactions)
    checkCurrencies()
    check(budget.monthlyBudgets)
    checkMonths()
    check(budget.accounts)
    checkNames(budget.accounts, \.name)
    checkPrimaryAccounts()
    check(budget.bills)
    check(budget.periods)
    checkPeriods()
    check(budget.limits)
    checkLimits()
    check(budget.members)
    checkNames(budget.members, \.name)
  }

  /// Adds a problem of the record at this index of its collection.
  mutating func add(_ problem: RuleProblem, in collection: Finding.Collection, _ index: Int) {
    findings.append(problem.finding(file: file, path: "$.\(collection.rawValue)[\(index)]"))
  }

  /// Adds a broken rule of a field; the record is at this index of its collection.
  mutating func add(
    _ fact: Finding.RecordFact, _ field: String, in collection: Finding.Collection, _ index: Int
  ) {
    add(RuleProblem(fact, field), in: collection, index)
  }

  private mutating func check<Entity: Ruled>(_ records: [Entity]) {
    var seen: [Identifier<Entity>: Int] = [:]
    seen.reserveCapacity(records.count)
    for (index, record) in records.enumerated() {
      for problem in record.problems(in: scope) { add(problem, in: Entity.collection, index) }
      let id = record.id
      if let first = seen.updateValue(index, forKey: id) {
        seen[id] = first
        add(
          .identifierDuplicate(id: id.description, Entity.collection, first: first), "id",
          in: Entity.collection, index)
      }
      if !tombstones.isEmpty { checkLife(record, index) }
    }
  }

  private mutating func checkLife<Entity: Ruled>(_ record: Entity, _ index: Int) {
    guard let tombstone = tombstones[record.id.description] else { return }
    add(.tombstoneOfLiving(tombstone: tombstone), "id", in: Entity.collection, index)
  }

  private mutating func checkTombstones() {
    for (index, tombstone) in budget.tombstones.enumerated() {
      if let id = Identifier<Budget>(tombstone.id) {
        tombstones[id.description] = index
      } else {
        add(.tombstoneUnreadable(id: tombstone.id), "id", in: .tombstones, index)
      }
    }
  }

  private mutating func checkSettings() {
    let problems = [
      RuleProblem.dayOutOfRange(budget.settings.monthStartDay, "monthStartDay"),
      budget.settings.defaultReminders.problem("defaultReminders"),
      RuleProblem.currencyUnknown(budget.settings.currency, "currency", scope.strictness),
    ]
    findings += problems.compactMap { $0?.finding(file: file, path: "$.settings") }
  }
}
