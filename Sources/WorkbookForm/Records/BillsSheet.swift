internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import ImportCore

/// The sheet of bills and other payments that fall due once or repeatedly.
enum BillsSheet {
  static let form = RecordSheet(
    name: "Bills", records: \.bills,
    blank: { Bill(id: $0, title: "", amount: 0, dueDate: .earliest, info: $1) },
    add: { bill, _, builder in builder.addRecord(bill) },
    columns: [
      RecordColumn("Bill", \Bill.title, .text, width: 28, isTelling: true, isRequired: true),
      RecordColumn("Category", optional: \.categoryID, .category, width: 24),
      RecordColumn("Amount", \.amount, .positiveAmount, width: 15, isTelling: true, isRequired: true),
      RecordColumn("Next Due", \.dueDate, .date, width: 12, isTelling: true, isRequired: true),
      RecordColumn("Account", optional: \.accountID, .account, width: 22),
      RecordColumn("Repeats", \.recurrence.unit, .recurrence, width: 10, isTelling: true),
      RecordColumn("Every", \.recurrence.interval, .integer(in: 1 ... .max), width: 8, isTelling: true),
      RecordColumn("Day of Month", optional: \.recurrence.anchorDay, .integer(in: 1...31), width: 14),
      RecordColumn("Paid", \.isPaid, .flag, width: 8, isTelling: true),
      RecordColumn("Last Paid", optional: \.lastPaid, .date, width: 12),
      RecordColumn("Reminder", \.reminders.isEnabled, .flag, width: 10),
      RecordColumn("Reminder Days", \.reminders.daysBefore, .days, width: 15),
    ])
}

extension CellCodec where Value == Recurrence.Unit {
  fileprivate static var recurrence: CellCodec {
    words([.once: "Once", .weekly: "Weekly", .monthly: "Monthly", .yearly: "Yearly"])
  }
}
