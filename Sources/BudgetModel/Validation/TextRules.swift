internal import Foundation
internal import StreamSafeText

extension String {
  /// Without white space and line breaks at both ends.
  private var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The form in which two names are one name: trimmed and in NFC (SPEC §1).
  var nameKey: String { trimmed.streamSafe.precomposedStringWithCanonicalMapping }

  /// The form in which two names look alike: without case and accents.
  var foldedName: String {
    nameKey.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Whether there is nothing to see.
  var isBlank: Bool {
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy(CharacterSet.whitespacesAndNewlines.contains)
  }

  /// The beginning of the text between quotation marks, for a finding.
  var quoted: String { "\"\(prefix(40))\(dropFirst(40).isEmpty ? "" : "…")\"" }

  /// Whether the text has more characters than `limit`; does not count where the bytes are fewer.
  func isLonger(than limit: Int) -> Bool { utf8.count > limit && dropFirst(limit).isEmpty == false }
}

extension RuleProblem {
  /// A name or title without a visible character.
  static func nameEmpty(_ name: String, _ field: String = "name") -> RuleProblem? {
    name.isBlank ? RuleProblem(.nameEmpty, field, "the \(field) is empty", remedy: "give it a name") : nil
  }

  /// A text with more characters than it may have.
  static func tooLong(
    _ text: String?, _ field: String, limit: Int, _ strictness: Strictness
  ) -> RuleProblem? {
    guard let text, text.isLonger(than: limit) else { return nil }
    return RuleProblem(
      .textTooLong, severity: strictness.severityOfKept, field,
      "the \(field) \(text.quoted) has \(text.count) characters, more than \(limit)",
      remedy: "shorten it to \(limit) characters")
  }
}
