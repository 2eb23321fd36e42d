internal import BudgetModel
internal import Foundation
internal import TextSafety
internal import FieldReading

/// Reads the tags of an OFX file one after another.
struct OFXScanner {
  /// Why bytes are not valid OFX.
  struct Fault: Error {
    let line: Int
    let fault: Finding.StatementFact.OFXFault
  }

  /// A tag.
  struct Tag {
    let name: String
    let line: Int
    let isEnd: Bool
    /// Whether the tag is an empty element: `<NAME/>`.
    let isEmpty: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; nil at the end.
  ///
  /// Comments and processing instructions are skipped.
  mutating func nextTag(nameLimit: Int) throws(Fault) -> Tag? {
    while let start = advance(to: UInt8(ascii: "<")) {
      if starts(with: "!--") {
        try skip(through: "-->")
      } else if starts(with: "?") {
        try skip(through: "?>")
      } else if starts(with: "![CDATA[") {
        try skip(through: "]]>")
      } else if starts(with: "!") {
        throw Fault(line: line, fault: .declaration)
      } else {
        return try tag(from: start, nameLimit)
      }
    }
    return nil
  }

  /// Moves past the next occurrence of a byte, and counts lines.
  ///
  /// Returns the position after it.
  private mutating func advance(to byte: UInt8) -> Int? {
    while place < bytes.count {
      step()
      if bytes[place - 1] == byte { return place }
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      place + text.count <= bytes.count && bytes[place..<place + text.count].elementsEqual(text)
    }
  }

  private mutating func skip(through end: StaticString) throws(Fault) {
    let begin = line
    while place < bytes.count {
      if starts(with: end) {
        place += end.utf8CodeUnitCount
        return
      }
      step()
    }
    throw Fault(line: begin, fault: .openEnd)
  }

  private mutating func tag(from start: Int, _ limit: Int) throws(Fault) -> Tag {
    let begin = line
    guard let end = advance(to: UInt8(ascii: ">")) else {
      throw Fault(line: begin, fault: .openTag)
    }
    var name = bytes[start..<(end - 1)]
    let isEnd = name.first == UInt8(ascii: "/")
    let isEmpty = name.last == UInt8(ascii: "/")
    if isEnd { name.removeFirst() }
    if isEmpty, !name.isEmpty { name.removeLast() }
    let word = name.prefix { !$0.isSpace }
    guard !word.isEmpty, word.count <= limit, word.allSatisfy(\.isNameByte) else {
      throw Fault(line: begin, fault: .tagName)
    }
    return Tag(
      name: String(decoding: word, as: UTF8.self).uppercased(), line: begin, isEnd: isEnd, isEmpty: isEmpty)
  }

  /// Returns the text up to the next tag, without leading and trailing whitespace.
  mutating func value(limit: Int) throws(Fault) -> String {
    let begin = line
    var text: [UInt8] = []
    while place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place] != UInt8(ascii: "<") { step() }
      text += bytes[start..<place]
      guard starts(with: "<![CDATA[") else { break }
      let inner = place + 9
      try skip(through: "]]>")
      // An ampersand in a CDATA section is plain text. It is escaped here, so it does not begin a character reference.
      text += bytes[inner..<(place - 3)].flatMap { $0 == UInt8(ascii: "&") ? Array("&amp;".utf8) : [$0] }
    }
    guard text.count <= limit else {
      throw Fault(line: begin, fault: .valueTooLong(limit: limit))
    }
    return OFXText.plain(String(decoding: text, as: UTF8.self).streamSafe.trimmed).streamSafe
  }

  /// Moves past one byte.
  ///
  /// A line ends with LF, CR or CR LF.
  private mutating func step() {
    let isPair = bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
    if bytes[place] == 0x0A || bytes[place] == 0x0D && !isPair { line += 1 }
    place += 1
  }
}

/// Resolves character references in texts of OFX.
enum OFXText {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// Returns the text with references such as `&amp;` resolved.
  ///
  /// Unknown references stay as they are.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let inner = rest[rest.index(after: start)...].prefix(10)
      guard let end = inner.firstIndex(of: ";"), let character = character(inner[..<end]) else {
        result.append("&")
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if let known = named[name] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value >= 0x20, let scalar = Unicode.Scalar(value) else { return nil }
    return String(scalar)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  fileprivate var isNameByte: Bool {
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || [0x2E, 0x5F, 0x2D, 0x3A].contains(self)
  }
}
