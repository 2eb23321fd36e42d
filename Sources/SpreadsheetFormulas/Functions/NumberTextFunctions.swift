internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions that convert numbers and characters to texts and back.
enum NumberTextFunctions {
  static let all = [
    FunctionDeclaration("FIXED", 1, [.number, .number, .boolean]) { (arguments) throws(Stop) in
      let whole = try arguments.boolean(2) ? "0" : "#,##0"
      return try rounded(arguments) { whole + $0 }
    },
    FunctionDeclaration("DOLLAR", 1, [.number, .number]) { (arguments) throws(Stop) in
      try rounded(arguments) { "$#,##0\($0);($#,##0\($0))" }
    },
    FunctionDeclaration("NUMBERVALUE", 1, [.text, .text, .text], numberValue),
    FunctionDeclaration("VALUETOTEXT", 1, [.any, .number], valueToText),
    FunctionDeclaration("CODE", 1, [.text]) { (arguments) throws(Stop) in
      guard let first = try arguments.text(0).unicodeScalars.first else { throw .error(.value) }
      return .number(Int(String(first).data(using: .windowsCP1252)?.first ?? UInt8(ascii: "?")))
    },
    FunctionDeclaration("UNICODE", 1, [.text]) { (arguments) throws(Stop) in
      guard let first = try arguments.text(0).unicodeScalars.first else { throw .error(.value) }
      return .number(Int(first.value))
    },
    FunctionDeclaration("UNICHAR", 1, [.number]) { (arguments) throws(Stop) in
      guard let code = UInt32(exactly: try arguments.integer(0)), code > 0, let scalar = Unicode.Scalar(code)
      else { throw .error(.value) }
      return .text(String(scalar))
    },
  ]

  /// A number as text, rounded to a number of decimal places, by default 2.
  ///
  /// A negative number of places rounds digits before the decimal point.
  private static func rounded(
    _ arguments: Arguments, _ code: (String) -> String
  ) throws(Stop) -> Operand {
    let places = try arguments.integer(1, default: 2)
    guard places <= 127 else { throw .error(.value) }
    let number = try arguments.number(0).rounded(toPlaces: max(places, -127))
    let fraction = places > 0 ? "." + String(repeating: "0", count: places) : ""
    return .text(try ValueFormatter(code(fraction), arguments.dates).text(.number(number)))
  }

  /// Computes `NUMBERVALUE(text, [decimal separator], [group separator])`; blanks are ignored, and `%`
  /// may be repeated.
  static func numberValue(_ arguments: Arguments) throws(Stop) -> Operand {
    let point = try arguments.text(1, default: ".").first
    let group = try arguments.text(2, default: ",").first
    guard let point, point != group else { throw .error(.value) }
    var text = try arguments.text(0).filter { !$0.isWhitespace }[...]
    let percents = text.reversed().prefix { $0 == "%" }.count
    text = text.dropLast(percents)
    let sides = text.split(separator: point, omittingEmptySubsequences: false)
    guard sides.count <= 2, sides.count < 2 || group.map({ sides[1].contains($0) }) != true else {
      throw .error(.value)
    }
    let digits = sides[0].filter { $0 != group } + (sides.count == 2 ? "." + sides[1] : "")
    if digits.isEmpty, percents == 0 { return .number(0) }
    let typed = digits.hasPrefix(".") ? "0" + digits : digits
    guard let number = TypedNumber.plain(typed),
      let divisor = DecimalParts(mantissa: 1, exponent: 2 * percents).decimal
    else { throw .error(.value) }
    return .number(try number.over(divisor))
  }

  /// Computes `VALUETOTEXT`: a value as text; with the strict form 1, a text has quotes as in a formula.
  static func valueToText(_ arguments: Arguments) throws(Stop) -> Operand {
    let form = try arguments.integer(1)
    guard (0...1).contains(form) else { throw .error(.value) }
    switch arguments.value(0) {
    case .error(let error): return .text(error.rawValue)
    case .text(let text) where form == 1: return .text("\"" + text.replacing("\"", with: "\"\"") + "\"")
    case let value: return .text(try value.asText())
    }
  }
}
