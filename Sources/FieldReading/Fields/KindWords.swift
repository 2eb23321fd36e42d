package import BudgetModel

/// Words for the kinds of transactions.
package enum KindWords {
  /// The kind that a text or its first word names; nil for any other text.
  package static func kind(_ text: String) -> TransactionKind? {
    let words = HeaderText.normalized(text)
    return kinds[words] ?? words.split(separator: " ").first.flatMap { kinds[String($0)] }
  }

  /// Whether a text is a word for a direction of money.
  ///
  /// A single letter is accepted only if it names a kind of transaction, since it can mean anything.
  package static func saysDirection(_ text: String) -> Bool {
    kind(text) != nil || text.count > 1 && DirectionWords.verdict(text) != nil
  }

  /// The kind or direction that a text names; nil for any other text.
  package static func direction(_ text: String) -> TransactionKind? {
    kind(text) ?? DirectionWords.verdict(text)?.kind
  }

  /// Whether at least one of these words means money in and at least one means money out.
  package static func tellApart(_ words: Set<String>) -> Bool {
    let kinds = Set(words.compactMap(direction))
    return kinds.isSuperset(of: [.income, .expense])
  }

  /// The names of the kinds in the word files.
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
