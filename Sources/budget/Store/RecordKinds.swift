import ArgumentParser
import BudgetModel
import BudgetReports
import CalendarDates
import Foundation

/// A deletion that needs no decision about other records.
struct PlainDeletion<Entity: Record & PlainlyDeleted>: ParsableArguments, RecordDeletion {
  var isWide: Bool { false }

  func delete(_ record: Entity, from budget: inout Budget, _ desk: Desk) throws {
    try Entity.delete(record.id, from: &budget, at: desk.now)
  }
}

/// A record whose deletion needs no decision about other records.
protocol PlainlyDeleted: Record {
  static func delete(_ id: Identifier<Self>, from budget: inout Budget, at time: UTCTimestamp) throws
}

extension Bill: PlainlyDeleted {
  static func delete(_ id: Identifier<Bill>, from budget: inout Budget, at time: UTCTimestamp) throws {
    try budget.deleteBill(id, at: time)
  }
}

extension Limit: PlainlyDeleted {
  static func delete(_ id: Identifier<Limit>, from budget: inout Budget, at time: UTCTimestamp) throws {
    try budget.deleteLimit(id, at: time)
  }
}

extension Period: PlainlyDeleted {
  static func delete(_ id: Identifier<Period>, from budget: inout Budget, at time: UTCTimestamp) throws {
    try budget.deletePeriod(id, at: time)
  }
}

extension Member: PlainlyDeleted {
  static func delete(_ id: Identifier<Member>, from budget: inout Budget, at time: UTCTimestamp) throws {
    try budget.deleteMember(id, at: time)
  }
}

/// The commands for categories.
enum CategoryVerbs: RecordVerbs {
  struct Fields: ParsableArguments {
    @Option(help: ArgumentHelp("The group: Fixed, Variable, Quarterly or Income.", valueName: "group"))
    var group: CategoryGroupName?
    @Option(parsing: .unconditional, help: "The planned amount.")
    var amount: String?
    @Option(help: ArgumentHelp("The time span of the amount: month, quarter or year.", valueName: "span"))
    var basis: BasisName?
    @Option(help: ArgumentHelp("The colour, such as #4D96FF.", valueName: "colour"))
    var color: String?
    @Option(help: "The name of the icon.")
    var icon: String?
    @Option(
      help: ArgumentHelp(
        "The due date: a date, a day of the month, or last for its last day.", valueName: "due"))
    var due: String?
  }

  struct Deletion: ParsableArguments, RecordDeletion {
    @Flag(help: "Also delete its transactions.")
    var cascade = false
    @Option(help: ArgumentHelp("Move its transactions to another category.", valueName: "category"))
    var moveTo: String?

    var isWide: Bool { cascade }

    func delete(_ record: BudgetModel.Category, from budget: inout Budget, _ desk: Desk) throws {
      let target = try moveTo.map { try CategoryVerbs.find($0, budget).id }
      try budget.deleteCategory(
        record.id, transactions: target.map { .move(to: $0) } ?? (cascade ? .cascade : .refuseIfUsed),
        at: desk.now)
    }
  }

  static let word = "category"
  static let purpose = "categories of spending and income"
  static let example = "Garden --group Variable --amount 40"
  static var records: WritableKeyPath<Budget, [BudgetModel.Category]> { \.categories }

  static func name(_ record: BudgetModel.Category, _ budget: Budget) -> String { record.name }

  static func new(
    _ name: String, _ fields: Fields, _ budget: Budget, _ desk: Desk
  ) throws -> BudgetModel.Category {
    var category = BudgetModel.Category(
      id: desk.id(), name: name, group: fields.group?.group ?? .variable,
      reminders: budget.settings.defaultReminders, info: desk.info)
    try set(nil, fields, of: &category, budget)
    return category
  }

