public import CalendarDates
public import Foundation

/// What money is for, or where it comes from (SPEC §1, Category).
public struct Category: Record {
  public var id: Identifier<Category>
  /// The name, unique after trimming and in Unicode's NFC.
  public var name: String
  /// Where the plan lists it.
  public var group: CategoryGroup
  /// The planned amount on its basis; 0 is valid: followed, but without money.
  public var budgetedAmount: Decimal
  /// The span of time that the amount is for.
  public var basis: AmountBasis
  /// The colour of its marks.
  public var color: HexColor?
  /// The name of its symbol.
  public var icon: String?
  /// When it is due.
  public var dueDate: DueDate?
  /// How its due date is announced.
  public var reminders: ReminderSchedule
  /// Whether the user made it.
  public var isCustom: Bool
  /// Its place in lists; nil for the order of the file.
  public var sortOrder: Int?
  public var info: RecordInfo

  /// A category; what is left out is as in a new one.
  public init(
    id: Identifier<Category>, name: String, group: CategoryGroup, budgetedAmount: Decimal = 0,
    basis: AmountBasis? = nil, color: HexColor? = nil, icon: String? = nil, dueDate: DueDate? = nil,
    reminders: ReminderSchedule = ReminderSchedule(), isCustom: Bool = true, sortOrder: Int? = nil,
    info: RecordInfo
  ) {
    self.id = id
    self.name = name
    self.group = group
    self.budgetedAmount = budgetedAmount
    self.basis = basis ?? (group == .quarterly ? .quarter : .month)
    self.color = color
    self.icon = icon
    self.dueDate = dueDate
    self.reminders = reminders
    self.isCustom = isCustom
    self.sortOrder = sortOrder
    self.info = info
  }
}

/// Where the plan lists a category.
public enum CategoryGroup: String, CaseIterable, Hashable, Sendable {
  case income = "Income"
  case fixed = "Fixed"
  case variable = "Variable"
  case quarterly = "Quarterly"

  /// Whether money goes out.
  public var isSpending: Bool { self != .income }
}

/// The span of time that a planned amount is for (SPEC §2, the plan).
public enum AmountBasis: String, CaseIterable, Hashable, Sendable {
  case month, quarter, year

  /// The number of months that the amount is spread over.
  public var months: Int {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }
}

/// When a category is due: once, or each month.
public enum DueDate: Hashable, Sendable {
  /// On this day.
  case date(CalendarDate)
  /// On this day of each month, 1 to 31; in a shorter month on its last day.
  case dayOfMonth(Int)
  /// On the last day of each month.
  case lastDayOfMonth
}
