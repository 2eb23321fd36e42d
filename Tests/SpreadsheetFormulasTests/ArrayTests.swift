import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Tests arrays of values, of empty cells and of parts of a table.
@Suite struct ArrayTests {
  private static let log: Fixture = {
    var fixture = Fixture([["Amount", "Tax"], ["10", "1", "", "7"], ["20", "2"], ["30"]])
    let range = CellRange("A1:B4") ?? CellRange(cell("A1"), cell("B4"))
    fixture.workbook.sheets[0].properties.tables = [
      Sheet.Table(
        "Log", range: range, columns: [Sheet.Table.Column("Amount"), Sheet.Table.Column("Tax")],
        hasTotalsRow: true)
    ]
    return fixture
  }()

  private static func cell(_ text: String) -> CellReference {
    CellReference(text) ?? CellReference(clampingRow: 1, column: 1)
  }

  @Test(arguments: [
    ("MATCH(\"Tax\",Log[#Headers],0)", "2"),
    ("INDEX(Log,2,2)", "2"),
    ("INDEX(Log[Amount],2)", "20"),
    ("COUNTIF(Log[Amount],\">10\")", "1"),
    ("SUM(INDIRECT(\"Log[Amount]\"))", "30"),
    ("SUM(INDIRECT(\"Log[\"&\"Tax\"&\"]\"))", "3"),
    ("INDIRECT(\"Log[[#Headers],[Tax]]\")", "Tax"),
    ("MAX(ROW(Log[]))", "2"),
    ("ROW(Log[#Headers])", "1"),
    ("ROWS(Log)", "2"),
    ("XLOOKUP(20,Log[Amount],Log[Tax])", "2"),
    ("SUM(Log[[#Data],[#Totals],[Amount]])", "60"),
    ("SUMIFS(Log[Amount],Log[Tax],\">1\")", "20"),
    ("SUM(OFFSET(Log[[#Headers],[Amount]],1,0,2,1))", "30"),
    ("SUM(INDEX(Log,0,1))", "30"),
    ("SUM(Log[Amount] Log[#Data])", "30"),
    ("VLOOKUP(20,Log,2,FALSE)", "2"),
    ("VLOOKUP(20,Log[#All],COLUMN(Log[Tax]),FALSE)", "2"),
    ("COUNTBLANK(D1:D3)", "2"),
    ("ROWS(UNIQUE(D1:D3))", "2"),
    ("SUM(--(FILTER(D1:D3,{1;1;1})=\"\"))", "2"),
    ("SUM(--(FILTER(D1:D3,{1;1;1})=0))", "2"),
    ("TEXTJOIN(\",\",TRUE,FILTER(D1:D3,{1;1;1}))", "7"),
    ("TEXTJOIN(\",\",TRUE,IF({1;1;1},D1:D3))", "0,7,0"),
    ("AVERAGE(FILTER(D1:D3,{1;1;1}))", "7"),
    ("MAX(IF({1;1;1},D1:D3,-1))", "7"),
    ("MIN(IF({1;1;1},D1:D3))", "0"),
    ("IF(D1=\"\",1,2)", "1"),
    ("INDEX(D1:D3,1)&\"\"", ""),
    ("VLOOKUP(\"a\",{\"a\",1},2,0)", "1"),
    ("SUM(VSTACK(D1:D3,{1;2}))", "10"),
    ("ISBLANK(D1)", "TRUE"),
    ("MATCH(0,D1:D3,0)", "#N/A"),
    ("XMATCH(0,D1:D3)", "#N/A"),
    ("VLOOKUP(D1,{0,\"zero\"},2,FALSE)", "zero"),
    ("COUNTIF(D1:D3,0)", "0"),
    ("SUMPRODUCT(--(D1:D3=0))", "2"),
    ("SUMPRODUCT((A2:A3>5)*(B2:B3))", "3"),
    ("SUM(SMALL({5,3,1},{1,2}))", "4"),
    ("INDEX(SORT({3;1;2}),1)", "1"),
    ("SUM(INDEX({1,2;3,4},0,2))", "6"),
    ("SUMPRODUCT(MAX((A2:A3)*(B2:B3)))", "40"),
    ("ROWS(TRANSPOSE({1,2,3}))", "3"),
    ("COLUMNS(INDEX({1,2;3,4},1,0))", "2"),
    ("OR({FALSE,TRUE})", "TRUE"),
    ("LARGE(CHOOSE({1,2},A2:A3,B2:B3),2)", "10"),
    ("SUM(BYROW({1,2;3,4},LAMBDA(r,MAX(r))))", "6"),
    ("REDUCE(0,{1,2,3},LAMBDA(a,b,a+b))", "6"),
    ("LET(x,{1,2,3},SUM(x*2))", "12"),
    ("SUM(XLOOKUP({\"a\",\"b\"},{\"a\",\"b\",\"c\"},{1,2,3}))", "3"),
    ("SORT({1;2},1,{1,2})", "#VALUE!"),
    ("SORT({1;2},{1,2})", "#VALUE!"),
    ("TAKE({1,2},0)", "#CALC!"),
    ("CHOOSEROWS({1,2,3},2)", "#VALUE!"),
    ("SUM(FILTER({1;2;3},{0;0;0},0))", "0"),
    ("COLUMNS(SEQUENCE(1,5))", "5"),
  ])
  func `single values`(_ formula: String, _ expected: String) {
    #expect(Self.log.result(formula) == expected)
  }

