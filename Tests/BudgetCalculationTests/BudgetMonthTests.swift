import BudgetCalculation
import CalendarDates
import Testing

@Suite struct BudgetMonthTests {
  /// The arguments are month, start day, first day and last day; they were determined with a paper calendar.
  @Test(
    "first and last day",
    arguments: [
      ("2026-03", 1, "2026-03-01", "2026-03-31"),
      ("2026-02", 1, "2026-02-01", "2026-02-28"),
      ("2024-02", 1, "2024-02-01", "2024-02-29"),
      ("2026-01", 31, "2026-01-31", "2026-02-27"),
      ("2026-02", 31, "2026-02-28", "2026-03-30"),
      ("2024-02", 31, "2024-02-29", "2024-03-30"),
      ("2026-04", 31, "2026-04-30", "2026-05-30"),
      ("2025-12", 15, "2025-12-15", "2026-01-14"),
      ("2026-02", 30, "2026-02-28", "2026-03-29"),
      ("2024-02", 29, "2024-02-29", "2024-03-28"),
      ("2026-05", 0, "2026-05-01", "2026-05-31"),
      ("2026-05", 99, "2026-05-31", "2026-06-29"),
    ])
  func bounds(month: String, startDay: Int, first: String, last: String) throws {
    let month = BudgetMonth(try #require(CalendarMonth(month)), startDay: startDay)
    #expect(month.firstDay == CalendarDate(first))
    #expect(month.lastDay == CalendarDate(last))
    #expect(month.firstDay.adding(days: month.length - 1) == month.lastDay)
  }

  @Test(
    "the month that holds a day",
    arguments: [
      ("2026-03-30", 31, "2026-02"), ("2026-03-31", 31, "2026-03"), ("2026-02-28", 31, "2026-02"),
      ("2026-02-27", 31, "2026-01"), ("2024-02-28", 30, "2024-01"), ("2024-02-29", 30, "2024-02"),
      ("2026-01-01", 2, "2025-12"), ("2026-12-31", 1, "2026-12"),
    ])
  func holds(day: String, startDay: Int, month: String) throws {
    let day = try #require(CalendarDate(day))
    #expect(BudgetMonth(containing: day, startDay: startDay).description == month)
  }

  @Test("months of each start day tile ten years", arguments: 1...31)
  func tiling(startDay: Int) throws {
    var day = try #require(CalendarDate("2019-12-01"))
    let end = try #require(CalendarDate("2030-03-01"))
    var month = BudgetMonth(containing: day, startDay: startDay)
    while day < end {
      if day > month.lastDay {
        #expect(month.next.firstDay == day)
        #expect(month.next.previous == month)
        month = month.next
      }
      #expect(month.contains(day))
      #expect(!month.next.contains(day) && !month.previous.contains(day))
      #expect(BudgetMonth(containing: day, startDay: startDay) == month)
      day = day.adding(days: 1)
    }
  }

  @Test("the ends of the calendar", arguments: [1, 15, 31])
  func ends(startDay: Int) {
    let first = BudgetMonth(containing: .earliest, startDay: startDay)
    #expect(first.contains(.earliest) && first.previous == first)
    let last = BudgetMonth(containing: .latest, startDay: startDay)
    #expect(last.contains(.latest) && last.lastDay == .latest)
  }

  @Test func lastTwelve() throws {
    let months = BudgetMonth(try #require(CalendarMonth("2026-03")), startDay: 5).last(12)
    #expect(months.count == 12)
    #expect(months.first?.description == "2025-04")
    #expect(months.last?.description == "2026-03")
    #expect(BudgetMonth(try #require(CalendarMonth("0001-02"))).last(12).count == 2)
    #expect(BudgetMonth(try #require(CalendarMonth("2026-02"))).last(0).count == 1)
  }
}
