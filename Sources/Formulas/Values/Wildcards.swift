/// A text with `?` for one character, `*` for any number of them, and `~` before one that is meant itself.
struct Wildcards: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case one
    case many
    case character(Character)
  }

  private let parts: [Part]

  init(_ pattern: String) {
    var parts: [Part] = []
    var rest = pattern.lowercased()[...]
    while let next = rest.popFirst() {
      switch next {
      case "?": parts.append(.one)
      case "*": if parts.last != .many { parts.append(.many) }
      case "~":
        let isEscape = rest.first.map { "?*~".contains($0) } == true
        parts.append(.character(isEscape ? rest.removeFirst() : next))
      default: parts.append(.character(next))
      }
    }
    self.parts = parts
  }

  /// Whether a text has one of the three signs.
  static func areUsed(in text: String) -> Bool {
    text.utf8.contains { $0 == 0x2A || $0 == 0x3F || $0 == 0x7E }
  }

  func matches(_ text: String) -> Bool { matches(Array(text.lowercased())[...], toEnd: true) }

  /// The first place at which a text has the pattern, from 0.
  func firstMatch(in text: String, from start: Int) -> Int? {
    let characters = Array(text.lowercased())
    guard start <= characters.count else { return nil }
    return (start...characters.count).first { matches(characters[$0...], toEnd: false) }
  }

  /// Goes back to the last `*` where the rest does not fit: no recursion, at worst length × pattern.
  private func matches(_ text: ArraySlice<Character>, toEnd: Bool) -> Bool {
    var position = text.startIndex
    var part = 0
    var retry: (part: Int, position: Int)?
    while true {
      if part == parts.count {
        if !toEnd || position == text.endIndex { return true }
      } else if parts[part] == .many {
        retry = (part + 1, position)
        part += 1
        continue
      } else if position < text.endIndex, parts[part] == .one || parts[part] == .character(text[position]) {
        part += 1
        position += 1
        continue
      }
      guard let (next, from) = retry, from < text.endIndex else { return false }
      retry = (next, from + 1)
      part = next
      position = from + 1
    }
  }
}
