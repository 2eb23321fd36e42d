internal import CalendarDates
internal import BudgetModel

/// The rows of a CSV file with the categories of a budget.
struct CategoryCSVRows {
  private let budget: Budget
  private let hasBasis: Bool

  init(_ budget: Budget) {
    self.budget = budget
    hasBasis = budget.categories.contains { $0.basis != Self.usualBasis(of: $0.group) }
  }

  /// The header row, then one row for each category.
  var rows: [[String]] {
    let header =
      ["Category", "Type", "Amount", "DueDate", "NotificationEnabled"] + (hasBasis ? ["Basis"] : [])
    return [header] + budget.categories.map(row)
  }

  private func row(_ category: BudgetModel.Category) -> [String] {
    let row = [
      category.name, category.group.rawValue,
      CSVAmount.text(category.budgetedAmount, budget.settings.currency),
      category.dueDate.map(Self.text) ?? "", category.reminders.isEnabled ? "true" : "false",
    ]
    return hasBasis ? row + [category.basis.rawValue] : row
  }

  /// The period of an amount in this group, if no column states it (SPEC §2).
  private static func usualBasis(of group: CategoryGroup) -> AmountBasis {
    group == .quarterly ? .quarter : .month
  }

  private static func text(_ dueDate: DueDate) -> String {
    switch dueDate {
    case .date(let date): date.description
    case .dayOfMonth(let day): String(day)
    case .lastDayOfMonth: "last"
    }
  }
}
