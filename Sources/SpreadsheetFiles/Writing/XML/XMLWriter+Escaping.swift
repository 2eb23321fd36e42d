/// How to write characters that XML cannot represent.
enum ControlEscapes: Sendable {
  /// Such a character is an error.
  case none
  /// Such a character becomes an escape like `_x000D_` (ECMA-376 22.9.2.19, ST_Xstring).
  ///
  /// A text that looks like such an escape is escaped too.
  case xstring
}

extension XMLWriter {
  /// Appends text; copies it in the longest possible runs, because most text needs no escape.
  mutating func append(
    _ text: String, _ escapes: ControlEscapes, isAttribute: Bool
  ) throws(SpreadsheetWritingError) {
    var copy = text
    var failure: SpreadsheetWritingError?
    copy.withUTF8 { units in
      do throws(SpreadsheetWritingError) {
        try append(units, escapes, isAttribute: isAttribute)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Appends UTF-8 text.
  mutating func append(
    _ units: UnsafeBufferPointer<UInt8>, _ escapes: ControlEscapes, isAttribute: Bool
  ) throws(SpreadsheetWritingError) {
    var run = 0
    var index = 0
    while index < units.count {
      defer { index += 1 }
      guard Self.mayNeedEscape[Int(units[index])] else { continue }
      switch Self.escape(at: index, units, escapes, isAttribute: isAttribute) {
      case .none: continue
      case .illegal(let scalar): throw SpreadsheetWritingError(.illegalCharacter(scalar))
      case .replacement(let replacement):
        append(units[run..<index])
        raw(replacement)
      case .code(let code):
        append(units[run..<index])
        appendCode(code)
      }
      run = index + 1
    }
    append(units[run...])
  }

  private enum Escape {
    case none
    case replacement(StaticString)
    case code(UInt8)
    case illegal(Unicode.Scalar)
  }

  /// Whether a byte may need an escape: control characters, markup, underscores and the first byte of U+FFFE.
  private static let mayNeedEscape: [Bool] = (0..<256).map {
    $0 < 0x20 || [0x22, 0x26, 0x3C, 0x3E, 0x5F, 0xEF].contains($0)
  }

  private static func escape(
    at index: Int, _ units: UnsafeBufferPointer<UInt8>, _ escapes: ControlEscapes, isAttribute: Bool
  ) -> Escape {
    switch units[index] {
    case UInt8(ascii: "&"): return .replacement("&amp;")
    case UInt8(ascii: "<"): return .replacement("&lt;")
    case UInt8(ascii: ">"): return .replacement("&gt;")
    case UInt8(ascii: "\""): return isAttribute ? .replacement("&quot;") : .none
    case UInt8(ascii: "_"):
      return escapes == .xstring && looksLikeEscape(units[index...]) ? .replacement("_x005F_") : .none
    case 0xEF:
      guard index + 2 < units.count, units[index + 1] == 0xBF, units[index + 2] >= 0xBE else { return .none }
      return .illegal(units[index + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}")
    case 0: return .illegal("\0")
    case 0x09: return isAttribute ? .replacement("&#9;") : .none
    case 0x0A:
      guard isAttribute else { return .none }
      return escapes == .xstring ? .replacement("_x000a_") : .replacement("&#10;")
    case let control:
      if escapes == .xstring { return .code(control) }
      return control == 0x0D ? .replacement("&#13;") : .illegal(Unicode.Scalar(control))
    }
  }

  /// Whether the bytes begin with `_x`, four hexadecimal digits and `_`.
  private static func looksLikeEscape(_ units: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = units.startIndex
    guard units.count >= 7, units[start + 1] == UInt8(ascii: "x"), units[start + 6] == UInt8(ascii: "_")
    else {
      return false
    }
    return units[start + 2..<start + 6].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private mutating func appendCode(_ control: UInt8) {
    let digits = Array("0123456789ABCDEF".utf8)
    raw("_x00")
    append([digits[Int(control >> 4)], digits[Int(control & 15)]][...])
    raw("_")
  }
}
