import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests top categories, cash flow, days and months of `Sample.small`, calculated by hand.
@Suite struct SpendingSectionTests {
  // In February, the only spending is 100.00 for food.
  @Test func topCategories() throws {
    let section = try #require(TopSection(SectionTests.context()))
    #expect(
      SectionTests.texts(section.tables.first) == [
        ["Rent", "1,200.00", "+1,200.00", "–"], ["Food", "440.00", "+340.00", "+340.0%"],
        ["Gifts", "25.00", "+25.00", "–"],
      ])
    #expect(section.lead == "3 categories take all of $1,665.00.")
  }

  @Test func eightCategoriesLead() throws {
    var budget = Sample.small
    for number in 1...9 {
      budget.categories.append(Sample.category(100 + number, "Category \(number)", .variable, "0"))
      budget.transactions.append(
        Sample.transaction(200 + number, "2026-03-15", "x", 100 + number, "\(number)"))
    }
    let section = try #require(TopSection(SectionTests.context(budget)))
    #expect(section.lead == "These 8 categories lead; all others together come to $10.00 of $1,710.00.")
    #expect(section.tables.first?.groups.first?.rows.count == 8)
  }

  @Test func cashFlow() throws {
    let section = try #require(FlowSection(SectionTests.context()))
    #expect(section.lead == "$3,000.00 came in and $1,665.00 went out; $1,335.00 was not spent.")
    #expect(
      SectionTests.texts(section.tables.first) == [
        ["Salary", "3,000.00", "100.0%"], ["Rent", "1,200.00", "40.0%"], ["Total", "1,200.00", "40.0%"],
        ["Food", "440.00", "14.7%"], ["Gifts", "25.00", "0.8%"], ["Total", "465.00", "15.5%"],
        ["Not spent", "1,335.00", "44.5%"],
      ])
    #expect(section.tables.first?.groups.map(\.heading) == ["Came from", "Fixed", "Variable", nil])
  }

  @Test func spendingBeyondIncomeIsFromBefore() throws {
    var budget = Sample.small
    budget.transactions = [
      Sample.transaction(1, "2026-03-02", "Shop", 3, "70"),
      Sample.transaction(2, "2026-03-03", "Returned", 5, "20", .income),
      Sample.transaction(3, "2026-03-04", "Cash", nil, "5"),
    ]
    let section = try #require(FlowSection(SectionTests.context(budget)))
    #expect(section.lead == "$20.00 came in and $75.00 went out; $55.00 of it was money from before.")
    #expect(
      SectionTests.texts(section.tables.first).map(\.[0]) == [
        "Refunds: Gifts", "Money from before", "Food", "Total", "Uncategorized",
      ])
    #expect(section.notes.count == 2)
  }

  @Test func dayByDay() throws {
    let section = try #require(CalendarSection(SectionTests.context()))
    #expect(section.lead == "Money was spent on 3 of 31 days, most on March 1, 2026: $1,200.00.")
    #expect(
      SectionTests.texts(section.tables.first) == [
        ["Sun 03/01/2026", "1,200.00", "3,000.00", "2", "1,700.00"],
        ["Sat 03/07/2026", "450.25", "0.00", "1", "1,249.75"],
        ["Mon 03/09/2026", "\u{2212}10.25", "0.00", "1", "1,260.00"],
        ["Tue 03/31/2026", "25.00", "0.00", "2", "1,235.00"],
      ])
    let bills = try #require(CalendarSection(SectionTests.context(Sample.full)))
    #expect(SectionTests.texts(bills.tables.first).map { $0.last } == ["", "", "", "Internet 39.90", ""])
  }

  // February and March: income (0 + 3,000) ÷ 2, expenses (100 + 1,665) ÷ 2.
  @Test func twelveMonthsBeginWithTheFirstTransaction() throws {
    let section = try #require(YearSection(SectionTests.context()))
    #expect(
      section.lead
        == "In the 2 months to March 2026, $1,500.00 came in and $882.50 went out a month on average.")
    #expect(
      SectionTests.texts(section.tables.first) == [
        ["Rent", "1,200.00", "600.00", "0.00", "1,200.00"], ["Food", "540.00", "270.00", "100.00", "440.00"],
        ["Gifts", "25.00", "12.50", "0.00", "25.00"],
      ])
    #expect(SectionTests.texts(section.pageTables.last)[1] == ["Food", "100.00", "440.00"])
    #expect(section.pageTables.last?.columns.map(\.heading) == ["Category", "Feb", "Mar"])
    #expect(SectionTests.texts(section.data.last)[3] == ["March 2026", "440.00", "+340.00"])
  }

  @Test func thirteenMonthsAreInTheTrend() {
    let section = TrendSection(SectionTests.context(Sample.household))
    #expect(SectionTests.texts(section.tables.first).map { $0[0] }.first == "March 2025")
    #expect(SectionTests.texts(section.tables.first).count == 13)
  }

  @Test(
    arguments: [
      (Sample.small, ["Ready to Assign", "Refund"], ["Envelope", "Net worth", "Limit", "Daily budget"]),
      (Sample.full, ["Ready to Assign", "Envelope", "Net worth", "Limit", "Daily budget"], []),
    ])
  func theGlossaryExplainsWhatIsThere(_ budget: Budget, _ there: [String], _ missing: [String]) throws {
    let section = try #require(GlossarySection(SectionTests.context(budget)))
    let terms = SectionTests.texts(section.tables.first).map { $0[0] }
    #expect(there.allSatisfy(terms.contains) && !missing.contains(where: terms.contains))
  }

  @Test func anEmptyMonthHasNothingToDraw() {
    let context = SectionTests.context(Budget())
    #expect(TopSection(context) == nil && FlowSection(context) == nil)
    #expect(CalendarSection(context) == nil && YearSection(context) == nil)
  }
}
