import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

@Suite struct QuickAssignTests {
  /// Rent has 900 planned and 500 assigned, Food has 400 planned and 100 assigned; 400 is ready to assign; Toys has no
  /// plan.
  func budget(toys: String? = nil) -> Budget {
    Budget(
      categories: [
        category(2, "Rent", .fixed, "900"), category(3, "Food", .variable, "400"),
        category(6, "Toys", .variable),
      ],
      transactions: toys.map { [row("2026-03-05", $0, .expense, 6)] } ?? [],
      monthlyBudgets: [
        MonthlyBudget(
          id: id(1), month: march.month, startingBalance: 1000,
          assignments: [
            Assignment(categoryID: id(2), amount: 500), Assignment(categoryID: id(3), amount: 100),
          ],
          info: info)
      ])
  }

  @Test func everyOneInOrderUntilNothingIsReady() {
    let quick = QuickAssign(Ledger(budget()), in: march)
    #expect(quick.gifts.map(\.category.name) == ["Rent"])
    #expect(quick.gifts.map(\.assignment) == [Assignment(categoryID: id(2), amount: 900)])
    #expect(quick.left == 0)
  }

  @Test func oneCategory() {
    let quick = QuickAssign(Ledger(budget()), in: march, only: id(3))
    #expect(quick.gifts.map(\.amount) == [300] && quick.left == 100)
    let overspent = QuickAssign(Ledger(budget(toys: "30.5")), in: march, only: id(6))
    #expect(overspent.gifts.map(\.assignment.amount) == [number("30.5")])
  }

  @Test func thirdsAreGivenToFourDecimalsAndNeverBeyondWhatIsReady() {
    var budget = budget()
    budget.categories = [category(2, "Tax", .quarterly, "1000"), category(3, "Food", .quarterly, "100")]
    budget.monthlyBudgets[0].assignments = [Assignment(categoryID: id(2), amount: 0)]
    budget.monthlyBudgets[0].startingBalance = 300
    let quick = QuickAssign(Ledger(budget), in: march)
    // 300 − 33.33… is ready to assign, and Tax needs 333.3333.
    #expect(quick.gifts.map(\.amount) == [number("266.6666")])
    #expect(quick.left > 0 && quick.left < number("0.0001"))
    budget.monthlyBudgets[0].startingBalance = 1000
    #expect(QuickAssign(Ledger(budget), in: march).gifts.map(\.amount) == [number("333.3333")])
  }

  @Test func nothingIsReady() {
    var budget = budget()
    budget.monthlyBudgets[0].startingBalance = 600
    #expect(QuickAssign(Ledger(budget), in: march).gifts.isEmpty)
  }

  @Test func roundingNeverGivesMoreThanIsReady() {
    // Tax has 66.666… from its plan and is overspent; 5 is ready to assign, and an assignment of 71.6667 would need
    // more.
    let budget = Budget(
      categories: [category(2, "Tax", .quarterly, "200")],
      transactions: [row("2026-03-05", "100", .expense, 2)],
      monthlyBudgets: [
        MonthlyBudget(
          id: id(1), month: march.month, startingBalance: number("71.66666666666666666"), info: info)
      ])
    let quick = QuickAssign(Ledger(budget), in: march)
    #expect(quick.gifts.map(\.assignment.amount) == [number("71.6666")])
  }

  /// In February, Rent got 700 and Food got 90; from December to February, 30, 0 and 240 was spent on Food.
  func history() -> Budget {
    var budget = budget()
    budget.monthlyBudgets.insert(
      MonthlyBudget(
        id: id(2), month: march.month.previous,
        assignments: [
          Assignment(categoryID: id(2), amount: 700), Assignment(categoryID: id(3), amount: 90),
        ],
        info: info), at: 0)
    budget.transactions += [
      row("2025-12-31", "30", .expense, 3), row("2026-02-03", "250", .expense, 3),
      row("2026-02-04", "10", .income, 3), row("2026-02-05", "8", .income, 6),
    ]
    return budget
  }

