/// A text with `?` for one character, `*` for any number of them, and `~` before a literal special character.
///
/// The parts between two `*` are searched from left to right, each once: the first match leaves the most
/// space for the rest, so that no search is repeated.
struct Wildcards: Hashable, Sendable {
  /// The parts between the `*`, from left to right; a `*` at the start or end makes the first or last part empty.
  private let parts: [TextSearch<Character>]

  init(_ pattern: String) {
    var parts: [[Character?]] = [[]]
    var rest = pattern.lowercased()[...]
    while let next = rest.popFirst() {
      switch next {
      case "?": parts[parts.count - 1].append(nil)
      case "*": if parts.count == 1 || parts.last?.isEmpty == false { parts.append([]) }
      // Before any other character, `~` has no meaning, and "a~b" does not match itself, as in Excel.
      case "~": if let escaped = rest.popFirst() { parts[parts.count - 1].append(escaped) }
      default: parts[parts.count - 1].append(next)
      }
    }
    self.parts = parts.map { TextSearch($0) }
  }

  /// Whether a text contains one of the three special characters.
  static func areUsed(in text: String) -> Bool {
    text.utf8.contains { $0 == 0x2A || $0 == 0x3F || $0 == 0x7E }
  }

  func matches(_ text: String) -> Bool {
    let characters = Array(text.lowercased())
    let (first, last) = (parts[0], parts[parts.count - 1])
    guard parts.count > 1 else {
      return characters.count == first.count && first.stands(in: characters, at: 0)
    }
    let end = characters.count - last.count
    guard first.count <= end, first.stands(in: characters, at: 0),
      last.stands(in: characters, at: end),
      let middle = Self.end(of: parts[1..<parts.count - 1], in: characters, from: first.count)
    else { return false }
    return middle <= end
  }

  /// The first position at which a text matches the pattern, from 0.
  func firstMatch(in text: String, from start: Int) -> Int? {
    let characters = Array(text.lowercased())
    guard start <= characters.count, let place = parts[0].place(in: characters, from: start),
      Self.end(of: parts.dropFirst(), in: characters, from: place + parts[0].count) != nil
    else { return nil }
    return place
  }

  /// The end of the last part; each part is searched for after the part before it.
  private static func end(
    of parts: some Sequence<TextSearch<Character>>, in text: [Character], from start: Int
  ) -> Int? {
    var position = start
    for part in parts {
      guard let place = part.place(in: text, from: position) else { return nil }
      position = place + part.count
    }
    return position
  }
}
