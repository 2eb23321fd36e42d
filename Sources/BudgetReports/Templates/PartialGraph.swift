/// Which template includes which, so that none includes itself without end.
struct PartialGraph {
  private var partials: [String: [(name: String, line: Int)]] = [:]

  /// Notes the partials of a template, the names in `{{> name}}` and `{{< name}}`, and refuses values that no report has.
  ///
  /// Other delimiters would hide them, and are refused.
  mutating func add(_ name: String, text: String) throws(ReportTemplateError) {
    var names: [(String, Int)] = []
    var (rest, line) = (text[...], 1)
    while let tag = rest.firstRange(of: "{{") {
      line += rest[..<tag.lowerBound].count(where: \.isNewline)
      rest = rest[tag.upperBound...]
      guard rest.first != "=" else { throw .changedDelimiters(file: name + ".mustache") }
      guard let mark = rest.first, let end = rest.firstRange(of: "}}") else { continue }
      let content = rest[..<end.lowerBound].trimmingPrefix { "#^/&{$><".contains($0) }
      let key = String(content.filter { !$0.isWhitespace && $0 != "}" })
      if mark == ">" || mark == "<" {
        names.append((key, line))
      } else if mark != "!", mark != "/", !Self.isKnown(key) {
        throw .unknownKey(file: name + ".mustache", line: line, key: key)
      }
    }
    partials[name] = names
  }

  /// Throws for the first template, by name, with a missing or an endless partial.
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

  /// Whether a report has a value of this name, or of one with a transform of Mustache, such as `empty(rows)`.
  private static func isKnown(_ key: String) -> Bool {
    let name = key.split(separator: "(").last.map { $0.prefix { $0 != ")" && $0 != "." } } ?? ""
    return key == "." || name.isEmpty || keys.contains(String(name))
  }

  /// Every name of a value, as Docs/report.md lists them.
  private static let keys: Set<String> = Set(
    """
    language theme colorScheme decimalMark title kicker skip contents provenance months key span omissions short isShown \
    sections hasMonths monthLegend shared id html chartStyle pageStyle script scriptHash themeSystem themeLight \
    themeDark searchLog shownRows picks lead hero facts label value remark tone isLong charts tables notes target \
    text hasPicks allTransactions wide narrow caption layout labels isFolded source showOrigins columns heading \
    isFigure groups anchor rows totals hasTotals class origin link head cells lang hasAccent \
    lightLink lightFocus darkLink darkFocus isBare
    """.split(separator: " ").map(String.init))
}
