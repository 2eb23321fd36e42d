import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Returns an expression as text with brackets around every group, for comparisons.
private func shape(_ text: String) throws -> String { describe(try FormulaParser.parse(text)) }

private func describe(_ expression: FormulaExpression) -> String {
  switch expression {
  case .constant(.number(let number)): "\(number)"
  case .constant(.text(let text)): "\"\(text)\""
  case .constant(.boolean(let flag)): flag ? "TRUE" : "FALSE"
  case .constant(.error(let error)): error.rawValue
  case .constant(.empty): "empty"
  case .array(let rows):
    "{\(rows.map { $0.map { describe(.constant($0)) }.joined(separator: ",") }.joined(separator: ";"))}"
  case .missing: "_"
  case .area(let area): describe(area.sheet) + "\(area.range)"
  case .name(let name, let sheet): describe(sheet) + "name:\(name)"
  case .structured(let part):
    "table:\(part.table ?? "")\(part.items.map(\.rawValue))"
      + (part.columns.map { "[\($0.first):\($0.last)]" } ?? "")
  case .call(let name, let arguments): "\(name)(\(arguments.map(describe).joined(separator: ",")))"
  case .apply(let function, let arguments):
    "\(describe(function))(\(arguments.map(describe).joined(separator: ",")))"
  case .unary(let sign, let operand): "(\(sign.rawValue) \(describe(operand)))"
  case .operation(let first, let terms):
    "["
      + ([describe(first)] + terms.map { "\($0.operator.rawValue) \(describe($0.operand))" })
      .joined(separator: " ") + "]"
  }
}

private func describe(_ sheet: SheetQualifier?) -> String {
  switch sheet {
  case nil: ""
  case .sheet(let name): "<\(name)>"
  case .sheets(let first, let last): "<\(first)|\(last)>"
  case .external(let name): "external<\(name)>"
  }
}

@Suite struct FormulaParserTests {
  @Test(arguments: [
    ("1+2*3", "[1 + [2 * 3]]"),
    ("=1-2-3", "[1 - 2 - 3]"),
    ("-2^2", "[(- 2) ^ 2]"),
    ("2^-3", "[2 ^ (- 3)]"),
    ("50%*2", "[(% 50) * 2]"),
    ("1&2=3", "[[1 & 2] = 3]"),
    ("1<>2", "[1 <> 2]"),
    ("1>=2", "[1 >= 2]"),
    ("(1+2)*3", "[[1 + 2] * 3]"),
    ("--A1", "(- (- A1))"),
    ("1.5E+3", "1500"),
  ])
  func operators(_ text: String, _ expected: String) throws {
    #expect(try shape(text) == expected)
  }

  @Test(arguments: [
    ("$A$1", "A1"),
    ("B2:A1", "A1:B2"),
    ("A:C", "A1:C1048576"),
    ("$3:5", "A3:XFD5"),
    ("3:5", "A3:XFD5"),
    ("Sheet1!A1", "<Sheet1>A1"),
    ("'My ''Sheet'''!A1:B2", "<My 'Sheet'>A1:B2"),
    ("Jan:Mar!B2", "<Jan|Mar>B2"),
    ("'Jan 1:Mar 1'!B2", "<Jan 1|Mar 1>B2"),
    ("[1]Sheet1!A1", "external<[1]Sheet1>A1"),
    ("'[Book.xlsx]My Sheet'!A1", "external<[Book.xlsx]My Sheet>A1"),
    ("[2]!Rate", "external<[2]>name:Rate"),
    ("A1:B2 B1:B9", "[A1:B2   B1:B9]"),
    ("SUM((A1,B2))", "SUM([A1 , B2])"),
    ("A1:INDEX(B:B,2)", "[A1 : INDEX(B1:B1048576,2)]"),
    ("@A1:A5", "(@ A1:A5)"),
    ("A1#", "(# A1)"),
    ("Sheet1!#REF!", "#REF!"),
    ("#REF!A1", "#REF!"),
    ("Übertrag", "name:Übertrag"),
    ("Sheet2!Rate", "<Sheet2>name:Rate"),
  ])
  func references(_ text: String, _ expected: String) throws {
    #expect(try shape(text) == expected)
  }

