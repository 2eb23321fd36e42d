public import CalendarDates
public import Foundation

/// A payment that falls due, once or repeatedly (SPEC §1, Bill).
public struct Bill: Record {
  public var id: Identifier<Bill>
  /// The name of the payment.
  public var title: String
  /// The category of its payments.
  public var categoryID: Identifier<Category>?
  /// The amount, above 0.
  public var amount: Decimal
  /// The next due date; in a month that is too short for the anchor day, it is the month's last day.
  public var dueDate: CalendarDate
  /// The account that pays it.
  public var accountID: Identifier<Account>?
  /// How often it recurs.
  public var recurrence: Recurrence
  /// Whether the current payment has been made.
  public var isPaid: Bool
  /// When it was last paid.
  public var lastPaid: CalendarDate?
  /// The reminders for its due dates.
  public var reminders: ReminderSchedule
  public var info: RecordInfo

  /// Creates a bill; omitted parameters have the defaults of a new bill.
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

/// How often a bill recurs; a quarterly bill recurs every 3 months.
public struct Recurrence: Hashable, Sendable {
  /// The unit of time between two due dates.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case once, weekly, monthly, yearly
  }

  /// The unit.
  public var unit: Unit
  /// How many units lie between two due dates, 1 or more.
  public var interval: Int
  /// The day of the month, 1 to 31, to which due dates return after a shorter month; nil for the day of
  /// `dueDate`.
  public var anchorDay: Int?

  /// Creates a recurrence every `interval` units.
  public init(_ unit: Unit, every interval: Int = 1, anchorDay: Int? = nil) {
    self.unit = unit
    self.interval = interval
    self.anchorDay = anchorDay
  }

  /// No recurrence.
  public static let once = Recurrence(.once)
}
