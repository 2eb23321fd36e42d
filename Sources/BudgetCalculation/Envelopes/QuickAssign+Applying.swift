public import BudgetModel
public import CalendarDates

extension QuickAssign {
  /// Returns the budget with the gifts (amounts for categories) assigned, and a value that undoes the
  /// assignment.
  ///
  /// - Parameters:
  ///   - budget: The budget for which the gifts were computed.
  ///   - recordID: The identifier of the month's record if the budget has none yet.
  ///   - time: The timestamp of the record.
  /// - Returns: The new budget, and the value that undoes the assignment. If there are no gifts, the budget is
  ///   unchanged, and undoing changes nothing.
  public func applied(
    to budget: Budget, recordID: Identifier<MonthlyBudget>, at time: UTCTimestamp
  ) -> (budget: Budget, undo: AssignmentUndo) {
    var result = budget
    let index = budget.monthlyBudgets.firstIndex { $0.month == month.month }
    let before = index.map { budget.monthlyBudgets[$0] }
    guard !gifts.isEmpty else {
      return (budget, AssignmentUndo(month: month.month, before: before, after: before))
    }
    var record = before ?? MonthlyBudget(id: recordID, month: month.month, info: RecordInfo(created: time))
    for gift in gifts { record.assign(gift.assignment) }
    record.info.updated = time
    if let index { result.monthlyBudgets[index] = record } else { result.monthlyBudgets.append(record) }
    return (result, AssignmentUndo(month: month.month, before: before, after: record))
  }
}

/// Undoes an assignment: restores exactly the previous record of the month.
public struct AssignmentUndo: Hashable, Sendable {
  /// The reason why the assignment cannot be undone.
  ///
  /// A failed undo leaves the budget as it was.
  public enum Problem: Error, Hashable, Sendable {
    /// The month's record has changed since the assignment.
    case changedSince(CalendarMonth)
  }

  /// The month.
  public let month: CalendarMonth
  /// The month's record before the assignment; nil if there was none.
  public let before: MonthlyBudget?
  /// The month's record after the assignment.
  public let after: MonthlyBudget?

  /// Returns the budget without the assignment.
  ///
  /// - Throws: `Problem.changedSince` if the month's record was changed or removed since the assignment.
  public func applied(to budget: Budget) throws(Problem) -> Budget {
    let index = budget.monthlyBudgets.firstIndex { $0.month == month }
    guard index.map({ budget.monthlyBudgets[$0] }) == after else { throw .changedSince(month) }
    guard let index else { return budget }
    var result = budget
    if let before { result.monthlyBudgets[index] = before } else { result.monthlyBudgets.remove(at: index) }
    return result
  }
}

extension MonthlyBudget {
  /// Sets the assignment of a category, replacing the old assignment or appending a new one.
  fileprivate mutating func assign(_ assignment: Assignment) {
    if let index = assignments.firstIndex(where: { $0.categoryID == assignment.categoryID }) {
      assignments[index] = assignment
    } else {
      assignments.append(assignment)
    }
  }
}
