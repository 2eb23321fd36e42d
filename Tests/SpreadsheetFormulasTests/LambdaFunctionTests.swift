import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

@Suite struct LambdaFunctionTests {
  private static let sheet = Fixture([["1", "10"], ["2", "20"], ["3", "30"]])

  @Test(arguments: [
    ("LET(x,5,x*2)", "10"),
    ("LET(x,5,y,x+1,x*y)", "30"),
    ("LET(x,1,LET(x,2,x)+x)", "3"),
    ("LET(_xlpm.rate,0.5,_xlpm.rate*4)", "2"),
    ("LET(x,A1:A3,SUM(x))", "6"),
    ("LET(x,1/0,IFERROR(x,7))", "7"),
    ("LET(x,1)", "#VALUE!"),
    ("LET(1,2,3)", "#VALUE!"),
    ("LAMBDA(x,x+1)(2)", "3"),
    ("_xlfn.LAMBDA(_xlpm.x,_xlpm.y,_xlpm.x*_xlpm.y)(6,7)", "42"),
    ("LAMBDA(x,LAMBDA(y,x-y))(5)(3)", "2"),
    ("LAMBDA(x,x)", "#CALC!"),
    ("LAMBDA(x,x)(1,2)", "#VALUE!"),
    ("LAMBDA(x,[y],IF(ISOMITTED(y),x,x*y))(4)", "4"),
    ("LAMBDA(x,y,IF(ISOMITTED(y),x,x*y))(4,)", "4"),
    ("LAMBDA(x,[y],IF(ISOMITTED(y),x,x*y))(4,2)", "8"),
    ("LET(double,LAMBDA(x,x*2),double(double(3)))", "12"),
    ("SUM(MAP(A1:A3,LAMBDA(x,x*x)))", "14"),
    ("SUM(MAP(A1:A3,B1:B3,LAMBDA(a,b,a*b)))", "140"),
    ("COUNT(MAP(A1:A3,LAMBDA(x,1/(x-2))))", "2"),
    ("REDUCE(0,A1:A3,LAMBDA(a,b,a+b))", "6"),
    ("REDUCE(,A1:A3,LAMBDA(a,b,a+b))", "6"),
    ("REDUCE(1,A1:A3,LAMBDA(a,b,a*b))", "6"),
    ("SUM(SCAN(0,A1:A3,LAMBDA(a,b,a+b)))", "10"),
    ("SUM(BYROW(A1:B3,LAMBDA(r,MAX(r))))", "60"),
    ("TEXTJOIN(\"|\",TRUE,BYCOL(A1:B3,LAMBDA(c,SUM(c))))", "6|60"),
    ("SUM(MAKEARRAY(2,3,LAMBDA(r,c,r*10+c)))", "102"),
    ("MAKEARRAY(0,3,LAMBDA(r,c,1))", "#VALUE!"),
    ("MAP(A1:A3,5)", "#VALUE!"),
    ("NOTHING(1)", "#NAME?"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(Self.sheet.result(formula) == expected)
  }

  @Test func `a name may stand for a function that calls itself`() {
    var fixture = Fixture([["5"]])
    fixture.workbook.definedNames = [
      DefinedName("Fact", formula: "LAMBDA(n,IF(n<2,1,n*Fact(n-1)))"),
      DefinedName("Endless", formula: "LAMBDA(n,Endless(n+1))"),
    ]
    #expect(fixture.result("Fact(A1)") == "120")
    #expect(fixture.result("Endless(1)") == "#NUM!")
  }

  @Test func `a formula makes only so many calls`() throws {
    let calculation = Calculation(Fixture([["1"]]).workbook, now: Fixture.moment) { _ in true }
    calculation.maximumLambdaCalls = 100
    let address = CellAddress(sheet: 0, reference: CellReference(clampingRow: 9, column: 9))
    func value(_ count: Int) throws -> CellValue {
      let text = "REDUCE(0,SEQUENCE(\(count)),LAMBDA(a,b,REDUCE(a,SEQUENCE(10),LAMBDA(c,d,c+1))))"
      return calculation.value(of: try FormulaParser.parse(text), at: address)
    }
    #expect(try value(9) == .number(90))
    #expect(try value(10) == .error(.number))
  }
}
