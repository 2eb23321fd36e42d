internal import TextSafety

/// Text between two tags, found by a scanner.
struct PlainText {
  /// The reasons why the bytes of a text cannot simply be copied, and the mark for its end.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// The text contains `&`, which begins an entity.
    static let entities = Traits(rawValue: 1)
    /// The text contains non-ASCII characters.
    static let unicode = Traits(rawValue: 2)
    /// The text contains `_`, which may begin an escape.
    static let underscores = Traits(rawValue: 4)
    /// The text contains carriage returns, which XML turns into line feeds, or characters that XML forbids.
    static let controls = Traits(rawValue: 8)
    /// The text contains `]`, which may begin the end of a CDATA section.
    static let brackets = Traits(rawValue: 16)
    /// The byte is `<`, or the zero after the last byte.
    static let ends = Traits(rawValue: 128)
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let traits: Traits

  /// Finds the text from here to the next tag or the end of the buffer.
  @inline(__always)
  init(from start: UnsafePointer<UInt8>) {
    var traits: UInt8 = 0
    var position = start
    textTraits.withUnsafeBufferPointer { table in
      while case let trait = table[Int(position.pointee)], trait & Traits.ends.rawValue == 0 {
        traits |= trait
        position += 1
      }
    }
    bytes = UnsafeBufferPointer(start: start, count: position - start)
    self.traits = Traits(rawValue: traits)
  }

  /// The end of the text.
  var end: UnsafePointer<UInt8>? { bytes.baseAddress.map { $0 + bytes.count } }

  /// The text with entities and escapes decoded; nil if the parser must read it.
  ///
  /// The parser must also read a text of more than `limit` bytes. If `isWanted` is false, the text is only
  /// checked, and an empty text may be returned.
  @inline(__always)
  func decoded(limit: Int, unescapes: Bool = true, isWanted: Bool = true) -> String? {
    guard bytes.count <= limit, !traits.contains(.controls) else { return nil }
    if traits.isEmpty { return isWanted ? String(decoding: bytes, as: UTF8.self) : "" }
    return unusual(unescapes: unescapes, isWanted: isWanted)
  }

  private func unusual(unescapes: Bool, isWanted: Bool) -> String? {
    if traits.contains(.brackets), bytes.endsSection { return nil }
    guard traits.contains(.entities) else {
      guard traits.contains(.unicode) || isWanted else { return "" }
      return Self.text(bytes, unescapes: unescapes && traits.contains(.underscores))
    }
    // A character reference may stand for an underscore.
    return bytes.withoutEntities?.withUnsafeBufferPointer { Self.text($0, unescapes: unescapes) }
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, unescapes: Bool) -> String? {
    guard !bytes.hasNoncharacter, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return unescapes ? EscapedText.decode(bytes) : text.streamSafe
  }
}

/// The traits of each byte.
private let textTraits: [UInt8] = (0...255).map { byte in
  switch UInt8(byte) {
  case 0, UInt8(ascii: "<"): PlainText.Traits.ends.rawValue
  case UInt8(ascii: "&"): PlainText.Traits.entities.rawValue
  case UInt8(ascii: "_"): PlainText.Traits.underscores.rawValue
  case UInt8(ascii: "]"): PlainText.Traits.brackets.rawValue
  case 0x09, 0x0A: 0
  case 0..<0x20: PlainText.Traits.controls.rawValue
  case 0x80...: PlainText.Traits.unicode.rawValue
  default: 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes contain `]]>`, which is not allowed in text (XML 1.0, 2.4).
  fileprivate var endsSection: Bool {
    guard count >= 3 else { return false }
    return (2..<count).contains { self[$0] == 0x3E && self[$0 - 1] == 0x5D && self[$0 - 2] == 0x5D }
  }

  /// Whether the bytes contain U+FFFE or U+FFFF, which XML forbids (XML 1.0, 2.2).
  fileprivate var hasNoncharacter: Bool {
    guard count >= 3 else { return false }
    return (2..<count).contains { self[$0] >= 0xBE && self[$0 - 1] == 0xBF && self[$0 - 2] == 0xEF }
  }

  /// The bytes with character references and the five predefined entities replaced; nil if there are other entities.
  fileprivate var withoutEntities: [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var position = 0
    while position < count {
      guard self[position] == UInt8(ascii: "&") else {
        result.append(self[position])
        position += 1
        continue
      }
      // The longest entity is a reference to a character with seven digits, such as `&#1114111;`.
      let name = self[(position + 1)...].prefix(9).prefix { $0 != UInt8(ascii: ";") }
      guard name.endIndex < count, self[name.endIndex] == UInt8(ascii: ";"),
        let character = Unicode.Scalar(entity: String(decoding: name, as: UTF8.self))
      else { return nil }
      result += Array(String(Character(character)).utf8)
      position = name.endIndex + 1
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The character of an entity, by its name between `&` and `;` (XML 1.0, 4.1 and 4.6).
  fileprivate init?(entity name: String) {
    switch name {
    case "lt": self = "<"
    case "gt": self = ">"
    case "amp": self = "&"
    case "quot": self = "\""
    case "apos": self = "'"
    default:
      guard name.hasPrefix("#"), !name.contains("+"), !name.contains("-") else { return nil }
      let number =
        name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(), radix: 10)
      guard let number, number >= 0x20 || number == 0x09 || number == 0x0A || number == 0x0D,
        number & ~1 != 0xFFFE, let scalar = Unicode.Scalar(number)
      else { return nil }
      self = scalar
    }
  }
}
