package import BudgetModel

/// Words that say which way money went.
package enum DirectionWords {
  /// What a word of an indicator column says.
  package enum Verdict: String, WordMeaning {
    case expense, income
    /// A word for neither: a move between own accounts.
    case neutral

    package static let section = "directions"

    /// The kind of transaction, where there is a direction.
    package var kind: TransactionKind? {
      switch self {
      case .expense: .expense
      case .income: .income
      case .neutral: nil
      }
    }
  }

  /// What a whole field says; nil for a text that is no such word.
  package static func verdict(_ text: String) -> Verdict? {
    let folded = HeaderText.normalized(text)
    if let word = verdicts[folded] { return word }
    guard folded.utf8.contains(UInt8(ascii: " ")) else { return nil }
    // `借 Dr`: two languages that say the same.
    let verdicts = Set(folded.split(separator: " ").map { Self.verdicts[String($0)] })
    let only = verdicts.count == 1 ? verdicts.first ?? nil : nil
    return only == .neutral ? nil : only
  }

  private static let verdicts = Words.builtIn.meanings(Verdict.self)

  /// What words in the description of a transaction let expect.
  enum Hint: String, WordMeaning {
    case expense, income

    static let section = "hints in descriptions"
  }

  /// What the words of a text let expect, used only together with many others.
  package static func hint(_ text: String) -> TransactionKind? {
    var kinds: Set<TransactionKind> = []
    var buffer: [UInt8] = []
    let folded = HeaderWords.parted(HeaderText.normalized(text))
    hintAutomaton.search("|\(folded)|", &buffer) {
      kinds.insert($0 < expenseHints.count ? .expense : .income)
    }
    return kinds.count == 1 ? kinds.first : nil
  }

  private static let expenseHints = hints(.expense)
  private static let hintAutomaton = TextAutomaton(expenseHints + hints(.income))

  /// The words of a direction, with strokes where a word has to begin or end.
  private static func hints(_ hint: Hint) -> [[UInt8]] {
    Words.builtIn.entries(Hint.section, hint.rawValue).map { entry in
      let word = HeaderWords.parted(entry.folded)
      return Array((entry.isInside ? word : entry.isBeginning ? "|\(word)" : "|\(word)|").utf8)
    }
  }
}
