extension MonthlyBudget: Ruled {
  static var collection: Finding.Collection { .monthlyBudgets }

  func problems(in scope: RuleScope) -> [RuleProblem] {
    let amounts: [RuleProblem?] = [
      .amountOutOfRange(startingBalance, "startingBalance"),
      .amountOutOfRange(plannedIncome, "plannedIncome"),
      .amountOutOfRange(fixedExpensesTotal, "fixedExpensesTotal"),
      .amountOutOfRange(variableExpensesTotal, "variableExpensesTotal"),
      .amountOutOfRange(savingsGoal, "savingsGoal"),
    ]
    return amounts.compactMap { $0 } + assignmentProblems(scope)
  }

  private func assignmentProblems(_ scope: RuleScope) -> [RuleProblem] {
    var seen: Set<Identifier<Category>> = []
    return assignments.enumerated().flatMap { index, assignment -> [RuleProblem] in
      let field = "assignments[\(index)]"
      let isFirst = seen.insert(assignment.categoryID).inserted
      let problems: [RuleProblem?] = [
        .amountOutOfRange(assignment.amount, "\(field).amount"),
        scope.dangling(category: assignment.categoryID, "\(field).categoryId"),
        scope.groups[assignment.categoryID] == .income
          ? RuleProblem(.assignmentToIncome, "\(field).categoryId") : nil,
        isFirst ? nil : RuleProblem(.assignmentDuplicate(month), "\(field).categoryId"),
      ]
      return problems.compactMap { $0 }
    }
  }
}
