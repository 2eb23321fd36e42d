import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import TestSupport

/// The household of `Samples`: two earners, a child and a cat, January 2025 to January 2026.
///
/// It is made from a fixed seed, so the files always have the same bytes; every name is invented.
struct SampleHousehold {
  /// The moment at which the sample's records were made.
  static let moment = UTCTimestamp("2026-01-31T20:00:00Z") ?? .epoch
  static let firstMonth = CalendarMonth("2025-01") ?? CalendarDate.earliest.calendarMonth
  static let monthCount = 13

  private var generator = SeededGenerator(seed: 20_250_101)
  private(set) var budget = Budget()
  private var categories: [String: Identifier<BudgetModel.Category>] = [:]
  private var accounts: [String: Identifier<Account>] = [:]

  /// Makes the whole budget.
  static func make() -> Budget {
    var household = SampleHousehold()
    household.addAccounts()
    household.addCategories()
    for offset in 0..<monthCount { household.addMonth(firstMonth.adding(months: offset)) }
    household.budget.transactions.sort { ($0.date, $0.description) < ($1.date, $1.description) }
    household.assignMonths()
    return household.budget
  }

  private mutating func identifier<Entity>() -> Identifier<Entity> {
    func byte(_ shift: UInt64, _ bits: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
    let (a, b) = (generator.next(), generator.next())
    // A random UUID: version 4, variant of RFC 9562.
    return Identifier(
      UUID(
        uuid: (
          byte(0, a), byte(8, a), byte(16, a), byte(24, a), byte(32, a), byte(40, a),
          byte(48, a) & 0x0F | 0x40, byte(56, a), byte(0, b) & 0x3F | 0x80, byte(8, b), byte(16, b),
          byte(24, b), byte(32, b), byte(40, b), byte(48, b), byte(56, b)
        )))
  }

  private var info: RecordInfo { RecordInfo(created: Self.moment) }

  private mutating func addAccounts() {
    let list: [(String, AccountKind, String)] = [
      ("Everyday Checking", .checking, "3240.18"), ("Rainy Day Savings", .savings, "8500.00"),
      ("Blue Card", .creditCard, "-412.35"), ("Wallet", .cash, "120.00"),
    ]
    for (name, kind, balance) in list {
      let account = Account(
        id: identifier(), name: name, kind: kind, openingBalance: exact(balance), info: info)
      accounts[name] = account.id
      budget.accounts.append(account)
    }
  }

  private mutating func addCategories() {
    for row in SamplePlan.rows {
      var category = BudgetModel.Category(
        id: identifier(), name: row.name, group: row.group, budgetedAmount: exact(row.amount), info: info)
      category.dueDate = row.dueDate
      category.color = HexColor(row.color)
      categories[row.name] = category.id
      budget.categories.append(category)
    }
  }

  private mutating func addMonth(_ month: CalendarMonth) {
    addPay(month)
    for row in SamplePlan.rows where row.group == .fixed {
      add(month.day(clamping: row.day), row.amount, .expense, row.payee, row.name, from: "Everyday Checking")
    }
    if month.month % 3 == 1 {
      for row in SamplePlan.rows where row.group == .quarterly {
        add(
          month.day(clamping: row.day), row.amount, .expense, row.payee, row.name, from: "Everyday Checking")
      }
    }
    for habit in SamplePlan.habits { follow(habit, in: month) }
    addTransfers(month)
    if month.month == 12 { addHolidays(month) }
  }

  private mutating func addPay(_ month: CalendarMonth) {
    // Every second Friday, starting on 3 January 2025.
    var day = CalendarDate("2025-01-03") ?? month.firstDay
    while day <= month.lastDay {
      if day >= month.firstDay {
        add(day, "1612.40", .income, "Lakeside Clinic payroll", "Salary Nora", from: "Everyday Checking")
      }
      day = day.adding(days: 14)
    }
    for day in [month.day(clamping: 15), month.lastDay] {
      add(day, "1148.75", .income, "Hillcrest School payroll", "Salary Theo", from: "Everyday Checking")
    }
    if month.month % 4 == 2 {
      add(
        month.day(clamping: 21), cents(6_000...18_000), .income, "Flea market", "Other Income", from: "Wallet"
      )
    }
  }

  private mutating func addTransfers(_ month: CalendarMonth) {
    let moves: [(Int, String, String, String, String)] = [
      (2, "250.00", "To savings", "Everyday Checking", "Rainy Day Savings"),
      (3, "160.00", "Cash withdrawal", "Everyday Checking", "Wallet"),
      (27, cents(70_000...95_000), "Card payment", "Everyday Checking", "Blue Card"),
    ]
    for (day, amount, description, source, target) in moves {
      add(
        month.day(clamping: day), amount, .transfer, description, nil, from: source, to: target)
    }
  }

  /// Adds purchases in a month with more spending than planned.
  private mutating func addHolidays(_ month: CalendarMonth) {
    let list: [(Int, String, String, String)] = [
      (6, "214.60", "Toy Lantern", "Gifts"), (11, "138.25", "Paper & Bow", "Gifts"),
      (19, "96.40", "The Old Mill bookshop", "Gifts"), (20, "486.00", "Northern Rail", "Travel"),
      (23, "187.35", "Harvest Lane Grocers", "Groceries"), (28, "162.80", "Alpine Lodge", "Restaurants"),
    ]
    for (day, amount, payee, category) in list {
      add(month.day(clamping: day), amount, .expense, payee, category, from: "Blue Card")
    }
  }

  private mutating func follow(_ habit: SamplePlan.Habit, in month: CalendarMonth) {
    let count = Int.random(in: habit.perMonth, using: &generator)
    for _ in 0..<count {
      let day = month.day(clamping: Int.random(in: 1...31, using: &generator))
      let payee = habit.payees[Int.random(in: habit.payees.indices, using: &generator)]
      let amount = cents(habit.cents)
      add(day, amount, .expense, payee, habit.category, from: habit.account)
      // Sometimes a purchase is returned to the shop.
      if habit.returns, Int.random(in: 0..<4, using: &generator) == 0, day.adding(days: 6) <= month.lastDay {
        add(day.adding(days: 6), amount, .income, "\(payee) return", habit.category, from: habit.account)
      }
    }
  }

  private mutating func add(
    _ date: CalendarDate, _ amount: String, _ kind: TransactionKind, _ description: String,
    _ category: String?,
    from account: String, to target: String? = nil
  ) {
    var transaction = Transaction(
      id: identifier(), date: date, amount: exact(amount), kind: kind, description: description, info: info)
    transaction.categoryID = category.flatMap { categories[$0] }
    transaction.accountID = accounts[account]
    transaction.transferAccountID = target.flatMap { accounts[$0] }
    budget.transactions.append(transaction)
  }

  private mutating func cents(_ range: ClosedRange<Int>) -> String {
    let cents = Int.random(in: range, using: &generator)
    return "\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)"
  }

  private func exact(_ text: String) -> Decimal { (try? Decimal(strict: text)) ?? 0 }
}

extension SampleHousehold {
  /// Assigns each month's money: first the planned amounts, then the rest to the emergency fund.
  ///
  /// As in real life, a little stays unassigned in May 2025, and December assigns more than there is.
  private mutating func assignMonths() {
    for offset in 0..<Self.monthCount {
      let month = Self.firstMonth.adding(months: offset)
      let income = budget.transactions.filter { transaction in
        transaction.date.calendarMonth == month && transaction.kind == .income
          && budget.categories.contains { $0.id == transaction.categoryID && $0.group == .income }
      }
      let starting = exact("240.00")
      var rest = ([starting] + income.map(\.amount)).exactSum()
      rest += leftOver(month)
      var assignments: [Assignment] = []
      for category in budget.categories where category.group.isSpending && category.name != SamplePlan.fund {
        let monthly = category.budgetedAmount.divided(by: Decimal(category.basis.months)) ?? 0
        assignments.append(Assignment(categoryID: category.id, amount: monthly))
        rest -= monthly
      }
      if let fund = categories[SamplePlan.fund] {
        assignments.append(Assignment(categoryID: fund, amount: rest))
      }
      budget.monthlyBudgets.append(
        MonthlyBudget(
          id: identifier(), month: month, startingBalance: starting, assignments: assignments,
          plannedIncome: exact("5790.70"), info: info))
    }
  }

  private func leftOver(_ month: CalendarMonth) -> Decimal {
    switch month.description {
    case "2025-05": -exact("120.00")
    case "2025-12": exact("85.50")
    case "2026-01": -exact("64.35")
    default: 0
    }
  }
}