  @Test(arguments: [
    ("Log[Amount]*2", "20|40"),
    ("Log[#Headers]", "Amount|Tax"),
    ("ROW(Log[])", "2|3"),
    ("FILTER(Log,Log[Amount]>10)", "20|2"),
    ("Log[[#All],[Tax]]", "Tax|1|2|"),
    ("SORT(Log,1,-1)", "20|2|10|1"),
    ("SORTBY(Log[Amount],Log[Tax],-1)", "20|10"),
    ("FILTER(D1:D3,{1;1;1})+0", "0|7|0"),
    ("UNIQUE(D1:D3)", "|7"),
    ("TAKE(D1:D3,1)&\"x\"", "x"),
    ("{1;2}+{10,20}", "11|21|12|22"),
    ("{1,2,3}+{1,2}", "2|4|#N/A"),
    ("TRANSPOSE({1,2,3})", "1|2|3"),
    ("LEN({\"a\",\"bb\"})", "1|2"),
    ("IF({1,0},\"x\")", "x|FALSE"),
    ("COUNTIF(A2:A3,{10,20,30})", "1|1|0"),
    ("SUMIF(A2:A3,{10;20},B2:B3)", "1|2"),
    ("TEXT({1,2},\"00\")", "01|02"),
    ("RANK(A2:A3,A2:A3)", "2|1"),
    ("DATE(2026,{1,2},1)", "46023|46054"),
    ("EDATE({46023;46054},1)", "46054|46082"),
    ("INDEX(A1:B3,{2;3},2)", "1|2"),
    ("VLOOKUP({10;20},A2:B3,{1,2},0)", "10|1|20|2"),
    ("HSTACK(SEQUENCE(2),{5;6})", "1|5|2|6"),
    ("MAP({1,2},LAMBDA(x,x*2))", "2|4"),
    ("SORT(UNIQUE({3;1;3;2}),,-1)", "3|2|1"),
    ("UNIQUE({1,2;2,1;1,2})", "1|2|2|1"),
    ("UNIQUE({\"A\",1;\"a\",1},,)", "A|1"),
    ("SORT({\"b\",1;\"a\",2;\"c\",0},2)", "c|0|b|1|a|2"),
    ("TOCOL({1,#N/A;\"\",2},2)", "1||2"),
    ("SEQUENCE(2,2,0,0)", "0|0|0|0"),
    ("TAKE(SEQUENCE(3,3),-2,1)", "4|7"),
    ("DROP(SEQUENCE(3,3),,2)", "3|6|9"),
    ("CHOOSECOLS({1,2,3},{3,1})", "3|1"),
    ("FILTER({1,2,3;4,5,6},{TRUE,FALSE,TRUE})", "1|3|4|6"),
    ("LOOKUP({1.5,2.5},{1,2,3},{\"a\",\"b\",\"c\"})", "a|b"),
    ("MATCH({\"b\",\"z\"},{\"a\",\"b\"},0)", "2|#N/A"),
    ("XMATCH({2;5},{1,3,5},1)", "2|3"),
  ])
  func arrays(_ formula: String, _ expected: String) {
    #expect(Self.log.values(formula) == expected)
  }

  @Test(arguments: [
    ("SUM(Log[Amount]*Log[Tax])", "B3", "40"),
    ("SUM(Log[@])", "B3", "22"),
    ("Log[@Tax]", "C3", "2"),
  ])
  func `values in a row of the table`(_ formula: String, _ cell: String, _ expected: String) {
    #expect(Self.log.result(formula, at: cell) == expected)
  }
}
