import CalendarDates
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Tests workday functions; expected values come from Microsoft's examples and from counting on a calendar.
@Suite struct WorkdayFunctionTests {
  @Test(arguments: [
    ("WORKDAY(DATE(2008,10,1),151)", "39933"),
    ("WORKDAY(DATE(2008,10,1),151,{39778,39786,39834})", "39938"),
    ("WORKDAY(DATE(2026,3,13),1)", "46097"),
    ("WORKDAY(DATE(2026,3,16),-1)", "46094"),
    ("WORKDAY(DATE(2026,3,14),0)", "46095"),
    ("WORKDAY(1,-5)", "#NUM!"),
    ("WORKDAY(1,1e6,-1)", "#NUM!"),
    ("WORKDAY(1,1e15)", "#NUM!"),
    ("WORKDAY.INTL(DATE(2012,1,1),90,11)", "41013"),
    ("WORKDAY.INTL(DATE(2012,1,1),30,17)", "40944"),
    ("WORKDAY.INTL(DATE(2026,3,16),1,\"1111110\")", "46103"),
    ("WORKDAY.INTL(1,1,\"1111111\")", "#VALUE!"),
    ("WORKDAY.INTL(1,1,8)", "#NUM!"),
    ("NETWORKDAYS(DATE(2012,10,1),DATE(2013,3,1))", "110"),
    ("NETWORKDAYS(DATE(2012,10,1),DATE(2013,3,1),{41235})", "109"),
    ("NETWORKDAYS(DATE(2013,3,1),DATE(2012,10,1),{41235,41247,41295})", "-107"),
    ("NETWORKDAYS.INTL(DATE(2006,1,1),DATE(2006,1,31))", "22"),
    ("NETWORKDAYS.INTL(DATE(2006,2,28),DATE(2006,1,31))", "-21"),
    ("NETWORKDAYS.INTL(DATE(2006,1,1),DATE(2006,2,1),7,{38719,38733})", "22"),
    ("WEEKNUM(DATE(2012,3,9))", "10"),
    ("WEEKNUM(DATE(2012,3,9),2)", "11"),
    ("WEEKNUM(DATE(2012,3,9),21)", "10"),
    ("WEEKNUM(DATE(2026,1,1),14)", "1"),
    ("WEEKNUM(DATE(2026,1,8),14)", "2"),
    ("WEEKNUM(1,3)", "#NUM!"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(result(formula) == expected)
  }

  @Test func `a count agrees with days looked at one by one`() {
    let holidays = [46_000, 46_001, 46_050, 46_120]
    let list = holidays.map { "\($0)" }.joined(separator: ",")
    for (start, number) in [(45_990, 100), (46_003, 37), (46_200, -120), (46_001, 12)] {
      var (day, left) = (start, abs(number))
      while left > 0 {
        day += number < 0 ? -1 : 1
        // Serial numbers modulo 7 are 0 on Saturdays and 1 on Sundays.
        if day % 7 > 1, !holidays.contains(day) { left -= 1 }
      }
      #expect(result("WORKDAY(\(start),\(number),{\(list)})") == "\(day)")
    }
  }

  @Test func `days of the 1904 system fall on the same days of the week`() {
    var fixture = Fixture()
    fixture.workbook.sheets = [Sheet("Sheet1")]
    fixture.workbook.dateSystem = .from1904
    #expect(fixture.result("TEXT(WORKDAY(DATE(2026,3,13),1),\"yyyy-mm-dd\")") == "2026-03-16")
  }
}
