import ArgumentParser
import BudgetModel
import BudgetReports
import CalendarDates
import Foundation

/// The commands for bills.
enum BillVerbs: RecordVerbs {
  struct Fields: ParsableArguments {
    @Option(help: "The amount.")
    var amount: String?
    @Option(help: ArgumentHelp("The next due date.", valueName: "YYYY-MM-DD"))
    var due: CalendarDate?
    @Option(
      help: ArgumentHelp(
        "How often it recurs: once, weekly, monthly, quarterly or yearly.", valueName: "span"))
    var every: RecurrenceName?
    @Option(
      help: ArgumentHelp(
        "The number of these time spans between due dates, such as 2 for every other month.",
        valueName: "number"))
    var interval: Int?
    @Option(help: "The category of the payments.")
    var category: String?
    @Option(help: "The account that it is paid from.")
    var account: String?
  }

  typealias Deletion = PlainDeletion<Bill>
  static let word = "bill"
  static let purpose = "recurring bills"
  static let example = "Rent --amount 900 --due 2026-02-01 --every monthly --category Rent"
  static var records: WritableKeyPath<Budget, [Bill]> { \.bills }

  static func name(_ record: Bill, _ budget: Budget) -> String { record.title }

  static func new(_ name: String, _ fields: Fields, _ budget: Budget, _ desk: Desk) throws -> Bill {
    guard fields.amount != nil, let due = fields.due else {
      throw CommandError(.usage, "a bill needs --amount and --due")
    }
    var bill = Bill(
      id: desk.id(), title: name, amount: 0, dueDate: due, reminders: budget.settings.defaultReminders,
      info: desk.info)
    try set(nil, fields, of: &bill, budget)
    return bill
  }

  static func set(_ name: String?, _ fields: Fields, of record: inout Bill, _ budget: Budget) throws {
    let find = RecordFinder(budget: budget)
    if let name { record.title = name }
    if let amount = fields.amount {
      record.amount = try TypedAmount(amount, household: budget.settings.decimalMark).amount
    }
    if let due = fields.due { (record.dueDate, record.isPaid) = (due, false) }
    if let every = fields.every { record.recurrence = every.recurrence }
    if let interval = fields.interval {
      guard (1...1_200).contains(interval) else { throw CommandError(.usage, "--interval takes 1 to 1200") }
      record.recurrence.interval = interval * (fields.every == .quarterly ? 3 : 1)
    }
    if let category = fields.category { record.categoryID = try find.category(category).id }
    if let account = fields.account { record.accountID = try find.account(account).id }
  }

  static func columns(_ money: MoneyFormat) -> [Listing.Column] {
    [
      .words("title", "Bill"), .figures("amount", "Amount"), .words("dueDate", "Due"),
      .words("recurrence", "Again"), .words("category", "Category"),
    ]
  }

  static func row(_ record: Bill, _ budget: Budget, _ money: MoneyFormat) -> [Listing.Cell] {
    let every =
      record.recurrence.interval == 1 || record.recurrence.unit == .once
      ? record.recurrence.unit.rawValue
      : "\(record.recurrence.unit.rawValue), every \(record.recurrence.interval)"
    return [
      .text(record.title), .number(record.amount, money.amount(record.amount)),
      .text(record.isPaid ? "paid" : record.dueDate.description), .text(every),
      .text(budget.categories.first { $0.id == record.categoryID }?.name),
    ]
  }
}

/// The commands for limits.
enum LimitVerbs: RecordVerbs {
  struct Fields: ParsableArguments {
    @Option(help: "The amount.")
    var amount: String?
    @Option(help: ArgumentHelp("The period of the limit: weekly or monthly.", valueName: "span"))
    var period: LimitPeriodName?
    @Option(help: "The member whose spending counts.")
    var member: String?
    @Option(
      help: ArgumentHelp("The percentage of the limit at which to warn, 50 to 95.", valueName: "percent"))
    var alert: Int?
    @Option(
      help: ArgumentHelp("Whether spending above the limit is refused: yes or no.", valueName: "yes|no"))
    var enforced: YesNo?
  }

  typealias Deletion = PlainDeletion<Limit>
  static let word = "limit"
  static let purpose = "weekly and monthly spending limits"
  static let example = "Toys --amount 20 --period weekly --member Mia --enforced yes"
  static var records: WritableKeyPath<Budget, [Limit]> { \.limits }

  /// Returns the name of the limit's category and, if the limit is for one member, the member's name.
  static func name(_ record: Limit, _ budget: Budget) -> String {
    let category = budget.categories.first { $0.id == record.categoryID }?.name ?? "?"
    let member = budget.members.first { $0.id == record.memberID }?.name
    return member.map { "\(category)/\($0)" } ?? category
  }

