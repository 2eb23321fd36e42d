public import CalendarDates
public import Foundation

/// A purpose or a source of money (SPEC §1, Category).
public struct Category: Record {
  public var id: Identifier<Category>
  /// The name, unique after trimming and NFC normalisation.
  public var name: String
  /// The section of the plan that lists it.
  public var group: CategoryGroup
  /// The planned amount for the span of time in `basis`; 0 means that the category is used but has no planned
  /// money.
  public var budgetedAmount: Decimal
  /// The span of time that the amount covers.
  public var basis: AmountBasis
  /// The colour in which it is shown.
  public var color: HexColor?
  /// The name of its symbol.
  public var icon: String?
  /// The day on which it is due.
  public var dueDate: DueDate?
  /// The reminders for its due date.
  public var reminders: ReminderSchedule
  /// Whether the user created it.
  public var isCustom: Bool
  /// Its position in lists; nil if lists show it in the order of the file.
  public var sortOrder: Int?
  public var info: RecordInfo

  /// Creates a category; omitted parameters have the defaults of a new category.
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

/// The section of the plan that lists a category.
public enum CategoryGroup: String, CaseIterable, Hashable, Sendable {
  case income = "Income"
  case fixed = "Fixed"
  case variable = "Variable"
  case quarterly = "Quarterly"

  /// Whether its categories are for outgoing money.
  public var isSpending: Bool { self != .income }
}

/// The span of time that a planned amount covers (SPEC §2, the plan).
public enum AmountBasis: String, CaseIterable, Hashable, Sendable {
  case month, quarter, year

  /// The number of months over which the amount is spread.
  public var months: Int {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }
}

/// The due date of a category: a single day, or a day of each month.
public enum DueDate: Hashable, Sendable {
  /// On this day.
  case date(CalendarDate)
  /// On this day of each month, 1 to 31; on the last day of a shorter month.
  case dayOfMonth(Int)
  /// On the last day of each month.
  case lastDayOfMonth
}
