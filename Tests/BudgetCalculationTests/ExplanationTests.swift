import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

@Suite struct ExplanationTests {
  let ledger = Ledger(household())

  /// Returns each term as text, such as `+income 3000 [2]`: sign, label, amount, number of sources.
  private func text(_ explanation: Explanation?) -> [String] {
    (explanation?.terms ?? []).map {
      "\($0.sign == .plus ? "+" : "-")\($0.label.rawValue) \($0.amount.plainText) [\($0.sources.count)]"
    }
  }

  /// Returns the days of the transactions from which a term was computed.
  private func days(_ term: Explanation.Term) -> [String] {
    term.sources.compactMap { source in
      guard case .transaction(let id) = source else { return nil }
      return ledger.transactions.first { $0.id == id }?.date.description
    }
  }

  @Test func readyToAssignOfAMonthByItself() {
    let ready = Envelopes(ledger, in: march).readyToAssignExplanation(in: ledger)
    #expect(
      text(ready) == [
        "+startingBalance 100 [1]", "+income 3000 [2]", "+income 40 [1]", "-assigned 900 [1]",
        "-assigned 450 [2]", "-assigned 33.33333333333333333333333333333333 [1]", "-assigned 10 [1]",
      ])
    #expect(ready.figure == .readyToAssign && ready.divisor == 1)
    #expect(ready.value == ReadyToAssign(ledger, in: march).value)
    #expect(isNear(ready.sum, ready.value))
    #expect(ready.terms[0].sources == [.monthlyBudget(id(1))])
    #expect(ready.terms[1].sources.first == .category(id(1)) && days(ready.terms[1]) == ["2026-03-01"])
    #expect(ready.terms[4].sources == [.category(id(3)), .monthlyBudget(id(1))])
  }

  @Test func readyToAssignWithRollover() {
    let ledger = Ledger(EnvelopeTests.budget())
    let february = Envelopes(ledger, in: EnvelopeTests.january.next)
    let ready = february.readyToAssignExplanation(in: ledger)
    #expect(
      text(ready) == [
        "+carriedOver 900 [0]", "-assigned 50 [2]", "-overspentBefore 50 [1]", "-assignedLater 75 [1]",
      ])
    #expect(ready.sum == 725 && ready.value == 725)
    #expect(ready.terms[2].sources == [.category(id(2))])
    #expect(ready.terms[3].sources == [.monthlyBudget(ledger.budget.monthlyBudgets[2].id)])
  }

  @Test func uncategorizedExpensesLowerReadyToAssign() {
    var budget = EnvelopeTests.budget()
    budget.transactions.append(row("2026-01-05", "12.5", .expense, account: 1))
    budget.transactions.append(row("2026-01-06", "7", .transfer, account: 2, to: 1))
    let ledger = Ledger(budget)
    let ready = Envelopes(ledger, in: EnvelopeTests.january).readyToAssignExplanation(in: ledger)
    #expect(text(ready).contains("-uncategorized 12.5 [1]"))
    #expect(text(ready).contains("+income 7 [1]"))
    #expect(ready.sum == ready.value)
  }

  @Test func envelope() throws {
    let envelopes = Envelopes(ledger, in: march)
    let food = try #require(envelopes.explanation(of: id(3), in: ledger))
    #expect(text(food) == ["+assigned 450 [2]", "-expenses 80.35 [3]", "+refunds 5.35 [2]"])
    #expect(food.figure == .available && food.value == 375 && food.sum == 375)
    #expect(days(food.terms[1]) == ["2026-03-10", "2026-03-31"])
    #expect(envelopes.explanation(of: id(1), in: ledger) == nil)
    let book = Ledger(EnvelopeTests.budget())
    let rent = Envelopes(book, in: EnvelopeTests.january.next).explanation(of: id(4), in: book)
    #expect(text(rent) == ["+carriedOver 100 [1]", "+assigned 0 [2]"])
  }

  @Test func plan() {
    let remaining = PlanSummary(household()).explanation
    #expect(
      text(remaining) == [
        "+income 3000 [1]", "-expenses 900 [1]", "-expenses 400 [1]", "-expenses 0 [1]",
        "-expenses 33.33333333333333333333333333333333 [1]", "-expenses 10 [1]",
      ])
    // 3000 − 900 − 400 − 33.33… − 10.
    #expect(remaining.value.plainText(places: 2) == "1656.67")
    #expect(isNear(remaining.sum, remaining.value))
  }

  @Test func netWorth() {
    let worth = AccountBalances(ledger, on: day("2026-02-27")).explanation
    #expect(text(worth) == ["+balance 420 [1]", "+balance 1000.5 [1]", "+balance -200 [1]"])
    #expect(worth.value == number("1220.5") && worth.sum == worth.value)
    #expect(worth.terms[2].sources == [.account(id(3))])
  }

  @Test func actual() {
    let comparison = BudgetComparison(ledger, in: march)
    let food = comparison.actualExplanation(of: id(3), in: ledger)
    #expect(text(food) == ["+expenses 80.35 [3]", "-refunds 5.35 [2]"])
    #expect(food.value == 75)
    #expect(text(comparison.actualExplanation(of: nil, in: ledger)) == ["+expenses 12.5 [1]"])
    #expect(comparison.actualExplanation(of: id(5), in: ledger).terms.isEmpty)
  }

  @Test func limit() {
    var budget = household()
    budget.members = [Member(id: id(1), name: "Anna", info: info)]
    budget.transactions[3].memberID = id(1)
    budget.limits = [
      Limit(id: id(7), categoryID: id(3), amount: 400, period: .monthly, info: info),
      Limit(id: id(8), categoryID: id(3), memberID: id(1), amount: 50, period: .monthly, info: info),
    ]
    let ledger = Ledger(budget)
    let all = LimitStatus.all(ledger, on: day("2026-03-20")).map { $0.explanation(in: ledger) }
    #expect(text(all[0]) == ["+limit 400 [2]", "-expenses 80.35 [3]", "+refunds 5.35 [2]"])
    #expect(text(all[1]) == ["+limit 50 [2]", "-expenses 60.25 [2]"])
    #expect(all.map(\.value) == [325, number("-10.25")])
    #expect(all[1].terms[0].sources == [.limit(id(8)), .category(id(3))])
  }

  @Test func dailyBudget() {
    var budget = DailyBudgetTests().budget()
    budget.transactions.append(row("2026-03-10", "45", .expense, 3, account: 1))
    budget.bills = [BillTests.bill("2026-03-19", .once, amount: "100")]
    let daily = DailyBudget(Ledger(budget), today: day("2026-03-10"))
    #expect(text(daily.explanation) == ["+balance 255 [1]", "+spentToday 45 [1]"])
    #expect(daily.explanation.divisor == 10 && daily.explanation.value == 30)
    #expect(text(daily.explanationAfterBills).last == "-billDue 100 [1]")
    #expect(daily.explanationAfterBills.value == 20 && daily.explanationAfterBills.sum == 200)
    #expect(daily.account == id(1))
    budget.accounts[0].openingBalance = 0
    let overdrawn = DailyBudget(Ledger(budget), today: day("2026-03-10"))
    #expect(overdrawn.explanation.terms.isEmpty && overdrawn.explanation.value == 0)
  }

  @Test("terms sum to the figure", arguments: RandomBudget.seedGroups)
  func sums(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let ledger = Ledger(RandomBudget.make(seed))
      let month = ledger.month(RandomBudget.months[2])
      for rollsOver in [false, true] {
        let envelopes = Envelopes(ledger, in: month, rollsOver: rollsOver)
        let each = envelopes.envelopes.map { envelopes.explanation(of: $0.category.id, in: ledger) }
        for explanation in each + [envelopes.readyToAssignExplanation(in: ledger)] {
          #expect(explanation.map { isNear($0.sum, $0.value) } == true, "seed \(seed)")
        }
      }
      let comparison = BudgetComparison(ledger, in: month)
      for row in comparison.rows + [comparison.uncategorized].compactMap({ $0 }) {
        let explanation = comparison.actualExplanation(of: row.category?.id, in: ledger)
        #expect(explanation.sum == row.actual && explanation.value == row.actual, "seed \(seed)")
      }
      #expect(isNear(PlanSummary(ledger.budget).explanation.sum, PlanSummary(ledger.budget).remainingBalance))
      let worth = AccountBalances(ledger, on: month.lastDay)
      #expect(worth.explanation.sum == worth.netWorth, "seed \(seed)")
    }
  }

  /// Returns whether two numbers are equal except for the last digits of quotients such as 1/3.
  private func isNear(_ left: Decimal, _ right: Decimal) -> Bool {
    (left - right).magnitude < number("1e-20")
  }
}
