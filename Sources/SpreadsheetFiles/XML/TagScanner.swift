/// Skips markup as programs usually write it: one space between attributes, plain values, no prefixes.
///
/// Positions lie in a `PartPiece`, whose bytes are followed by zeros: a scan that stops at a zero never
/// leaves it.
typealias Position = UnsafePointer<UInt8>

extension Position {
  /// Passes over white space.
  @inline(__always)
  mutating func skipSpace() {
    while case let byte = pointee, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { self += 1 }
  }

  /// Passes over these bytes; false, and nothing is passed, where others stand here.
  @inline(__always)
  mutating func skip(_ text: StaticString) -> Bool {
    let expected = text.utf8Start
    for index in 0..<text.utf8CodeUnitCount where self[index] != expected[index] { return false }
    self += text.utf8CodeUnitCount
    return true
  }

  /// Passes over the rest of an end tag whose name was passed: `>`, perhaps after white space.
  @inline(__always)
  mutating func skipTagEnd() -> Bool {
    skipSpace()
    return skip(">")
  }

  /// Reads a run of digits, at most nine of them.
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

  /// The next attribute of a tag; nil at its end, and if it is not plain.
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
      // Beyond plain ASCII, attributes have rules of their own.
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

  /// Whether this is the attribute's name.
  @inline(__always)
  func isNamed(_ text: StaticString) -> Bool {
    guard name.count == text.utf8CodeUnitCount else { return false }
    let expected = text.utf8Start
    for index in 0..<name.count where name[index] != expected[index] { return false }
    return true
  }

  /// Whether this is the attribute's value.
  func hasValue(_ text: StaticString) -> Bool {
    ScannedAttribute(name: value, value: value).isNamed(text)
  }
}

extension Position {
  /// Passes over a `t` element with plain text (ECMA-376 18.4.12) and gives the text; nil for another element.
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
