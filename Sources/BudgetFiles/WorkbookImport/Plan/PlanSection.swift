internal import BudgetModel

/// A section of the sectioned plan (SPEC §3, XLSX in).
enum PlanSection: Hashable, Sendable {
  case income(AmountBasis)
  case currentAvailable
  case expenses(CategoryGroup, AmountBasis)
  case summary

  /// The section that a title opens, or nil for any other text.
  init?(title: String) {
    let text = HeaderText.normalized(title)
    let words = text.split { !$0.isLetter }.map(String.init)
    guard (1...4).contains(words.count), !HeaderText.isTotal(title),
      let section = Self.titles[text.replacing(" - ", with: " ")] ?? Self.titles[words.joined(separator: " ")]
        ?? SectionWords.section(words)
    else { return nil }
    // What stands in brackets qualifies a section: `Quarterly Expenses (monthly equivalent)`.
    self = SectionWords.saysMonthly(inBracketsOf: title) ? section.spreadOverMonths : section
  }

  private var spreadOverMonths: PlanSection {
    guard case .expenses(let group, _) = self else { return self }
    return .expenses(group, .month)
  }

  private static let titles: [String: PlanSection] = {
    let forms: [(PlanSection, [String])] = [
      (
        .income(.month),
        [
          "income", "monthly income", "incomes", "income sources", "einnahmen", "monatliche einnahmen",
          "revenus",
        ]
      ),
      (.income(.year), ["yearly income", "annual income", "jahrliche einnahmen"]),
      (
        .currentAvailable,
        [
          "current available", "currently available", "available", "current balances", "accounts",
          "account balances",
          "verfugbar", "konten",
        ]
      ),
      (
        .expenses(.fixed, .month),
        [
          "fixed", "fixed expenses", "fixed costs", "monthly fixed expenses", "bills", "fixe ausgaben",
          "fixkosten",
        ]
      ),
      (
        .expenses(.variable, .month),
        [
          "variable", "variable expenses", "variable costs", "monthly variable expenses", "variable ausgaben",
          "variable kosten",
        ]
      ),
      (
        .expenses(.quarterly, .quarter),
        [
          "quarterly", "quarterly expenses", "quarterly costs", "quarterly bills",
          "vierteljahrliche ausgaben",
        ]
      ),
      (
        .expenses(.quarterly, .month),
        ["quarterly expenses monthly equivalent", "quarterly monthly equivalent"]
      ),
      (.summary, ["summary", "totals", "overview", "zusammenfassung", "resume", "resumen"]),
    ]
    var result: [String: PlanSection] = [:]
    for (section, titles) in forms + SectionWords.compounds {
      for title in titles { result[title] = section }
    }
    return result
  }()
}
