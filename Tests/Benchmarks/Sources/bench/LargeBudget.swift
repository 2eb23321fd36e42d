import Spreadsheet
import BudgetModel
import Foundation

/// A household's budget of five years with a given number of transactions, which are the same on each run.
enum LargeBudget {
  /// The day of the report, in the last month of the budget.
  static let today = CalendarDate("2025-12-20") ?? .latest

  static func make(transactions count: Int) -> Budget {
    let info = RecordInfo(created: .epoch)
    func id<Entity>(_ number: Int) -> Identifier<Entity> {
      let digits = String(number, radix: 16)
      let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
      return Identifier(UUID(uuidString: text) ?? UUID())
    }
    var budget = Budget()
    budget.settings.rollsOver = true
    budget.settings.monthStartDay = 25
    budget.settings.payday = CalendarDate("2025-01-31")
    budget.settings.paydayFrequency = .monthly
    budget.accounts = AccountKind.allCases.enumerated().map { number, kind in
      Account(id: id(number), name: kind.rawValue, kind: kind, isPrimary: number == 0, info: info)
    }
    budget.categories = (0..<30).map { number in
      let group = CategoryGroup.allCases[number % 4]
      return Category(
        id: id(number), name: "Category \(number)", group: group, budgetedAmount: 250, info: info)
    }
    budget.members = (0..<2).map { Member(id: id($0), name: "Member \($0)", info: info) }
    budget.limits = (0..<20).map { number in
      Limit(
        id: id(number), categoryID: id(number), amount: 300, period: number % 2 == 0 ? .weekly : .monthly,
        info: info)
    }
    budget.bills = (0..<20).map { number in
      let due = CalendarDate("2025-12-01")?.adding(days: number) ?? .earliest
      return Bill(
        id: id(number), title: "Bill \(number)", amount: 45, dueDate: due, accountID: id(0),
        recurrence: Recurrence(.monthly), info: info)
    }
    let start = CalendarDate("2021-01-01") ?? .earliest
    budget.monthlyBudgets = (0..<60).map { number in
      let given = (0..<30).filter { $0 % 4 != 0 }.map { Assignment(categoryID: id($0), amount: 240) }
      let month = start.calendarMonth.adding(months: number)
      return MonthlyBudget(id: id(number), month: month, assignments: given, info: info)
    }
    budget.periods = (0..<10).map { number in
      let first = start.adding(days: number * 180)
      return Period(id: id(number), name: "Journey", start: first, end: first.adding(days: 14), info: info)
    }
    let days = start.days(until: today)
    budget.transactions = (0..<count).map { number in
      let kind = [.expense, .expense, .income, .expense, .transfer][number % 5] as TransactionKind
      return Transaction(
        id: id(number), date: start.adding(days: days * number / count),
        amount: Decimal(sign: .plus, exponent: -2, significand: Decimal(100 + number * 7_919 % 20_000)),
        kind: kind, description: "Row number \(number) of the log", notes: number % 3 == 0 ? "a note" : nil,
        categoryID: kind == .transfer ? nil : id(number % 30), accountID: id(number % 5),
        transferAccountID: kind == .transfer ? id((number + 1) % 5) : nil,
        payee: number % 2 == 0 ? "Payee \(number % 200)" : nil, info: info)
    }
    return budget
  }
}
