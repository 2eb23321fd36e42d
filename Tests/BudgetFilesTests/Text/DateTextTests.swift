import CalendarDates
import Testing

@testable import FieldReading

@Suite struct DateTextTests {
  @Test(arguments: [
    ("2026-03-04", DateOrder.monthDayYear, "2026-03-04"), ("2026-03-04", .dayMonthYear, "2026-03-04"),
    ("2026:03:04", .dayMonthYear, "2026-03-04"),
    ("2026/3/4", .yearMonthDay, "2026-03-04"), ("3/4/2026", .monthDayYear, "2026-03-04"),
    ("3/4/2026", .dayMonthYear, "2026-04-03"), ("3/4/26", .monthDayYear, "2026-03-04"),
    ("04.03.2026", .dayMonthYear, "2026-03-04"), ("4.3.26", .dayMonthYear, "2026-03-04"),
    ("3/4/29", .monthDayYear, "2029-03-04"), ("3/4/30", .monthDayYear, "1930-03-04"),
    ("3/4/00", .monthDayYear, "2000-03-04"), ("1/2/99", .monthDayYear, "1999-01-02"),
    ("4 Mar 2026", .monthDayYear, "2026-03-04"), ("4-Mar-26", .monthDayYear, "2026-03-04"),
    ("March 4, 2026", .dayMonthYear, "2026-03-04"), ("Mar 4th, 2026", .dayMonthYear, "2026-03-04"),
    ("1st Jan 2026", .monthDayYear, "2026-01-01"), ("2026 Mar 4", .monthDayYear, "2026-03-04"),
    ("Sept 4, 2026", .monthDayYear, "2026-09-04"), ("Wed, 4 Mar 2026", .monthDayYear, "2026-03-04"),
    ("Wed 3/4/2026", .monthDayYear, "2026-03-04"), ("4 de marzo de 2026", .monthDayYear, "2026-03-04"),
    ("the 4th of March 2026", .dayMonthYear, "2026-03-04"), ("10th Jan 2023", .dayMonthYear, "2023-01-10"),
    ("segunda-feira, 1 de janeiro de 2024", .dayMonthYear, "2024-01-01"),
    ("04. 03. 2026", .dayMonthYear, "2026-03-04"), ("3/4/2026  Wed", .monthDayYear, "2026-03-04"),
    ("2026年3月4日(水)", .monthDayYear, "2026-03-04"),
    ("3\u{A0}4\u{A0}2026", .monthDayYear, "2026-03-04"), ("4. März 2026", .monthDayYear, "2026-03-04"),
    (" 2024-02-29 ", .yearMonthDay, "2024-02-29"),
  ])
  func reads(_ text: String, _ order: DateOrder, _ date: String) throws {
    let reading = try #require(DateText.read(text, order: order))
    #expect(reading.date.description == date)
    #expect(reading.time == nil)
  }

  @Test(arguments: [
    ("Wed Mar 04 12:00:30 CST 2026", "12:00:30"), ("2026-03-04T18:05", "18:05:00"),
    ("2026-03-04T18:05:30", "18:05:30"),
    ("2026-03-04 18:05:30.250Z", "18:05:30"),
    ("3/4/2026 6:05 PM", "18:05:00"), ("3/4/2026 12:00 AM", "00:00:00"), ("3/4/2026 12:30pm", "12:30:00"),
    ("4 Mar 2026 08:00", "08:00:00"), ("3/4/2026 6:05 p. m.", "18:05:00"),
    ("2026-03-04T18:05:30+01:00", "18:05:30"), ("2026-03-04 18:05:30,25 -0500", "18:05:30"),
    ("2026-03-04 18:05:30 UTC", "18:05:30"), ("2026-03-04 18:05:30 CEST", "18:05:30"),
    ("3/4/2026 18:05 Uhr", "18:05:00"), ("3/4/2026 Hora: 18:05:30", "18:05:30"),
  ])
  func readsTimes(_ text: String, _ time: String) throws {
    let reading = try #require(DateText.read(text, order: .monthDayYear))
    #expect(reading.date.description == "2026-03-04")
    #expect(reading.time?.description == time)
  }

  @Test(arguments: [
    "", "soon", "3/4", "2026-02-30", "13/13/2026", "2026-03-04T25:00", "2026-03-04 13:00 PM",
    "2026-03-04 0:30 AM",
    "4 Foo 2026", "20260304", "3/4/026", "3/4/20266", "2026-03-04T", "2026-03-04T1x:00", "-3/4/2026x",
    "Mar Mar 2026",
    "1/2/3/4/5", "99:99", "2026-03-04 18:05:30 CE", "2026-03-04 118:05", "2026-03-04 18:05+",
    "2026-03-04 6 PM", "4 Mar 20266", "14 2026", "3/4/2026 Wed Thu",
  ])
  func refuses(_ text: String) {
    #expect(DateText.read(text, order: .monthDayYear) == nil)
  }

  @Test func yearFirstNeedsFourDigits() {
    #expect(DateText.read("26-03-04", order: .yearMonthDay) == nil)
  }

  @Test(
    arguments: [
      (["3/4/2026", "13/4/2026"], [DateOrder.dayMonthYear]), (["3/4/2026", "4/13/2026"], [.monthDayYear]),
      (["3/4/2026"], [.monthDayYear, .dayMonthYear]), (["13/4/2026", "4/13/2026"], []),
      (["2026-03-04"], DateOrder.allCases),
      ([], DateOrder.allCases),
    ] as [([String], [DateOrder])])
  func ordersThatFitAll(_ texts: [String], _ orders: [DateOrder]) {
    #expect(DateText.possibleOrders(texts) == orders)
  }
}
