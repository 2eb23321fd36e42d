import BudgetCalculation
package import BudgetModel
import CalendarDates

// The names of groups, kinds and states.

extension Wording {
  /// Returns the name of a group of the plan.
  func group(_ group: CategoryGroup) -> String {
    switch group {
    case .income: text.groupIncome
    case .fixed: text.groupFixed
    case .variable: text.groupVariable
    case .quarterly: text.groupQuarterly
    }
  }

  /// Returns the name of a group of the plan in one word.
  func shortGroup(_ group: CategoryGroup) -> String {
    switch group {
    case .income: text.groupIncome
    case .fixed: text.shortFixed
    case .variable: text.shortVariable
    case .quarterly: text.shortQuarterly
    }
  }

  /// Returns the label of a group's total.
  func total(of group: CategoryGroup) -> String {
    switch group {
    case .income: text.totalOfIncome
    case .fixed: text.totalOfFixed
    case .variable: text.totalOfVariable
    case .quarterly: text.totalOfQuarterly
    }
  }

  /// Returns the name of the span of time that a planned amount covers.
  func basis(_ basis: AmountBasis) -> String {
    switch basis {
    case .month: text.perMonth
    case .quarter: text.perQuarter
    case .year: text.perYear
    }
  }

  /// Returns the name of a finding's severity.
  func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: text.severityInfo
    case .warning: text.severityWarning
    case .error: text.severityError
    }
  }

  /// Returns the name of a state of Ready to Assign.
  func remark(_ state: ReadyToAssign.State) -> String {
    switch state {
    case .balanced: text.remarkBalanced
    case .unassigned: text.remarkUnassigned
    case .overassigned: text.remarkOverassigned
    }
  }

  /// Returns the name of a term of Ready to Assign; `month` is the previous month.
  func term(_ kind: ReadyToAssign.Term.Kind, before month: CalendarMonth) -> String {
    switch kind {
    case .carriedOver: fill(text.carriedOverFrom, ["month": self.month(month)])
    case .startingBalance: text.startingBalance
    case .incomeReceived: text.incomeReceived
    case .overspentBefore: fill(text.overspentBefore, ["month": self.month(month)])
    case .uncategorized: text.spentUncategorized
    case .assigned: text.assigned
    case .assignedLater: text.assignedLater
    }
  }

  /// Returns the name of a kind of transaction.
  package func kind(_ kind: TransactionKind) -> String {
    switch kind {
    case .income: text.typeIncome
    case .expense: text.typeExpense
    case .transfer: text.transfer
    }
  }

  /// Returns the name of a kind of account.
  func kind(_ kind: AccountKind) -> String {
    switch kind {
    case .checking: text.checking
    case .savings: text.savings
    case .creditCard: text.creditCard
    case .loan: text.loan
    case .cash: text.cash
    }
  }

  /// Returns how close the spending is to a limit, with a symbol.
  func state(_ state: LimitStatus.State) -> String {
    switch state {
    case .safe: text.stateSafe
    case .warning: text.stateWarning
    case .atLimit: text.stateAtLimit
    case .overBudget: text.stateOver
    }
  }

  /// Returns the reason why the daily budget is 0.
  func problem(_ problem: DailyBudget.Problem) -> String {
    switch problem {
    case .noPrimaryAccount: text.noPrimaryAccount
    case .noPayday: text.noPayday
    case .negativeBalance: text.negativeBalance
    }
  }
}
