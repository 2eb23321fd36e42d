import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

@Suite struct DateFunctionTests {
  @Test(arguments: [
    ("DATE(2026,3,1)", "46082"),
    ("DATE(108,1,2)", "39449"),
    ("DATE(2008,14,2)", "39846"),
    ("DATE(2008,-3,2)", "39327"),
    ("DATE(2008,1,35)", "39482"),
    ("DATE(2008,1,-15)", "39432"),
    ("DATE(1900,2,29)", "60"),
    ("DATE(-1,1,1)", "#NUM!"),
    ("DATEVALUE(\"8/22/2011\")", "40777"),
    ("DATEVALUE(\"22-MAY-2011\")", "40685"),
    ("DATEVALUE(\"2011/02/23\")", "40597"),
    ("DATEVALUE(\"nonsense\")", "#VALUE!"),
    ("DATEVALUE(\"January 1\")", "46023"),
    ("DATEVALUE(\"1 January\")", "46023"),
    ("DATEVALUE(\"1/5\")", "46027"),
    ("DATEVALUE(\"1-Jan\")", "46023"),
    ("DATEVALUE(\"Jan 2024\")", "45292"),
    ("DATEVALUE(\"3/2024\")", "45352"),
    ("DATEVALUE(\"Jan-32\")", "11689"),
    ("DATEVALUE(\"2/30\")", "10990"),
    ("DATEVALUE(\"29-Feb-1900\")", "60"),
    ("DATEVALUE(\"1.5\")", "#VALUE!"),
    ("DATEVALUE(\"13/5\")", "#VALUE!"),
    ("MONTH(\"March 5\")", "3"),
    ("\"1/5\"+0", "46027"),
    ("TIMEVALUE(\"2:24 AM\")", "0.1"),
    ("TIME(12,0,0)", "0.5"),
    ("TIME(27,0,0)", "0.125"),
    ("TIME(-1,0,0)", "#NUM!"),
    ("TODAY()", "46096"),
    ("NOW()", "46096.75"),
    ("YEAR(46082)", "2026"),
    ("MONTH(46082)", "3"),
    ("DAY(46082)", "1"),
    ("DAY(60)", "29"),
    ("DAY(0)", "0"),
    ("YEAR(\"2026-03-01\")", "2026"),
    ("YEAR(-1)", "#NUM!"),
    ("WEEKDAY(39492)", "5"),
    ("WEEKDAY(39492,2)", "4"),
    ("WEEKDAY(39492,3)", "3"),
    ("WEEKDAY(39492,12)", "3"),
    ("WEEKDAY(39492,9)", "#NUM!"),
    ("EDATE(DATE(2011,1,15),1)", "40589"),
    ("EDATE(DATE(2024,1,31),1)=DATE(2024,2,29)", "TRUE"),
    ("EOMONTH(DATE(2011,1,1),1)", "40602"),
    ("EOMONTH(DATE(2011,1,1),-3)", "40482"),
    ("DAYS(\"3/15/21\",\"2/1/21\")", "42"),
    ("DATEDIF(DATE(2001,1,1),DATE(2003,1,1),\"Y\")", "2"),
    ("DATEDIF(DATE(2001,6,1),DATE(2002,8,15),\"D\")", "440"),
    ("DATEDIF(DATE(2001,6,1),DATE(2002,8,15),\"YD\")", "75"),
    ("DATEDIF(DATE(2001,6,1),DATE(2002,8,15),\"MD\")", "14"),
    ("DATEDIF(DATE(2001,6,20),DATE(2002,8,15),\"YM\")", "1"),
    ("DATEDIF(DATE(2001,6,20),DATE(2002,8,15),\"M\")", "13"),
    ("DATEDIF(2,1,\"D\")", "#NUM!"),
    ("DATEDIF(1,2,\"X\")", "#NUM!"),
    ("HOUR(0.75)", "18"),
    ("MINUTE(\"12:45:00\")", "45"),
    ("SECOND(\"4:48:18 PM\")", "18"),
    ("ISOWEEKNUM(DATE(2012,3,9))", "10"),
    ("ISOWEEKNUM(DATE(2021,1,1))", "53"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(result(formula) == expected)
  }

  @Test func `days count from 1904 where the workbook says so`() {
    var fixture = Fixture()
    fixture.workbook.sheets = [Sheet("Sheet1")]
    fixture.workbook.dateSystem = .from1904
    #expect(fixture.result("DATE(2026,3,1)") == "44620")
    #expect(fixture.result("WEEKDAY(DATE(2026,3,1))") == "1")
    #expect(fixture.result("YEAR(0)") == "1904")
  }

  @Test func `a day without a year depends on the moment, one with a year does not`() {
    let calculator = Fixture([
      ["=DATEVALUE(\"April 1\")", "=DATEVALUE(\"April 1, 2026\")", "=MONTH(\"April\"&\" 1\")", "=\"1/5\"*1"]
    ]).calculator
    let isUncertain = ["A1", "B1", "C1", "D1"].compactMap { CellReference($0) }.map {
      _ = calculator.value(sheet: "Sheet1", $0)
      return calculator.isUncertain(sheetNumber: 0, $0)
    }
    #expect(isUncertain == [true, false, true, true])
  }
}
