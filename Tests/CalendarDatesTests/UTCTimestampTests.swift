import CalendarDates
import Testing

@Suite("Time stamps")
struct UTCTimestampTests {
  @Test(
    "An instant reads and prints to the millisecond",
    arguments: [
      ("0001-01-01T00:00:00Z", -62_135_596_800_000), ("1900-01-01T00:00:00Z", -2_208_988_800_000),
      ("1969-12-31T23:59:59.999Z", -1), ("1970-01-01T00:00:00Z", 0),
      ("2000-02-29T12:34:56.007Z", 951_827_696_007), ("2038-01-19T03:14:08Z", 2_147_483_648_000),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ])
  func instant(text: String, milliseconds: Int) {
    #expect(UTCTimestamp(text)?.milliseconds == milliseconds)
    #expect(UTCTimestamp(milliseconds: milliseconds)?.description == text)
  }

  @Test(
    "Offsets, short fractions and other separators mean the same instant",
    arguments: [
      ("2026-11-21T07:25:11+05:30", "2026-11-21T01:55:11Z"),
      ("2026-01-01T00:30:00+01:00", "2025-12-31T23:30:00Z"),
      ("2025-12-31T23:30:00-01:00", "2026-01-01T00:30:00Z"),
      ("2026-11-21T07:25:11+0530", "2026-11-21T01:55:11Z"),
      ("2026-11-21t07:25:11z", "2026-11-21T07:25:11Z"), ("2026-11-21 07:25:11Z", "2026-11-21T07:25:11Z"),
      ("2026-11-21T07:25Z", "2026-11-21T07:25:00Z"), ("2026-11-21T07:25:11.5Z", "2026-11-21T07:25:11.500Z"),
      ("2026-11-21T07:25:11.05Z", "2026-11-21T07:25:11.050Z"),
      ("2026-11-21T07:25:11.9999999Z", "2026-11-21T07:25:11.999Z"),
      ("2026-11-21T07:25:11.000Z", "2026-11-21T07:25:11Z"),
      ("1969-12-31T23:59:59.25-00:00", "1969-12-31T23:59:59.250Z"),
    ])
  func forms(text: String, printed: String) {
    #expect(UTCTimestamp(text)?.description == printed)
  }

  @Test(
    "A text that names no instant is refused",
    arguments: [
      "", "2026-11-21", "2026-11-21T07:25:11", "2026-11-21T07:25:11.Z", "2026-11-21T07:25:11+24:00",
      "2026-11-21T07:25:11+05:60", "2026-11-21T07:25:11+5:30", "2026-11-21T07:25:11+05",
      "2026-11-21T24:00:00Z",
      "2026-11-21T07:25:60Z", "2026-02-29T07:25:11Z", "2026-11-21T07:25:11Z ", "2026-11-21T07:25:11ZZ",
      "2026-11-21_07:25:11Z", "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "1795226111",
    ])
  func refused(text: String) {
    #expect(UTCTimestamp(text) == nil)
  }

  @Test(
    "Milliseconds outside the years 1 to 9999 are refused, however far",
    arguments: [
      -62_135_596_800_001, 253_402_300_800_000, Int.min, Int.min + 1, Int.max,
    ])
  func limits(milliseconds: Int) {
    #expect(UTCTimestamp(milliseconds: milliseconds) == nil)
  }

  @Test("An instant before 1970 has a day, a time and milliseconds as the clock shows them")
  func parts() throws {
    let instant = try #require(UTCTimestamp(milliseconds: -1_500))
    #expect(instant.date.description == "1969-12-31")
    #expect(instant.time.description == "23:59:58")
    #expect(instant.millisecondOfSecond == 500)
    #expect(instant < .epoch)
    let date = try #require(CalendarDate("2026-11-21"))
    let time = try #require(TimeOfDay("07:25:11"))
    let stamp = UTCTimestamp(date: date, time: time)
    #expect(stamp.date == date)
    #expect(stamp.time == time)
    #expect(stamp.milliseconds == 1_795_245_911_000)
  }
}
