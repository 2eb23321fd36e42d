import BudgetModel
import CalendarDates
import Testing

@testable import BudgetReports

@Suite struct TextsTests {
  @Test(
    arguments: [
      (DateFormat.monthDayYear, "03/07/2026"), (.dayMonthYear, "07/03/2026"), (.yearMonthDay, "2026-03-07"),
    ])
  func datesFollowTheSettings(_ format: DateFormat, _ text: String) {
    #expect(format.text(Sample.day("2026-03-07")) == text)
  }

  @Test(arguments: [("USD", "$"), ("EUR", "€"), ("CAD", "CA$"), ("CHF", "Fr."), ("KWD", "KWD")])
  func currenciesHaveSymbols(_ code: String, _ symbol: String) {
    #expect(Currency(code)?.symbol == symbol)
  }

  @Test func monthsAndDaysHaveNames() {
    #expect(Wording.english.month(Sample.march) == "March 2026")
    #expect(Wording.english.shortMonth(Sample.march) == "Mar")
    #expect(Wording.english.weekday(.tuesday) == "Tuesday")
    #expect(AmountBasis.allCases.map(Wording.english.basis) == ["a month", "a quarter", "a year"])
  }

  @Test(arguments: [
    ("Rent", 100.0, "Rent"), ("A very long name of a category", 60, "A very…"), ("食費食費食費", 40, "食費…"),
  ])
  func labelsAreCutToTheirRoom(_ text: String, _ limit: Double, _ fitted: String) {
    #expect(TextMeasure.fit(text, size: 13, limit: limit) == fitted)
  }

  @Test(arguments: [
    (1.0, "1"), (1.5, "1.5"), (-0.254, "-0.3"), (2.005, "2"), (1e9, "1000000"), (-12.04, "-12"), (-0.04, "0"),
  ])
  func coordinatesAreShort(_ value: Double, _ text: String) {
    #expect(coordinate(value) == text)
  }
}
