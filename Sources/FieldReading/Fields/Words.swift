/// The words of many languages by meaning, from the files of `Templates/Words`.
///
/// Each language has one file. The lines of all files are read first. The words of a section are split and folded
/// each time they are asked for.
package struct Words: Sendable {
  /// The words that are built into this package.
  package static let builtIn = Words(EmbeddedWords.files)

  /// The errors in the files.
  ///
  /// Lines with errors are ignored. A test checks that this package's files have none.
  package private(set) var problems: [WordProblem] = []
  private var lines: [String: [Line]] = [:]

  /// A line of a file, with its words not yet split.
  private struct Line {
    let meaning: String
    let words: Substring.UTF8View
    let place: WordEntry.Place
  }

  /// Reads the words of these files.
  package init(_ files: [(name: String, text: String)]) {
    for file in files {
      var section: String?
      for (index, line) in file.text.utf8[...].split(separator: 0x0A, omittingEmptySubsequences: false)
        .enumerated()
      {
        read(line.trimmed, of: &section, at: WordEntry.Place(file: file.name, line: index + 1))
      }
    }
  }

  private mutating func read(_ line: Substring.UTF8View, of section: inout String?, at place: WordEntry.Place)
  {
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    func note(_ problem: WordProblem.Kind) { problems.append(WordProblem(place: place, kind: problem)) }
    if first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
      let name = String(Substring(line.dropFirst().dropLast()))
      section = WordSections.meanings[name] == nil ? nil : name
      if section == nil { note(.unknownSection(name)) }
      return
    }
    guard let section, let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      return note(.noMeaning(String(Substring(line))))
    }
    let meaning = String(Substring(line[..<colon].trimmed))
    let words = line[line.index(after: colon)...].trimmed
    if let known = WordSections.meanings[section], !known.isEmpty, !known.contains(meaning) {
      note(.unknownMeaning(meaning, section: section))
    } else if words.isEmpty {
      note(.noWords(meaning))
    } else {
      lines[section, default: []].append(Line(meaning: meaning, words: words, place: place))
    }
  }

  /// The words of a section in the order of the files: those of one meaning, or all if `meaning` is nil.
  package func entries(_ section: String, _ meaning: String? = nil) -> [WordEntry] {
    (lines[section] ?? []).flatMap { line -> [WordEntry] in
      guard meaning == nil || line.meaning == meaning else { return [] }
      return line.words.split(separator: UInt8(ascii: ",")).map {
        WordEntry(meaning: line.meaning, $0.trimmed, at: line.place)
      }
    }
  }

  /// The words of a meaning, normalised by `HeaderText.normalized`.
  package subscript<Meaning: WordMeaning>(_ meaning: Meaning) -> [String] {
    entries(Meaning.section, meaning.rawValue).map(\.folded)
  }

  /// The meaning of each word of a section.
  ///
  /// If a word has several meanings, the first declared meaning is used.
  package func meanings<Meaning: WordMeaning>(_ type: Meaning.Type) -> [String: Meaning] {
    Meaning.allCases.reversed().reduce(into: [:]) { found, meaning in
      for word in self[meaning] { found[word] = meaning }
    }
  }
}

/// A word and its line in the file.
package struct WordEntry: Hashable, Sendable {
  /// A line of a file, counted from 1.
  package struct Place: Hashable, Sendable {
    package let file: String
    package let line: Int
  }

  package let meaning: String
  /// The word as it is written, without the `~` marks.
  package let written: String
  package let place: Place
  /// The word is marked `~word`: it may stand anywhere within another word.
  package let isInside: Bool
  /// The word is marked `word~`: another word may begin with it.
  package let isBeginning: Bool

  fileprivate init(meaning: String, _ text: Substring.UTF8View, at place: Place) {
    let mark = UInt8(ascii: "~")
    (isInside, isBeginning) = (text.first == mark, text.last == mark)
    written = String(Substring(text.dropFirst(isInside ? 1 : 0).dropLast(isBeginning ? 1 : 0)))
    (self.meaning, self.place) = (meaning, place)
  }

  /// The word in the form in which texts are compared.
  package var folded: String { HeaderText.normalized(written) }
}

/// An invalid line in a file of words.
package struct WordProblem: Hashable, Sendable, CustomStringConvertible {
  /// The error.
  package enum Kind: Hashable, Sendable {
    case unknownSection(String)
    case noMeaning(String)
    case unknownMeaning(String, section: String)
    case noWords(String)
  }

  package let place: WordEntry.Place
  package let kind: Kind

  package var description: String {
    let text =
      switch kind {
      case .unknownSection(let name):
        "there is no section [\(name)]; the sections are \(Self.list(WordSections.meanings.keys))"
      case .noMeaning(let line):
        "\"\(line)\" is no line below a section such as \"date: day, booking date\""
      case .unknownMeaning(let meaning, let section):
        "\"\(meaning)\" is no meaning of [\(section)]; it has \(Self.list(WordSections.meanings[section] ?? []))"
      case .noWords(let meaning): "\"\(meaning)\" has no words; write some or leave the line out"
      }
    return "\(place.file):\(place.line): \(text)"
  }

  private static func list(_ names: some Sequence<String>) -> String {
    names.sorted().joined(separator: ", ")
  }
}

extension Substring.UTF8View {
  /// The text without white space at both ends.
  fileprivate var trimmed: Substring.UTF8View {
    var view = self[...]
    while let first = view.first, first <= 0x20 { view.removeFirst() }
    while let last = view.last, last <= 0x20 { view.removeLast() }
    return view
  }
}
