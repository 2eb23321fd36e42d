public import CalendarDates
public import Foundation

extension Finding {
  /// Something about a plan: its categories, accounts, months, settings and records.
  public enum PlanFact: Hashable, Sendable {
    /// The expected content of a record's cell.
    public enum CellKind: Hashable, Sendable {
      case text, name, date, days, color, yesOrNo, amountAboveZero
      case oneOf([String])
      /// A whole number in this range; `to` is nil if the range has no upper bound.
      case wholeNumber(from: Int, to: Int?)
    }

    /// The reason why a cell of a record cannot be used.
    public enum CellFault: Hashable, Sendable {
      case amountMissing
      case amount(RowFact.AmountFault)
      case notOf(CellKind, text: String)
    }

    /// The way a workbook sums the spending of a category.
    public enum Reckoning: CaseIterable, Hashable, Sendable {
      case expenses, byGroup, all, lessRefunds, incomes
    }

    case categoryNotPlanned(name: String, CategoryGroup)
    case categoryNotInBackup(name: String, CategoryGroup)
    case categoryInTwoSections(name: String, newName: String)
    case categoryTwice(name: String)
    case accountTwice(name: String)
    case plannedTwice(name: String, CalendarMonth)
    case assignedTwice(name: String, CalendarMonth)
    case rowTwice(name: String, CalendarMonth)
    case monthTwice(CalendarMonth)
    case dueDateUnreadable(String)
    case settingUnknown(name: String, value: String)
    case announcementUnknown(String)
    case columnNotKept(String)
    case sectionUnknown(String)
    case basisSettled(titled: AmountBasis, counted: AmountBasis)
    case yearOfLog(Int)
    case yearGoesOn(Int)
    case yearMissing(categories: Int)
    case plannedOrActual
    case spentByMonth
    case spendingRead
    case allNegative
    case furtherPlans(columns: [String], taken: String)
    case balancesWithinLog
    case valueMissing(column: Topic)
    case cellUnusable(CellFault, column: Topic, isRequired: Bool)
    case actualNotChecked
    case actualDiffers(stated: Decimal, Reckoning, CalendarMonth?, computed: Decimal)
  }
}

extension Finding.PlanFact {
  var verdict: Finding.Verdict {
    switch self {
    case .categoryNotPlanned, .categoryNotInBackup: (.categoryNotPlanned, .info)
    case .categoryInTwoSections: (.nameRepeated, .info)
    case .categoryTwice, .accountTwice, .plannedTwice, .assignedTwice, .rowTwice, .monthTwice:
      (.nameRepeated, .warning)
    case .dueDateUnreadable: (.dueDateUnreadable, .warning)
    case .settingUnknown, .announcementUnknown: (.settingUnknown, .warning)
    case .columnNotKept: (.columnNotKept, .info)
    case .sectionUnknown: (.sectionUnknown, .warning)
    case .basisSettled: (.basisSettled, .info)
    case .yearOfLog, .yearGoesOn: (.yearAssumed, .info)
    case .yearMissing: (.yearMissing, .error)
    case .plannedOrActual: (.plannedOrActual, .warning)
    case .spentByMonth: (.notCarried, .warning)
    case .spendingRead: (.plannedOrActual, .info)
    case .allNegative: (.signsAssumed, .info)
    case .furtherPlans: (.columnsAmbiguous, .warning)
    case .balancesWithinLog: (.notCarried, .info)
    case .valueMissing: (.valueMissing, .error)
    case .cellUnusable(let fault, _, let isRequired): (fault.code, isRequired ? .error : .warning)
    case .actualNotChecked: (.notChecked, .info)
    case .actualDiffers: (.differsFromComputed, .warning)
    }
  }
}

extension Finding.PlanFact.CellFault {
  fileprivate var code: Finding.Code {
    switch self {
    case .amountMissing: .amountMissing
    case .amount(let fault): fault.code
    case .notOf(.date, _): .dateUnreadable
    case .notOf: .valueUnknown
    }
  }
}
