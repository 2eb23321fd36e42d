package import BudgetModel
internal import FieldReading

/// The groups of categories according to summaries: categories below `Income` in a dashboard are income.
package struct StatedGroups {
  /// The group by the name of a category; nil for a category in sections of both kinds.
  private var groups: [String: CategoryGroup?] = [:]

  /// Records the section of a category.
  package mutating func note(_ group: CategoryGroup, of name: String) {
    let key = NameKey.exact(name)
    if let known = groups[key], (known == .income) != (group == .income) {
      groups[key] = .some(nil)
    } else {
      groups[key] = group
    }
  }

  /// The group of a category; nil if no section states it, or two disagree.
  package func group(of name: String) -> CategoryGroup? { groups[NameKey.exact(name)] ?? nil }
}
