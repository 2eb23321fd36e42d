import BudgetModel
import CalendarDates
import Foundation

/// Bills with every kind of recurrence, for comparing the days of a calendar with the due dates of bills.
enum CalendarTable {
  static let rows: [(name: String, due: String, recurrence: Recurrence, isPaid: Bool)] = [
    ("once", "2024-05-17", .once, false),
    ("weekly", "2024-01-31", Recurrence(.weekly), false),
    ("every two weeks", "2024-02-29", Recurrence(.weekly, every: 2), false),
    ("15th", "2024-01-15", Recurrence(.monthly), false),
    ("28th", "2024-01-28", Recurrence(.monthly), false),
    ("29th", "2024-01-29", Recurrence(.monthly), false),
    ("30th", "2024-01-30", Recurrence(.monthly), false),
    ("31st", "2024-01-31", Recurrence(.monthly), false),
    ("31st, now in February", "2025-02-28", Recurrence(.monthly, anchorDay: 31), false),
    ("29th, now in February", "2025-02-28", Recurrence(.monthly, anchorDay: 29), false),
    ("31st every quarter", "2024-01-31", Recurrence(.monthly, every: 3), false),
    ("30th every two months", "2024-12-30", Recurrence(.monthly, every: 2), false),
    ("31st every twelve months", "2024-02-29", Recurrence(.monthly, every: 12, anchorDay: 31), false),
    ("yearly", "2024-07-04", Recurrence(.yearly), false),
    ("29 February", "2024-02-29", Recurrence(.yearly), false),
    ("29 February, now on the 28th", "2025-02-28", Recurrence(.yearly, anchorDay: 29), false),
    ("29 February every four years", "2024-02-29", Recurrence(.yearly, every: 4), false),
    ("31 April", "2024-04-30", Recurrence(.yearly, anchorDay: 31), false),
    ("paid, 31st", "2024-01-31", Recurrence(.monthly), true),
    ("paid, once", "2024-01-31", .once, true),
    ("moved to the 10th, back to the 31st", "2024-01-10", Recurrence(.monthly, anchorDay: 31), false),
    ("moved to 5 February, back to the 29th", "2024-02-05", Recurrence(.yearly, anchorDay: 29), false),
  ]

  /// Five years from the first due dates.
  static let years = (CalendarDate("2024-01-01") ?? .earliest)...(CalendarDate("2028-12-31") ?? .earliest)

  static let bills: [Bill] = rows.enumerated().map { index, row in
    var bill = Bill(
      id: Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(index)))),
      title: row.name, amount: 10, dueDate: CalendarDate(row.due) ?? .earliest,
      info: RecordInfo(created: .epoch))
    bill.recurrence = row.recurrence
    bill.isPaid = row.isPaid
    return bill
  }
}
