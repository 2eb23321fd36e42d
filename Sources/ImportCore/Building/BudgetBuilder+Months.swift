internal import BudgetModel
package import CalendarDates

extension BudgetBuilder {
  /// The index of a month among the monthly budgets.
  ///
  /// A month that is missing is added.
  package mutating func monthIndex(_ month: CalendarMonth) -> Int {
    if let index = budget.monthlyBudgets.firstIndex(where: { $0.month == month }) { return index }
    let id: Identifier<MonthlyBudget> = identifiers.identifier(place: "month", content: [month.description])
    budget.monthlyBudgets.append(MonthlyBudget(id: id, month: month, info: context.recordInfo))
    return budget.monthlyBudgets.count - 1
  }
}
