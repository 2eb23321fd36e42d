/// A file of `Templates/Languages`: English lines, each followed by its translation, and formats of
/// numbers and days.
package struct LanguageFile: Sendable {
  /// The translations of each section, by their English texts; if a text is ambiguous, its context precedes
  /// it, as in `<kind> income`.
  package private(set) var texts: [Translation.Section: [String: String]] = [:]
  package private(set) var forms = LanguageForms()
  /// The errors in the file; the lines with errors are ignored.
  ///
  /// A test checks that this package's files have no errors.
  package private(set) var problems: [String] = []

  /// The section to which the next line belongs.
  private enum Place {
    case nowhere
    case forms
    case section(Translation.Section)
  }

  /// Parses a file with this text.
  package init(_ text: String) {
    var (place, english) = (Place.nowhere, String?.none)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = Self.trimmed(line)
      guard let first = line.first, first != "#" else { continue }
      if let problem = read(line, &place, &english) { problems.append("line \(index + 1): \(problem)") }
    }
    if let english { problems.append("the end: \"\(english)\" has no line below it that begins with =") }
  }

  /// Parses a line that is not empty; returns its error, or nil if it is valid.
  private mutating func read(_ line: Substring, _ place: inout Place, _ english: inout String?) -> String? {
    if line.first == "[", line.last == "]", let found = Self.place(line.dropFirst().dropLast()) {
      place = found
      return nil
    }
    switch place {
    case .nowhere: return "\"\(line)\" stands in no section; they are \(Self.names)"
    case .forms: return forms.read(line)
    case .section(let section):
      guard line.first == "=" else {
        defer { english = String(line) }
        return english.map { "\"\($0)\" has no line below it that begins with =" }
      }
      guard let key = english else { return "\"\(line)\" has no English above it" }
      english = nil
      let text = Self.text(Self.trimmed(line.dropFirst()))
      guard !text.isEmpty else { return nil }
      return texts[section, default: [:]].updateValue(text, forKey: key).map { _ in "\"\(key)\" stands twice"
      }
    }
  }

  private static func place(_ name: Substring) -> Place? {
    name == "forms" ? .forms : Translation.Section(rawValue: String(name)).map { .section($0) }
  }

  private static var names: String {
    (["[forms]"] + Translation.Section.allCases.map { "[\($0.rawValue)]" }).joined(separator: ", ")
  }

  /// Returns the text with `{nbsp}` and `{thin}` replaced by the spaces that they name.
  static func text(_ text: Substring) -> String {
    String(text).replacing("{nbsp}", with: "\u{A0}").replacing("{thin}", with: "\u{202F}")
  }

  /// Returns the text without spaces and tabs at its ends; no-break spaces stay.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, [" ", "\t"].contains(first) { text.removeFirst() }
    while let last = text.last, [" ", "\t", "\r"].contains(last) { text.removeLast() }
    return text
  }
}
