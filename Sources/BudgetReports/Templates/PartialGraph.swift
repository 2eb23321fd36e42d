/// A graph of the templates that include other templates, used to find endless recursion.
struct PartialGraph {
  private var partials: [String: [(name: String, line: Int)]] = [:]

  /// The maximum nesting depth of sections, so that parsing and rendering do not overflow the stack.
  private static let depthLimit = 100
  /// The maximum length of a tag in bytes, more than any name needs.
  private static let tagLimit = 1_000

  /// A tag of a template: its first character, its name and its line.
  struct Tag {
    let mark: Character
    let key: String
    let line: Int
  }

  /// Returns the tags of a template, found in one pass over the text.
  ///
  /// Other delimiters would hide includes, so they are refused. Nesting and names beyond the limits are
  /// refused too.
  static func tags(of name: String, text: String) throws(ReportTemplateError) -> [Tag] {
    let file = name + ".mustache"
    var tags: [Tag] = []
    var (rest, line, depth) = (text[...], 1, 0)
    while let start = rest.firstRange(of: "{{") {
      line += rest[..<start.lowerBound].count(where: \.isNewline)
      rest = rest[start.upperBound...]
      guard rest.first != "=" else { throw .changedDelimiters(file: file) }
      guard let mark = rest.first, let end = rest.firstRange(of: "}}") else { break }
      let inside = rest[..<end.lowerBound]
      rest = rest[end.upperBound...]
      defer { line += inside.count(where: \.isNewline) }
      if mark == "!" { continue }
      guard inside.utf8.count <= tagLimit else { throw .tagTooLong(file: file, line: line, limit: tagLimit) }
      if "#^$<".contains(mark) { depth += 1 } else if mark == "/" { depth -= 1 }
      guard depth <= depthLimit else { throw .nestedTooDeeply(file: file, line: line, limit: depthLimit) }
      let content = inside.trimmingPrefix { "#^/&{$><".contains($0) }
      let key = String(content.filter { !$0.isWhitespace && $0 != "}" })
      tags.append(Tag(mark: mark, key: key, line: line))
    }
    return tags
  }

  /// Records the partials in a template's tags, `{{> name}}` or `{{< name}}`; throws for a value
  /// that no report has.
  mutating func add(_ name: String, _ tags: [Tag]) throws(ReportTemplateError) {
    var names: [(String, Int)] = []
    for tag in tags {
      if tag.mark == ">" || tag.mark == "<" {
        names.append((tag.key, tag.line))
      } else if tag.mark != "/", !Self.isKnown(tag.key) {
        throw .unknownKey(file: name + ".mustache", line: tag.line, key: tag.key)
      }
    }
    partials[name] = names
  }

  /// Throws an error for the first template, in the order of names, that has a missing or an endless partial.
  func check() throws(ReportTemplateError) {
    var finished: Set<String> = []
    for name in partials.keys.sorted() {
      var path: [String] = []
      try visit(name, &path, &finished)
    }
  }

  private func visit(
    _ name: String, _ path: inout [String], _ finished: inout Set<String>
  ) throws(ReportTemplateError) {
    guard !finished.contains(name) else { return }
    if let start = path.firstIndex(of: name) {
      throw .endlessPartial(files: path[start...].map { $0 + ".mustache" })
    }
    path.append(name)
    for (partial, line) in partials[name] ?? [] {
      guard partials[partial] != nil else {
        throw .unknownPartial(file: name + ".mustache", line: line, partial: partial)
      }
      try visit(partial, &path, &finished)
    }
    path.removeLast()
    finished.insert(name)
  }

  /// Returns whether a report has a value of this name, also inside a Mustache transform such
  /// as `empty(rows)`.
  private static func isKnown(_ key: String) -> Bool {
    let name = key.split(separator: "(").last.map { $0.prefix { $0 != ")" && $0 != "." } } ?? ""
    return key == "." || name.isEmpty || keys.contains(String(name))
  }

  /// The names of all values, as listed in Docs/report.md.
  private static let keys: Set<String> = Set(
    """
    language theme colorScheme decimalMark title kicker skip contents provenance months key span omissions short isShown \
    sections hasMonths monthLegend shared id html chartStyle pageStyle script scriptHash themeSystem themeLight \
    themeDark searchLog shownRows picks lead hero facts label value remark tone isLong charts tables notes target \
    text hasPicks allTransactions wide narrow caption layout labels isFolded source showOrigins columns heading \
    isFigure groups anchor rows totals hasTotals class origin link head cells lang hasAccent \
    lightLink lightFocus darkLink darkFocus isBare hasScript lines isFormula \
    answers question sentence chart bar style legend showAll foldAll backToTop
    """.split(separator: " ").map(String.init))
}