  @Test(
    "by target",
    arguments: [
      (QuickAssign.Target.lastMonth, UInt8?.none, ["Rent 200 700"]), (.lastMonth, 3, []),
      // (30 + 0 + 240) ÷ 3 = 90 is less than the 100 that Food has; 240 ÷ 2 = 120 and 240 are more than 100.
      (.averageSpent(months: 3), nil, []), (.averageSpent(months: 2), nil, ["Food 20 120"]),
      (.averageSpent(months: 1), 3, ["Food 140 240"]), (.averageSpent(months: 0), 3, ["Food 140 240"]),
      (.underfunded, nil, ["Rent 400 900"]),
    ])
  func targets(target: QuickAssign.Target, only: UInt8?, gifts: [String]) {
    let quick = QuickAssign(Ledger(history()), in: march, to: target, only: only.map { id($0) })
    let texts = quick.gifts.map {
      "\($0.category.name) \($0.amount.plainText) \($0.assignment.amount.plainText)"
    }
    #expect(texts == gifts)
  }

  @Test func applyingAndTakingBack() throws {
    let budget = history()
    let time = UTCTimestamp(date: day("2026-03-07"))
    let quick = QuickAssign(Ledger(budget), in: march, to: .averageSpent(months: 1))
    let (result, undo) = quick.applied(to: budget, recordID: id(9), at: time)
    let record = result.monthlyBudgets[1]
    #expect(record.id == id(1) && record.info.updated == time && record.info.created == .epoch)
    #expect(record.assignments.map(\.amount) == [500, 240])
    #expect(ReadyToAssign(Ledger(result), in: march).value == quick.left)
    #expect(try undo.applied(to: result) == budget)
    #expect(undo.before == budget.monthlyBudgets[1] && undo.after == record)
  }

  @Test func aMonthWithoutRecordGetsOneAndLosesItAgain() throws {
    var budget = budget(toys: "30.5")
    budget.monthlyBudgets = []
    budget.transactions.append(row("2026-03-01", "1500", .income))
    budget.categories = [budget.categories[2]]
    let (result, undo) = QuickAssign(Ledger(budget), in: march)
      .applied(to: budget, recordID: id(9), at: .epoch)
    #expect(result.monthlyBudgets.map(\.id) == [id(9)])
    #expect(
      result.monthlyBudgets[0].assignments == [Assignment(categoryID: id(6), amount: number("30.5"))])
    #expect(try undo.applied(to: result) == budget)
    #expect(throws: AssignmentUndo.Problem.changedSince(march.month)) { try undo.applied(to: budget) }
    var changed = result
    changed.monthlyBudgets[0].savingsGoal = 1
    #expect(throws: AssignmentUndo.Problem.changedSince(march.month)) { try undo.applied(to: changed) }
  }

  @Test func nothingToGiveChangesNothing() throws {
    var budget = budget()
    budget.monthlyBudgets[0].startingBalance = 0
    let (result, undo) = QuickAssign(Ledger(budget), in: march)
      .applied(to: budget, recordID: id(9), at: UTCTimestamp(date: day("2026-03-07")))
    #expect(result == budget)
    #expect(try undo.applied(to: result) == budget)
  }

  @Test("never more than is ready, and back again", arguments: RandomBudget.seedGroups)
  func randomBudgets(seeds: ClosedRange<UInt64>) throws {
    for seed in seeds {
      var budget = RandomBudget.make(seed)
      budget.settings.rollsOver = seed % 2 == 0
      let month = Ledger(budget).month(RandomBudget.months[2])
      let ready = Envelopes(Ledger(budget), in: month).readyToAssign.value
      for target in [QuickAssign.Target.underfunded, .lastMonth, .averageSpent(months: 2)] {
        let quick = QuickAssign(Ledger(budget), in: month, to: target)
        #expect(quick.gifts.allSatisfy { $0.amount > 0 } && (ready > 0 || quick.gifts.isEmpty))
        let (result, undo) = quick.applied(to: budget, recordID: id(99), at: .epoch)
        let after = Envelopes(Ledger(result), in: month).readyToAssign.value
        // The amounts are equal except for the last digit of quotients such as 1/3, so nothing falls below 0.
        #expect((after - quick.left).magnitude < number("1e-20"), "seed \(seed)")
        #expect(quick.left >= min(ready, 0), "seed \(seed)")
        #expect(try undo.applied(to: result) == budget, "seed \(seed)")
      }
    }
  }
}
