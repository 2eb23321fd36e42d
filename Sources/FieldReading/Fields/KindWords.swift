package import BudgetModel

/// Words for the types of transactions.
package enum KindWords {
  /// The kind that a text or its first word names, or nil for any other text.
  package static func kind(_ text: String) -> TransactionKind? {
    let words = HeaderText.normalized(text)
    return kinds[words] ?? words.split(separator: " ").first.flatMap { kinds[String($0)] }
  }

  /// Whether a text is a word for a direction of money; a single letter can mean anything.
  package static func saysDirection(_ text: String) -> Bool {
    kind(text) != nil || text.count > 1 && DirectionWords.verdict(text) != nil
  }

  /// Whether some of these words mean money in and others money out.
  package static func tellApart(_ words: Set<String>) -> Bool {
    let kinds = Set(words.compactMap { kind($0) ?? DirectionWords.verdict($0)?.kind })
    return kinds.isSuperset(of: [.income, .expense])
  }

  /// The kinds as the files of words name them.
  package enum Meaning: String, WordMeaning {
    case income, expense, transfer

    package static let section = "kinds"

    fileprivate var kind: TransactionKind {
      switch self {
      case .income: .income
      case .expense: .expense
      case .transfer: .transfer
      }
    }
  }

  private static let kinds = Words.builtIn.meanings(Meaning.self).mapValues(\.kind)
}
