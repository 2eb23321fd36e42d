internal import BudgetModel
internal import CalendarDates
internal import Foundation

extension BackupRecords {
  /// The fields of a category.
  static let category = shape(
    [
      BackupField("name", \BudgetModel.Category.name, .text, absence: .required),
      BackupField("type", \.group, .word, absence: .required),
      BackupField("budgetedAmount", \.budgetedAmount, .amount),
      BackupField(
        "basis", \.basis, .word,
        absence: .derived { category, _, _ in
          category.basis = category.group == .quarterly ? .quarter : .month
        }),
      BackupField("colorHex", optional: \.color, .color),
      BackupField("icon", optional: \.icon, .text),
      BackupField("dueDate", optional: \.dueDate, .dueDate),
      BackupField("reminderEnabled", \.reminders.isEnabled, .flag),
      BackupField("reminderDays", \.reminders.daysBefore, .list(of: .integer(in: 0...366))),
      BackupField("isCustom", \.isCustom, .flag),
      BackupField("sortOrder", optional: \.sortOrder, .integer(in: .min ... .max)),
    ], blank: { BudgetModel.Category(id: $0, name: "", group: .variable, info: $1) })

  /// The fields of a month's initial values and assigned amounts.
  static let monthlyBudget = shape(
    [
      BackupField("month", \MonthlyBudget.month, .month, absence: .required),
      BackupField("startingBalance", \.startingBalance, .amount),
      BackupField("assignments", \.assignments, .assignments),
      BackupField("plannedIncome", optional: \.plannedIncome, .amount),
      BackupField("fixedExpensesTotal", optional: \.fixedExpensesTotal, .amount),
      BackupField("variableExpensesTotal", optional: \.variableExpensesTotal, .amount),
      BackupField("savingsGoal", optional: \.savingsGoal, .amount),
    ], blank: { MonthlyBudget(id: $0, month: CalendarDate.earliest.calendarMonth, info: $1) })

  /// The fields of a limit.
  static let limit = shape(
    [
      BackupField("categoryId", \Limit.categoryID, .reference(), absence: .required),
      BackupField("memberId", optional: \.memberID, .reference()),
      BackupField("amount", \.amount, .positiveAmount, absence: .required),
      BackupField("period", \.period, .word, absence: .required),
      BackupField("alertThreshold", \.alertThreshold, .integer(in: 50...95)),
      BackupField("isEnforced", \.isEnforced, .flag),
    ],
    blank: { id, info in
      Limit(id: id, categoryID: Identifier(id.uuid), amount: 0, period: .monthly, info: info)
    })

  /// The fields of a member.
  static let member = shape(
    [BackupField("name", \Member.name, .text, absence: .required)],
    blank: { Member(id: $0, name: "", info: $1) })
}
