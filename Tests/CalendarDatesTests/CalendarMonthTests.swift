import CalendarDates
import Testing

@Suite("Calendar months")
struct CalendarMonthTests {
  @Test(
    "Every month has its length",
    arguments: zip(1...12, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]))
  func length(month: Int, length: Int) throws {
    let month = try #require(CalendarMonth(year: 2026, month: month))
    #expect(month.length == length)
    #expect(month.firstDay.day == 1)
    #expect(month.lastDay.day == length)
    #expect(month.lastDay.calendarMonth == month)
    #expect(month.lastDay.adding(days: 1) == month.next.firstDay)
  }

  @Test(
    "February of leap years has 29 days",
    arguments: [
      (2024, 29), (2025, 28), (2000, 29), (1900, 28), (2100, 28), (1600, 29), (4, 29), (1, 28), (9996, 29),
    ])
  func february(year: Int, length: Int) {
    #expect(CalendarMonth(year: year, month: 2)?.length == length)
  }

  @Test(
    "A day that the month lacks becomes its nearest",
    arguments: [(31, 28), (29, 28), (28, 28), (1, 1), (0, 1), (-5, 1), (Int.max, 28), (Int.min, 1)])
  func clampedDay(day: Int, result: Int) {
    #expect(CalendarMonth(year: 2026, month: 2)?.day(clamping: day).day == result)
  }

  @Test("Months outside the calendar are refused", arguments: [(2026, 0), (2026, 13), (0, 1), (10_000, 1)])
  func noSuchMonth(year: Int, month: Int) {
    #expect(CalendarMonth(year: year, month: month) == nil)
  }

  @Test(
    "Months are counted across years and stop at the limits",
    arguments: [
      ("2026-11", 1, "2026-12"), ("2026-11", 2, "2027-01"), ("2026-01", -1, "2025-12"),
      ("1899-12", 1, "1900-01"), ("2026-11", -1_200, "1926-11"), ("9999-12", 1, "9999-12"),
      ("0001-01", -1, "0001-01"), ("2026-11", Int.max, "9999-12"), ("2026-11", Int.min, "0001-01"),
    ])
  func adding(start: String, count: Int, end: String) {
    #expect(CalendarMonth(start)?.adding(months: count).description == end)
  }

  @Test("The distance of two months is signed")
  func distance() throws {
    let start = try #require(CalendarMonth("2025-11"))
    let end = try #require(CalendarMonth("2027-02"))
    #expect(start.months(until: end) == 15)
    #expect(end.months(until: start) == -15)
    #expect(start < end)
    #expect(start.previous.next == start)
  }

  @Test(
    "Only YYYY-MM names a month",
    arguments: ["", "2026", "2026-1", "2026-13", "2026-00", "2026/01", "2026-01-01", " 2026-01", "26-01"])
  func refused(text: String) {
    #expect(CalendarMonth(text) == nil)
  }

  @Test("Weekdays are numbered from Monday")
  func weekdays() {
    #expect(Weekday.allCases.map(\.isoNumber) == [1, 2, 3, 4, 5, 6, 7])
    #expect(Weekday.allCases.first == .monday)
    #expect(Weekday(rawValue: "sunday")?.isoNumber == 7)
  }
}
