internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Applies rules to the transactions of an import result.
struct RuleApplication {
  private let rules: CategoryRules
  private var result: ImportResult
  private var tallies: [RuleTally]
  private var untaken = RuleTally()
  private var targets: RuleTargets
  /// Whether each rule sets anything besides a category.
  private let setsMore: [Bool]
  /// Whether each rule has set the category of an expense.
  private var spends: [Bool]

  init(_ rules: CategoryRules, _ result: consuming ImportResult) {
    self.rules = rules
    tallies = Array(repeating: RuleTally(), count: rules.rules.count)
    targets = RuleTargets(rules, result.budget)
    setsMore = rules.rules.map { rule in
      rule.values.member != nil || rule.values.payee != nil || !rule.values.tags.isEmpty
    }
    spends = Array(repeating: false, count: rules.rules.count)
    self.result = result
  }

  var outcome: RuleOutcome {
    RuleOutcome(uses: tallies.map(\.use), untaken: untaken.use, result: result)
  }

  mutating func run() {
    let known = Set(result.budget.categories.map(\.id))
    let taken = RuleMatcher.matches(rules, in: result.budget)
    // The transactions are taken out of the budget, because the loop below adds categories and members to the budget.
    var transactions: [Transaction] = []
    swap(&transactions, &result.budget.transactions)
    for (index, rule) in taken.enumerated() {
      let (kind, amount) = (transactions[index].kind, transactions[index].amount)
      if let rule {
        tallies[rule].add(kind, amount, transactions[index].currency) { transactions[index] }
        set(rule, &transactions[index])
      } else if kind != .transfer, transactions[index].categoryID == nil {
        untaken.add(kind, amount, transactions[index].currency) { transactions[index] }
      }
    }
    swap(&transactions, &result.budget.transactions)
    settleFindings(taken)
    // A new category is an income category if all its rows are income.
    let spending = Set(spends.indices.filter { spends[$0] }.compactMap { targets.known($0) })
    for index in result.budget.categories.indices {
      let id = result.budget.categories[index].id
      if !known.contains(id), !spending.contains(id) { result.budget.categories[index].group = .income }
    }
  }

  /// Sets the values of a rule in one transaction.
  private mutating func set(_ rule: Int, _ transaction: inout Transaction) {
    let created = transaction.info.created
    if let category = targets.category(rule, created, &result.budget) {
      transaction.categoryID = category
      if transaction.kind == .expense { spends[rule] = true }
    }
    // Most rules set only a category.
    guard setsMore[rule] else { return }
    let values = rules.rules[rule].values
    let overwrites = rules.rules[rule].overwrites
    if values.member != nil, overwrites || transaction.memberID == nil {
      transaction.memberID = targets.member(rule, created, &result.budget)
    }
    if let payee = values.payee, overwrites || transaction.payee == nil { transaction.payee = payee }
    guard !values.tags.isEmpty else { return }
    transaction.tags += values.tags.filter { !transaction.tags.contains($0) }
  }

  /// Removes each finding about a missing category if its row has a category now.
  private mutating func settleFindings(_ taken: [Int?]) {
    guard result.findings.contains(where: { $0.code == .uncategorized }) else { return }
    var settled: Set<Provenance> = []
    for (index, rule) in taken.enumerated() {
      guard let rule, rules.rules[rule].values.category != nil else { continue }
      if let row = result.provenance[result.budget.transactions[index].id]?.asRow { settled.insert(row) }
    }
    result.findings.removeAll { $0.code == .uncategorized && settled.contains($0.place.asRow) }
  }
}

/// The categories and members that rules name.
///
/// They are found or added when a rule first matches a transaction.
private struct RuleTargets {
  private let rules: CategoryRules
  private var categoryByName: [String: Identifier<BudgetModel.Category>] = [:]
  private var memberByName: [String: Identifier<Member>] = [:]
  /// The category of each rule; nil if it is not known yet.
  private var categories: [Identifier<BudgetModel.Category>?]
  private var members: [Identifier<Member>?]
  private let identifiers = ContentIdentifier(fileName: "rules")

  init(_ rules: CategoryRules, _ budget: borrowing Budget) {
    self.rules = rules
    categories = Array(repeating: nil, count: rules.rules.count)
    members = Array(repeating: nil, count: rules.rules.count)
    for category in budget.categories { categoryByName[NameKey.exact(category.name)] = category.id }
    for member in budget.members { memberByName[NameKey.exact(member.name)] = member.id }
  }

  /// Returns the category of a rule that already matched a transaction; nil if the rule sets none.
  func known(_ rule: Int) -> Identifier<BudgetModel.Category>? { categories[rule] }

  /// Returns the category of a rule and adds it if it is missing; nil if the rule sets none.
  mutating func category(
    _ rule: Int, _ created: UTCTimestamp, _ budget: inout Budget
  ) -> Identifier<BudgetModel.Category>? {
    if let known = categories[rule] { return known }
    guard let name = rules.rules[rule].values.category.map(NameKey.exact) else { return nil }
    let id = categoryByName[name] ?? identifiers.identifier(place: "category", content: [name])
    if categoryByName.updateValue(id, forKey: name) == nil {
      budget.categories.append(
        BudgetModel.Category(id: id, name: name, group: .variable, info: RecordInfo(created: created)))
    }
    categories[rule] = id
    return id
  }

  /// Returns the member of a rule and adds it if it is missing; nil if the rule sets none.
  mutating func member(_ rule: Int, _ created: UTCTimestamp, _ budget: inout Budget) -> Identifier<Member>? {
    if let known = members[rule] { return known }
    guard let name = rules.rules[rule].values.member.map(NameKey.exact) else { return nil }
    let id = memberByName[name] ?? identifiers.identifier(place: "member", content: [name])
    if memberByName.updateValue(id, forKey: name) == nil {
      budget.members.append(Member(id: id, name: name, info: RecordInfo(created: created)))
    }
    members[rule] = id
    return id
  }
}
