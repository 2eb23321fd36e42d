import CalendarDates
import Foundation
import SpreadsheetValues

@testable import SpreadsheetFormulas

/// Calls of every function with arguments of every shape and kind; the same seed gives the same calls.
struct FormulaCalls<Generator: RandomNumberGenerator> {
  private var generator: Generator
  private static var functions: [FunctionDeclaration] { sortedFunctions }

  /// Creates calls with a random number generator.
  init(_ generator: Generator) {
    self.generator = generator
  }

  /// Returns a formula with one call; its arguments may contain other calls.
  mutating func formula() -> String { "=" + call(depth: 0) }

  private mutating func call(depth: Int) -> String {
    let function = pick(Self.functions)
    let most = function.repeating > 0 ? function.parameters.count + 3 : function.parameters.count
    // Most calls have a valid number of arguments, so that the body of the function is reached.
    let count = int(20) == 0 ? int(5) : function.required + int(min(most, 9) - min(function.required, 9) + 1)
    let arguments = (0..<count).map { place in
      argument(function, place, isLast: place == count - 1, depth: depth)
    }
    return function.name + "(" + arguments.joined(separator: ",") + ")"
  }

  private mutating func argument(
    _ function: FunctionDeclaration, _ place: Int, isLast: Bool, depth: Int
  ) -> String {
    if case .lazy = function.body, int(2) == 0 { return lazyArgument(function.name, place, isLast, depth) }
    switch int(depth < 2 ? 24 : 20) {
    case ..<5: return pick(CallArguments.numbers)
    case ..<7: return pick(CallArguments.texts)
    case ..<8: return pick(CallArguments.others)
    case ..<13: return pick(CallArguments.references)
    case ..<16: return pick(CallArguments.arrays)
    case ..<17: return pick(CallArguments.wide)
    case ..<20: return fitting(function.parameter(place))
    case 20:
      return call(depth: depth + 1) + pick(["+", "*", "^", "&", "<=", "-", "/"]) + pick(CallArguments.numbers)
    default: return call(depth: depth + 1)
    }
  }

  /// Returns an argument of the type of a parameter, small enough to give a useful result.
  private mutating func fitting(_ parameter: Parameter) -> String {
    switch parameter {
    case .number, .strictNumber: pick(["0", "1", "2", "3", "-1", "4.5", "A1", "{1,2;3,4}", "1/12", "12"])
    case .text: pick(CallArguments.texts + ["B1", "B2"])
    case .boolean: pick(["TRUE", "FALSE", "0", "A1", "{1,0}"])
    case .value, .any: pick(["A1", "B1", "1", "\"a\"", "E2"])
    case .range, .cells, .array: pick(["A1:A5", "A1:C3", "{1,2,3}", "{3;1;2}", "C1:C5", "n", "Other!A1:B2"])
    }
  }

  /// Returns names or functions for the arguments of `LET`, `LAMBDA` and similar functions.
  private mutating func lazyArgument(_ name: String, _ place: Int, _ isLast: Bool, _ depth: Int) -> String {
    if isLast, depth < 3 {
      let body = int(2) == 0 ? "x" : int(2) == 0 ? "x+y" : call(depth: depth + 1)
      return name == "LET" ? body : pick(["LAMBDA(x,", "LAMBDA(x,y,", "LAMBDA([x],", "LAMBDA("]) + body + ")"
    }
    return name == "LET" && place % 2 == 0
      ? pick(["x", "y", "z"]) : pick(CallArguments.references + ["x", "3"])
  }

  private mutating func int(_ bound: Int) -> Int { Int(generator.next() % UInt64(max(1, bound))) }
  private mutating func pick(_ items: [String]) -> String { items[int(items.count)] }
  private mutating func pick(_ items: [FunctionDeclaration]) -> FunctionDeclaration {
    items[int(items.count)]
  }
}

private let sortedFunctions = FunctionTable.functions.values.sorted { $0.name < $1.name }

/// Calculates a call as a normal or an array formula, in both arithmetics.
enum CallRun {
  /// Calculates a formula in a cell of a small workbook; every third `number` makes it an array formula.
  static func compute(_ formula: String, number: UInt64) {
    let text = String(formula.dropFirst())
    let (first, last) = (CellReference(clampingRow: 20, column: 1), CellReference(clampingRow: 23, column: 4))
    var workbook = book
    let arrayRange: CellRange? = number % 3 == 1 ? CellRange(first, last) : nil
    workbook.sheets[0].set(Cell(first, .empty, formula: CellFormula(text, arrayRange: arrayRange)))
    for arithmetic in [Arithmetic.decimal, .double] {
      let calculator = WorkbookCalculator(workbook, now: moment, arithmetic: arithmetic)
      _ = calculator.value(sheet: "S", first)
      _ = calculator.value(sheet: "S", last)
    }
  }

  private static let moment = (
    date: CalendarDate(year: 2026, month: 3, day: 15) ?? .earliest,
    time: TimeOfDay(hour: 18, minute: 0) ?? .midnight
  )

