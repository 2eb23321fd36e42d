import ArgumentParser
import BudgetModel

/// The words for a kind in arguments, ignoring case.
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

/// The period that a planned amount is for.
enum BasisName: String, NamedArgument {
  case month, quarter, year

  var basis: AmountBasis { AmountBasis(rawValue: rawValue) ?? .month }
}

/// A kind of account.
enum AccountTypeName: String, NamedArgument {
  case checking, savings, creditCard, loan, cash

  var kind: AccountKind { AccountKind(rawValue: rawValue) ?? .checking }
}

/// How often a bill recurs.
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

/// The period of a limit.
enum LimitPeriodName: String, NamedArgument {
  case weekly, monthly

  var period: LimitPeriod { LimitPeriod(rawValue: rawValue) ?? .monthly }
}

/// Yes or no.
enum YesNo: String, NamedArgument {
  case yes, no
}
