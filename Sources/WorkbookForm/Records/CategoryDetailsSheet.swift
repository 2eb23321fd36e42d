internal import BudgetModel
internal import ImportCore

/// The sheet of the properties of categories that the plan does not show: symbols, reminders, the sort order, and
/// whether the category is custom.
enum CategoryDetailsSheet {
  static let form = RecordSheet(
    name: "Category Details", records: { $0.categories.contains(where: \.hasDetails) ? $0.categories : [] },
    blank: { BudgetModel.Category(id: $0, name: "", group: .variable, info: $1) },
    add: { details, _, builder in builder.categoryDetails.append(details) },
    namesRecordsOfOthers: true,
    isHidden: { !$0.categories.contains(where: \.hasReminders) },
    columns: [
      RecordColumn(
        "Category", \BudgetModel.Category.name, .name, width: 28, isTelling: true, isRequired: true),
      RecordColumn("Icon", optional: \.icon, .text, width: 24, isTelling: true),
      RecordColumn("Reminder", \.reminders.isEnabled, .flag, width: 10, isTelling: true),
      RecordColumn("Reminder Days", \.reminders.daysBefore, .days, width: 15, isTelling: true),
      RecordColumn("Own Category", \.isCustom, .flag, width: 14, isTelling: true),
      RecordColumn("Sort Order", optional: \.sortOrder, .integer(in: .min ... .max), width: 12),
    ])
}

extension BudgetModel.Category {
  /// Whether reminders differ from those of a new category.
  fileprivate var hasReminders: Bool { reminders != ReminderSchedule() }

  /// Whether a property that the plan does not show has another value than in a new category.
  fileprivate var hasDetails: Bool { icon != nil || hasReminders || !isCustom || sortOrder != nil }
}
