import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests the four questions at a glance with figures of `Sample`, calculated by hand.
@Suite struct GlanceSectionTests {
  private static func sentences(_ section: GlanceSection) -> [String] { section.answers.map(\.sentence) }

  // 1,665.00 of 1,200 + 400 + 90 ÷ 3 is spent; food is 40.00 over its plan, and all categories together are 35.00 over.
  @Test func aMonthIsAnsweredInFourSentences() {
    let section = GlanceSection(SectionTests.context())
    #expect(section.lead == "Food was $40.00 over; without that you were $5.00 under plan.")
    #expect(
      Self.sentences(section) == [
        "$1,665.00 of $1,630.00 is spent. 1 category is over: Food by $40.00.",
        "Rent took 72% of $1,665.00, Food 26%.",
        "A usual month is known once there are three months before this one.",
        "Enter bills and accounts, and this shows what is due and what will be left.",
      ])
    #expect(section.answers.map { $0.chart != nil } == [true, true, false, false])
  }

  // Accounts: 1,060.00. Until the end: two payments of salary, 3,000.00 together; food 400.00 for 29 days; bills of
  // twice 39.90 and 90.00.
  @Test func whatComesNextIsCountedFromBillsPaydaysAndPlan() {
    let section = GlanceSection(SectionTests.context(Sample.full))
    #expect(
      section.answers[3].sentence
        == "3 bills of $169.80 together are due until April 30, 2026. 1 of them is overdue. "
        + "As planned, $3,490.20 is left then. The least until then is $909.76 on April 9, 2026.")
  }

  @Test func aUsualMonthIsTheMedian() throws {
    var budget = Sample.small
    for (number, amount) in ["100", "20", "60"].enumerated() {
      budget.transactions.append(
        Sample.transaction(50 + number, "2025-1\(number)-05", "x", 3, amount))
    }
    // October 100, November 20, December 60, January 0, February 100: the median is 60. March has 440 for food, 1,665
    // in all.
    let section = GlanceSection(SectionTests.context(budget))
    #expect(
      section.answers[2].sentence == "$1,605.00 more than the usual $60.00. Rent changed most: +1,200.00.")
    #expect(section.notes == ["A usual month is the median of the 5 months before."])
  }

  @Test func aBillOfMoreThanAMonthIsNamedAsDue() {
    var budget = Sample.small
    budget.transactions.removeAll { $0.categoryID == Sample.id(3) }
    budget.transactions.append(Sample.transaction(60, "2026-03-12", "Insurer", 4, "470"))
    // 1,200 + 25 + 470 of 1,630; without the insurance and its 30 a month, 1,225 of 1,600.
    #expect(
      GlanceSection(SectionTests.context(budget)).lead
        == "Insurance fell due with $470.00; without it you were $375.00 under plan.")
  }

  @Test func aMonthUnderWaySaysHowManyDaysAreLeft() {
    var budget = Sample.small
    budget.transactions.removeAll { $0.date > Sample.day("2026-03-05") }
    let section = GlanceSection(SectionTests.context(budget, today: "2026-03-05"))
    #expect(section.lead == "$430.00 of the plan is left for 26 more days.")
    #expect(
      section.answers[0].sentence == "$1,200.00 of $1,630.00 is spent, and no category is over its plan.")
  }

  @Test func anEmptyBudgetIsToldWhatToDo() {
    let section = GlanceSection(SectionTests.context(Budget()))
    #expect(Self.sentences(section)[0].hasPrefix("Nothing is planned yet."))
    #expect(section.answers.allSatisfy { $0.chart == nil })
  }
}
