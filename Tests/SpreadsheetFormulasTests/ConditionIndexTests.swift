import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Checks that the index of whole columns gives the same results as a search in every row.
@Suite struct ConditionIndexTests {
  private static let rows: [[String]] = (1...60).map { row in
    let amount = row % 11 == 0 ? "" : row % 13 == 0 ? "text" : "\(row * 7 % 10).5"
    return [["a", "B", "b", "12", "=\"12\""][row % 5], amount, "\(row * 5 % 17)", "x\(row % 3)"]
  }
  private static let sheet = Fixture(rows)

  /// Compares with SUMPRODUCT, which checks every row, because one of its factors is not a condition.
  @Test(arguments: [
    ("SUMIFS(B1:B60,A1:A60,\"b\")", "SUMPRODUCT((1+0)*(A1:A60=\"b\")*1,B1:B60)"),
    (
      "SUMIFS(B:B,A:A,\"b\",C:C,\">=5\",C:C,\"<12\")",
      "SUMPRODUCT((1+0)*(A1:A60=\"b\")*(C1:C60>=5)*(C1:C60<12),B1:B60)"
    ),
    ("SUMIFS(B10:B30,A10:A30,\"a\",C10:C30,\">3\")", "SUMPRODUCT((1+0)*(A10:A30=\"a\")*(C10:C30>3),B10:B30)"),
    ("SUMIFS(B10:B30,A12:A32,\"a\")", "SUMPRODUCT((1+0)*(A12:A32=\"a\")*1,B10:B30)"),
    ("SUMIFS(B1:B60,C1:C60,\">8\",D1:D60,\"x*\")", "SUMPRODUCT((1+0)*(C1:C60>8)*1,B1:B60)"),
    ("SUMIFS(B1:B60,A1:A60,12)", "SUMPRODUCT((1+0)*(A1:A60&\"\"=\"12\")*1,B1:B60)"),
    ("SUMIF(C1:C60,\"<=4\")", "SUMPRODUCT((1+0)*(C1:C60<=4)*C1:C60)"),
    (
      "COUNTIFS(A1:A60,\"b\",D1:D60,\"x1\",C1:C60,\">2\")",
      "SUMPRODUCT((1+0)*(A1:A60=\"b\")*(D1:D60=\"x1\")*(C1:C60>2))"
    ),
    ("COUNTIF(A5:A20,\"b\")", "SUMPRODUCT((1+0)*(A5:A20=\"b\")*1)"),
    ("COUNTIF(C5:C20,\">7\")", "SUMPRODUCT((1+0)*(C5:C20>7)*1)"),
    ("COUNTIF(A1:A60,\"none\")", "0"),
    (
      "AVERAGEIFS(B1:B60,A1:A60,\"a\")",
      "SUMPRODUCT((1+0)*(A1:A60=\"a\")*1,B1:B60)/SUMPRODUCT((1+0)*(A1:A60=\"a\")*ISNUMBER(B1:B60))"
    ),
    ("MAXIFS(C1:C60,A1:A60,\"a\",C1:C60,\"<9\")", "MAX(INDEX((A1:A60=\"a\")*(C1:C60<9)*C1:C60,0))"),
  ])
  func agrees(_ formula: String, _ plain: String) {
    #expect(Self.sheet.result(formula) == Self.sheet.result(plain))
    #expect(!Self.sheet.result(formula).hasPrefix("#"))
  }

  @Test func `an error counts only where it is met`() {
    let sheet = Fixture([["a", "1"], ["b", "#N/A"], ["a", "2"], ["c", "1e30"], ["c", "1e-30"]])
    #expect(sheet.result("SUMIFS(B:B,A:A,\"a\")") == "3")
    #expect(sheet.result("SUMIFS(B:B,A:A,\"b\")") == "#N/A")
    #expect(sheet.result("SUMIFS(B:B,A:A,\"c\")") == "1000000000000000000000000000000")
    #expect(sheet.result("SUM(B3:B5)") == "1000000000000000000000000000000")
  }

  @Test func `a column may sum what stands above its own cells`() {
    let rows = (1...40).map {
      ["k\($0 % 2)", $0 <= 2 ? "1" : "=SUMIF(A$1:A\($0 - 1),A\($0),B$1:B\($0 - 1))"]
    }
    #expect(Fixture(rows).shown("B40") == "262144")
  }

  @Test func `prefix sums change their power of ten`() {
    var sums = PrefixSums()
    let values: [CellValue] = [.number(5), .text("x"), Fixture.value("0.25"), Fixture.value("-0.001")]
    for value in values {
      let isTaken = sums.append(value)
      #expect(isTaken)
    }
    #expect(sums.totals(0..<4)?.sum == Decimal(string: "5.249"))
    #expect(sums.totals(1..<3)?.count == 1)
    for value in [CellValue.error(.value), Fixture.value("1e60")] {
      let isTaken = sums.append(value)
      #expect(!isTaken)
    }
    #expect(sums.count == 4)
  }
}
