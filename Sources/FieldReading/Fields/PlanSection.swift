package import BudgetModel

/// A section of a plan that is divided into sections (SPEC §3, XLSX in).
package enum PlanSection: Hashable, Sendable {
  case income(AmountBasis)
  case currentAvailable
  case expenses(CategoryGroup, AmountBasis)
  case summary

  /// The section that begins with this title; nil for any other text.
  package init?(title: String) {
    let text = HeaderText.normalized(title)
    let words = text.split { !$0.isLetter }.map(String.init)
    guard (1...4).contains(words.count), !HeaderText.isTotal(title),
      let section = Self.titles[text.replacing(" - ", with: " ")] ?? Self.titles[words.joined(separator: " ")]
        ?? SectionWords.section(words)
    else { return nil }
    // The text in brackets can say that amounts are monthly: `Quarterly Expenses (monthly equivalent)`.
    self = SectionWords.saysMonthly(inBracketsOf: title) ? section.spreadOverMonths : section
  }

  private var spreadOverMonths: PlanSection {
    guard case .expenses(let group, _) = self else { return self }
    return .expenses(group, .month)
  }

  private static let titles = Words.builtIn.meanings(Title.self).mapValues(\.opened)

  /// Titles that are known as whole texts.
  package enum Title: String, WordMeaning {
    case income
    case yearlyIncome = "yearly income"
    case available
    case fixed = "fixed expenses"
    case variable = "variable expenses"
    case quarterly = "quarterly expenses"
    case quarterlyByTheMonth = "quarterly expenses by the month"
    case summary

    package static let section = "titles of sections"

    fileprivate var opened: PlanSection {
      switch self {
      case .income: .income(.month)
      case .yearlyIncome: .income(.year)
      case .available: .currentAvailable
      case .fixed: .expenses(.fixed, .month)
      case .variable: .expenses(.variable, .month)
      case .quarterly: .expenses(.quarterly, .quarter)
      case .quarterlyByTheMonth: .expenses(.quarterly, .month)
      case .summary: .summary
      }
    }
  }
}
