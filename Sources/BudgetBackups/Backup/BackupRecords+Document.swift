internal import BudgetModel
internal import CalendarDates
internal import ImportCore

/// A whole backup: the budget, and the metadata of the file.
struct BackupDocument {
  /// The format version of the file.
  var version = BudgetBackup.version
  /// When the file was exported.
  var exportDate: UTCTimestamp?
  /// The budget.
  var budget: Budget
}

extension BackupRecords {
  /// The fields of a backup.
  static let document = BackupShape(
    unknown: StoredProperty(\BackupDocument.budget.unknown),
    blank: { BackupDocument(budget: Budget(settings: $0.context.settings)) },
    [
      BackupField("version", \.version, .text, absence: .required),
      BackupField("exportDate", optional: \.exportDate, .timestamp),
      BackupField("settings", \.budget.settings, settings.codec),
      BackupField("categories", \.budget.categories, .list(of: category.codec)),
      BackupField("transactions", \.budget.transactions, .list(of: transaction.codec, isCounted: true)),
      BackupField("monthlyBudgets", \.budget.monthlyBudgets, .list(of: monthlyBudget.codec)),
      BackupField("accounts", \.budget.accounts, .list(of: account.codec)),
      BackupField("bills", \.budget.bills, .list(of: bill.codec)),
      BackupField("periods", \.budget.periods, .list(of: period.codec)),
      BackupField("limits", \.budget.limits, .list(of: limit.codec)),
      BackupField("members", \.budget.members, .list(of: member.codec)),
      BackupField("deleted", \.budget.tombstones, .list(of: tombstone.codec)),
      BackupField("imports", unlessEmpty: \.budget.imports, .list(of: imported.codec)),
      BackupField("history", unlessEmpty: \.budget.history, .list(of: change.codec)),
    ])

  /// The fields of the settings.
  static let settings = BackupShape(
    unknown: StoredProperty(\Settings.unknown), blank: { _ in Settings() },
    [
      BackupField("currency", \.currency, .currency),
      BackupField("dateFormat", \.dateFormat, .word),
      BackupField("numberFormat", \.numberFormat, .word),
      BackupField("monthStartDay", \.monthStartDay, .integer(in: 1...31)),
      BackupField("firstWeekday", \.firstWeekday, .word),
      BackupField("timeZone", \.timeZone, .text),
      BackupField("allowNegativeCategoryAmounts", \.allowsNegativeCategories, .flag),
      BackupField("rollover", \.rollsOver, .flag),
      BackupField("appearance", \.appearance, .word),
      BackupField("accentColorHex", optional: \.accentColor, .color),
      BackupField("notificationsEnabled", \.notificationsEnabled, .flag),
      BackupField("notificationSound", optional: \.notificationSound, .text),
      BackupField("defaultReminderEnabled", \.defaultReminders.isEnabled, .flag),
      BackupField("defaultReminderDays", \.defaultReminders.daysBefore, .list(of: .integer(in: 0...366))),
      BackupField("payday", optional: \.payday, .date),
      BackupField("paydayFrequency", optional: \.paydayFrequency, .word),
      BackupField("updated", optional: \.updated, .timestamp),
    ])

  /// The fields of a tombstone.
  static let tombstone = BackupShape(
    unknown: StoredProperty(\Tombstone.unknown), blank: { _ in Tombstone(id: "", deleted: .epoch) },
    [
      BackupField("id", \.id, .anyIdentifier, absence: .required),
      BackupField("deleted", \.deleted, .timestamp, absence: .required),
    ])
}
