package import BudgetModel
internal import FieldReading

/// The groups of categories that summaries state: categories below `Income` in a dashboard are income.
package struct StatedGroups {
  /// The group for each category name; nil for a category that is in both income and expense sections.
  private var groups: [String: CategoryGroup?] = [:]

  /// Notes that a summary lists a category in a section of this group.
  package mutating func note(_ group: CategoryGroup, of name: String) {
    let key = NameKey.exact(name)
    if let known = groups[key], (known == .income) != (group == .income) {
      groups[key] = .some(nil)
    } else {
      groups[key] = group
    }
  }

  /// The group of a category; nil if no section states it, or if two sections disagree.
  package func group(of name: String) -> CategoryGroup? { groups[NameKey.exact(name)] ?? nil }
}
