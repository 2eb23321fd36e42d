package import BudgetModel
internal import Foundation

/// A figure in the summary of a workbook, recognised by its label.
package enum PlanQuantity: Hashable {
  case income, expenses, remaining, available
  case group(CategoryGroup)

  /// The figure that a label names: `Total Income`, `Summe Ausgaben`, `Remaining Balance`; nil for other labels.
  package init?(label: String) {
    let words = HeaderText.normalized(label).split { !$0.isLetter }.map(String.init)
    func has(_ known: Set<String>) -> Bool { words.contains(where: known.contains) }
    let (comes, goes) = (has(Self.comes), has(Self.goes))
    if has(Self.differs) { return nil }
    if has(Self.stays) || comes && goes || words.first == "net" {
      self = has(Self.held) && !has(Self.left) ? .available : .remaining
    } else if comes {
      self = .income
    } else if let group = Self.groups.first(where: { has($0.words) })?.group {
      self = .group(group)
    } else if goes {
      self = .expenses
    } else if has(Self.held) {
      self = .available
    } else {
      return nil
    }
  }

  /// The meanings of the words in labels.
  package enum Meaning: String, WordMeaning {
    case income, expenses
    /// A word for the remainder of an amount.
    case left
    /// A word for the remainder of everything.
    case balance
    case available
    /// A word for something that is not a sum of amounts.
    case other
    case quarterly, fixed, variable

    package static let section = "labels of figures"
  }

  private static let comes = Set(Words.builtIn[Meaning.income])
  private static let goes = Set(Words.builtIn[Meaning.expenses])
  private static let left = Set(Words.builtIn[Meaning.left])
  private static let stays = left.union(Words.builtIn[Meaning.balance])
  private static let held = Set(Words.builtIn[Meaning.available])
  private static let differs = Set(Words.builtIn[Meaning.other])
  private static let groups: [(group: CategoryGroup, words: Set<String>)] = [
    (.quarterly, Set(Words.builtIn[Meaning.quarterly])), (.fixed, Set(Words.builtIn[Meaning.fixed])),
    (.variable, Set(Words.builtIn[Meaning.variable])),
  ]
}
