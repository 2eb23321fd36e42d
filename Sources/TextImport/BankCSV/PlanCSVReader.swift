internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading
internal import ImportCore

/// Reads the budgeted amounts of a plan in CSV, which has one row for each category and month.
struct PlanCSVReader {
  let file: BankCSV
  let resolved: ResolvedProfile

  init(_ file: BankCSV, _ resolved: ResolvedProfile) {
    (self.file, self.resolved) = (file, resolved)
  }

  /// Assigns each amount to a category and a month.
  func read(into builder: inout BudgetBuilder) {
    var marks = MarkCensus()
    for row in file.rows { resolved.text(.budgeted, row.fields).map { marks.look(at: $0, line: row.line) } }
    let mark = file.context.decimalMark ?? file.profile?.decimalMark ?? marks.mark?.mark ?? .point
    var months: [CalendarMonth: Int] = [:]
    var assigned: Set<String> = []
    for row in file.rows {
      let text = resolved.text(.budgeted, row.fields)
      let amount = text.flatMap { AmountField($0, mark: mark) }
      builder.rows.read.add(amount?.value)
      builder.currencies.notePlan(amount.flatMap { StatedCurrency($0.currencyText) } ?? resolved.currency)
      if row.fields.isBlankRow {
        builder.rows.skip(.blank, nil)
        continue
      }
      guard let month = month(row, &builder), let name = name(row, &builder),
        let value = value(amount, text, row, &builder)
      else {
        builder.rows.unusable.add(amount?.value)
        continue
      }
      let categoryID = builder.categoryID(named: name, at: file.location(.category, row))
      guard assigned.insert("\(month) \(categoryID)").inserted else {
        builder.note(.plan(.rowTwice(name: name, month)), at: file.location(.category, row))
        builder.rows.unusable.add(value)
        continue
      }
      let index = months[month] ?? builder.monthIndex(month)
      months[month] = index
      builder.budget.monthlyBudgets[index].assignments.append(
        Assignment(categoryID: categoryID, amount: value))
      builder.rows.imported.add(value)
    }
  }

  /// The question about the decimal separator, if the amounts can be read with either one; otherwise nil.
  static func question(_ file: BankCSV, _ resolved: ResolvedProfile) -> CSVQuestion? {
    guard file.context.decimalMark == nil, file.profile?.decimalMark == nil else { return nil }
    var marks = MarkCensus()
    for row in file.rows { resolved.text(.budgeted, row.fields).map { marks.look(at: $0, line: row.line) } }
    guard marks.mark == nil else { return nil }
    return CSVQuestion(
      subject: .decimalMark,
      fact: .decimalMarkAmbiguous(example: marks.example?.text ?? "", isRead: false))
  }

  /// The month of a row: `Jan 2026`, `2026-01`, `01/2026`, or a full date.
  private func month(_ row: FieldRow, _ builder: inout BudgetBuilder) -> CalendarMonth? {
    let text = resolved.text(.month, row.fields) ?? ""
    if let month = CalendarMonth(text) { return month }
    let parts = text.split { $0 == "/" || $0 == "." || $0 == " " || $0 == "-" }
    if parts.count == 2, let month = Int(parts[0]), let year = Int(parts[1]),
      let found = CalendarMonth(year: year, month: month)
    {
      return found
    }
    if let date = DateField(order: .monthDayYear).read(parts.count == 2 ? "1 \(text)" : text)?.date {
      return date.calendarMonth
    }
    builder.note(.row(.monthUnreadable(text)), at: file.location(.month, row))
    return nil
  }

  private func name(_ row: FieldRow, _ builder: inout BudgetBuilder) -> String? {
    if let name = resolved.text(.category, row.fields) { return name }
    builder.note(.row(.categoryMissing), at: file.location(.category, row))
    return nil
  }

  private func value(_ amount: AmountField?, _ text: String?, _ row: FieldRow, _ builder: inout BudgetBuilder)
    -> Decimal?
  {
    if let amount {
      let value = builder.usable(
        AmountReading(amount.value), at: file.location(.budgeted, row), otherwise: .categoryWithZero)
      if let value { return value }
    }
    guard let text else { return 0 }
    builder.note(
      .row(.amountNotKept(text, isNumber: amount != nil)), at: file.location(.budgeted, row))
    return nil
  }
}
