package import BudgetModel
package import Foundation
internal import FieldReading

/// Builds a budget from a file whose records refer to each other by name, not by identifier.
package struct BudgetBuilder {
  /// The file's name and the time of reading.
  package let context: ImportContext
  /// Makes identifiers for records that have none in the file.
  package let identifiers: ContentIdentifier
  /// The budget read so far.
  package var budget: Budget
  /// The currencies that the file states.
  package var currencies = CurrencyCensus()
  /// The findings so far.
  private(set) var findings: [Finding] = []
  /// The row accounting so far.
  package var rows = RowAccounting()
  /// The words that findings use for the rows of the file.
  package var terms = RowTerms()
  /// The balances that a bank's statement states.
  package var balances: [StatementBalance] = []
  /// The locations of amounts.
  package var origins = AmountOrigins()
  /// Data to recognise each row in a later import; empty if it is not requested.
  private(set) var sources: [Identifier<Transaction>: RowSource] = [:]
  /// The positions of records in the original file, if this file was made from it and has another order.
  package var categoryOrder: [Identifier<Category>: Decimal] = [:]
  package var transactionOrder: [Identifier<Transaction>: Decimal] = [:]
  /// The records by the names that other records use for them.
  package var accountLabels = RecordLabels<Account>()
  var memberLabels = RecordLabels<Member>()
  package var billLabels = RecordLabels<Bill>()
  package var periodLabels = RecordLabels<Period>()
  /// The details of categories from the categories' own sheet.
  package var categoryDetails: [Category] = []
  /// Whether accounts have their own sheet.
  ///
  /// If so, a plan only displays the accounts.
  package var hasAccountSheet = false
  private var categoryByName: [String: Identifier<Category>] = [:]
  private var groupByCategory: [Identifier<Category>: CategoryGroup] = [:]
  /// The groups of categories, as summaries state them.
  package var statedGroups = StatedGroups()
  /// The names of planned categories whose group the plan does not state.
  package var namesWithoutGroup: Set<String> = []
  /// Makes the identifiers of transactions from their rows.
  var rowIdentities: RowIdentities
  /// How often each computed identifier was needed so far.
  private var repeats: [UUID: Int] = [:]
  /// The identifiers in use, by kind of record.
  private var usedIdentifiers: [ObjectIdentifier: Set<UUID>] = [:]
  /// The places of transactions since the last part; empty if no parts are collected.
  private var partPlaces: [Provenance.Location] = []
  private var isOfParts = false
  /// The categories that only the log names, each with the place where it occurs first.
  private(set) var unplanned: [Identifier<Category>: Provenance.Location] = [:]

  package init(context: ImportContext) {
    self.context = context
    identifiers = ContentIdentifier(fileName: context.fileName)
    rowIdentities = RowIdentities(identifiers)
    budget = Budget(settings: context.settings)
  }

  /// Reserves space for a log with this number of rows.
  package mutating func reserve(transactions count: Int) {
    budget.transactions.reserveCapacity(budget.transactions.count + count)
    origins.transactions.reserveCapacity(origins.transactions.count + count)
  }

  /// Adds a fact about a place in the file.
  package mutating func note(_ fact: Finding.Fact, at location: Provenance.Location) {
    findings.append(context.finding(fact, at: location))
  }

  /// Adds a finding.
  package mutating func note(_ finding: Finding) { findings.append(finding) }

  /// The identifier that the file states.
  ///
  /// If it is missing or unusable, an identifier is made from the place and the content.
  package mutating func identity<Entity>(
    given text: String?, place: @autoclosure () -> String, content: @autoclosure () -> [String],
    at location: @autoclosure () -> Provenance.Location
  ) -> Identifier<Entity> {
    if let text {
      if let given = Identifier<Entity>(text), isNew(given) { return given }
      note(.row(.identifierUnusable(text)), at: location())
    }
    let made = identifiers.identifier(Entity.self, place: place(), content: content())
    if isNew(made) { return made }
    // Records with the same content at the same place: the first keeps its identifier, and the identifiers of the
    // others include a count.
    while true {
      let count = repeats[made.uuid, default: 1] + 1
      repeats[made.uuid] = count
      let other = identifiers.identifier(Entity.self, place: place(), content: content() + ["\(count)"])
      if isNew(other) { return other }
    }
  }

  /// Whether no record of this kind has this identifier yet.
  ///
  /// The identifier is then marked as used.
  mutating func isNew<Entity>(_ id: Identifier<Entity>) -> Bool {
    if Entity.self == Transaction.self, origins.transactions[Identifier(id.uuid)] != nil { return false }
    return usedIdentifiers[ObjectIdentifier(Entity.self), default: []].insert(id.uuid).inserted
  }

  /// Keeps the places of transactions separate from now on, for `takePart`.
  package mutating func beginParts() { isOfParts = true }

  /// Removes and returns the data collected since the last part, for another builder.
  ///
  /// The builder still knows the names that it has seen.
  package mutating func takePart() -> LogPart {
    var part = LogPart()
    swap(&part.transactions, &budget.transactions)
    swap(&part.accounts, &budget.accounts)
    swap(&part.members, &budget.members)
    swap(&part.findings, &findings)
    part.categories = budget.categories.map { ($0, unplanned[$0.id]) }
    budget.categories = []
    swap(&part.places, &partPlaces)
    swap(&part.sources, &sources)
    swap(&part.currencies, &currencies)
    swap(&part.rows, &rows)
    return part
  }

  /// Adds the transactions of a part with their places, findings and row sources.
  mutating func addLog(_ part: LogPart) {
    for index in part.transactions.indices {
      origins.transactions.append(
        Provenance(file: context.fileName, part.places[index]), for: part.transactions[index].id)
    }
    budget.transactions += part.transactions
    findings += part.findings
    currencies.add(part.currencies)
    rows.add(part.rows)
    sources.merge(part.sources) { _, new in new }
  }

  /// Adds a category that no plan names, unless there is already a category with this name.
  mutating func addUnplanned(_ category: Category, at location: Provenance.Location?) {
    guard categoryByName[category.name] == nil else { return }
    categoryByName[category.name] = category.id
    budget.categories.append(category)
    unplanned[category.id] = location
  }

  /// Adds the transaction of a row and, if requested, the row's source.
  package mutating func add(
    _ transaction: consuming Transaction, _ source: @autoclosure () -> RowSource,
    at row: Provenance.Location
  ) {
    if context.keepsRowSources { sources[transaction.id] = source() }
    if isOfParts {
      partPlaces.append(row)
    } else {
      origins.transactions.append(Provenance(file: context.fileName, row), for: transaction.id)
    }
    budget.transactions.append(transaction)
  }

  /// Adds a planned category with the place of its amount, unless there is already a category with this name.
  ///
  /// If two sections of a plan have a category of the same name (`Other`), the name of the second one begins with its
  /// section: `Food: Other`.
  /// - Returns: Whether the category was added.
  @discardableResult
  package mutating func add(
    _ category: Category, in section: String? = nil, at location: Provenance.Location,
    amountAt place: Provenance.Location
  ) -> Bool {
    var category = category
    if categoryByName[NameKey.exact(category.name)] != nil, let section {
      let qualified = NameKey.exact("\(section): \(category.name)")
      note(.plan(.categoryInTwoSections(name: category.name, newName: qualified)), at: location)
      category.name = qualified
    }
    let key = NameKey.exact(category.name)
    guard categoryByName[key] == nil else {
      note(.plan(.categoryTwice(name: category.name)), at: location)
      return false
    }
    categoryByName[key] = category.id
    groupByCategory[category.id] = category.group
    budget.categories.append(category)
    origins.plannedAmounts[category.id] = Provenance(file: context.fileName, place)
    return true
  }

  /// Adds an account with the place of its balance, unless there is already an account with this name.
  package mutating func add(
    _ account: Account, at location: Provenance.Location, amountAt place: Provenance.Location
  ) {
    let key = NameKey.exact(account.name)
    guard accountLabels[key] == nil else {
      note(.plan(.accountTwice(name: account.name)), at: location)
      return
    }
    accountLabels.add(account.id, called: key)
    append(account, amountAt: place)
  }

  /// Adds an account with the place of its balance.
  package mutating func append(_ account: Account, amountAt place: Provenance.Location) {
    budget.accounts.append(account)
    origins.openingBalances[account.id] = Provenance(file: context.fileName, place)
  }

  /// The category with this name.
  ///
  /// If there is none, a category is added; its group is decided at the end.
  package mutating func categoryID(
    named name: String, at location: @autoclosure () -> Provenance.Location
  ) -> Identifier<Category> {
    let key = NameKey.exact(name)
    if let id = categoryByName[key] { return id }
    let id: Identifier<Category> = identifiers.identifier(place: "category", content: [key])
    budget.categories.append(Category(id: id, name: key, group: .variable, info: context.recordInfo))
    categoryByName[key] = id
    unplanned[id] = location()
    return id
  }

  /// Whether a plan names income categories.
  package var hasPlan: Bool { groupByCategory.values.contains(.income) }

  /// The group of a category that a plan names; nil for other categories.
  package func group(of id: Identifier<Category>) -> CategoryGroup? { groupByCategory[id] }

  /// The planned category with this name.
  ///
  /// If there is none, a category of this group without an amount is added.
  package mutating func plannedCategoryID(
    named name: String, group: CategoryGroup, at location: Provenance.Location
  ) -> Identifier<Category> {
    let key = NameKey.exact(name)
    if let id = categoryByName[key], groupByCategory[id] != nil { return id }
    let id: Identifier<Category> =
      categoryByName[key] ?? identifiers.identifier(place: "category", content: [key])
    if categoryByName[key] == nil {
      budget.categories.append(Category(id: id, name: key, group: group, info: context.recordInfo))
    }
    (categoryByName[key], groupByCategory[id], unplanned[id]) = (id, group, nil)
    return id
  }

  /// Sets the budgeted amounts of categories, each with its place.
  package mutating func plan(_ amounts: [Identifier<Category>: (amount: Decimal, place: Provenance.Location)])
  {
    for index in budget.categories.indices {
      let id = budget.categories[index].id
      guard let (amount, place) = amounts[id] else { continue }
      budget.categories[index].budgetedAmount = amount
      origins.plannedAmounts[id] = Provenance(file: context.fileName, place)
    }
  }

  /// Assigns money to a category in a month, given by the month's index among the monthly budgets.
  package mutating func assign(
    _ amount: Decimal, to category: Identifier<Category>, inMonthAt index: Int, at place: Provenance.Location
  ) {
    budget.monthlyBudgets[index].assignments.append(Assignment(categoryID: category, amount: amount))
    origins.assignments[budget.monthlyBudgets[index].id, default: [:]][category] = Provenance(
      file: context.fileName, place)
  }

  /// Adds a month with the place of its starting balance.
  package mutating func add(_ month: MonthlyBudget, startAt place: Provenance.Location) {
    budget.monthlyBudgets.append(month)
    origins.startingBalances[month.id] = Provenance(file: context.fileName, place)
  }

  /// The account with this name.
  ///
  /// If there is none, an account is added.
  package mutating func accountID(named name: String) -> Identifier<Account> {
    let key = NameKey.exact(name)
    if let id = accountLabels[key] { return id }
    let id: Identifier<Account> = identifiers.identifier(place: "account", content: [key])
    budget.accounts.append(Account(id: id, name: key, info: context.recordInfo))
    accountLabels.add(id, called: key)
    return id
  }

  /// The member with this name.
  ///
  /// If there is none, a member is added.
  package mutating func memberID(named name: String) -> Identifier<Member> {
    let key = NameKey.exact(name)
    if let id = memberLabels[key] { return id }
    let id: Identifier<Member> = identifiers.identifier(place: "member", content: [key])
    budget.members.append(Member(id: id, name: key, info: context.recordInfo))
    memberLabels.add(id, called: key)
    return id
  }
}
