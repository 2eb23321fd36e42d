import BudgetCalculation
package import BudgetModel
import CalendarDates

// The names of groups, kinds and states.

extension Wording {
  /// The group of the plan.
  func group(_ group: CategoryGroup) -> String {
    switch group {
    case .income: text.groupIncome
    case .fixed: text.groupFixed
    case .variable: text.groupVariable
    case .quarterly: text.groupQuarterly
    }
  }

  /// The group of the plan in a word.
  func shortGroup(_ group: CategoryGroup) -> String {
    switch group {
    case .income: text.groupIncome
    case .fixed: text.shortFixed
    case .variable: text.shortVariable
    case .quarterly: text.shortQuarterly
    }
  }

  /// The sum of a group.
  func total(of group: CategoryGroup) -> String {
    switch group {
    case .income: text.totalOfIncome
    case .fixed: text.totalOfFixed
    case .variable: text.totalOfVariable
    case .quarterly: text.totalOfQuarterly
    }
  }

  /// The period of a planned amount.
  func basis(_ basis: AmountBasis) -> String {
    switch basis {
    case .month: text.perMonth
    case .quarter: text.perQuarter
    case .year: text.perYear
    }
  }

  /// How much a finding matters.
  func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: text.severityInfo
    case .warning: text.severityWarning
    case .error: text.severityError
    }
  }

  /// The name of a state of Ready to Assign.
  func remark(_ state: ReadyToAssign.State) -> String {
    switch state {
    case .balanced: text.remarkBalanced
    case .unassigned: text.remarkUnassigned
    case .overassigned: text.remarkOverassigned
    }
  }

  /// The name of a term of Ready to Assign; `month` is the one before.
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

  /// What kind of transaction it is.
  package func kind(_ kind: TransactionKind) -> String {
    switch kind {
    case .income: text.typeIncome
    case .expense: text.typeExpense
    case .transfer: text.transfer
    }
  }

  /// What kind of account it is.
  func kind(_ kind: AccountKind) -> String {
    switch kind {
    case .checking: text.checking
    case .savings: text.savings
    case .creditCard: text.creditCard
    case .loan: text.loan
    case .cash: text.cash
    }
  }

  /// How near the spending is to a limit, with a shape.
  func state(_ state: LimitStatus.State) -> String {
    switch state {
    case .safe: text.stateSafe
    case .warning: text.stateWarning
    case .atLimit: text.stateAtLimit
    case .overBudget: text.stateOver
    }
  }

  /// Why the daily budget is 0.
  func problem(_ problem: DailyBudget.Problem) -> String {
    switch problem {
    case .noPrimaryAccount: text.noPrimaryAccount
    case .noPayday: text.noPayday
    case .negativeBalance: text.negativeBalance
    }
  }
}
