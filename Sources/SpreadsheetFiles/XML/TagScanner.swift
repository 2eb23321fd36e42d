/// A position in markup as programs usually write it: one space between attributes, plain values, no prefixes.
///
/// Positions are in a `PartPiece`, whose bytes are followed by zeros, so that a scan that stops at a zero stays
/// within the piece.
typealias Position = UnsafePointer<UInt8>

extension Position {
  @inline(__always)
  mutating func skipSpace() {
    while case let byte = pointee, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { self += 1 }
  }

  /// Skips these bytes; returns false, and skips nothing, if other bytes are here.
  @inline(__always)
  mutating func skip(_ text: StaticString) -> Bool {
    let expected = text.utf8Start
    for index in 0..<text.utf8CodeUnitCount where self[index] != expected[index] { return false }
    self += text.utf8CodeUnitCount
    return true
  }

  /// Skips the rest of an end tag after its name: `>`, possibly preceded by whitespace.
  @inline(__always)
  mutating func skipTagEnd() -> Bool {
    skipSpace()
    return skip(">")
  }

  /// Reads a number of one to nine digits; nil if there is no digit, or if there are more than nine.
  @inline(__always)
  mutating func wholeNumber() -> Int? {
    var value = 0
    var count = 0
    while case let digit = pointee &- 0x30, digit <= 9 {
      value = value &* 10 &+ Int(digit)
      count += 1
      self += 1
      if count > 9 { return nil }
    }
    return count > 0 ? value : nil
  }

  /// Reads the next attribute of a tag; nil at the end of the tag, and for an attribute that is not plain.
  @inline(__always)
  mutating func attribute() -> ScannedAttribute? {
    guard pointee == 0x20, case let name = self + 1 else { return nil }
    var position = name
    while case let byte = position.pointee, (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 <= 10 { position += 1 }
    guard position > name, position[0] == UInt8(ascii: "="),
      position[1] == UInt8(ascii: "\"") || position[1] == UInt8(ascii: "'")
    else { return nil }
    let quote = position[1]
    let value = position + 2
    position = value
    while case let byte = position.pointee, byte != quote {
      // Attribute values with other characters need normalization or decoding.
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&") else {
        return nil
      }
      position += 1
    }
    let attribute = ScannedAttribute(
      name: UnsafeBufferPointer(start: name, count: value - name - 2),
      value: UnsafeBufferPointer(start: value, count: position - value))
    self = position + 1
    return attribute
  }
}

/// An attribute in the bytes of a part.
struct ScannedAttribute {
  let name: UnsafeBufferPointer<UInt8>
  let value: UnsafeBufferPointer<UInt8>

  @inline(__always)
  func isNamed(_ text: StaticString) -> Bool {
    guard name.count == text.utf8CodeUnitCount else { return false }
    let expected = text.utf8Start
    for index in 0..<name.count where name[index] != expected[index] { return false }
    return true
  }

  func hasValue(_ text: StaticString) -> Bool {
    ScannedAttribute(name: value, value: value).isNamed(text)
  }
}

extension Position {
  /// Skips a `t` element with plain text (ECMA-376 18.4.12) and returns the text; nil for any other element.
  @inline(__always)
  mutating func plainTextElement() -> PlainText? {
    guard
      skip("<t>") || skip("<t xml:space=\"preserve\">") || skip("<t xml:space='preserve'>")
    else { return nil }
    let plain = PlainText(from: self)
    guard let end = plain.end else { return nil }
    self = end
    return skip("</t") && skipTagEnd() ? plain : nil
  }
}
