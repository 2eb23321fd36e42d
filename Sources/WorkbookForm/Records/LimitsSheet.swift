internal import BudgetModel
internal import Foundation
internal import ImportCore

/// The sheet of the weekly or monthly spending limits of categories.
enum LimitsSheet {
  static let form = RecordSheet(
    name: "Limits", records: \.limits,
    blank: { Limit(id: $0, categoryID: Identifier($0.uuid), amount: 0, period: .monthly, info: $1) },
    add: { limit, _, builder in builder.budget.limits.append(limit) },
    columns: [
      RecordColumn("Category", \Limit.categoryID, .category, width: 28, isTelling: true, isRequired: true),
      RecordColumn("Member", optional: \.memberID, .member, width: 20),
      RecordColumn("Limit", \.amount, .positiveAmount, width: 16, isTelling: true, isRequired: true),
      RecordColumn(
        "Per", \.period, .words([.weekly: "Week", .monthly: "Month"]), width: 10, isTelling: true,
        isRequired: true),
      RecordColumn("Alert At", \.alertThreshold, .percentage(in: 50...95), width: 10, isTelling: true),
      RecordColumn("Enforced", \.isEnforced, .flag, width: 10, isTelling: true),
    ])
}
