public import BudgetModel
internal import CalendarDates
internal import Decimals
public import Foundation

/// What rules make of a budget: which transactions each of them takes, and the budget after it.
public struct RuleOutcome: Hashable, Sendable {
  /// The transactions that one rule takes, or none.
  public struct Use: Hashable, Sendable {
    /// How many there are.
    public var count = 0
    /// What came in and went out with them, by currency; nil for the budget's own.
    public var sums: [Currency?: Flow] = [:]
    /// Up to five of them, the first ones.
    public var examples: [Transaction] = []
  }

  /// Money in and out.
  public struct Flow: Hashable, Sendable {
    /// The sum of income.
    public var income: Decimal
    /// The sum of expenses.
    public var expense: Decimal
  }

  /// Examples of each rule.
  static let exampleCount = 5

  /// What each rule takes, in the order of the rules.
  public let uses: [Use]
  /// Transactions without a category that no rule takes; transfers need none.
  public let untaken: Use
  /// The result with what the rules set.
  public let result: ImportResult
}

extension CategoryRules {
  /// Holds the rules against a file that was read.
  ///
  /// - Returns: What each rule takes, and the result with it. Categories and members that are not there are added.
  public func applied(to result: ImportResult) -> RuleOutcome {
    var application = RuleApplication(self, result)
    application.run()
    return application.outcome
  }
}

/// Applies rules to the transactions of a result.
private struct RuleApplication {
  private let rules: CategoryRules
  private var result: ImportResult
  private var tallies: [Tally]
  private var untaken = Tally()
  private let identifiers = ContentIdentifier(fileName: "rules")

  init(_ rules: CategoryRules, _ result: ImportResult) {
    self.rules = rules
    self.result = result
    tallies = Array(repeating: Tally(), count: rules.rules.count)
  }

  var outcome: RuleOutcome {
    RuleOutcome(uses: tallies.map(\.use), untaken: untaken.use, result: result)
  }

  mutating func run() {
    let matcher = RuleMatcher(rules, accounts: result.budget.accounts)
    var buffer: [UInt8] = []
    var taken: [(transaction: Int, rule: Int)] = []
    for index in result.budget.transactions.indices {
      if let rule = matcher.rule(for: result.budget.transactions[index], &buffer) {
        tallies[rule].add(result.budget.transactions[index])
        taken.append((index, rule))
      } else if result.budget.transactions[index].categoryID == nil,
        result.budget.transactions[index].kind != .transfer
      {
        untaken.add(result.budget.transactions[index])
      }
    }
    set(taken)
  }

  private mutating func set(_ taken: [(transaction: Int, rule: Int)]) {
    let known = Set(result.budget.categories.map(\.id))
    var categories: [String: Identifier<BudgetModel.Category>] = [:]
    var members: [String: Identifier<Member>] = [:]
    for category in result.budget.categories { categories[NameKey.exact(category.name)] = category.id }
    for member in result.budget.members { members[NameKey.exact(member.name)] = member.id }
    var spending: Set<Identifier<BudgetModel.Category>> = []
    for (index, place) in taken {
      let rule = rules.rules[place]
      var transaction = result.budget.transactions[index]
      if let name = rule.values.category.map(NameKey.exact) {
        let id = categories[name] ?? addCategory(name, transaction.info)
        categories[name] = id
        transaction.categoryID = id
        if transaction.kind == .expense { spending.insert(id) }
      }
      if let name = rule.values.member.map(NameKey.exact), rule.overwrites || transaction.memberID == nil {
        let id = members[name] ?? addMember(name, transaction.info)
        members[name] = id
        transaction.memberID = id
      }
      if let payee = rule.values.payee, rule.overwrites || transaction.payee == nil {
        transaction.payee = payee
      }
      transaction.tags += rule.values.tags.filter { !transaction.tags.contains($0) }
      result.budget.transactions[index] = transaction
    }
    settleFindings(taken)
    // A new category is one of income where all its rows are.
    for index in result.budget.categories.indices {
      let id = result.budget.categories[index].id
      if !known.contains(id), !spending.contains(id) { result.budget.categories[index].group = .income }
    }
  }

  /// Rows that have a category now are no longer without one.
  private mutating func settleFindings(_ taken: [(transaction: Int, rule: Int)]) {
    guard result.findings.contains(where: { $0.code == .uncategorized }) else { return }
    var settled: Set<Provenance> = []
    for (index, place) in taken where rules.rules[place].values.category != nil {
      if let row = result.provenance[result.budget.transactions[index].id]?.asRow { settled.insert(row) }
    }
    result.findings.removeAll { $0.code == .uncategorized && settled.contains($0.place.asRow) }
  }

  private mutating func addCategory(_ name: String, _ info: RecordInfo) -> Identifier<BudgetModel.Category> {
    let id: Identifier<BudgetModel.Category> = identifiers.identifier(place: "category", content: [name])
    result.budget.categories.append(
      BudgetModel.Category(id: id, name: name, group: .variable, info: RecordInfo(created: info.created)))
    return id
  }

  private mutating func addMember(_ name: String, _ info: RecordInfo) -> Identifier<Member> {
    let id: Identifier<Member> = identifiers.identifier(place: "member", content: [name])
    result.budget.members.append(Member(id: id, name: name, info: RecordInfo(created: info.created)))
    return id
  }
}

/// Counts and sums what one rule takes.
private struct Tally {
  private var count = 0
  private var own = (income: ExactSum(), expense: ExactSum())
  private var others: [Currency: (income: ExactSum, expense: ExactSum)] = [:]
  private var examples: [Transaction] = []

  mutating func add(_ transaction: borrowing Transaction) {
    count += 1
    if examples.count < RuleOutcome.exampleCount { examples.append(copy transaction) }
    if let currency = transaction.currency {
      var sums = others[currency] ?? (ExactSum(), ExactSum())
      if transaction.kind == .income {
        sums.income.add(transaction.amount)
      } else {
        sums.expense.add(transaction.amount)
      }
      others[currency] = sums
    } else if transaction.kind == .income {
      own.income.add(transaction.amount)
    } else {
      own.expense.add(transaction.amount)
    }
  }

  var use: RuleOutcome.Use {
    var use = RuleOutcome.Use()
    use.count = count
    use.examples = examples
    let flow = RuleOutcome.Flow(income: own.income.value, expense: own.expense.value)
    if flow.income != 0 || flow.expense != 0 { use.sums[nil] = flow }
    for (currency, sums) in others {
      use.sums[currency] = RuleOutcome.Flow(income: sums.income.value, expense: sums.expense.value)
    }
    return use
  }
}
