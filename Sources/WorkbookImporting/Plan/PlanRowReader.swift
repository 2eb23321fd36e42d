internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads one row of a plan in any form.
struct PlanRowReader {
  let sheetName: String
  var columns: [FieldMeaning: Int]
  let cells: CellReader

  /// The cell of a row in the column with this meaning.
  subscript(_ meaning: FieldMeaning, _ row: Sheet.Row) -> Cell? {
    columns[meaning].flatMap { row[$0] }
  }

  func text(_ meaning: FieldMeaning, _ row: Sheet.Row) -> String? { cells.text(self[meaning, row]) }

  /// Returns the location of the cell in the column with this meaning, or of the row's first cell.
  func location(_ meaning: FieldMeaning, _ row: Sheet.Row) -> Provenance.Location {
    let column = columns[meaning] ?? row.cells.first?.reference.column ?? 1
    return .cell(
      sheet: sheetName, reference: CellReference(clampingRow: row.number, column: column).description)
  }

  /// Returns the location of a cell; nil without a cell.
  func location(_ cell: Cell?) -> Provenance.Location? {
    cell.map { .cell(sheet: sheetName, reference: $0.reference.description) }
  }

  /// Adds the category of a row.
  ///
  /// An invalid amount is reported, and the category gets no amount.
  func readCategory(
    named name: String, group: CategoryGroup, basis: AmountBasis?, section: String? = nil,
    isReversed: Bool = false,
    _ row: Sheet.Row, _ builder: inout BudgetBuilder
  ) {
    let place = location(.category, row)
    let frequency = text(.frequency, row).flatMap { PlanFrequency($0) }
    let once = amount(.budgeted, row, &builder)
    let each = isReversed ? -once : once
    let amount = frequency.flatMap { each.multiplied(by: Decimal($0.times)) } ?? each
    let id: Identifier<BudgetModel.Category> = builder.identity(
      given: text(.id, row), place: "\(sheetName)!\(row.number)",
      content: [NameKey.exact(name), group.rawValue, amount.plainText], at: location(.id, row))
    var category = Category(
      id: id, name: NameKey.exact(name), group: group, budgetedAmount: amount,
      basis: frequency?.basis ?? basis, dueDate: dueDate(row, &builder),
      info: builder.context.recordInfo)
    category.color = text(.color, row).flatMap { HexColor($0) }
    builder.categoryOrder[id] = self[.order, row]?.value.number
    builder.add(category, in: section, at: place, amountAt: location(.budgeted, row))
  }

  /// Returns the amount of a row; 0 if the cell is blank or invalid.
  func amount(_ meaning: FieldMeaning, _ row: Sheet.Row, _ builder: inout BudgetBuilder) -> Decimal {
    builder.usable(
      cells.amount(self[meaning, row]), at: location(meaning, row),
      otherwise: .notPlanned) ?? 0
  }

  /// Returns the group of a category: from the row's type or group, otherwise from its section or name.
  func group(of item: PlanRow, in scope: TableScope) -> CategoryGroup {
    text(.type, item.row).flatMap(GroupWords.group) ?? text(.group, item.row).flatMap(GroupWords.group)
      ?? item.group(in: scope)
  }

  /// Returns the amounts of a row with a month.
  ///
  /// There is one amount, or one for each category that has a column of its own.
  func assigned(_ row: Sheet.Row, in table: FoundTable) -> [(name: String, cell: Cell?)] {
    guard columns[.category] == nil else {
      return text(.category, row).map { [($0, self[.assigned, row])] } ?? []
    }
    return table.columns.filter { $0.meaning == .assigned }.map { ($0.header, row[$0.column]) }
  }

  /// Returns the group of a category with amounts by month.
  func group(of name: String, _ row: Sheet.Row, in table: FoundTable) -> CategoryGroup {
    // A title such as Spending may be above columns of income as well.
    let isOwn = columns[.category] == nil && GroupWords.isIncome(name)
    return text(.type, row).flatMap(GroupWords.group) ?? (isOwn ? .income : table.scope.group)
      ?? (GroupWords.isIncome(name) ? .income : .variable)
  }

  /// Returns the month of a row: from its name or number, a date, or a text such as `2026-03`.
  ///
  /// A month without a year gets the year in another column or in the table's title. A number above 12 is read as a
  /// date.
  func month(_ row: Sheet.Row, in table: FoundTable) -> NamedMonth? {
    guard let cell = self[.month, row], let text = cells.text(cell), !HeaderText.isTotal(text) else {
      return nil
    }
    if let month = CalendarMonth(text) { return NamedMonth(month: month.month, year: month.year) }
    if var named = MonthText.read(text) ?? Int(text).map({ NamedMonth(month: $0) }),
      (1...12).contains(named.month)
    {
      named.year =
        named.year ?? self.text(.year, row).flatMap { Int($0) } ?? table.scope.year ?? cells.context.year
      return named
    }
    return cells.date(cell, order: cells.context.dateOrder ?? .monthDayYear).map {
      NamedMonth(month: $0.date.month, year: $0.date.year)
    }
  }

  private func dueDate(_ row: Sheet.Row, _ builder: inout BudgetBuilder) -> DueDate? {
    guard let cell = self[.dueDate, row], !cell.value.isBlank else { return nil }
    if let date = DueDateText.read(cell, cells, builder.context.dateOrder ?? .monthDayYear) { return date }
    builder.note(.plan(.dueDateUnreadable(cells.text(cell) ?? "")), at: location(.dueDate, row))
    return nil
  }
}
