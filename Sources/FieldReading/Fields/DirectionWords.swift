package import BudgetModel

/// Words that say whether money went out or came in.
package enum DirectionWords {
  /// The direction that a word in a direction column names.
  package enum Verdict: String, WordMeaning {
    case expense, income
    /// Neither direction: a transfer between own accounts.
    case neutral

    package static let section = "directions"

    /// The kind of transaction; nil for `neutral`.
    package var kind: TransactionKind? {
      switch self {
      case .expense: .expense
      case .income: .income
      case .neutral: nil
      }
    }
  }

  /// The direction that the whole text of a cell names; nil for any other text.
  package static func verdict(_ text: String) -> Verdict? {
    var folded = HeaderText.normalized(text)
    // `(+)` and `(-)`: the text in brackets is used if there is no other text.
    if folded.isEmpty, text.contains("(") {
      folded = HeaderText.normalized(text.filter { $0 != "(" && $0 != ")" })
    }
    if let word = verdicts[folded] { return word }
    guard folded.utf8.contains(UInt8(ascii: " ")) else { return ofIdentifier(folded) }
    // `借 Dr` states the same direction in two languages.
    let verdicts = Set(folded.split(separator: " ").map { Self.verdicts[String($0)] })
    let only = verdicts.count == 1 ? verdicts.first ?? nil : nil
    return only == .neutral ? nil : only
  }

  /// The direction that one part of an identifier names: `monthly_income`, `TransactionType.expense`.
  ///
  /// `credit_card` and `debit_card` are means of payment. They name no direction.
  private static func ofIdentifier(_ folded: String) -> Verdict? {
    let parts = folded.split { $0 == "_" || $0 == "." }
    guard parts.count > 1, parts.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return nil }
    let told = parts.compactMap { verdicts[String($0)] }
    guard told.count == 1, !parts.contains(where: { $0.hasPrefix("cred") || $0.hasPrefix("deb") }) else {
      return nil
    }
    return told[0]
  }

  /// The words for directions, together with the names of outflow and inflow columns: `Saídas`, `Entradas`.
  private static let verdicts: [String: Verdict] = {
    func columns(_ meaning: FieldMeaning) -> Set<String> {
      let section = HeaderVocabulary.Section.names.rawValue
      return Set(Words.builtIn.entries(section, meaning.name).map(\.folded))
    }
    let (out, into) = (columns(.outflow), columns(.inflow))
    var verdicts: [String: Verdict] = [:]
    for word in out.subtracting(into) { verdicts[word] = .expense }
    for word in into.subtracting(out) { verdicts[word] = .income }
    return verdicts.merging(Words.builtIn.meanings(Verdict.self)) { _, own in own }
  }()

  /// The direction that words in a transaction's description suggest.
  enum Hint: String, WordMeaning {
    case expense, income

    static let section = "hints in descriptions"
  }

  /// The direction that words in a text suggest.
  ///
  /// Such words are weak evidence, so they are used only together with the words of other rows.
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

  /// The hint words of a direction, with `|` where a word must begin or end.
  private static func hints(_ hint: Hint) -> [[UInt8]] {
    Words.builtIn.entries(Hint.section, hint.rawValue).map { entry in
      let word = HeaderWords.parted(entry.folded)
      return Array((entry.isInside ? word : entry.isBeginning ? "|\(word)" : "|\(word)|").utf8)
    }
  }
}
