public import BudgetModel
public import CalendarDates
public import SpreadsheetValues
public import FieldReading
public import ImportCore
public import Rules

/// The tables of a workbook and the meanings of their columns, as the user defines them (`Docs/mapping.md`).
///
/// A mapping replaces detection: a table that it does not name is not read.
public struct WorkbookMapping: Hashable, Sendable {
  /// The tables.
  public var tables: [Table] = []
  /// The year of months and days without a year.
  public var inYear: Int?
  /// The month of days that the workbook states without a month, and of rows without a day.
  public var inMonth: CalendarMonth?
  /// The order of day and month in dates written as text.
  public var dateOrder: DateOrder?
  /// The decimal separator of amounts written as text.
  public var decimalMark: DecimalMark?
  /// The meaning of the signs of amounts.
  public var signs: SignConvention?
  /// The currency of the budget, regardless of what the workbook states.
  public var currency: Currency?
  /// Answers to the questions that the workbook leaves open, by topic.
  public var answers: [ImportQuestion.Topic: String] = [:]
  /// Rules that categorise the imported transactions.
  public var rules = CategoryRules()

  /// A table, and whether it extends to the last filled row of its columns.
  public struct Table: Hashable, Sendable {
    /// The table; an open table ends at the maximum row number of a sheet.
    public var table: FoundTable
    /// Whether the table grows with its sheet.
    public var isOpen: Bool

    /// Creates a table of a mapping.
    public init(_ table: FoundTable, isOpen: Bool) {
      self.table = table
      self.isOpen = isOpen
    }
  }

  /// Creates a mapping without tables.
  public init() {}

  /// Creates the mapping for detected tables.
  ///
  /// Logs grow with their sheets, and tables of figures are left out.
  public init(of found: [FoundTable]) {
    let unread: Set<FoundTable.Role> = [.summary, .lookupList, .noise]
    tables = found.filter { !unread.contains($0.role) }.map { table in
      let isLast = !found.contains { other in
        other.sheetName == table.sheetName && other.range.columns.overlaps(table.range.columns)
          && other.range.first.row > table.range.last.row
      }
      return Table(table, isOpen: table.role == .log && isLast)
    }
  }

  /// Returns the tables with their actual ranges in a workbook.
  ///
  /// - Throws: `ImportError` if a sheet is missing.
  public func tables(in workbook: Workbook, context: ImportContext) throws(ImportError) -> [FoundTable] {
    let missing = Set(tables.map(\.table.sheetName)).filter { workbook[sheet: $0] == nil }.sorted()
    guard missing.isEmpty else {
      let names = workbook.sheets.map(\.name)
      throw ImportError(
        missing.map { context.finding(.file(.mappingUnfit(sheet: $0, sheets: names)), at: .whole) })
    }
    return tables.map { mapped in
      guard mapped.isOpen, let sheet = workbook[sheet: mapped.table.sheetName] else { return mapped.table }
      return mapped.table.closed(in: sheet)
    }
  }

  /// Returns the context with the other settings of the mapping.
  public func applied(to context: ImportContext) -> ImportContext {
    var context = context
    context.year = context.year ?? inYear
    context.month = context.month ?? inMonth
    context.dateOrder = context.dateOrder ?? dateOrder
    context.decimalMark = context.decimalMark ?? decimalMark
    context.signs = context.signs ?? signs
    context.take(answers)
    // If the user asks for a different currency, it is checked as if there were no mapping.
    if context.currency == nil || context.currency == currency { context.mappedCurrency = currency }
    return context
  }
}

extension FoundTable {
  /// Returns this open table, shortened so that it ends at the last filled row of its columns.
  fileprivate func closed(in sheet: Sheet) -> FoundTable {
    let last = sheet.rows.last { row in
      row.cells.contains { range.columns.contains($0.reference.column) && !$0.value.isBlank }
    }
    var table = self
    table.range = CellRange(
      range.first,
      CellReference(
        clampingRow: max(last?.number ?? 1, headerRows?.upperBound ?? range.first.row),
        column: range.last.column))
    return table
  }
}
