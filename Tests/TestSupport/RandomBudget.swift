public import BudgetModel
internal import CalendarDates
internal import Foundation

/// Creates random valid budgets that use every entity and field, for tests of properties that
/// all budgets have.
///
///     var random = RandomBudget(seed: 7)
///     let budget = random.budget()
public struct RandomBudget {
  var generator: SeededGenerator
  let hasUnknownFields: Bool

  /// Creates a sequence of budgets, which the seed determines.
  public init(seed: UInt64, hasUnknownFields: Bool = true) {
    generator = SeededGenerator(seed: seed)
    self.hasUnknownFields = hasUnknownFields
  }

  /// Returns a budget with up to 12 transactions, and up to 5 records of each other kind.
  public mutating func budget() -> Budget {
    var budget = Budget(settings: settings())
    budget.categories = unique(0...5) { $0.category(named: $1) }
    budget.accounts = unique(0...3) { $0.account(named: $1) }
    budget.members = unique(0...2) { random, name in Member(id: random.id(), name: name, info: random.info())
    }
    if !budget.accounts.isEmpty { budget.accounts[0].isPrimary = bool() }
    budget.periods = periods()
    budget.bills = array(0...3) { $0.bill(budget) }
    budget.transactions = array(0...12) { $0.transaction(budget) }
    budget.monthlyBudgets = monthlyBudgets(budget)
    budget.limits = limits(budget)
    budget.tombstones = array(0...2) { random in
      let id: Identifier<Account> = random.id()
      return Tombstone(id: id.description, deleted: random.timestamp(), unknown: random.unknown())
    }
    budget.unknown = unknown()
    budget.imports = array(0...2) { $0.fileImport(budget) }
    budget.history = history()
    return budget
  }

  /// Returns settings with every field.
  public mutating func settings() -> Settings {
    var settings = Settings()
    settings.currency = Currency(pick(["USD", "EUR", "JPY", "KWD"])) ?? .usd
    settings.dateFormat = pick(DateFormat.allCases)
    settings.numberFormat = pick(AmountFormat.allCases)
    settings.monthStartDay = int(1...31)
    settings.firstWeekday = pick(Weekday.allCases)
    settings.timeZone = pick(["UTC", "Europe/Berlin", "America/New_York"])
    settings.allowsNegativeCategories = bool()
    settings.rollsOver = bool()
    settings.appearance = pick(Appearance.allCases)
    settings.accentColor = color()
    settings.notificationsEnabled = bool()
    settings.notificationSound = maybe { $0.text() }
    settings.defaultReminders = reminders()
    settings.payday = maybe { $0.date() }
    settings.paydayFrequency = maybe { $0.pick(PaydayFrequency.allCases) }
    settings.updated = maybe { $0.timestamp() }
    settings.unknown = unknown()
    return settings
  }

  /// Returns unknown fields, mostly none.
  mutating func unknown() -> UnknownFields {
    guard hasUnknownFields, int(0...3) == 0 else { return UnknownFields() }
    let values = [
      "null", "true", "1.50", "12345678901234567890.000", "\"text\"", "{}", "[]",
      #"{"b":[1,{"a":"\"ü\n"}],"a":-0}"#,
    ]
    return UnknownFields(
      (0..<int(1...3)).map {
        UnknownFields.Field(name: "x-\($0)\(pick(["", "é", " b"]))", json: pick(values))
      })
  }

  private mutating func unique<Element>(
    _ count: ClosedRange<Int>, _ make: (inout RandomBudget, String) -> Element
  ) -> [Element] {
    (0..<int(count)).map { make(&self, "\(text()) \($0)") }
  }

  private mutating func periods() -> [Period] {
    var start = date()
    return (0..<int(0...3)).map { index in
      let end = start.adding(days: int(0...40))
      defer { start = end.adding(days: int(1...60)) }
      let isLast = index == 2
      return Period(
        id: id(), name: String(text().prefix(50)), start: start, end: isLast && bool() ? nil : end,
        info: info())
    }
  }

  private mutating func monthlyBudgets(_ budget: Budget) -> [MonthlyBudget] {
    let first = date().calendarMonth
    let spending = budget.categories.filter(\.group.isSpending)
    return (0..<int(0...3)).map { offset in
      var month = MonthlyBudget(
        id: id(), month: first.adding(months: offset), startingBalance: signedAmount(), info: info())
      month.assignments = spending.filter { _ in bool() }.map {
        Assignment(categoryID: $0.id, amount: signedAmount())
      }
      month.plannedIncome = maybe { $0.amount() }
      month.fixedExpensesTotal = maybe { $0.amount() }
      month.variableExpensesTotal = maybe { $0.amount() }
      month.savingsGoal = maybe { $0.amount() }
      return month
    }
  }

  private mutating func limits(_ budget: Budget) -> [Limit] {
    let owners = [nil] + budget.members.map { Optional($0.id) }
    var limits: [Limit] = []
    for category in budget.categories where category.group.isSpending {
      for owner in owners where int(0...2) == 0 {
        limits.append(
          Limit(
            id: id(), categoryID: category.id, memberID: owner, amount: amount(),
            period: pick(LimitPeriod.allCases), alertThreshold: int(50...95), isEnforced: bool(), info: info()
          ))
      }
    }
    return limits
  }
}

extension RandomBudget {
  /// Returns how many of `count` blocks of random budgets are tested: an eighth, or all if
  /// `ALL_BUDGETS` is set, as `make campaigns` does.
  public static func blocks(of count: Int) -> Int {
    ProcessInfo.processInfo.environment["ALL_BUDGETS"] == nil ? (count + 7) / 8 : count
  }
}
