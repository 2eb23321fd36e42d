package import BudgetModel
internal import FieldReading

/// The groups of categories according to summaries: categories below `Income` in a dashboard are income.
package struct StatedGroups {
  /// The group by the name of a category; nil for one that stands in sections of both kinds.
  private var groups: [String: CategoryGroup?] = [:]

  /// Notes that a category stands in a section.
  package mutating func note(_ group: CategoryGroup, of name: String) {
    let key = NameKey.exact(name)
    if let known = groups[key], (known == .income) != (group == .income) {
      groups[key] = .some(nil)
    } else {
      groups[key] = group
    }
  }

  /// The group of a category; nil where no section says it, or two disagree.
  package func group(of name: String) -> CategoryGroup? { groups[NameKey.exact(name)] ?? nil }
}
