internal import BudgetModel

/// The words in titles of sections.
///
/// They name the kind of a section, or say how often its amounts recur.
enum SectionWords {
  /// The section that these words of a title name; nil if a word is unknown or the words do not fit together.
  static func section(_ words: [String]) -> PlanSection? {
    let known = words.map { meanings[$0] }
    guard !known.contains(nil) else { return nil }
    let found = Set(known.compactMap(\.self))
    let kinds = found.intersection([.fixed, .variable, .quarterly])
    if found.contains(.summary) { return found == [.summary] ? .summary : nil }
    if found.contains(.available) {
      return found.isSubset(of: [.available, .filler]) ? .currentAvailable : nil
    }
    if found.contains(.income) {
      guard kinds.isEmpty, !found.contains(.expense) else { return nil }
      return .income(found.contains(.yearly) ? .year : .month)
    }
    guard found.contains(.expense), kinds.count == 1, !found.contains(.yearly) else { return nil }
    switch kinds.first {
    case .fixed: return .expenses(.fixed, .month)
    case .variable: return .expenses(.variable, .month)
    default: return .expenses(.quarterly, found.contains(.monthly) ? .month : .quarter)
    }
  }

  /// Whether the text in brackets says that amounts are monthly: `Gastos trimestrales (equivalente mensual)`.
  static func saysMonthly(inBracketsOf title: String) -> Bool {
    guard let open = title.firstIndex(of: "("), let close = title[open...].firstIndex(of: ")") else {
      return false
    }
    let words = HeaderText.normalized(String(title[open..<close].dropFirst())).split { !$0.isLetter }
    return words.contains { meanings[String($0)] == .monthly } && !words.contains("not")
  }

  enum Meaning: String, WordMeaning {
    case income, expense, fixed, variable, quarterly, monthly, yearly, summary, available, filler

    static let section = "words of titles of sections"
  }

  private static let meanings = Words.builtIn.meanings(Meaning.self)
}
