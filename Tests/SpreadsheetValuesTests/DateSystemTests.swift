import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

@Suite("Date systems")
struct DateSystemTests {
  @Test(
    "A serial number of the 1900 system is a day, and the day that number",
    arguments: [
      (1, "1900-01-01"), (2, "1900-01-02"), (31, "1900-01-31"), (32, "1900-02-01"), (59, "1900-02-28"),
      (61, "1900-03-01"), (366, "1900-12-31"), (367, "1901-01-01"), (1_462, "1904-01-01"),
      (25_569, "1970-01-01"),
      (36_526, "2000-01-01"), (36_585, "2000-02-29"), (46_347, "2026-11-21"), (2_958_465, "9999-12-31"),
    ])
  func from1900(serial: Int, date: String) throws {
    let date = try #require(CalendarDate(date))
    #expect(DateSystem.from1900.date(serialDay: serial) == date)
    #expect(DateSystem.from1900.serial(date) == serial)
  }

  @Test(
    "A serial number of the 1904 system is a day, and the day that number",
    arguments: [
      (0, "1904-01-01"), (1, "1904-01-02"), (59, "1904-02-29"), (60, "1904-03-01"), (24_107, "1970-01-01"),
      (44_885, "2026-11-21"), (2_957_003, "9999-12-31"),
    ])
  func from1904(serial: Int, date: String) throws {
    let date = try #require(CalendarDate(date))
    #expect(DateSystem.from1904.date(serialDay: serial) == date)
    #expect(DateSystem.from1904.serial(date) == serial)
  }

  @Test("Serial numbers of no day are refused", arguments: [-1, 0, 60, 2_958_466, Int.max, Int.min])
  func noDay(serial: Int) {
    #expect(DateSystem.from1900.date(serialDay: serial) == nil)
    #expect(DateSystem.from1900.dateTime(serial: Decimal(serial)) == nil)
  }

  @Test("The 1904 system begins with day 0", arguments: [-1, 2_957_004, Int.max, Int.min])
  func noDayFrom1904(serial: Int) {
    #expect(DateSystem.from1904.date(serialDay: serial) == nil)
    #expect(DateSystem.from1904.dateTime(serial: Decimal(serial)) == nil)
  }

  @Test(
    "Days before a system's first have no serial number",
    arguments: [(DateSystem.from1900, "1899-12-31"), (.from1900, "0001-01-01"), (.from1904, "1903-12-31")])
  func tooEarly(system: DateSystem, date: String) throws {
    let date = try #require(CalendarDate(date))
    #expect(system.serial(date) == nil)
    #expect(system.serial(date, .midnight) == nil)
  }

  @Test(
    "A fraction of a day is a time, rounded to the second",
    arguments: [
      ("46347", "2026-11-21", "00:00:00"), ("46347.5", "2026-11-21", "12:00:00"),
      ("46347.75", "2026-11-21", "18:00:00"), ("46347.3091550926", "2026-11-21", "07:25:11"),
      ("46347.33333333333", "2026-11-21", "08:00:00"), ("46347.9999884259", "2026-11-21", "23:59:59"),
      ("46347.999999", "2026-11-22", "00:00:00"), ("46347.000005", "2026-11-21", "00:00:00"),
      ("46347.000006", "2026-11-21", "00:00:01"), ("59.5", "1900-02-28", "12:00:00"),
      ("46347.33333333333333333333333333333333", "2026-11-21", "08:00:00"), ("4e4", "2009-07-06", "00:00:00"),
      ("1.0000000000000000000000000000000000001", "1900-01-01", "00:00:00"),
      ("2958465.5", "9999-12-31", "12:00:00"),
      ("12345.678901234567890123456789012345678", "1933-10-18", "16:17:37"),
    ])
  func times(serial: String, date: String, time: String) throws {
    let result = try #require(DateSystem.from1900.dateTime(serial: Decimal(strict: serial)))
    #expect(result.date.description == date)
    #expect(result.time.description == time)
  }

  @Test(
    "What is no point in time is refused",
    arguments: [
      "-0.5", "-1", "0.5", "0.99", "60", "60.5", "2958465.999999", "3000000", "1e30", "1e127", "1e-128",
    ])
  func noTime(serial: String) throws {
    #expect(try DateSystem.from1900.dateTime(serial: Decimal(strict: serial)) == nil)
  }

  @Test("NaN is no point in time")
  func nan() {
    #expect(DateSystem.from1900.dateTime(serial: .nan) == nil)
    #expect(DateSystem.from1904.dateTime(serial: .nan) == nil)
  }

  @Test(
    "A day and a time have a serial number of 15 digits",
    arguments: [
      ("2026-11-21", "12:00", "46347.5"), ("2026-11-21", "07:25:11", "46347.3091550926"),
      ("2026-11-21", "08:00", "46347.3333333333"), ("1970-01-01", "08:00", "25569.3333333333"),
      ("1970-01-01", "16:00", "25569.6666666667"), ("1900-01-01", "00:00:01", "1.00001157407407"),
      ("9999-12-31", "23:59:59", "2958465.99998843"),
    ])
  func serial(date: String, time: String, serial: String) throws {
    let (date, time) = try (#require(CalendarDate(date)), #require(TimeOfDay(time)))
    #expect(try DateSystem.from1900.serial(date, time) == Decimal(strict: serial))
  }

  @Test(
    "Every second of a day comes back from its serial number", arguments: [DateSystem.from1900, .from1904])
  func everySecond(system: DateSystem) throws {
    let date = try #require(CalendarDate("2026-11-21"))
    for second in stride(from: 0, to: 86_400, by: 7) {
      let time = try #require(TimeOfDay(secondOfDay: second))
      let back = try #require(system.serial(date, time).flatMap { system.dateTime(serial: $0) })
      #expect(back == (date, time))
    }
  }
}
