internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension FormulaParser {
  /// Parses a constant, a reference, a call or a group.
  mutating func primary() throws(FormulaSyntaxError) -> FormulaExpression {
    guard let token = next else { throw endError }
    var result = try unspilled(token)
    while let next {
      if take("#") {
        result = .unary(.spill, result)
      } else if next.isSign("("), !next.followsSpace, result.isCall {
        position += 1
        let arguments = try nested { (parser) throws(FormulaSyntaxError) in try parser.arguments() }
        result = .apply(result, arguments)
      } else {
        break
      }
    }
    return result
  }

  private mutating func unspilled(_ token: FormulaToken) throws(FormulaSyntaxError) -> FormulaExpression {
    switch token.kind {
    case .number(let text):
      if let rows = rowRange(sheet: nil) { return rows }
      position += 1
      return .constant(try number(text, at: token.offset))
    case .text(let text):
      position += 1
      return .constant(.text(text))
    case .error(let text):
      position += 1
      // `#REF!A1` is a reference whose sheet was deleted, so the rest of it is skipped.
      if text == "#REF!", case .word? = next?.kind, next?.followsSpace == false { position += 1 }
      return .constant(.error(CellError(rawValue: text)))
    case .quoted(let name):
      position += 1
      try expect("!")
      return try reference(on: Self.qualifier(name))
    case .bracket: return try bracketed(token)
    case .word(let word): return try self.word(word, token)
    case .sign("("): return try group()
    case .sign("{"): return try arrayConstant()
    case .sign, .unreadable: throw unexpected(token)
    }
  }

  /// Parses parentheses, in which commas join references.
  private mutating func group() throws(FormulaSyntaxError) -> FormulaExpression {
    position += 1
    let content = try nested { (parser) throws(FormulaSyntaxError) in
      let first = try parser.expression(above: 0)
      var terms: [FormulaExpression.Term] = []
      while parser.take(",") {
        terms.append(FormulaExpression.Term(operator: .union, operand: try parser.expression(above: 0)))
      }
      return terms.isEmpty ? first : .operation(first, terms)
    }
    try expect(")")
    return content
  }

  /// Parses `[Book]Sheet!A1`, or a part of the table around the formula.
  private mutating func bracketed(_ token: FormulaToken) throws(FormulaSyntaxError) -> FormulaExpression {
    guard case .bracket(let content) = token.kind else { throw unexpected(token) }
    position += 1
    if case .word(let sheet)? = next?.kind, peek(1)?.isSign("!") == true {
      position += 2
      return try reference(on: .external("[\(content)]\(sheet)"))
    }
    if take("!") { return try reference(on: .external("[\(content)]")) }
    return .structured(try StructuredReference(table: nil, content: content, offset: token.offset))
  }

  private mutating func word(_ word: String, _ token: FormulaToken) throws(FormulaSyntaxError)
    -> FormulaExpression
  {
    if peek(1)?.isSign("!") == true {
      position += 2
      return try reference(on: .sheet(word))
    }
    if peek(1)?.isSign(":") == true, case .word(let last)? = peek(2)?.kind, peek(3)?.isSign("!") == true {
      position += 4
      return try reference(on: .sheets(word, through: last))
    }
    if let bracket = peek(1), case .bracket(let content) = bracket.kind, !bracket.followsSpace {
      position += 2
      return .structured(try StructuredReference(table: word, content: content, offset: bracket.offset))
    }
    if peek(1)?.isSign("(") == true, peek(1)?.followsSpace == false { return try call(word) }
    if word.uppercased() == "TRUE" || word.uppercased() == "FALSE" {
      position += 1
      return .constant(.boolean(word.uppercased() == "TRUE"))
    }
    return try reference(on: nil)
  }

  private mutating func call(_ word: String) throws(FormulaSyntaxError) -> FormulaExpression {
    position += 2
    let start = position
    let arguments = try nested { (parser) throws(FormulaSyntaxError) in try parser.arguments() }
    return call(Self.functionName(word), arguments, from: start)
  }

  /// Creates a call; separate from reading the arguments, so that nested calls need less stack.
  private func call(_ name: String, _ arguments: [FormulaExpression], from start: Int) -> FormulaExpression {
    // `LOOKUP(9.99E+307,A:A)` finds the last number, but 9.99E+307 is too large for a `Decimal`.
    guard Self.lookups.contains(name), case .number = tokens[start].kind,
      case .constant(.error(.number))? = arguments.first
    else { return .call(name, arguments) }
    return .call(name, [.constant(.number(Self.largestNumber))] + arguments.dropFirst())
  }

  private static let largestNumber =
    DecimalParts(mantissa: 99_999_999_999_999_999_999_999_999_999_999_999_999, exponent: 127).decimal ?? 0
  private static let lookups: Set<String> = ["HLOOKUP", "LOOKUP", "MATCH", "VLOOKUP", "XLOOKUP", "XMATCH"]

  /// Parses the arguments up to the closing parenthesis; an omitted one is `missing`.
  private mutating func arguments() throws(FormulaSyntaxError) -> [FormulaExpression] {
    if take(")") { return [] }
    var arguments: [FormulaExpression] = []
    while true {
      guard let token = next else { throw endError }
      guard arguments.count < Self.maximumArguments else {
        throw FormulaSyntaxError(.tooManyArguments, at: token.offset)
      }
      let isMissing = token.isSign(",") || token.isSign(")")
      arguments.append(isMissing ? .missing : try expression(above: 0))
      if take(")") { return arguments }
      try expect(",")
    }
  }

  /// Removes the prefix that files put before functions newer than Excel 2007.
  private static func functionName(_ word: String) -> String {
    var name = word.uppercased()
    for prefix in ["_XLFN.", "_XLWS.", "_XLPM."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return name
  }

  /// A name without the prefix that files put before the names of LET and LAMBDA.
  static func plainName(_ word: String) -> String {
    let isParameter = ["_xlpm.", "_xlop."].contains(word.prefix(6).lowercased())
    return isParameter ? String(word.dropFirst(6)) : word
  }

  /// Parses the contents of single quotes: a sheet, two sheets, or a sheet of another workbook.
  private static func qualifier(_ name: String) -> SheetQualifier {
    if name.contains("[") { return .external(name) }
    let ends = name.split(separator: ":", maxSplits: 1)
    guard ends.count == 2 else { return .sheet(name) }
    return .sheets(String(ends[0]), through: String(ends[1]))
  }

  /// The value of a number literal; a number with too many digits is rounded to a double, and a number out of range
  /// becomes `#NUM!`.
  func number(_ text: String, at offset: Int) throws(FormulaSyntaxError) -> CellValue {
    if let number = try? Decimal(strict: text) { return .number(number) }
    guard let double = Double(text) else { throw FormulaSyntaxError(.invalidNumber, at: offset) }
    return Decimal(shortest: double).map { .number($0) } ?? .error(.number)
  }
}

extension FormulaExpression {
  /// Whether the expression is a call, whose result may be called again.
  fileprivate var isCall: Bool {
    switch self {
    case .call, .apply: true
    default: false
    }
  }
}
