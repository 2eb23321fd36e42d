import CalendarDates
import Testing

@Suite("ISO 8601 texts")
struct ISO8601Tests {
  @Test(
    "A date reads and prints as YYYY-MM-DD",
    arguments: ["0001-01-01", "0476-09-04", "1899-12-31", "2024-02-29", "2026-11-21", "9999-12-31"])
  func date(text: String) {
    #expect(CalendarDate(text)?.description == text)
    #expect(CalendarDate(text[...])?.description == text)
  }

  @Test(
    "Any other text is no date",
    arguments: [
      "", "2026", "2026-11", "2026-1-21", "2026-11-1", "20261121", "2026/11/21", "21-11-2026", "2026-11-21 ",
      " 2026-11-21", "2026-11-21T00:00:00Z", "2026-02-29", "2026-13-01", "2026-00-10", "2026-10-00",
      "0000-01-01", "-001-01-01", "+2026-11-21", "12026-11-21", "２０２６-11-21", "2026–11–21", "2026-11-2x",
    ])
  func noDate(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(
    "A time reads with or without seconds and prints with them",
    arguments: [
      ("00:00", "00:00:00"), ("23:59:59", "23:59:59"), ("07:05:09", "07:05:09"), ("12:30", "12:30:00"),
    ])
  func time(text: String, printed: String) {
    #expect(TimeOfDay(text)?.description == printed)
  }

  @Test(
    "Any other text is no time",
    arguments: [
      "", "24:00", "23:60", "23:59:60", "7:05", "07:5", "0705", "07:05:", "07:05:9", "07:05 PM", "-7:05",
      "07:05:09.5", "07:05Z",
    ])
  func noTime(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test("A time has parts and seconds, and ends before midnight")
  func timeParts() throws {
    let time = try #require(TimeOfDay(hour: 17, minute: 4, second: 5))
    #expect(time.secondOfDay == 61_445)
    #expect((time.hour, time.minute, time.second) == (17, 4, 5))
    #expect(TimeOfDay(secondOfDay: 61_445) == time)
    #expect(TimeOfDay(secondOfDay: 86_400) == nil)
    #expect(TimeOfDay(secondOfDay: -1) == nil)
    #expect(TimeOfDay(hour: 24, minute: 0) == nil)
    #expect(TimeOfDay.midnight < time)
  }
}
