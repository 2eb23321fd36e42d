import CalendarDates
import Testing

struct KnownDay: CustomTestStringConvertible, Sendable {
  let year, month, day, number: Int
  let weekday: Weekday
  var testDescription: String { "\(year)-\(month)-\(day)" }

  init(_ year: Int, _ month: Int, _ day: Int, _ number: Int, _ weekday: Weekday) {
    (self.year, self.month, self.day, self.number, self.weekday) = (year, month, day, number, weekday)
  }
}

@Suite("Calendar dates")
struct CalendarDateTests {
  @Test(
    "A day has its number and its weekday, and the number its day",
    arguments: [
      KnownDay(1, 1, 1, -719_162, .monday),
      KnownDay(4, 2, 29, -718_008, .sunday),
      KnownDay(100, 2, 28, -682_945, .sunday),
      KnownDay(400, 2, 29, -573_372, .tuesday),
      KnownDay(1582, 10, 15, -141_427, .friday),
      KnownDay(1600, 2, 29, -135_081, .tuesday),
      KnownDay(1700, 3, 1, -98_556, .monday),
      KnownDay(1899, 12, 30, -25_569, .saturday),
      KnownDay(1900, 1, 1, -25_567, .monday),
      KnownDay(1900, 2, 28, -25_509, .wednesday),
      KnownDay(1900, 3, 1, -25_508, .thursday),
      KnownDay(1904, 1, 1, -24_107, .friday),
      KnownDay(1969, 12, 31, -1, .wednesday),
      KnownDay(1970, 1, 1, 0, .thursday),
      KnownDay(2000, 2, 29, 11_016, .tuesday),
      KnownDay(2000, 3, 1, 11_017, .wednesday),
      KnownDay(2024, 2, 29, 19_782, .thursday),
      KnownDay(2026, 11, 21, 20_778, .saturday),
      KnownDay(2100, 3, 1, 47_541, .monday),
      KnownDay(9999, 12, 31, 2_932_896, .friday),
    ])
  func knownDay(_ known: KnownDay) throws {
    let date = try #require(CalendarDate(year: known.year, month: known.month, day: known.day))
    #expect(date.dayNumber == known.number)
    #expect(date.weekday == known.weekday)
    #expect(CalendarDate(dayNumber: known.number) == date)
    #expect((date.year, date.month, date.day) == (known.year, known.month, known.day))
  }

  @Test(
    "Parts that no calendar has are refused",
    arguments: [
      (0, 1, 1), (-1, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
      (2026, 4, 31), (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2024, 2, 30), (Int.max, 1, 1),
      (2026, Int.min, 1), (2026, 1, Int.max),
    ])
  func noSuchDay(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test("Day numbers end at the years 1 and 9999")
  func limits() {
    #expect(CalendarDate(dayNumber: -719_163) == nil)
    #expect(CalendarDate(dayNumber: 2_932_897) == nil)
    #expect(CalendarDate(dayNumber: .min) == nil)
    #expect(CalendarDate(dayNumber: .max) == nil)
    #expect(CalendarDate.earliest == CalendarDate(year: 1, month: 1, day: 1))
    #expect(CalendarDate.latest == CalendarDate(year: 9999, month: 12, day: 31))
  }

  @Test("From 1583 to 2400 every day follows the one before it, as a calendar is leafed through")
  func everyDay() throws {
    let first = try #require(CalendarDate(year: 1583, month: 1, day: 1))
    var (year, month, day) = (1583, 1, 1)
    var weekday = 5  // 1583-01-01 was a Saturday.
    var wrong: [Int] = []
    for number in first.dayNumber...first.dayNumber + 298_768 {
      let date = try #require(CalendarDate(dayNumber: number))
      let isSame =
        date.parts == (year, month, day) && date.weekday.isoNumber == weekday + 1
        && CalendarDate(year: year, month: month, day: day) == date
      if !isSame { wrong.append(number) }
      weekday = (weekday + 1) % 7
      day += 1
      let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(wrong.isEmpty)
    #expect((year, month, day) == (2401, 1, 1))
  }

  @Test("Earlier days are less")
  func order() throws {
    let dates = try ["1899-12-31", "1900-01-01", "1969-12-31", "1970-01-01", "2026-02-28", "2026-03-01"]
      .map { try #require(CalendarDate($0)) }
    #expect(dates.reversed().sorted() == dates)
  }
}
