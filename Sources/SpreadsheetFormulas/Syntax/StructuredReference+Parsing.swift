extension StructuredReference {
  /// Parses the text between the outer brackets: `Col`, `@Col`, `#All`, `[#This Row],[Col]`, `[A]:[B]`.
  init(table: String?, content: String, offset: Int) throws(FormulaSyntaxError) {
    self.table = table
    var rest = Self.trimmed(Substring(content))
    if rest.first == "@" {
      items = [.thisRow]
      rest = Self.trimmed(rest.dropFirst())
    }
    guard !rest.isEmpty else { return }
    guard rest.first == "[" else {
      try add(String(rest), offset: offset)
      return
    }
    while !rest.isEmpty {
      let first = try Self.bracket(&rest, offset: offset)
      if rest.first == ":" {
        rest = Self.trimmed(rest.dropFirst())
        let last = try Self.bracket(&rest, offset: offset)
        columns = Columns(first: Self.unescaped(first), last: Self.unescaped(last))
      } else {
        try add(first, offset: offset)
      }
      guard rest.isEmpty || rest.first == "," else {
        throw FormulaSyntaxError(.invalidStructuredReference, at: offset)
      }
      rest = Self.trimmed(rest.dropFirst())
    }
  }

  private mutating func add(_ part: String, offset: Int) throws(FormulaSyntaxError) {
    if part.hasPrefix("#") {
      guard let item = Item(rawValue: part.uppercased()) else {
        throw FormulaSyntaxError(.invalidStructuredReference, at: offset)
      }
      items.append(item)
    } else {
      guard columns == nil else { throw FormulaSyntaxError(.invalidStructuredReference, at: offset) }
      columns = Columns(first: Self.unescaped(part), last: Self.unescaped(part))
    }
  }

  /// Removes `[…]` from the front and returns its content.
  private static func bracket(_ rest: inout Substring, offset: Int) throws(FormulaSyntaxError) -> String {
    guard rest.popFirst() == "[" else { throw FormulaSyntaxError(.invalidStructuredReference, at: offset) }
    var content = ""
    while let character = rest.popFirst() {
      if character == "]" {
        rest = trimmed(rest)
        return content
      }
      content.append(character)
      if character == "'", let escaped = rest.popFirst() { content.append(escaped) }
    }
    throw FormulaSyntaxError(.invalidStructuredReference, at: offset)
  }

  /// The name without the apostrophes that escape `[ ] # '`.
  private static func unescaped(_ name: String) -> String {
    var result = ""
    var rest = Substring(name)
    while let character = rest.popFirst() {
      result.append(character == "'" ? rest.popFirst() ?? character : character)
    }
    return result
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
