internal import SpreadsheetFiles
internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Reads categories from the columns `Category,Type,Amount,DueDate,NotificationEnabled`, in any order.
struct CategoryCSVReader {
  private let table: CSVTable

  init(_ table: CSVTable) {
    self.table = table
  }

  /// Adds a category for each row.
  ///
  /// A row without a name becomes a finding.
  func read(into builder: inout BudgetBuilder) {
    noteOtherColumns(&builder)
    for row in table.rows {
      let fields = CSVFields(row: row, columns: table.columns)
      let asWritten = fields.amountAsWritten
      builder.rows.read.add(asWritten)
      if fields.isBlank {
        builder.rows.skip(.blank, asWritten)
      } else if read(fields, &builder) {
        builder.rows.imported.add(asWritten)
      } else {
        builder.rows.unusable.add(asWritten)
      }
    }
  }

  /// Adds the category of a row.
  ///
  /// Returns whether it was added.
  private func read(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> Bool {
    guard let text = fields[.category] else {
      builder.note(.row(.categoryMissing), at: fields.location(.category))
      return false
    }
    let name = NameKey.exact(text)
    let group = group(fields, &builder)
    let amount = amount(fields, &builder)
    builder.currencies.notePlan(StatedCurrency(besideAmount: fields[.amount]))
    let id: Identifier<BudgetModel.Category> = builder.identity(
      given: fields[.id], place: "category", content: [name], at: fields.location(.id))
    var category = BudgetModel.Category(
      id: id, name: name, group: group, budgetedAmount: amount,
      basis: fields[.frequency].flatMap { PlanFrequency($0)?.span }, dueDate: dueDate(fields, &builder),
      info: builder.context.recordInfo)
    category.color = fields[.color].flatMap { HexColor($0) }
    category.reminders = builder.context.settings.defaultReminders
    category.reminders.isEnabled = isAnnounced(fields, &builder)
    return builder.add(
      category, at: fields.location(.category), amountAt: .line(fields.row.line, field: nil))
  }

  private func group(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> CategoryGroup {
    guard let text = fields[.type] else { return .variable }
    if let group = GroupWords.group(text) { return group }
    builder.note(.row(.typeUnknown(text, .groups)), at: fields.location(.type))
    return .variable
  }

  private func amount(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> Decimal {
    let meaning: FieldMeaning = table.columns.indices[.amount] == nil ? .budgeted : .amount
    return builder.usable(
      CSVAmount.read(fields[meaning]), at: fields.location(meaning), otherwise: .categoryWithZero)
      ?? 0
  }

  private func dueDate(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> DueDate? {
    guard let text = fields[.dueDate] else { return nil }
    if let due = DueDateText.read(text) { return due }
    let order = builder.context.dateOrder ?? .monthDayYear
    if let date = DateText.read(text, order: order)?.date { return .date(date) }
    builder.note(.plan(.dueDateUnreadable(text)), at: fields.location(.dueDate))
    return nil
  }

  private func isAnnounced(_ fields: CSVFields, _ builder: inout BudgetBuilder) -> Bool {
    guard let text = fields[table.columns.notification] else { return false }
    switch text.lowercased() {
    case "true", "yes", "1", "on": return true
    case "false", "no", "0", "off": return false
    default:
      builder.note(.plan(.announcementUnknown(text)), at: fields.location(of: table.columns.notification))
      return false
    }
  }

  /// Reports each column that a category cannot store.
  private func noteOtherColumns(_ builder: inout BudgetBuilder) {
    let kept: [FieldMeaning] = [.category, .type, .amount, .budgeted, .dueDate, .frequency, .color, .id]
    let known = Set(
      kept.compactMap { table.columns.indices[$0] } + [table.columns.notification].compactMap { $0 })
    for index in table.columns.headers.indices where !known.contains(index) {
      let name = table.columns.name(index)
      builder.note(.plan(.columnNotKept(name)), at: .line(table.headerLine, field: name))
    }
  }
}
