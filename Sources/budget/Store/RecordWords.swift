import ArgumentParser
import BudgetModel

/// An argument that must be one of several words, ignoring case.
protocol NamedArgument: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension NamedArgument {
  init?(argument: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self = found
  }

  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

/// A group of the plan.
enum CategoryGroupName: String, NamedArgument {
  case fixed = "Fixed"
  case variable = "Variable"
  case quarterly = "Quarterly"
  case income = "Income"

  var group: CategoryGroup { CategoryGroup(rawValue: rawValue) ?? .variable }
}

/// The span of time that a planned amount covers.
enum BasisName: String, NamedArgument {
  case month, quarter, year

  var basis: AmountBasis { AmountBasis(rawValue: rawValue) ?? .month }
}

/// A kind of account.
enum AccountTypeName: String, NamedArgument {
  case checking, savings, creditCard, loan, cash

  var kind: AccountKind { AccountKind(rawValue: rawValue) ?? .checking }
}

/// The recurrence of a bill.
enum RecurrenceName: String, NamedArgument {
  case once, weekly, monthly, quarterly, yearly

  var recurrence: Recurrence {
    switch self {
    case .once: .once
    case .weekly: Recurrence(.weekly)
    case .monthly: Recurrence(.monthly)
    case .quarterly: Recurrence(.monthly, every: 3)
    case .yearly: Recurrence(.yearly)
    }
  }
}

/// The span of time of a limit.
enum LimitPeriodName: String, NamedArgument {
  case weekly, monthly

  var period: LimitPeriod { LimitPeriod(rawValue: rawValue) ?? .monthly }
}

/// Yes or no.
enum YesNo: String, NamedArgument {
  case yes, no
}
