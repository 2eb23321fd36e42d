import Testing

@testable import SpreadsheetValues

@Suite struct FutureFunctionsTests {
  @Test(arguments: [
    ("SUM(A1:A9)", "SUM(A1:A9)"),
    ("XLOOKUP(A1,B:B,C:C)", "_xlfn.XLOOKUP(A1,B:B,C:C)"),
    ("xlookup(A1,B:B,C:C)", "_xlfn.xlookup(A1,B:B,C:C)"),
    ("SUM(FILTER(A1:A9,B1:B9>0))", "SUM(_xlfn._xlws.FILTER(A1:A9,B1:B9>0))"),
    (
      "IFS(A1>0,\"IFS(\",TRUE,CONCAT(A1,\"\"\"XOR(\"))",
      "_xlfn.IFS(A1>0,\"IFS(\",TRUE,_xlfn.CONCAT(A1,\"\"\"XOR(\"))"
    ),
    ("'IFS('!A1+Table1[[#This Row],[DAYS(]]", "'IFS('!A1+Table1[[#This Row],[DAYS(]]"),
    ("Table1[It']s LET(]&LET(x,1,x)", "Table1[It']s LET(]&_xlfn.LET(_xlpm.x,1,_xlpm.x)"),
    ("STDEV.S(A1:A9)+STDEV(A1:A9)", "_xlfn.STDEV.S(A1:A9)+STDEV(A1:A9)"),
    (
      "LET(rate,A1,net,B1*rate,net+rate)",
      "_xlfn.LET(_xlpm.rate,A1,_xlpm.net,B1*_xlpm.rate,_xlpm.net+_xlpm.rate)"
    ),
    ("LET( x, 1, x + 1 )", "_xlfn.LET( _xlpm.x, 1, _xlpm.x + 1 )"),
    ("MAP(A1:A9,LAMBDA(v,v*2))", "_xlfn.MAP(A1:A9,_xlfn.LAMBDA(_xlpm.v,_xlpm.v*2))"),
    ("DAYS", "DAYS"), ("1E5+A1", "1E5+A1"), ("\"open", "\"open"), ("[open", "[open"), ("", ""),
    ("SUM(Überschuss,1)", "SUM(Überschuss,1)"),
  ])
  func storesPrefixes(formula: String, stored: String) {
    #expect(FutureFunctions.stored(formula) == stored)
    #expect(FutureFunctions.stored(stored) == stored)
    #expect(FutureFunctions.displayed(stored) == formula)
  }

  @Test func dropsEveryPrefix() {
    #expect(FutureFunctions.withoutPrefix("_XLFN._xlws.SORT") == "SORT")
    #expect(FutureFunctions.withoutPrefix("_xludf.DUMMYFUNCTION") == "DUMMYFUNCTION")
    #expect(FutureFunctions.withoutPrefix("SUM") == "SUM")
  }

  @Test func eachFunctionIsListedOnce() {
    // 58 functions of 2010, 50 of 2013, 55 of later versions, and three with different prefixes.
    #expect(FutureFunctions.prefixes.count == 58 + 50 + 55 + 3)
  }

  @Test(arguments: [
    ("Log", true), ("_x", true), ("Table1", true), ("Plan.2", true), ("Größe", true), ("\\a", true),
    ("", false),
    ("1a", false), ("a b", false), ("A1", false), ("XFD1048576", false), ("R1C1", false), ("r", false),
    ("a-b", false), (String(repeating: "n", count: 255), true), (String(repeating: "n", count: 256), false),
  ])
  func knowsNames(name: String, isValid: Bool) {
    #expect(NameRules.isValid(name) == isValid)
  }
}
