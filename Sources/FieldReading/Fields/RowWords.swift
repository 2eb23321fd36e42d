/// Words that mark rows as pending, final or void, as balances or as totals.
package enum RowWords {
  /// The meanings of the words.
  package enum Meaning: String, WordMeaning {
    case pending, final, void
    case openingBalance = "opening balance"
    case closingBalance = "closing balance"
    /// The label of a total.
    ///
    /// A row with this label is a total even if the row has a date.
    case total

    package static let section = "rows"
  }

  /// Whether a status, or a text in the date column, means that a row is pending.
  package static func isPending(_ text: String) -> Bool {
    let folded = HeaderText.normalized(text)
    return pending.contains { folded == $0 || folded.hasPrefix($0 + " ") }
  }

  /// Whether a status means that a row is final.
  package static func isFinal(_ text: String) -> Bool { final.contains(HeaderText.normalized(text)) }

  /// Whether a status means that no money moved.
  ///
  /// The word may follow another word: `Operazione annullata`. A payment that is reversed in part has moved money.
  package static func isVoid(_ text: String) -> Bool {
    let folded = HeaderText.normalized(text)
    if void.contains(folded) { return true }
    let words = folded.split(separator: " ")
    return words.count == 2 && void.contains(String(words[1]))
      && !["part", "teil", "no", "ni"].contains(where: words[0].hasPrefix)
  }

  /// The reason why a row with this status is not a transaction; nil if it may be one.
  package static func reason(status: String) -> SkipReason? {
    isPending(status) ? .pending : isVoid(status) ? .void : nil
  }

  /// The reason why a row with this text is not a transaction; nil if it may be one.
  ///
  /// The row is skipped if the text begins like the label of an opening or closing balance, or is the label of a total.
  package static func reason(text: String) -> SkipReason? {
    let text = withoutMarks(text)
    guard beginnings.mayBegin(text) else { return nil }
    let folded = HeaderText.normalized(text)
    if balanceBeginnings.begin(folded) { return .balances }
    return totals.contains(folded) ? .totals : nil
  }

  /// The text without leading marks, such as a stray `|`.
  private static func withoutMarks(_ text: String) -> String {
    guard let first = text.utf8.first, first < 0x80, !Character(UnicodeScalar(first)).isLetter else {
      return text
    }
    return String(text.drop { !$0.isLetter && !$0.isNumber })
  }

  /// Whether a text begins like the label of an opening balance.
  package static func isOpening(_ text: String) -> Bool {
    guard reason(text: text) == .balances else { return false }
    let folded = HeaderText.normalized(text)
    return !closings.contains { folded.hasPrefix($0) }
  }

  /// Whether a text is the label of a total.
  package static func isTotal(_ text: String) -> Bool {
    HeaderText.isTotal(text)
      || HeaderText.totalsInside.contains { text.lowercased().contains($0) }
  }

  private static let beginnings = WordBeginnings(balances + totals)
  private static let balanceBeginnings = WordBeginnings(balances)
  private static let pending = Words.builtIn[Meaning.pending]
  private static let final = Set(Words.builtIn[Meaning.final])
  private static let void = Set(Words.builtIn[Meaning.void])
  private static let balances = Words.builtIn[Meaning.openingBalance] + closings
  private static let closings = Words.builtIn[Meaning.closingBalance]
  private static let totals = Set(Words.builtIn[Meaning.total])
}
