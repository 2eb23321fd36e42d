/// Prevents texts from running as formulas in a spreadsheet program that opens a CSV file (SPEC §3).
///
/// A text that begins with `=`, `+`, `-`, `@`, their full-width forms, a tab or a line ending gets a leading
/// apostrophe. Numbers such as `-12.50` are unchanged. A text with apostrophes before such a character gets
/// one more, so that `restored` always returns exactly the text passed to `neutralized`.
///
///     CSVFormulaGuard.neutralized("=1+1")   // '=1+1
///     CSVFormulaGuard.restored("'=1+1")     // =1+1
public enum CSVFormulaGuard {
  /// The text in a form that is safe to write.
  public static func neutralized(_ text: String) -> String {
    isGuarded(text[...]) ? "'" + text : text
  }

  /// The original of a neutralized text; any other text is unchanged.
  public static func restored(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "'") && isGuarded(text.dropFirstScalar)
      ? String(text.dropFirstScalar) : text
  }

  /// Whether a text is any number of apostrophes, followed by a text that a spreadsheet program would run.
  private static func isGuarded(_ text: Substring) -> Bool {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    guard let first = rest.first else { return false }
    switch first {
    case "=", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
    case "+", "-": return !isNumber(rest.dropFirst())
    default: return false
    }
  }

  /// Whether a text consists of digits, points and commas; a spreadsheet program reads such a text as a number.
  private static func isNumber(_ text: Substring.UnicodeScalarView) -> Bool {
    text.contains { ("0"..."9").contains($0) }
      && text.allSatisfy { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
  }
}

extension String {
  /// The text without its first scalar; the first `Character` may also include a combining mark or LF.
  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}
