internal import Foundation
internal import TextSafety

extension String {
  /// The text without leading and trailing whitespace and line breaks.
  private var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The form in which names are compared for equality: trimmed and in NFC (SPEC §1).
  var nameKey: String { trimmed.streamSafe.precomposedStringWithCanonicalMapping }

  /// The form in which names are compared for similarity: without case and accents.
  var foldedName: String {
    nameKey.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Whether the text has no visible character.
  var isBlank: Bool {
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy(CharacterSet.whitespacesAndNewlines.contains)
  }

  /// Whether the text has more characters than `limit`; if it has at most `limit` bytes, its characters need
  /// not be counted.
  func isLonger(than limit: Int) -> Bool { utf8.count > limit && dropFirst(limit).isEmpty == false }
}

extension RuleProblem {
  /// Reports a name or title without a visible character.
  static func empty(_ field: Finding.RecordFact.TextField, _ name: String) -> RuleProblem? {
    name.isBlank ? RuleProblem(.textEmpty(field), field.rawValue) : nil
  }

  /// Reports a text that exceeds its maximum length.
  static func tooLong(
    _ field: Finding.RecordFact.TextField, _ text: String?, limit: Int, _ strictness: Strictness
  ) -> RuleProblem? {
    guard let text, text.isLonger(than: limit) else { return nil }
    return RuleProblem(
      .textTooLong(field, text: text, count: text.count, limit: limit, strictness), field.rawValue)
  }
}
