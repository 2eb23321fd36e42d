import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

/// The figures were computed by hand: 1,000 in checking, pay of 2,100 on the 15th, rent of 900 on the 3rd, groceries of
/// 300 a month.
@Suite struct ForecastTests {
  private static func day(_ month: Int, _ day: Int) -> CalendarDate {
    CalendarDate(year: 2026, month: month, day: day) ?? .earliest
  }

  private static func budget() -> Budget {
    func id<Entity>(_ number: Int) -> Identifier<Entity> {
      Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number))))
    }
    let info = RecordInfo(created: .epoch)
    var budget = Budget()
    budget.categories = [
      BudgetModel.Category(id: id(1), name: "Pay", group: .income, budgetedAmount: 2_100, info: info),
      BudgetModel.Category(id: id(2), name: "Rent", group: .fixed, budgetedAmount: 900, info: info),
      BudgetModel.Category(id: id(3), name: "Groceries", group: .variable, budgetedAmount: 300, info: info),
    ]
    budget.accounts = [
      Account(id: id(1), name: "Checking", openingBalance: 1_100, info: info),
      Account(id: id(2), name: "Card", kind: .creditCard, openingBalance: -50, info: info),
    ]
    budget.bills = [
      Bill(
        id: id(1), title: "Rent", categoryID: id(2), amount: 900, dueDate: day(2, 3),
        recurrence: Recurrence(.monthly), info: info)
    ]
    budget.transactions = [
      Transaction(
        id: id(1), date: day(1, 20), amount: 100, kind: .expense, description: "Market", categoryID: id(3),
        accountID: id(1), info: info)
    ]
    (budget.settings.payday, budget.settings.paydayFrequency) = (day(1, 15), .monthly)
    return budget
  }

  @Test func aMonthAddsUpToBillsPayAndPlan() throws {
    let forecast = Forecast(Ledger(Self.budget()), today: Self.day(1, 31), until: Self.day(2, 28))
    #expect(forecast.start == 1_000)
    #expect(forecast.days.count == 28)
    let balances = Dictionary(uniqueKeysWithValues: forecast.days.map { ($0.date, $0.balance) })
    // 300 × 1 ÷ 28 = 10.71; 300 × 3 ÷ 28 = 32.14; half of the month 150.
    #expect(balances[Self.day(2, 1)] == Decimal(string: "989.29"))
    #expect(balances[Self.day(2, 3)] == Decimal(string: "67.86"))
    #expect(forecast.lowest?.date == Self.day(2, 14) && forecast.lowest?.balance == -50)
    #expect(balances[Self.day(2, 28)] == 1_900)
  }

  /// In January, 200 of the groceries amount is left; it is spread over ten days.
  @Test func ofTheMonthUnderWayWhatIsLeftIsSpread() {
    let forecast = Forecast(Ledger(Self.budget()), today: Self.day(1, 21), until: Self.day(1, 31))
    #expect(forecast.days.map(\.balance) == (1...10).map { 1_000 - Decimal(20 * $0) })
    #expect(Forecast(Ledger(Self.budget()), today: Self.day(1, 21), until: Self.day(1, 21)).days.isEmpty)
  }

  /// Pay twice a month is divided without losing a cent; overdue bills count on the first day.
  @Test func payIsPartedAndWhatIsOverdueCounts() {
    var budget = Self.budget()
    budget.settings.paydayFrequency = .twiceMonthly
    budget.categories[0].budgetedAmount = Decimal(string: "2100.01") ?? 0
    budget.categories[2].budgetedAmount = 0
    let forecast = Forecast(Ledger(budget), today: Self.day(2, 10), until: Self.day(2, 28))
    #expect(forecast.days.first?.balance == 100)
    let pays = forecast.days.flatMap(\.events).filter { $0.cause == .income }.map(\.amount)
    #expect(pays == [Decimal(string: "1050.01"), 1_050])
  }

  @Test func theBalanceOfAnAccountIsExplained() throws {
    var budget = Self.budget()
    budget.transactions.append(
      Transaction(
        id: Identifier(UUID()), date: Self.day(1, 25), amount: 40, kind: .transfer,
        description: "To the card",
        accountID: budget.accounts[0].id, transferAccountID: budget.accounts[1].id,
        info: RecordInfo(created: .epoch)))
    let ledger = Ledger(budget)
    let balances = AccountBalances(ledger, on: Self.day(1, 31))
    let checking = try #require(balances.explanation(of: budget.accounts[0].id, in: ledger))
    #expect(checking.terms.map(\.signedAmount) == [1_100, -100, -40] && checking.value == 960)
    #expect(checking.sum == checking.value)
    let card = try #require(balances.explanation(of: budget.accounts[1].id, in: ledger))
    #expect(card.terms.map(\.label) == [.startingBalance, .transfersIn] && card.value == -10)
  }
}
