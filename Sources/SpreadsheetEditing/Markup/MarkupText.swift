internal import Foundation

/// Escapes and unescapes texts of XML parts.
enum MarkupText {
  /// The unescaped text: predefined entities and numeric character references are replaced.
  static func unescaped(_ bytes: some Collection<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[..<end], as: UTF8.self))
      else {
        result.append(byte)
        continue
      }
      result += String(character).utf8
      rest = rest[(end + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A text escaped for an element or for an attribute in double or single quotes.
  static func escaped(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&apos;".utf8
      case 0x09, 0x0A, 0x0D: result += "&#\(byte);".utf8
      default: result.append(byte)
      }
    }
    return result
  }

  /// Whether a part is in UTF-8, as nearly all parts are, rather than in UTF-16 or another declared encoding.
  static func isUTF8(_ part: [UInt8]) -> Bool {
    guard !part.starts(with: [0xFF, 0xFE]), !part.starts(with: [0xFE, 0xFF]), part.first != 0 else {
      return false
    }
    let head = String(decoding: part.prefix(200), as: UTF8.self)
    guard head.contains("<?xml"), let end = head.range(of: "?>"),
      let encoding = head[..<end.lowerBound].range(of: "encoding=")
    else { return true }
    let name = head[encoding.upperBound..<end.lowerBound].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    return ["utf-8", "us-ascii", "ascii"].contains(name.lowercased())
  }

  /// Adds a prefix with its colon to the names of all elements, which must not have a prefix yet.
  static func prefixed(_ elements: [UInt8], with prefix: String) -> [UInt8] {
    guard !prefix.isEmpty else { return elements }
    var changes = MarkupChanges()
    var scanner = MarkupScanner(elements)
    while let tag = scanner.next() { changes.insert(prefix.utf8, at: tag.name.lowerBound) }
    return changes.applied(to: elements)
  }

  /// A text escaped for an element, where quotes and line feeds need no escapes.
  static func escapedContent(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case 0x0D: result += "&#13;".utf8
      default: result.append(byte)
      }
    }
    return result
  }

  /// The text of an element without children: entities are replaced, CDATA is unwrapped, and comments are skipped.
  static func content(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "<")) else { return unescaped(bytes) }
    var result = ""
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += unescaped(rest[..<open])
      let isData = rest[open...].starts(with: "<![CDATA[".utf8)
      let inner = rest[open...].dropFirst(isData ? 9 : 1)
      let mark = Array((isData ? "]]>" : ">").utf8)
      var end = inner.startIndex
      while end < inner.endIndex, !inner[end...].starts(with: mark) { end += 1 }
      if isData { result += String(decoding: inner[..<end], as: UTF8.self) }
      rest = inner[end...].dropFirst(mark.count)
    }
    return result + unescaped(rest)
  }

  private static func character(_ entity: String) -> Unicode.Scalar? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.hasPrefix("#") else { return nil }
      let digits = entity.dropFirst()
      let code =
        digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return code.flatMap(Unicode.Scalar.init)
    }
  }
}
