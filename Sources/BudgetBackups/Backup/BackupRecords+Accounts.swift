internal import BudgetModel
internal import CalendarDates
internal import Foundation

extension BackupRecords {
  /// The fields of an account.
  static let account = shape(
    [
      BackupField("name", \Account.name, .text, absence: .required),
      BackupField("type", \.kind, .word, absence: .required),
      BackupField("openingBalance", \.openingBalance, .amount),
      BackupField("isPrimary", \.isPrimary, .flag),
      BackupField("lastFourDigits", optional: \.lastFourDigits, .lastFourDigits),
      BackupField("colorHex", optional: \.color, .color),
      BackupField("icon", optional: \.icon, .text),
    ], blank: { Account(id: $0, name: "", info: $1) })

  /// The fields of a bill.
  static let bill = shape(
    [
      BackupField("title", \Bill.title, .text, absence: .required),
      BackupField("categoryId", optional: \.categoryID, .reference()),
      BackupField("amount", \.amount, .positiveAmount, absence: .required),
      BackupField("dueDate", \.dueDate, .date, absence: .required),
      BackupField("accountId", optional: \.accountID, .reference()),
      BackupField("recurrence", \.recurrence.unit, .word),
      BackupField("recurrenceInterval", \.recurrence.interval, .integer(in: 1 ... .max)),
      BackupField("recurrenceAnchorDay", optional: \.recurrence.anchorDay, .integer(in: 1...31)),
      BackupField("isPaid", \.isPaid, .flag),
      BackupField("lastPaidDate", optional: \.lastPaid, .date),
      BackupField("reminderEnabled", \.reminders.isEnabled, .flag),
      BackupField("reminderDays", \.reminders.daysBefore, .list(of: .integer(in: 0...366))),
    ], blank: { Bill(id: $0, title: "", amount: 0, dueDate: .earliest, info: $1) })
}
