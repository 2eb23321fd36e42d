import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests accounts, envelopes, limits and bills of `Sample.full`, calculated by hand.
@Suite struct MoneySectionTests {
  static let context = SectionTests.context(Sample.full)

  // Everyday: 1,000 − 100 in February; + 3,000 − 1,200 − 450.25 + 10.25 − 200 in March. Card: −50 − 25.
  @Test func accounts() throws {
    let section = try #require(AccountsSection(Self.context))
    #expect(
      SectionTests.texts(section.tables.first) == [
        ["Everyday ··\u{A0}4321", "Checking", "900.00", "2,060.00"],
        ["Blue Card", "Credit card", "\u{2212}50.00", "\u{2212}75.00"],
        ["Rainy days", "Savings", "0.00", "200.00"], ["On budget", "", "900.00", "2,260.00"],
        ["Net worth", "", "850.00", "2,185.00"],
      ])
    #expect(
      section.lead
        == "Net worth was $2,185.00 at the end of March 2026, after $850.00 at the end of February 2026.")
    #expect(section.tables.last?.isFolded == true)
  }

  @Test func netWorthBeforeTheBookIsTheOpeningBalance() throws {
    var budget = Sample.full
    budget.transactions = []
    let section = try #require(AccountsSection(SectionTests.context(budget)))
    #expect(section.charts.isEmpty && section.tables.count == 1)
    #expect(section.lead == "Net worth was $950.00 at the end of March 2026.")
  }

  // Food: 300 left from February + 400 − 440; gifts: 0 − 25.
  @Test func envelopes() throws {
    let section = try #require(EnvelopesSection(Self.context))
    #expect(
      SectionTests.texts(section.tables.first) == [
        ["Rent", "1,200.00", "1,200.00", "1,200.00", "1,200.00"],
        ["Food", "300.00", "400.00", "440.00", "260.00"],
        ["Insurance", "30.00", "30.00", "0.00", "60.00"],
        ["Gifts", "0.00", "0.00", "25.00", "\u{2212}25.00"],
        ["Total", "", "", "", "1,495.00"],
      ])
    #expect(section.lead == "4 envelopes hold $1,495.00; 1 of them is overspent.")
    let chart = try #require(section.charts.first as? ProgressChart)
    #expect(chart.rows.map(\.text).last == "▲ 25.00 overspent")
  }

  @Test func limits() throws {
    let section = try #require(LimitsSection(Self.context))
    #expect(
      SectionTests.texts(section.tables.first) == [
        ["Food", "Month to 03/31/2026", "400.00", "440.00", "\u{2212}40.00", "110.0%", "▲ over"],
        ["Gifts", "Month to 03/31/2026", "30.00", "25.00", "5.00", "83.3%", "△ warning"],
        ["Gifts · Ada", "Week to 04/05/2026", "10.00", "0.00", "10.00", "0.0%", "✓ safe"],
        ["Rent", "Month to 03/31/2026", "1,200.00", "1,200.00", "0.00", "100.0%", "■ at limit"],
      ])
    #expect(section.lead == "4 limits in the week and month of March 31, 2026: 1 passed, 2 close.")
    let chart = try #require(section.charts.first as? ProgressChart)
    #expect(chart.rows.map(\.tone) == [.bad, .caution, .good, .bad])
    #expect(chart.rows[1].text == "25.00 of 30.00 · △ warning")
  }

  // If today is within the month, limits are those of today's week and month.
  @Test func limitsOfAMonthThatGoesOnAreThoseOfToday() throws {
    let section = try #require(LimitsSection(SectionTests.context(Sample.full, today: "2026-03-10")))
    #expect(SectionTests.texts(section.tables.first)[2][1] == "Week to 03/15/2026")
  }

  // Payday is on 10 April, in 9 days; 860.00 now and 1,200.00 spent today; 39.90 is overdue.
  @Test func billsAndDailyBudget() throws {
    let section = try #require(BillsSection(Self.context))
    #expect(
      SectionTests.texts(section.tables.first) == [
        ["Next payday", "04/10/2026"], ["Days until then", "9"],
        ["Primary account, before today’s spending", "2,060.00"], ["Daily budget", "228.89"],
        ["Bills due before the payday", "39.90"], ["Daily budget after these bills", "224.46"],
        ["Spent today", "1,200.00"], ["Left today", "\u{2212}971.11"],
      ])
    #expect(
      SectionTests.texts(section.tables.last) == [
        ["Internet", "▲ 03/20/2026, 12 days overdue", "Everyday", "39.90"],
        ["Insurance", "04/10/2026, in 9 days", "–", "90.00"],
        ["Internet", "04/20/2026, in 19 days", "Everyday", "39.90"], ["Total", "", "", "169.80"],
      ])
    #expect(section.lead == "On April 1, 2026, 3 payments are coming up, 1 of them overdue: $169.80 in all.")
  }

  @Test func aDailyBudgetOfNothingSaysWhy() throws {
    var budget = Sample.full
    budget.bills = []
    budget.accounts[0].isPrimary = false
    let section = try #require(BillsSection(SectionTests.context(budget)))
    #expect(section.lead == "On April 1, 2026, no bill is due in the next weeks.")
    #expect(section.notes.last == "The daily budget is 0 because no account is the primary one.")
  }

  @Test func sectionsWithoutAnythingAreLeftOut() {
    let context = SectionTests.context()
    #expect(AccountsSection(context) == nil && EnvelopesSection(context) == nil)
    #expect(LimitsSection(context) == nil && BillsSection(context) == nil)
    let names = Sample.report(Sample.full).sections.map { type(of: $0).name }
    #expect(names == BudgetReport.sectionNames.filter { !["overview", "months", "verdicts"].contains($0) })
  }

  @Test func theLogBeginsWithTheAccounts() {
    let section = LogSection(Self.context)
    #expect(
      section.lead
        == "6 transactions take the balance from $850.00 to $2,185.00. "
        + "It counts from the $950.00 that the accounts held at first.")
  }
}