  static func new(_ name: String, _ fields: Fields, _ budget: Budget, _ desk: Desk) throws -> Limit {
    guard fields.amount != nil else { throw CommandError(.usage, "a limit needs --amount") }
    let category = try RecordFinder(budget: budget).category(name)
    var limit = Limit(id: desk.id(), categoryID: category.id, amount: 0, period: .monthly, info: desk.info)
    try set(nil, fields, of: &limit, budget)
    return limit
  }

  static func set(_ name: String?, _ fields: Fields, of record: inout Limit, _ budget: Budget) throws {
    let find = RecordFinder(budget: budget)
    if let name { record.categoryID = try find.category(name).id }
    if let amount = fields.amount {
      record.amount = try TypedAmount(amount, household: budget.settings.decimalMark).amount
    }
    if let period = fields.period { record.period = period.period }
    if let member = fields.member { record.memberID = try find.member(member).id }
    if let alert = fields.alert { record.alertThreshold = alert }
    if let enforced = fields.enforced { record.isEnforced = enforced == .yes }
  }

  static func columns(_ money: MoneyFormat) -> [Listing.Column] {
    [
      .words("category", "Category"), .words("member", "Member"), .figures("amount", "Amount"),
      .words("period", "A"), .figures("alertThreshold", "Warns at %"), .words("isEnforced", "Enforced"),
    ]
  }

  static func row(_ record: Limit, _ budget: Budget, _ money: MoneyFormat) -> [Listing.Cell] {
    [
      .text(budget.categories.first { $0.id == record.categoryID }?.name),
      .text(budget.members.first { $0.id == record.memberID }?.name),
      .number(record.amount, money.amount(record.amount)),
      .text(record.period == .weekly ? "week" : "month"), .count(record.alertThreshold),
      .flag(record.isEnforced, "enforced"),
    ]
  }
}

/// The commands for periods.
enum PeriodVerbs: RecordVerbs {
  struct Fields: ParsableArguments {
    @Option(help: ArgumentHelp("The first day.", valueName: "YYYY-MM-DD"))
    var start: CalendarDate?
    @Option(help: ArgumentHelp("The last day; a period without one is open-ended.", valueName: "YYYY-MM-DD"))
    var end: CalendarDate?
  }

  typealias Deletion = PlainDeletion<Period>
  static let word = "period"
  static let purpose = "named periods, such as a holiday"
  static let example = "Summer --start 2026-07-01 --end 2026-07-21"
  static var records: WritableKeyPath<Budget, [Period]> { \.periods }

  static func name(_ record: Period, _ budget: Budget) -> String { record.name }

  static func new(_ name: String, _ fields: Fields, _ budget: Budget, _ desk: Desk) throws -> Period {
    Period(id: desk.id(), name: name, start: fields.start ?? desk.today, end: fields.end, info: desk.info)
  }

  static func set(_ name: String?, _ fields: Fields, of record: inout Period, _ budget: Budget) throws {
    if let name { record.name = name }
    if let start = fields.start { record.start = start }
    if let end = fields.end { record.end = end }
  }

  static func columns(_ money: MoneyFormat) -> [Listing.Column] {
    [.words("name", "Period"), .words("start", "From"), .words("end", "To")]
  }

  static func row(_ record: Period, _ budget: Budget, _ money: MoneyFormat) -> [Listing.Cell] {
    [.text(record.name), .text(record.start.description), .text(record.end?.description)]
  }
}

/// The commands for members.
enum MemberVerbs: RecordVerbs {
  struct Fields: ParsableArguments {}

  typealias Deletion = PlainDeletion<Member>
  static let word = "member"
  static let purpose = "members of the household"
  static let example = "Mia"
  static var records: WritableKeyPath<Budget, [Member]> { \.members }

  static func name(_ record: Member, _ budget: Budget) -> String { record.name }

  static func new(_ name: String, _ fields: Fields, _ budget: Budget, _ desk: Desk) throws -> Member {
    Member(id: desk.id(), name: name, info: desk.info)
  }

  static func set(_ name: String?, _ fields: Fields, of record: inout Member, _ budget: Budget) throws {
    if let name { record.name = name }
  }

  static func columns(_ money: MoneyFormat) -> [Listing.Column] { [.words("name", "Member")] }

  static func row(_ record: Member, _ budget: Budget, _ money: MoneyFormat) -> [Listing.Cell] {
    [.text(record.name)]
  }
}
