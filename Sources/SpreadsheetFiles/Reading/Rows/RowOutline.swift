/// The outline group of a row (ECMA-376 18.3.1.73), in two bytes.
struct RowOutline: Sendable {
  /// The depth of the group, 0 to 7.
  var level: UInt8 = 0
  /// Whether the row is the summary row of a collapsed group.
  var isCollapsed = false

  /// The outline level that an attribute gives; 0 for an invalid attribute.
  static func level(_ text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    guard text.count == 1, (0x30...0x37).contains(text[0]) else { return 0 }
    return text[0] - 0x30
  }
}

/// Whether an attribute is true (xsd:boolean), judging by its first character.
@inline(__always)
func isTrue(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.first == UInt8(ascii: "1") || text.first == UInt8(ascii: "t")
}
