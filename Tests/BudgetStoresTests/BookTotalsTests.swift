import BudgetCalculation
import BudgetModel
import BudgetStores
import CalendarDates
import Foundation
import TestSupport
import Testing

/// Checks that stored totals of earlier months give the same figures as the whole log.
struct BookTotalsTests {
  @Test(arguments: 0..<12)
  func summedUpMonthsHaveTheFiguresOfTheLog(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let budget = Self.budget(seed: seed)
    let path = folder.path("a.budget")
    try BookStore.create(path, holding: budget)
    let today = CalendarDate(year: 2026, month: 5, day: 20) ?? .earliest
    let part = try BookStore(path).read { try $0.budget(.since(today)) }
    let (whole, summed) = (Ledger(budget), Ledger(part))
    #expect(part.transactions.count < budget.transactions.count)
    #expect(AccountBalances(whole, on: today) == AccountBalances(summed, on: today))
    for back in 0..<3 {
      let month = whole.month(containing: today).adding(months: -back)
      #expect(ReadyToAssign(whole, in: month) == ReadyToAssign(summed, in: month))
      #expect(Envelopes(whole, in: month) == Envelopes(summed, in: month))
      #expect(BudgetComparison(whole, in: month).total == BudgetComparison(summed, in: month).total)
    }
    #expect(LimitStatus.all(whole, on: today) == LimitStatus.all(summed, on: today))
  }

  /// Makes three years of entries of all kinds, with a random first day of the month, with or without rollover.
  private static func budget(seed: UInt64) -> Budget {
    var generator = SeededGenerator(seed: seed)
    func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func id<Entity>() -> Identifier<Entity> {
      Identifier(
        UUID(
          uuidString: String(format: "%08X-0000-4000-8000-%012X", int(0...0x7FFF_FFFF), int(0...0xFFFF_FFFF)))
          ?? UUID())
    }
    let info = RecordInfo(created: .epoch)
    var budget = Budget()
    budget.settings.monthStartDay = int(1...31)
    budget.settings.rollsOver = seed % 2 == 0
    let groups: [CategoryGroup] = [.income, .fixed, .variable, .quarterly, .variable]
    budget.categories = groups.enumerated().map { place, group in
      BudgetModel.Category(
        id: id(), name: "Category \(place)", group: group, budgetedAmount: Decimal(int(0...500)), info: info)
    }
    let kinds: [AccountKind] = [.checking, .creditCard, .savings]
    budget.accounts = kinds.map {
      Account(id: id(), name: "\($0)", kind: $0, openingBalance: Decimal(int(-50...900)), info: info)
    }
    budget.limits = [
      Limit(id: id(), categoryID: budget.categories[2].id, amount: 90, period: .weekly, info: info)
    ]
    let first = CalendarDate(year: 2023, month: 6, day: 1) ?? .earliest
    for _ in 0..<600 {
      let kind: TransactionKind = [.expense, .expense, .expense, .income, .transfer][int(0...4)]
      let from = int(0...2)
      budget.transactions.append(
        Transaction(
          id: id(), date: first.adding(days: int(0...1_080)), amount: Decimal(int(1...99_999)) / 100,
          kind: kind,
          description: "x",
          categoryID: kind == .transfer || int(0...9) == 0
            ? nil : budget.categories[kind == .expense ? int(1...4) : int(0...4)].id,
          accountID: int(0...9) == 0 && kind != .transfer ? nil : budget.accounts[from].id,
          transferAccountID: kind == .transfer ? budget.accounts[(from + int(1...2)) % 3].id : nil, info: info
        ))
    }
    for month in 0..<20 {
      guard let name = CalendarMonth(year: 2024 + (month + 9) / 12, month: (month + 9) % 12 + 1) else {
        continue
      }
      budget.monthlyBudgets.append(
        MonthlyBudget(
          id: id(), month: name, startingBalance: Decimal(int(0...300)),
          assignments: [Assignment(categoryID: budget.categories[2].id, amount: Decimal(int(0...400)))],
          info: info))
    }
    return budget
  }
}
