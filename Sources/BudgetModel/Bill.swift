public import CalendarDates
public import Foundation

/// What falls due, once or again and again (SPEC §1, Bill).
public struct Bill: Record {
  public var id: Identifier<Bill>
  /// What is paid.
  public var title: String
  /// The category of its payments.
  public var categoryID: Identifier<Category>?
  /// The amount, above 0.
  public var amount: Decimal
  /// The next day on which it is due; the day of the first one anchors a month's end.
  public var dueDate: CalendarDate
  /// The account that pays it.
  public var accountID: Identifier<Account>?
  /// When it comes again.
  public var recurrence: Recurrence
  /// Whether the current one is paid.
  public var isPaid: Bool
  /// When it was last paid.
  public var lastPaid: CalendarDate?
  /// How its due dates are announced.
  public var reminders: ReminderSchedule
  public var info: RecordInfo

  /// A bill; what is left out is as in a new one.
  public init(
    id: Identifier<Bill>, title: String, categoryID: Identifier<Category>? = nil, amount: Decimal,
    dueDate: CalendarDate, accountID: Identifier<Account>? = nil, recurrence: Recurrence = .once,
    isPaid: Bool = false,
    lastPaid: CalendarDate? = nil, reminders: ReminderSchedule = ReminderSchedule(), info: RecordInfo
  ) {
    self.id = id
    self.title = title
    self.categoryID = categoryID
    self.amount = amount
    self.dueDate = dueDate
    self.accountID = accountID
    self.recurrence = recurrence
    self.isPaid = isPaid
    self.lastPaid = lastPaid
    self.reminders = reminders
    self.info = info
  }
}

/// When a bill comes again; a quarter is every 3 months.
public struct Recurrence: Hashable, Sendable {
  /// The unit of time between two due dates.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case once, weekly, monthly, yearly
  }

  /// The unit.
  public var unit: Unit
  /// How many units lie between two due dates, 1 or more.
  public var interval: Int
  /// The day of the month that it returns to after shorter months, 1 to 31.
  public var anchorDay: Int?

  /// Every `interval` units.
  public init(_ unit: Unit, every interval: Int = 1, anchorDay: Int? = nil) {
    self.unit = unit
    self.interval = interval
    self.anchorDay = anchorDay
  }

  /// It does not come again.
  public static let once = Recurrence(.once)
}
