/// Which template includes which, so that none includes itself without end.
struct PartialGraph {
  private var partials: [String: [String]] = [:]

  /// Notes the partials of a template: the names in `{{> name}}` and `{{< name}}`.
  ///
  /// Other delimiters would hide them, and are refused.
  mutating func add(_ name: String, text: String) throws(ReportTemplateError) {
    var names: [String] = []
    var rest = text[...]
    while let tag = rest.firstRange(of: "{{") {
      rest = rest[tag.upperBound...]
      guard rest.first != "=" else { throw .changedDelimiters(file: name + ".mustache") }
      guard let mark = rest.first, mark == ">" || mark == "<", let end = rest.firstRange(of: "}}") else {
        continue
      }
      names.append(rest[rest.index(after: rest.startIndex)..<end.lowerBound].filter { !$0.isWhitespace })
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
    for partial in partials[name] ?? [] {
      guard partials[partial] != nil else {
        throw .unknownPartial(file: name + ".mustache", partial: partial)
      }
      try visit(partial, &path, &finished)
    }
    path.removeLast()
    finished.insert(name)
  }
}
