internal import Foundation
internal import TextSafety

/// Fields of a bank's CSV as texts.
package enum FieldText {
  /// The text of a field without its wrapping; nil for an empty one.
  ///
  /// Spaces, tabs, apostrophes at both ends and a spreadsheet's `="…"` are removed. Hyphens or slashes alone
  /// (`--`, `/`) mean nothing.
  package static func value(_ raw: String) -> String? {
    let text = raw.trimmed
    guard let first = text.utf8.first else { return nil }
    switch first {
    case UInt8(ascii: "'"), UInt8(ascii: "="): return unwrapped(text)
    case UInt8(ascii: "-"), UInt8(ascii: "/"), 0xE2:
      return text.allSatisfy { $0 == "-" || $0 == "/" || $0 == "–" || $0 == "—" } ? nil : text
    default: return text
    }
  }

  private static func unwrapped(_ text: String) -> String? {
    var inner = text[...]
    if inner.hasPrefix("=\""), inner.hasSuffix("\""), inner.count > 2 {
      inner = inner.dropFirst(2).dropLast()
    } else if inner.hasPrefix("'"), inner.hasSuffix("'"), inner.count > 1 {
      inner = inner.dropFirst().dropLast()
    } else if inner.hasPrefix("'"), inner.dropFirst().first?.isNumber == true {
      // An apostrophe in front keeps a spreadsheet from taking a text for a number or a date.
      inner = inner.dropFirst()
    } else {
      return CSVFormulaGuard.restored(text)
    }
    let result = String(inner).trimmed
    return result.isEmpty ? nil : result
  }
}

extension [String] {
  /// The text of a field, from 0; nil if it is blank or missing.
  package func field(_ index: Int) -> String? { index < count ? FieldText.value(self[index]) : nil }
}
