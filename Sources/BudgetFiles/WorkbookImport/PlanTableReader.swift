internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Reads the plan that is one table of categories.
struct PlanTableReader {
  private let table: FoundTable
  private let sheet: Sheet
  private let row: PlanRowReader

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    self.table = table
    self.sheet = sheet
    row = PlanRowReader(sheetName: sheet.name, columns: table.columns, cells: cells)
  }

  /// Adds each category of the table; totals are passed over.
  func read(into builder: inout BudgetBuilder) {
    for number in table.dataRows {
      guard let cells = sheet[row: number], let name = row.text(.category, cells) else { continue }
      let typeText = row.text(.type, cells)
      if HeaderText.isTotal(name), typeText == nil { continue }
      guard let group = group(typeText, cells, &builder) else { continue }
      row.readCategory(named: name, group: group, basis: nil, cells, &builder)
    }
  }

  private func group(_ text: String?, _ cells: Row, _ builder: inout BudgetBuilder) -> CategoryGroup? {
    guard let text else { return .variable }
    if let group = GroupWords.group(text) { return group }
    // A row whose type is no group but whose amount is computed is a total of the workbook's own.
    guard row[.budgeted, cells]?.formula == nil else { return nil }
    builder.note(
      .typeUnknown, .warning, row.location(.type, cells),
      "the type \(row.cells.quoted(text)) is none of Income, Fixed, Variable, Quarterly; the category is kept as Variable"
    )
    return .variable
  }
}

/// Words for the groups of the plan.
enum GroupWords {
  /// The group that a word names, or nil for any other text.
  static func group(_ text: String) -> CategoryGroup? {
    let words = HeaderText.normalized(text)
    return groups[words] ?? groups[words.split(separator: " ").first.map(String.init) ?? ""]
  }

  private static let groups: [String: CategoryGroup] = [
    "income": .income, "einnahme": .income, "einnahmen": .income, "salary": .income,
    "fixed": .fixed, "fix": .fixed, "fixe": .fixed,
    "variable": .variable, "variabel": .variable, "expense": .variable, "expenses": .variable,
    "quarterly": .quarterly, "vierteljahrlich": .quarterly,
  ]
}

/// Reads one row of a plan, whichever form the plan has.
struct PlanRowReader {
  let sheetName: String
  let columns: [FieldMeaning: Int]
  let cells: CellReader

  /// The cell of a row in the column with this meaning.
  subscript(_ meaning: FieldMeaning, _ row: Row) -> Cell? {
    columns[meaning].flatMap { row[$0] }
  }

  func text(_ meaning: FieldMeaning, _ row: Row) -> String? { cells.text(self[meaning, row]) }

  /// The place of the cell in the column with this meaning, or of the row where there is no such column.
  func location(_ meaning: FieldMeaning, _ row: Row) -> Provenance.Location {
    let column = columns[meaning] ?? row.cells.first?.reference.column ?? 1
    return .cell(
      sheet: sheetName, reference: CellReference(clampingRow: row.number, column: column).description)
  }

  /// Adds the category of a row; an amount that is none is a finding and leaves the category without one.
  func readCategory(
    named name: String, group: CategoryGroup, basis: AmountBasis?, _ row: Row, _ builder: inout BudgetBuilder
  ) {
    let place = location(.category, row)
    let amount = amount(.budgeted, row, &builder)
    let id: Identifier<BudgetModel.Category> = builder.identity(
      given: text(.id, row), place: "\(sheetName)!\(row.number)",
      content: [NameKey.exact(name), group.rawValue, amount.plainText], at: location(.id, row))
    var category = Category(
      id: id, name: NameKey.exact(name), group: group, budgetedAmount: amount,
      basis: text(.frequency, row).flatMap(BasisWords.basis) ?? basis, dueDate: dueDate(row, &builder),
      info: builder.context.recordInfo)
    category.color = text(.color, row).flatMap { HexColor($0) }
    builder.fileOrder[id.uuid] = self[.order, row]?.value.number
    builder.add(category, at: place, amountAt: location(.budgeted, row))
  }

  /// The amount of a row, 0 where the cell is blank.
  func amount(_ meaning: FieldMeaning, _ row: Row, _ builder: inout BudgetBuilder) -> Decimal {
    switch cells.amount(self[meaning, row]) {
    case .blank: return 0
    case .amount(let amount): return amount
    case .unusable(let code, let reason):
      builder.note(
        code, .error, location(meaning, row), "\(reason); it is counted as not planned",
        remedy: "enter a number of at most 15 digits and 4 decimals")
      return 0
    }
  }

  private func dueDate(_ row: Row, _ builder: inout BudgetBuilder) -> DueDate? {
    guard let cell = self[.dueDate, row], !cell.value.isBlank else { return nil }
    if let date = DueDateText.read(cell, cells, builder.context.dateOrder ?? .monthDayYear) { return date }
    builder.note(
      .dueDateUnreadable, .warning, location(.dueDate, row),
      "the due date \(cells.quoted(cells.text(cell) ?? "")) is no date and no day of the month; it is left out",
      remedy: "enter a date, a day such as 15 or 15th, or last")
    return nil
  }
}

/// Words for the span of time of a planned amount.
enum BasisWords {
  /// The basis that a word names, or nil for any other text.
  static func basis(_ text: String) -> AmountBasis? {
    switch HeaderText.normalized(text) {
    case "month", "monthly", "per month", "monat", "monatlich": .month
    case "quarter", "quarterly", "per quarter", "quartal": .quarter
    case "year", "yearly", "annual", "per year", "jahr", "jahrlich": .year
    default: nil
    }
  }
}

/// Due dates as cells hold them: a date, `15`, `15th`, `last`.
enum DueDateText {
  static func read(_ cell: Cell, _ cells: CellReader, _ order: DateOrder) -> DueDate? {
    if case .number(let number) = cell.value, !cells.showsDate(cell), number.fractionDigits == 0,
      let day = Int(number.plainText), (1...31).contains(day)
    {
      return .dayOfMonth(day)
    }
    if let date = cells.date(cell, order: order)?.date { return .date(date) }
    return cells.text(cell).flatMap { read($0) }
  }

  /// Reads `2026-03-15`, `15`, `15th`, `last`, `last day`; nil for any other text.
  static func read(_ text: String) -> DueDate? {
    let word = HeaderText.normalized(text)
    if ["last", "last day", "last day of month", "end of month", "letzter"].contains(word) {
      return .lastDayOfMonth
    }
    let digits = word.prefix { $0.isASCII && $0.isWholeNumber }
    let rest = word.dropFirst(digits.count)
    if let day = Int(digits), (1...31).contains(day),
      ["", "st", "nd", "rd", "th", "."].contains(String(rest))
    {
      return .dayOfMonth(day)
    }
    return DateText.read(text, order: .yearMonthDay).map { .date($0.date) }
  }
}