  static func set(
    _ name: String?, _ fields: Fields, of record: inout BudgetModel.Category, _ budget: Budget
  ) throws {
    if let name { record.name = name }
    if let group = fields.group?.group { record.group = group }
    if let amount = fields.amount {
      record.budgetedAmount = try SignedAmount.read(amount, household: budget.settings.decimalMark)
    }
    if let basis = fields.basis?.basis { record.basis = basis }
    if let color = fields.color {
      guard let read = HexColor(color) else {
        throw CommandError(.usage, "\"\(color)\" is not a colour; write it as #4D96FF")
      }
      record.color = read
    }
    if let icon = fields.icon { record.icon = icon.isEmpty ? nil : icon }
    if let due = fields.due { record.dueDate = try dueDate(due) }
  }

  private static func dueDate(_ text: String) throws -> DueDate? {
    if text == "none" { return nil }
    if text == "last" { return .lastDayOfMonth }
    if let date = CalendarDate(text) { return .date(date) }
    if let day = Int(text), (1...31).contains(day) { return .dayOfMonth(day) }
    throw CommandError(
      .usage, "\"\(text)\" is not a due date; write a date, a day of the month, last or none")
  }

  static func columns(_ money: MoneyFormat) -> [Listing.Column] {
    [
      .words("name", "Category"), .words("group", "Group"), .figures("amount", "Amount"),
      .words("basis", "For a"),
    ]
  }

  static func row(_ record: BudgetModel.Category, _ budget: Budget, _ money: MoneyFormat) -> [Listing.Cell] {
    [
      .text(record.name), .text(record.group.rawValue),
      .number(record.budgetedAmount, money.amount(record.budgetedAmount)), .text(record.basis.rawValue),
    ]
  }
}

/// The commands for accounts.
enum AccountVerbs: RecordVerbs {
  struct Fields: ParsableArguments {
    @Option(help: ArgumentHelp("The type: checking, savings, creditCard, loan or cash.", valueName: "type"))
    var type: AccountTypeName?
    @Option(parsing: .unconditional, help: "The balance before the first entry; negative for debts.")
    var opening: String?
    @Option(help: ArgumentHelp("The last four digits of the account number.", valueName: "digits"))
    var number: String?
    @Flag(help: "Make it the account for daily spending.")
    var primary = false
  }

  struct Deletion: ParsableArguments, RecordDeletion {
    @Flag(help: "Also delete its transactions.")
    var cascade = false

    var isWide: Bool { cascade }

    func delete(_ record: Account, from budget: inout Budget, _ desk: Desk) throws {
      try budget.deleteAccount(record.id, transactions: cascade ? .cascade : .refuseIfUsed, at: desk.now)
    }
  }

  static let word = "account"
  static let purpose = "accounts, such as checking and savings"
  static let example = "Checking --type checking --opening 1250.00 --primary"
  static var records: WritableKeyPath<Budget, [Account]> { \.accounts }

  static func name(_ record: Account, _ budget: Budget) -> String { record.name }

  static func new(_ name: String, _ fields: Fields, _ budget: Budget, _ desk: Desk) throws -> Account {
    var account = Account(id: desk.id(), name: name, info: desk.info)
    try set(nil, fields, of: &account, budget)
    return account
  }

  static func set(_ name: String?, _ fields: Fields, of record: inout Account, _ budget: Budget) throws {
    if let name { record.name = name }
    if let type = fields.type?.kind { record.kind = type }
    if let opening = fields.opening {
      record.openingBalance = try SignedAmount.read(opening, household: budget.settings.decimalMark)
    }
    if let number = fields.number {
      guard number.count == 4, number.allSatisfy(\.isNumber) else {
        throw CommandError(
          .usage, "\"\(number)\" are not the last four digits of a number; more digits are never stored")
      }
      record.lastFourDigits = number
    }
    if fields.primary { record.isPrimary = true }
  }

  static func columns(_ money: MoneyFormat) -> [Listing.Column] {
    [
      .words("name", "Account"), .words("type", "Type"), .figures("openingBalance", "Opening"),
      .words("isPrimary", "Primary"),
    ]
  }

  static func row(_ record: Account, _ budget: Budget, _ money: MoneyFormat) -> [Listing.Cell] {
    [
      .text(record.name), .text(record.kind.rawValue),
      .number(record.openingBalance, money.amount(record.openingBalance)), .flag(record.isPrimary, "primary"),
    ]
  }
}
