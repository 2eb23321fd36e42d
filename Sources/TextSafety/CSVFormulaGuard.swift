/// Keeps texts from running as formulas in a spreadsheet that opens a CSV file (SPEC §3).
///
/// A text that begins with `=`, `+`, `-`, `@`, their full-width forms, a tab or a line end gets an apostrophe
/// in front; numbers such as `-12.50` are unchanged. A text that already has apostrophes before such a
/// character gets one more, so that `restored` always returns exactly the text given to `neutralized`.
///
///     CSVFormulaGuard.neutralized("=1+1")   // '=1+1
///     CSVFormulaGuard.restored("'=1+1")     // =1+1
public enum CSVFormulaGuard {
  /// The text in a form that is safe to write.
  public static func neutralized(_ text: String) -> String {
    isGuarded(text[...]) ? "'" + text : text
  }

  /// The original of a neutralized text; any other text unchanged.
  public static func restored(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "'") && isGuarded(text.dropFirstScalar)
      ? String(text.dropFirstScalar) : text
  }

  /// Whether a text consists of any number of apostrophes and then a text that a spreadsheet would run.
  private static func isGuarded(_ text: Substring) -> Bool {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    guard let first = rest.first else { return false }
    switch first {
    case "=", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
    case "+", "-": return !isNumber(rest.dropFirst())
    default: return false
    }
  }

  /// Whether a text is digits with separators between them, which cannot be run.
  private static func isNumber(_ text: Substring.UnicodeScalarView) -> Bool {
    text.contains { ("0"..."9").contains($0) }
      && text.allSatisfy { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
  }
}

extension String {
  /// The text without its first scalar; a `Character` may include a combining mark or LF after it.
  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}
