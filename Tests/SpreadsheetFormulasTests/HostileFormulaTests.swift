import Foundation
import SpreadsheetValues
import Synchronization
import Testing

@testable import SpreadsheetFormulas

/// Checks that formulas made to exhaust a program end with an error value or at a limit.
@Suite struct HostileFormulaTests {
  @Test(arguments: [
    ("SUMPRODUCT(ROW(1:1048576)*COLUMN(A:XFD))", "#NUM!"),
    ("ROWS(A1:XFD1048576)", "1048576"),
    ("SUM(A1:XFD1048576)", "0"),
    ("SUMPRODUCT(A:XFD*A:XFD)", "0"),
    ("REPT(REPT(\"x\",32767),32767)", "#VALUE!"),
    ("10^10^100", "#NUM!"),
    ("9.9^999999999", "#NUM!"),
    ("0.1^999999999", "0"),
    ("EXP(1e100)", "#NUM!"),
    ("ROUND(1,1e100)", "1"),
    ("DATE(9999,12,1e9)", "#NUM!"),
    ("DATE(1e15,1,1)", "#NUM!"),
    ("EDATE(1,9e14)", "#NUM!"),
    ("YEAR(1e100)", "#NUM!"),
    ("TEXT(1e100,\"yyyy\")", "#VALUE!"),
    ("LEFT(\"abc\",9e15)", "abc"),
    ("MID(\"abc\",9e14,9e14)", ""),
    ("OFFSET(A1,9e14,9e14)", "#REF!"),
    ("INDEX(A1:B2,9e14)", "#REF!"),
    ("CHOOSE(1e300,1)", "#NUM!"),
    ("INDIRECT(\"INDIRECT(\"\"A1\"\")\")", "#REF!"),
    ("INDIRECT(\"R[-9223372036854775808]C\",FALSE)", "#REF!"),
    ("INDIRECT(\"R99999999999999999999C1:\",FALSE)", "#REF!"),
    ("SQRT(1e127)", "3.16227766016838e63"),
    ("MOD(1e100,7)", "#NUM!"),
    ("FACT(170)", "#NAME?"),
  ])
  func ends(_ formula: String, _ expected: String) {
    let result = result(formula)
    let plain = expected.contains("e") ? Fixture.shown(Fixture.value(expected)) : expected
    #expect(result == plain)
  }

  @Test func `the deepest formula fits the stack of a thread`() {
    let result = Mutex("")
    let thread = Thread {
      let deep = String(repeating: "IF(TRUE,1+(", count: 63) + "1" + String(repeating: "),0)", count: 63)
      var fixture = Fixture()
      fixture.workbook.sheets = [Sheet("Sheet1")]
      fixture.workbook.definedNames = [
        DefinedName(
          "Loop", formula: String(repeating: "(", count: 90) + "Loop" + String(repeating: ")", count: 90))
      ]
      let text = fixture.result(deep) + " " + fixture.result("Loop")
      result.withLock { $0 = text }
    }
    thread.stackSize = 1 << 20
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    #expect(result.withLock { $0 } == "64 #NUM!")
  }
}
