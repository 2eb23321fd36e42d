import CalendarDates
import Testing

@Suite("Date arithmetic")
struct DateArithmeticTests {
  @Test(
    "Days are added across months, leap days and centuries",
    arguments: [
      ("1899-12-31", 1, "1900-01-01"), ("1900-02-28", 1, "1900-03-01"), ("1999-12-31", 60, "2000-02-29"),
      ("2000-02-28", 1, "2000-02-29"), ("2100-02-28", 1, "2100-03-01"), ("1600-01-01", 146_097, "2000-01-01"),
      ("1858-11-17", 40_587, "1970-01-01"), ("2024-03-01", -1, "2024-02-29"),
      ("2026-11-21", -100_000, "1753-02-05"), ("0001-01-01", 3_652_058, "9999-12-31"),
      ("1583-01-01", 298_650, "2400-09-04"), ("2026-11-21", 0, "2026-11-21"),
    ])
  func addingDays(start: String, count: Int, end: String) throws {
    let start = try #require(CalendarDate(start))
    #expect(start.adding(days: count).description == end)
    #expect(start.days(until: start.adding(days: count)) == count)
    #expect(start.adding(days: count).adding(days: -count) == start)
  }

  @Test(
    "Adding days stops at the first and the last day",
    arguments: [
      ("9999-12-31", 1, "9999-12-31"), ("0001-01-01", -1, "0001-01-01"),
      ("2026-11-21", Int.max, "9999-12-31"),
      ("2026-11-21", Int.min, "0001-01-01"), ("1900-01-01", Int.min, "0001-01-01"),
    ])
  func addingTooManyDays(start: String, count: Int, end: String) {
    #expect(CalendarDate(start)?.adding(days: count).description == end)
  }

  @Test(
    "Months keep the day, or take the last one",
    arguments: [
      ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 1, "2023-02-28"), ("2024-02-29", 12, "2025-02-28"),
      ("2024-02-29", 48, "2028-02-29"), ("2026-03-31", -1, "2026-02-28"), ("2026-12-15", 1, "2027-01-15"),
      ("2026-01-15", -1, "2025-12-15"), ("2026-05-31", 1, "2026-06-30"), ("1899-11-30", 3, "1900-02-28"),
      ("9999-12-31", 1, "9999-12-31"), ("0001-01-31", -1, "0001-01-31"),
      ("2026-05-31", Int.max, "9999-12-31"),
      ("2026-05-31", Int.min, "0001-01-31"),
    ])
  func addingMonths(start: String, count: Int, end: String) {
    #expect(CalendarDate(start)?.adding(months: count).description == end)
  }
}
