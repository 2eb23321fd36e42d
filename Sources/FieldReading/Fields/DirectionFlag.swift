internal import BudgetModel
internal import Foundation

/// A yes/no column about one direction of money: `is_income`, `es_ingreso`, `Despesa?`.
package struct DirectionFlag: Hashable {
  /// The direction that a yes means.
  ///
  /// A no means the other direction.
  package let yes: DirectionWords.Verdict

  private static let prefixes = ["is", "es", "est", "ist"]
  private static let yeses: Set<String> = [
    "1", "true", "t", "yes", "y", "on", "x", "si", "sim", "oui", "ja", "да",
  ]
  private static let noes: Set<String> = ["0", "false", "f", "no", "n", "off", "nao", "non", "nein", "нет"]

  /// The flag that a column's name describes; nil for any other name.
  package init?(name: String) {
    let folded = HeaderText.normalized(name)
    // `Expense?` means the same as `is_expense`.
    let prefixes = Self.prefixes + (name.trimmed.hasSuffix("?") ? [""] : [])
    let asked = prefixes.lazy.filter(folded.hasPrefix).compactMap { prefix -> TransactionKind? in
      let word = String(folded.dropFirst(prefix.count).drop { $0 == "_" || $0 == " " })
        .trimmingCharacters(in: CharacterSet(charactersIn: "?"))
      // `Receipt?` asks whether there is a paper receipt.
      return word == "receipt" ? nil : KindWords.direction(word)
    }.first
    switch asked {
    case .income: yes = .income
    case .expense: yes = .expense
    case .transfer, nil: return nil
    }
  }

  /// The direction of a row with this text.
  ///
  /// An empty cell counts as no; nil if the text is neither yes nor no.
  package func verdict(of text: String?) -> DirectionWords.Verdict? {
    guard let answer = text.map(HeaderText.normalized) else { return no }
    return Self.yeses.contains(answer) ? yes : Self.noes.contains(answer) ? no : nil
  }

  private var no: DirectionWords.Verdict { yes == .income ? .expense : .income }

  /// Whether every text is a yes or a no, and at least one is a yes.
  package static func areAnswers(_ texts: Set<String>) -> Bool {
    let folded = texts.map(HeaderText.normalized)
    return folded.allSatisfy { yeses.contains($0) || noes.contains($0) }
      && folded.contains(where: yeses.contains)
  }
}
