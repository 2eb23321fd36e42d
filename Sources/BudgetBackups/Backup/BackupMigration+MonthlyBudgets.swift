internal import BudgetModel
internal import CalendarDates
internal import ExactJSON
internal import FieldReading
internal import ImportCore

extension BackupMigration {
  /// Migrates versions 1.0 to 1.4 with monthly budgets, in which transactions refer to categories by name.
  static let monthlyBudgets1 = BackupMigration(from: .monthlyBudgets1, to: .current) { document, log in
    document["version"] = .string(BudgetBackup.version)
    log.eachRecord(
      of: "categories", in: &document,
      renaming: ["categoryType": "type", "createdAt": "created", "updatedAt": "updated"]
    ) { record, index, log in
      record.matchCase(of: "type", to: CategoryGroup.self)
      record.completeColor()
      record.localize("dueDate", &log)
      // The quarterly amounts of these versions are monthly equivalents (SPEC §2).
      if record["basis"] == nil { record["basis"] = .string(AmountBasis.month.rawValue) }
      record.completeIdentity(of: BudgetModel.Category.self, "$.categories[\(index)]", log)
    }
    var categories = NamedCategories(document["categories"]?.elements ?? [])
    log.eachRecord(
      of: "transactions", in: &document,
      renaming: [
        "transactionDescription": "description", "category": "categoryId", "receiptImageData": "receiptImage",
        "createdAt": "created", "updatedAt": "updated",
      ]
    ) { record, index, log in
      record.matchCase(of: "type", to: TransactionKind.self)
      record.localize("date", time: "time", &log)
      record.turnNegativeAmount(index, &log)
      record.completeDescription(record["categoryId"]?.text)
      categories.resolve(&record, index, log)
    }
    categories.addNew(to: &document, &log)
    log.eachRecord(
      of: "monthlyBudgets", in: &document,
      renaming: ["totalIncome": "plannedIncome", "createdAt": "created", "updatedAt": "updated"]
    ) { record, _, log in
      record.localizeMonth(&log)
    }
  }
}

extension [JSONMember] {
  /// Adds a missing identifier, because a record needs one before the records that refer to it are read.
  fileprivate mutating func completeIdentity<Entity>(
    of type: Entity.Type, _ place: String, _ log: MigrationLog
  ) {
    guard self["id"] == nil || self["id"] == .null else { return }
    let content = [JSONWriter.compactText(.object(self))]
    let id = log.identifiers.identifier(type, place: place, content: content)
    self["id"] = nil
    insert(JSONMember("id", .string(id.description)), at: 0)
  }

  /// Replaces the stored month, day or instant by the first day of its month.
  fileprivate mutating func localizeMonth(_ log: inout MigrationLog) {
    guard let text = self["month"]?.text else { return }
    let month = CalendarMonth(text) ?? log.local(text)?.date.calendarMonth
    if let month { self["month"] = .string(month.firstDay.description) }
  }
}

/// The categories of a backup by name, for transactions that refer to them by name.
private struct NamedCategories {
  /// A category that transactions name, but that has no record.
  private struct New {
    let name: String
    let id: String
    let firstUse: Int
    var isSpending: Bool
  }

  private var idByName: [String: String] = [:]
  private var ids: Set<String> = []
  private var new: [New] = []
  private var newByID: [String: Int] = [:]

  init(_ categories: [JSONValue]) {
    for category in categories {
      guard let id = category.members?["id"]?.text else { continue }
      ids.insert(id.lowercased())
      guard let name = category.members?["name"]?.text else { continue }
      let key = NameKey.exact(name)
      if idByName[key] == nil { idByName[key] = id }
    }
  }

  /// Replaces a category's name by its identifier.
  mutating func resolve(_ record: inout [JSONMember], _ index: Int, _ log: MigrationLog) {
    guard let text = record["categoryId"]?.text else { return }
    if ids.contains(text.lowercased()) { return }
    let name = NameKey.exact(text)
    if name.isEmpty {
      record["categoryId"] = nil
      return
    }
    if idByName[name] == nil, Identifier<BudgetModel.Category>(text) != nil { return }
    let id = idByName[name] ?? add(name, firstUse: index, log)
    record["categoryId"] = .string(id)
    if let position = newByID[id], record["type"]?.text != TransactionKind.income.rawValue {
      new[position].isSpending = true
    }
  }

  private mutating func add(_ name: String, firstUse: Int, _ log: MigrationLog) -> String {
    let id = log.identifiers.identifier(BudgetModel.Category.self, place: "category", content: [name])
      .description
    idByName[name] = id
    newByID[id] = new.count
    new.append(New(name: name, id: id, firstUse: firstUse, isSpending: false))
    return id
  }

  /// Adds the categories that only transactions name; they are income if all their transactions are income.
  func addNew(to document: inout [JSONMember], _ log: inout MigrationLog) {
    guard !new.isEmpty, var categories = (document["categories"] ?? .array([])).elements else { return }
    for category in new {
      let group: CategoryGroup = category.isSpending ? .variable : .income
      categories.append(
        .object([
          JSONMember("id", .string(category.id)), JSONMember("name", .string(category.name)),
          JSONMember("type", .string(group.rawValue)),
        ]))
      log.remark(.plan(.categoryNotInBackup(name: category.name, group)), "transactions", category.firstUse)
    }
    document["categories"] = .array(categories)
  }
}
