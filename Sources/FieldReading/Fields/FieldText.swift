internal import Foundation
internal import TextSafety

/// The texts of cells in a bank's CSV.
package enum FieldText {
  /// The cleaned text of a cell; nil if nothing is left.
  ///
  /// White space, apostrophes and a spreadsheet's `="…"` around the text are removed. A cell of hyphens or slashes
  /// alone (`--`, `/`) counts as empty.
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
      // A leading apostrophe tells a spreadsheet that a cell is text, not a number or a date.
      inner = inner.dropFirst()
    } else {
      return CSVFormulaGuard.restored(text)
    }
    let result = String(inner).trimmed
    return result.isEmpty ? nil : result
  }
}

extension [String] {
  /// The text of the cell with this index, from 0; nil if the cell is blank or missing.
  package func field(_ index: Int) -> String? { index < count ? FieldText.value(self[index]) : nil }
}
