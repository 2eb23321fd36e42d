import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct EnvelopeTests {
  static let january = BudgetMonth(month("2026-01"))

  /// In January, Food is overspent by 50 in cash and Fun by 30 on the card, and 100 is left for Rent; February and
  /// March follow.
  static func budget() -> Budget {
    func assigned(_ name: String, _ amounts: [UInt8: Decimal], starting: Decimal = 0) -> MonthlyBudget {
      MonthlyBudget(
        id: Identifier(UUID()), month: month(name), startingBalance: starting,
        assignments: amounts.sorted { $0.key < $1.key }.map {
          Assignment(categoryID: id($0.key), amount: $0.value)
        },
        info: info)
    }
    var budget = Budget(
      categories: [
        category(1, "Salary", .income, "500"), category(2, "Food", .variable), category(3, "Fun", .variable),
        category(4, "Rent", .fixed),
      ],
      transactions: [
        row("2026-01-02", "500", .income, 1, account: 1), row("2026-01-03", "250", .expense, 2, account: 1),
        row("2026-01-04", "130", .expense, 3, account: 3), row("2026-01-31", "200", .expense, 4, account: 1),
      ],
      monthlyBudgets: [
        assigned("2026-01", [2: 200, 3: 100, 4: 300], starting: 1000),
        assigned("2026-02", [2: 50, 3: 0, 4: 0], starting: 7777), assigned("2026-03", [2: 75]),
      ],
      accounts: [
        Account(id: id(1), name: "Checking", openingBalance: 1000, info: info),
        Account(id: id(2), name: "Mortgage", kind: .loan, openingBalance: -9000, info: info),
        Account(id: id(3), name: "Card", kind: .creditCard, info: info),
      ])
    budget.settings.rollsOver = true
    return budget
  }

  @Test func overspendingInCashAndOnACard() {
    let envelopes = Envelopes(Ledger(Self.budget()), in: Self.january)
    #expect(envelopes.envelopes.map(\.available) == [-50, -30, 100])
    #expect(envelopes.envelopes.map(\.cashOverspending) == [50, 0, 0])
    #expect(envelopes.envelopes.map(\.cardOverspending) == [0, 30, 0])
    #expect(envelopes.readyToAssign.beforeLaterMonths == 900)
    // February assigns 50, and March assigns 75.
    #expect(envelopes.readyToAssign.assignedLater == 125)
    #expect(envelopes.readyToAssign.value == 775)
  }

  @Test func theNextMonth() {
    let envelopes = Envelopes(Ledger(Self.budget()), in: Self.january.next)
    #expect(envelopes.envelopes.map(\.carriedOver) == [0, 0, 100])
    #expect(envelopes.envelopes.map(\.available) == [50, 0, 100])
    #expect(envelopes.readyToAssign.startingBalance == 0)
    #expect(envelopes.readyToAssign.overspentBefore == 50)
    // 900 − 50 assigned − 50 overspent.
    #expect(envelopes.readyToAssign.beforeLaterMonths == 800)
    #expect(envelopes.readyToAssign.value == 725)
    #expect(envelopes.cardDebt == 30)
    // Cash 1050, card −130.
    #expect(envelopes.available == 1050 - 130 + envelopes.cardDebt - 800)
  }

  @Test func eachMonthByItself() {
    let ledger = Ledger(Self.budget())
    let envelopes = Envelopes(ledger, in: Self.january.next, rollsOver: false)
    #expect(envelopes.envelopes.map(\.carriedOver) == [0, 0, 0])
    var alone = Self.budget()
    alone.settings.rollsOver = false
    #expect(envelopes.readyToAssign == ReadyToAssign(Ledger(alone), in: Self.january.next))
    #expect(ReadyToAssign(ledger, in: Self.january.next).value == 725)
    #expect(envelopes.readyToAssign.value == 7727)
    #expect(envelopes.cardDebt == 0 && !envelopes.rollsOver)
  }

  @Test(
    "what lies outside the budget",
    arguments: [
      ("to a loan with a category", row("2026-01-05", "10", .transfer, 4, account: 1, to: 2), "90", "900"),
      ("to a loan without one", row("2026-01-05", "10", .transfer, account: 1, to: 2), "100", "890"),
      ("from a loan", row("2026-01-05", "10", .transfer, account: 2, to: 1), "100", "910"),
      (
        "back from a loan into a category", row("2026-01-05", "10", .transfer, 4, account: 2, to: 1), "110",
        "900"
      ),
      ("to the card", row("2026-01-05", "10", .transfer, account: 1, to: 3), "100", "900"),
      ("interest of a loan", row("2026-01-05", "10", .expense, 4, account: 2), "100", "900"),
      ("without category", row("2026-01-05", "10", .expense, account: 1), "100", "890"),
      ("refund", row("2026-01-05", "10", .income, 4, account: 1), "110", "900"),
    ])
  func outside(_: String, extra: Transaction, rent: String, ready: String) {
    var budget = Self.budget()
    budget.transactions.append(extra)
    let envelopes = Envelopes(Ledger(budget), in: Self.january)
    #expect(envelopes.envelopes[2].available == number(rent))
    #expect(envelopes.readyToAssign.beforeLaterMonths == number(ready))
  }

  @Test("envelopes and Ready to Assign are the money", arguments: RandomBudget.seedGroups)
  func invariant(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let budget = RandomBudget.make(seed)
      let ledger = Ledger(budget)
      let names = [RandomBudget.months[2], RandomBudget.months[5]].map(ledger.month)
      let logged = budget.transactions.filter { $0.currency == nil }.map { ledger.month(containing: $0.date) }
      let first = (logged + budget.monthlyBudgets.map { ledger.month($0.month) }).min()
      let loans = Set(budget.accounts.filter { $0.kind == .loan }.map(\.id))
      func isInside(_ id: Identifier<Account>?) -> Bool { id.map { !loans.contains($0) } ?? true }
      for month in names where first.map({ $0 <= month }) == true {
        var money = budget.monthlyBudgets.first { $0.month == first?.month }?.startingBalance ?? 0
        for row in budget.transactions where row.currency == nil && row.date <= month.lastDay {
          let (source, target) = (isInside(row.accountID), isInside(row.transferAccountID))
          if row.kind == .income, source { money += row.amount }
          if row.kind != .income, source { money -= row.amount }
          if row.kind == .transfer, target { money += row.amount }
        }
        let envelopes = Envelopes(ledger, in: month, rollsOver: true)
        let held = envelopes.available + envelopes.readyToAssign.beforeLaterMonths
        #expect((held - money - envelopes.cardDebt).magnitude < number("1e-15"), "seed \(seed), \(month)")
      }
    }
  }
}
