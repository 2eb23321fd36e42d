import Testing

@testable import Formulas

@Suite struct TextFunctionTests {
  @Test(arguments: [
    ("VALUE(\"$1,000\")", "1000"),
    ("VALUE(\"16:48:00\")-VALUE(\"12:00:00\")", "0.2"),
    ("VALUE(\"25%\")", "0.25"),
    ("VALUE(\"1,00\")", "#VALUE!"),
    ("VALUE(\"2026-03-01\")", "46082"),
    ("VALUE(\"\")", "#VALUE!"),
    ("LEFT(\"Sale Price\",4)", "Sale"),
    ("LEFT(\"Sweden\")", "S"),
    ("LEFT(\"a\",-1)", "#VALUE!"),
    ("RIGHT(\"Sale Price\",5)", "Price"),
    ("MID(\"Fluid Flow\",7,20)", "Flow"),
    ("MID(\"Fluid\",0,1)", "#VALUE!"),
    ("LEN(\"Zürich\")", "6"),
    ("LEN(1234.5)", "6"),
    ("FIND(\"M\",\"Miriam McGovern\",3)", "8"),
    ("FIND(\"z\",\"abc\")", "#VALUE!"),
    ("SEARCH(\"e\",\"Statements\",6)", "7"),
    ("SEARCH(\"m?G\",\"Miriam McGovern\")", "8"),
    ("SUBSTITUTE(\"Quarter 1, 2008\",\"1\",\"2\",1)", "Quarter 2, 2008"),
    ("SUBSTITUTE(\"aaa\",\"a\",\"b\")", "bbb"),
    ("SUBSTITUTE(\"aaa\",\"a\",\"b\",3)", "aab"),
    ("SUBSTITUTE(\"aaa\",\"a\",\"b\",4)", "aaa"),
    ("REPLACE(\"abcdefghijk\",6,5,\"*\")", "abcde*k"),
    ("TRIM(\"  First   Quarter \")", "First Quarter"),
    ("CLEAN(\"a\"&CHAR(10)&\"b\")", "ab"),
    ("UPPER(\"total\")", "TOTAL"),
    ("LOWER(\"E. E.\")", "e. e."),
    ("PROPER(\"2-way street, O'NEIL\")", "2-Way Street, O'Neil"),
    ("CONCAT(\"a\",1,TRUE)", "a1TRUE"),
    ("CONCATENATE(\"a\",\"b\")", "ab"),
    ("TEXTJOIN(\", \",TRUE,\"a\",\"\",\"b\")", "a, b"),
    ("TEXTJOIN(\"-\",FALSE,{\"a\",\"\";\"b\",1})", "a--b-1"),
    ("REPT(\"*-\",3)", "*-*-*-"),
    ("REPT(\"x\",40000)", "#VALUE!"),
    ("EXACT(\"Word\",\"word\")", "FALSE"),
    ("CHAR(65)", "A"),
    ("CHAR(128)", "€"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(result(formula) == expected)
  }

  @Test(arguments: [
    ("1234.567", "$#,##0.00", "$1,234.57"),
    ("1234.567", "#,##0", "1,235"),
    ("0.285", "0.0%", "28.5%"),
    ("-5", "0.00", "-5.00"),
    ("-5", "0.00;(0.00)", "(5.00)"),
    ("0", "0;-0;\"zero\"", "zero"),
    ("12200000", "0.00E+00", "1.22E+07"),
    ("0.00012", "0.0E+0", "1.2E-4"),
    ("1234567", "000-0000", "123-4567"),
    ("7", "0000", "0007"),
    ("0.5", "#.##", ".5"),
    ("1234567", "#,##0,", "1,235"),
    ("12", "General", "12"),
    ("150", "[>100]\"big\";\"small\"", "big"),
    ("50", "[>100]\"big\";\"small\"", "small"),
    ("12.5", "[$€-407] 0.00", "€ 12.50"),
    ("12.3", "??0.0??", " 12.3  "),
    ("46082", "yyyy-mm-dd", "2026-03-01"),
    ("46082", "mmmm d, yyyy", "March 1, 2026"),
    ("46082", "ddd dd/mm/yy", "Sun 01/03/26"),
    ("46082", "dddd mmm", "Sunday Mar"),
    ("46082.5625", "m/d/yyyy h:mm AM/PM", "3/1/2026 1:30 PM"),
    ("46082.5625", "hh:mm:ss", "13:30:00"),
    ("1.5", "[h]:mm", "36:00"),
    ("60", "yyyy-mm-dd", "1900-02-29"),
    ("-1", "yyyy", "#VALUE!"),
    ("\"x\"", "0", "x"),
    ("\"x\"", "0;0;0;\"<\"@\">\"", "<x>"),
    ("TRUE", "0", "TRUE"),
    ("\"12\"", "0.0", "12.0"),
  ])
  func formats(_ value: String, _ code: String, _ expected: String) {
    let quoted = code.replacing("\"", with: "\"\"")
    #expect(result("TEXT(\(value),\"\(quoted)\")") == expected)
  }
}
