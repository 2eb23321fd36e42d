import BudgetModel
import CalendarDates
import Foundation
import Testing

/// Tests the default values of a new record (SPEC §1), and the small types in it.
@Suite struct DefaultsTests {
  @Test func settings() {
    let settings = Settings()
    #expect(settings.currency == .usd && settings.currency.description == "USD")
    #expect(settings.dateFormat == .monthDayYear && settings.numberFormat == .commaPoint)
    #expect(settings.monthStartDay == 1 && settings.allowsNegativeCategories && !settings.rollsOver)
    #expect(settings.appearance == .system && settings.accentColor == nil)
    #expect(settings.notificationsEnabled && settings.notificationSound == nil)
    #expect(settings.payday == nil && settings.paydayFrequency == nil)
  }

  @Test func formatsAreThoseOfTheSpecification() {
    #expect(DateFormat.allCases.map(\.rawValue) == ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"])
    #expect(AmountFormat.allCases.map(\.rawValue) == ["1,234.56", "1.234,56", "1 234,56"])
    #expect(Appearance.allCases.map(\.rawValue) == ["system", "light", "dark"])
    #expect(PaydayFrequency.allCases.count == 4)
    #expect(CategoryGroup.allCases.map(\.rawValue) == ["Income", "Fixed", "Variable", "Quarterly"])
    #expect(
      AccountKind.allCases.map(\.rawValue) == ["checking", "savings", "creditCard", "loan", "cash"])
    #expect(AccountKind.allCases.filter(\.isOnBudget) == [.checking, .savings, .cash])
  }

  @Test func records() {
    let category = Category(id: id(1), name: "Food", group: .variable, info: info)
    #expect(category.budgetedAmount == 0 && category.basis == .month && category.isCustom)
    #expect(Category(id: id(1), name: "Tax", group: .quarterly, info: info).basis == .quarter)
    #expect(category.dueDate == nil && !category.reminders.isEnabled)
    #expect(category.reminders.daysBefore == [7, 2, 0])
    let limit = Limit(id: id(1), categoryID: id(1), amount: 5, period: .weekly, info: info)
    #expect(limit.alertThreshold == 80 && !limit.isEnforced && limit.memberID == nil)
    let account = Account(id: id(1), name: "Wallet", info: info)
    #expect(account.kind == .checking && account.openingBalance == 0 && !account.isPrimary)
    let bill = Bill(id: id(1), title: "Rent", amount: 1, dueDate: day("2026-03-31"), info: info)
    #expect(bill.recurrence == .once && !bill.isPaid && bill.lastPaid == nil)
    #expect(AmountBasis.allCases.map(\.months) == [1, 3, 12])
    #expect(info.updated == info.created)
  }

  @Test(
    "digits of a currency (ISO 4217)",
    arguments: [
      ("USD", 2), ("eur", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0), ("CLP", 0), ("XOF", 0), ("KWD", 3),
      ("BHD", 3), ("TND", 3), ("CLF", 4), ("MGA", 2), ("MRU", 2), ("XXX", 2),
    ])
  func currencies(code: String, digits: Int) {
    #expect(Currency(code)?.minorUnits == digits)
    #expect(Currency(code)?.code == code.uppercased())
  }

  @Test("no currency", arguments: ["", "US", "USDT", "U$D", "12A", "ÄÖÜ"])
  func noCurrency(code: String) {
    #expect(Currency(code) == nil)
  }

  @Test(
    "colours",
    arguments: [
      ("#FF6B6B", "#FF6B6B"), ("#ffa07a", "#FFA07A"), ("FF6B6B", nil), ("#FF6B6", nil), ("#FF6B6G", nil),
      ("#FF6B6B00", nil), ("", nil),
    ])
  func colors(text: String, color: String?) {
    #expect(HexColor(text)?.description == color)
  }

  @Test("the bounds are inclusive", arguments: [50, 95])
  func thresholds(threshold: Int) {
    var budget = sampleBudget()
    budget.limits[0].alertThreshold = threshold
    budget.periods[0].name = String(repeating: "ä", count: 50)
    budget.settings.monthStartDay = threshold == 50 ? 1 : 31
    #expect(budget.validationFindings(strictness: .strict) == [])
  }
}
