import BudgetModel
import CalendarDates
import Foundation

extension Sample {
  /// The small month with everything else that a budget can have: accounts, bills, limits, paydays, rollover.
  ///
  /// The primary account has an opening balance of 1,000.00, the card −50.00; gifts are paid with the card, everything
  /// else from the primary account. Today is 2026-04-01.
  static let full: Budget = {
    var budget = small
    budget.accounts = [
      Account(
        id: id(1), name: "Everyday", openingBalance: 1_000, isPrimary: true, lastFourDigits: "4321",
        info: info),
      Account(id: id(2), name: "Blue Card", kind: .creditCard, openingBalance: -50, info: info),
      Account(id: id(3), name: "Rainy days", kind: .savings, info: info),
    ]
    for index in budget.transactions.indices {
      let isGift = budget.transactions[index].categoryID == id(5)
      budget.transactions[index].accountID = id(isGift ? 2 : 1)
      if budget.transactions[index].kind == .transfer { budget.transactions[index].transferAccountID = id(3) }
    }
    budget.bills = [
      Bill(
        id: id(1), title: "Internet", amount: amount("39.90"), dueDate: day("2026-03-20"), accountID: id(1),
        recurrence: Recurrence(.monthly), info: info),
      Bill(
        id: id(2), title: "Insurance", categoryID: id(4), amount: 90, dueDate: day("2026-04-10"),
        recurrence: Recurrence(.monthly, every: 3), info: info),
    ]
    budget.members = [Member(id: id(1), name: "Ada", info: info)]
    budget.limits = [
      Limit(id: id(1), categoryID: id(3), amount: 400, period: .monthly, info: info),
      Limit(id: id(2), categoryID: id(5), amount: 30, period: .monthly, info: info),
      Limit(id: id(3), categoryID: id(5), memberID: id(1), amount: 10, period: .weekly, info: info),
      Limit(id: id(4), categoryID: id(2), amount: 1_200, period: .monthly, info: info),
    ]
    budget.categories[1].color = HexColor("#7A5CC7")
    budget.categories[2].color = HexColor("#FFFF00")
    budget.settings.rollsOver = true
    budget.settings.payday = day("2026-03-27")
    budget.settings.paydayFrequency = .everyTwoWeeks
    budget.settings.firstWeekday = .monday
    return budget
  }()

  /// The same budget in euros.
  static let euros: Budget = {
    var budget = full
    budget.settings.currency = Currency("EUR") ?? .usd
    return budget
  }()
}