  @Test(arguments: [
    ("T[Amount]", "table:T[][Amount:Amount]"),
    ("T[[#This Row],[Amount]]", "table:T[\"#THIS ROW\"][Amount:Amount]"),
    ("[@Amount]", "table:[\"#THIS ROW\"][Amount:Amount]"),
    ("T[@[Due date]]", "table:T[\"#THIS ROW\"][Due date:Due date]"),
    ("T[[Jan]:[Mar]]", "table:T[][Jan:Mar]"),
    ("T[[#Headers],[#Data],[Jan]:[Mar]]", "table:T[\"#HEADERS\", \"#DATA\"][Jan:Mar]"),
    ("T[#All]", "table:T[\"#ALL\"]"),
    ("T[]", "table:T[]"),
    ("T[a'[b'']", "table:T[][a[b':a[b']"),
  ])
  func tables(_ text: String, _ expected: String) throws {
    #expect(try shape(text) == expected)
  }

  @Test(arguments: [
    ("\"a\"\"b\"", "\"a\"b\""),
    ("{1,-2;\"x\",#N/A}", "{1,-2;\"x\",#N/A}"),
    ("TRUE", "TRUE"),
    ("true()", "TRUE()"),
    ("#DIV/0!", "#DIV/0!"),
    ("_xlfn._xlws.FILTER(A1)", "FILTER(A1)"),
    ("_xlfn.XLOOKUP(1,A1)", "XLOOKUP(1,A1)"),
    ("IF(A1,,1)", "IF(A1,_,1)"),
    ("NOW()", "NOW()"),
    ("1e999", "#NUM!"),
  ])
  func constantsAndCalls(_ text: String, _ expected: String) throws {
    #expect(try shape(text) == expected)
  }

  @Test(arguments: [
    ("", FormulaSyntaxError.Reason.empty, 0),
    ("1+", .unexpectedEnd, 2),
    ("SUM(1", .unexpectedEnd, 5),
    ("1)", .unexpected(")"), 1),
    ("1+*2", .unexpected("*"), 2),
    ("\"open", .unterminated, 0),
    ("1+[open", .unterminated, 2),
    ("A1~B1", .unexpectedCharacter, 2),
    ("{1,2;3}", .unexpected("a row of another length"), 5),
    ("{A1}", .unexpected("A1"), 1),
    ("T[#Nothing]", .invalidStructuredReference, 1),
    ("T[[a]b]", .invalidStructuredReference, 1),
    ("1.2.3", .unexpected(".3"), 3),
  ])
  func errors(_ text: String, _ reason: FormulaSyntaxError.Reason, _ offset: Int) {
    #expect(throws: FormulaSyntaxError(reason, at: offset)) { try FormulaParser.parse(text) }
  }

  @Test func limits() {
    let deep = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect(throws: FormulaSyntaxError(.tooDeep, at: 129)) { try FormulaParser.parse(deep) }
    let signs = String(repeating: "-", count: 300) + "1"
    #expect(throws: FormulaSyntaxError.self) { try FormulaParser.parse(signs) }
    let percents = "1" + String(repeating: "%", count: 300)
    #expect(throws: FormulaSyntaxError.self) { try FormulaParser.parse(percents) }
    let wide = "SUM(" + Array(repeating: "1", count: 256).joined(separator: ",") + ")"
    #expect(throws: FormulaSyntaxError.self) { try FormulaParser.parse(wide) }
    let long = String(repeating: "1+", count: 5_000) + "1"
    #expect(throws: FormulaSyntaxError(.tooLong, at: 8_192)) { try FormulaParser.parse(long) }
  }
}
