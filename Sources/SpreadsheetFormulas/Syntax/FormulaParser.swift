internal import SpreadsheetValues

/// Parses formulas, by precedence climbing.
package struct FormulaParser: Sendable {
  /// The maximum number of characters in a formula, as in Excel.
  package static let maximumLength = 8_192
  /// The maximum nesting depth of parentheses, calls and signs.
  package static let maximumDepth = 128
  /// The maximum number of arguments in a call, as in Excel.
  package static let maximumArguments = 255

  var tokens: [FormulaToken]
  var position = 0
  private var depth = 0
  private let end: Int

  /// Parses a formula with or without the leading equals sign.
  ///
  /// - Throws: `FormulaSyntaxError` with the position.
  package static func parse(_ text: String) throws(FormulaSyntaxError) -> FormulaExpression {
    try parse(try tokens(of: text), length: text.utf8.count)
  }

  /// The tokens of a formula; throws an error if it is too long or contains an unreadable token.
  static func tokens(of text: String) throws(FormulaSyntaxError) -> [FormulaToken] {
    guard text.utf16.count <= maximumLength else { throw FormulaSyntaxError(.tooLong, at: maximumLength) }
    let tokens = FormulaText(text).tokens
    for token in tokens {
      guard case .unreadable(let isUnterminated) = token.kind else { continue }
      throw FormulaSyntaxError(isUnterminated ? .unterminated : .unexpectedCharacter, at: token.offset)
    }
    return tokens
  }

  /// Parses tokens; `length` is the length of the text in bytes.
  static func parse(_ tokens: [FormulaToken], length: Int) throws(FormulaSyntaxError) -> FormulaExpression {
    var parser = FormulaParser(tokens: tokens, end: length)
    guard !parser.tokens.isEmpty else { throw FormulaSyntaxError(.empty, at: 0) }
    let expression = try parser.expression(above: 0)
    if let rest = parser.next { throw parser.unexpected(rest) }
    return expression
  }

  private init(tokens: [FormulaToken], end: Int) {
    self.tokens = tokens
    self.end = end
  }

  var next: FormulaToken? { position < tokens.count ? tokens[position] : nil }

  func peek(_ distance: Int) -> FormulaToken? {
    position + distance < tokens.count ? tokens[position + distance] : nil
  }

  mutating func take(_ sign: String) -> Bool {
    guard next?.isSign(sign) == true else { return false }
    position += 1
    return true
  }

  mutating func expect(_ sign: String) throws(FormulaSyntaxError) {
    guard let next else { throw endError }
    guard take(sign) else { throw unexpected(next) }
  }

  func unexpected(_ token: FormulaToken) -> FormulaSyntaxError {
    FormulaSyntaxError(.unexpected(token.text), at: token.offset)
  }

  var endError: FormulaSyntaxError { FormulaSyntaxError(.unexpectedEnd, at: end) }

  /// Parses one level deeper: inside parentheses or a call, or after a sign.
  mutating func nested<Result>(
    _ body: (inout FormulaParser) throws(FormulaSyntaxError) -> Result
  ) throws(FormulaSyntaxError) -> Result {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw FormulaSyntaxError(.tooDeep, at: next?.offset ?? end)
    }
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Parses operands joined by operators with a higher precedence than `strength`.
  mutating func expression(above strength: Int) throws(FormulaSyntaxError) -> FormulaExpression {
    var left = try strength >= Self.referenceStrength ? primary() : operand()
    while let sign = binaryOperator(above: strength) {
      let level = sign.precedence
      var terms: [FormulaExpression.Term] = []
      while let next = binaryOperator(above: strength), next.precedence == level {
        if next != .intersection { position += 1 }
        terms.append(FormulaExpression.Term(operator: next, operand: try expression(above: level)))
      }
      left = .operation(left, terms)
    }
    return left
  }

  /// Operators above this precedence join references.
  private static let referenceStrength = 6

  /// The operator at this position, if it binds more strongly than `strength`.
  private func binaryOperator(above strength: Int) -> FormulaExpression.BinaryOperator? {
    guard let next else { return nil }
    // Reference operators (7 and above) bind more tightly than signs, and all others less tightly.
    let isReferenceLevel = strength >= Self.referenceStrength
    if isReferenceLevel, strength < 8, next.followsSpace, beginsReference(next) { return .intersection }
    guard case .sign(let text) = next.kind, text != ",",
      let sign = FormulaExpression.BinaryOperator(rawValue: text), sign.precedence > strength,
      (sign.precedence >= 7) == isReferenceLevel
    else { return nil }
    return sign
  }

  private func beginsReference(_ token: FormulaToken) -> Bool {
    switch token.kind {
    case .word, .quoted, .bracket: true
    case .sign("("): true
    default: false
    }
  }

  /// Parses signs, an operand and percent signs.
  private mutating func operand() throws(FormulaSyntaxError) -> FormulaExpression {
    guard let next else { throw endError }
    if case .sign(let text) = next.kind, let sign = FormulaExpression.UnaryOperator(rawValue: text),
      sign != .percent,
      sign != .spill
    {
      position += 1
      // A sign binds more tightly than a percent sign or a power.
      let operand = try nested { (parser) throws(FormulaSyntaxError) in try parser.operand() }
      return .unary(sign, operand)
    }
    var operand = try expression(above: Self.referenceStrength)
    var count = 0
    while take("%") {
      count += 1
      guard count <= Self.maximumDepth else { throw FormulaSyntaxError(.tooDeep, at: next.offset) }
      operand = .unary(.percent, operand)
    }
    return operand
  }
}