  /// A workbook with numbers, texts, blanks, errors, truth values, a table, names and a second sheet.
  private static let book: Workbook = {
    var sheet = Sheet("S")
    let rows: [[CellValue]] = [
      [.number(1), .text("a"), .number(45_000), .number(-3), .boolean(true), .text("12")],
      [.number(4), .text("b"), .number(45_031), .empty, .boolean(false), .error(.divisionByZero)],
      [.number(9), .text("a"), .number(45_062), .number(0), .text(""), .empty],
      [.number(16), .empty, .number(45_093), .error(.notAvailable), .number(1), .text("*")],
      [
        .number(25), .text("~?"), .number(45_124),
        .number(Decimal(sign: .plus, exponent: 60, significand: 7)), .empty,
      ],
    ]
    for (row, values) in rows.enumerated() {
      for (column, value) in values.enumerated() where value != .empty {
        sheet.set(Cell(CellReference(clampingRow: row + 1, column: column + 1), value))
      }
    }
    let corner = CellReference(clampingRow: 1, column: 1)
    sheet.properties.tables = [
      Sheet.Table(
        "T", range: CellRange(corner, CellReference(clampingRow: 5, column: 2)),
        columns: [Sheet.Table.Column("Amount"), Sheet.Table.Column("Name")])
    ]
    var other = Sheet("Other")
    for row in 1...40 { other.set(Cell(CellReference(clampingRow: row, column: 1), .number(Decimal(row)))) }
    return Workbook(
      sheets: [sheet, other],
      definedNames: [
        DefinedName("n", formula: "S!$A$1:$A$5"), DefinedName("c", formula: "0.07"),
        DefinedName("f", formula: "LAMBDA(x,x*2)"), DefinedName("loop", formula: "loop+1"),
      ])
  }()
}

/// The arguments of calls.
enum CallArguments {
  static let numbers = [
    "0", "1", "-1", "0.5", "-0.5", "2", "3", "10", "0.1", "1/3", "-2/3", "255", "1900", "45000.75", "2958465",
    "2958466", "1E-20", "-1E-100", "1E-307", "1E-400", "1E15", "1E20", "-1E20", "1E100", "-1E164", "1E308",
    "123456789012345678", "9007199254740993", "9223372036854775807", "-9223372036854775808",
    "12345678901234567890123456789012345678", "-99999999999999999999999999999999999999",
    "12345678901234567890123456789012345678E10", "1000/3+1/700+1/90+22/7", "1048577", "-1048576", "16385",
    "5%", "32768", "1E6",
  ]
  static let texts = [
    "\"\"", "\"a\"", "\"12\"", "\"1E5\"", "\"-0.5\"", "\"2026-03-01\"", "\"12:30:15 PM\"", "\"TRUE\"",
    "\"*\"",
    "\"a?*~*\"", "\"~\"", "\">=2\"", "\"<>\"", "\"=\"", "\"<>a*\"", "\"A1:B3\"", "\"Other!A1\"", "\"R[1]C1\"",
    "\"n\"", "\"0.00;[Red]-0.0%;;@\"", "\"yyyy-mm-dd [hh]:mm:ss.000 AM/PM\"", "\"# ??/???\"", "\"0.00E+00\"",
    "\"#,##0,,\"", "\"1111100\"", "\"1111111\"", "\"MD\"", "\"😀é\"", "REPT(\"ab\",9000)", "REPT(\"*a\",400)",
    "\"12345678901234567890123456789012345678E10\"",
  ]
  static let others = [
    "", "TRUE", "FALSE", "#N/A", "#DIV/0!", "#REF!", "#NULL!", "#VALUE!", "#NUM!", "#NAME?", "c", "f", "loop",
    "x",
    "LAMBDA(x,x+1)", "LAMBDA(x,y,x&y)", "LAMBDA(x,f(x))",
  ]
  static let references = [
    "A1", "B2", "D2", "E1", "F2", "Z9", "A20", "A1:A5", "B1:B5", "D1:D5", "A1:E1", "A1:C3", "D1:F5", "A1:F5",
    "G1:I3",
    "n", "T", "T[Amount]", "Other!A1:A40", "Other!B3", "S:Other!A1", "(A1:A2,C1:C2)", "A1:C3 B2:D4",
    "A1:B2:C3", "A1#",
    "@A1:A5",
  ]
  static let arrays = [
    "{1,2,3}", "{3;1;2}", "{1,2;3,4}", "{\"a\",TRUE,#N/A}", "{1,\"b\";\"c\",-4}", "{0}", "{-1,0,1E20}",
    "A1:A5*2", "A1:C3>B2", "A1:A5&B1:B5", "A1:A3+A1:C1", "ROW(A1:A5)", "SEQUENCE(3,2)", "TRANSPOSE(A1:C2)",
    "IF(A1:A5>4,A1:A5)", "-D1:F5",
  ]
  static let wide = ["A:A", "1:1", "A:F", "Other!A:C", "2:5", "A1:XFD1048576", "XFD1048576", "D:D"]
}
