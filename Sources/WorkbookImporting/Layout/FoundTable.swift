public import BudgetModel
public import SpreadsheetValues
public import FieldReading

/// A table found in a workbook: its position, its role, the meanings of its columns, and the evidence.
public struct FoundTable: Hashable, Sendable {
  /// The role of the table.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Transactions, one per row.
    case log
    /// Categories with their planned amounts.
    case plan
    /// A plan that is divided into sections, such as income and expenses.
    case sectionedPlan = "sectioned plan"
    /// A row for each category and a column for each month.
    case matrix
    /// Budgeted and actual amounts beside a plan.
    ///
    /// They are checked but not imported.
    case comparison
    /// Months with their starting balances.
    case months
    /// The amounts assigned to categories, one row per category and month.
    case assignments
    /// Settings by name.
    case settings
    /// Accounts with their balances.
    case account
    /// Bills, limits, periods, members or accounts, in the form that this package writes.
    case records
    /// Computed figures that are not imported.
    case summary
    /// Names or rules that other tables use.
    case lookupList = "lookup list"
    /// A table without budget data.
    case noise
  }

  /// The role of the table.
  public var role: Role
  /// The sheet that contains the table.
  public var sheetName: String
  /// The cells from the first header row to the last row, including totals.
  public var range: CellRange
  /// The rows of the header; nil if there is none.
  public var headerRows: ClosedRange<Int>?
  /// The columns from left to right.
  public var columns: [FoundColumn]
  /// The title above the table.
  public var title: String?
  /// Facts about all rows that the rows themselves do not state.
  public var scope: TableScope
  /// The evidence for the role, in words.
  public var evidence: String
  /// Whether the table is a log whose rows are also in other logs.
  var isCopy = false
  /// Whether the table is a log that is read although most of its rows are also in other logs.
  var repeatsRows = false
  /// Kinds of rows that count as transactions of a log, because the workbook's own sums include them.
  var counted: Set<SkipReason> = []
  /// The rows of a plan whose amounts are computed from records.
  var derivedRows: Set<Int> = []

  /// Creates a table of a sheet.
  public init(
    role: Role, sheetName: String, range: CellRange, headerRows: ClosedRange<Int>? = nil,
    columns: [FoundColumn] = [], title: String? = nil, scope: TableScope = TableScope(), evidence: String = ""
  ) {
    self.role = role
    self.sheetName = sheetName
    self.range = range
    self.headerRows = headerRows
    self.columns = columns
    self.title = title
    self.scope = scope
    self.evidence = evidence
  }
}

/// A column of a found table.
public struct FoundColumn: Hashable, Sendable {
  /// The column, from 1.
  public var column: Int
  /// The header as written, trimmed; empty if there is none.
  public var header: String
  /// The meaning; nil if it is unknown.
  ///
  /// A log keeps a column without a known meaning as a custom field.
  public var meaning: FieldMeaning?
  /// The month of the column, 1 to 12, and its year if stated.
  public var month: Int?
  public var year: Int?
  /// The day, 1 to 31, of a column with the amounts of one day.
  public var day: Int?
  /// The confidence in the meaning, 0 to 100.
  public var score: Int
  /// The evidence for the meaning, in words.
  public var evidence: String

  /// Creates a column, by default without a known meaning.
  public init(
    column: Int, header: String, meaning: FieldMeaning? = nil, month: Int? = nil, year: Int? = nil,
    score: Int = 0, evidence: String = ""
  ) {
    self.column = column
    self.header = header
    self.meaning = meaning
    self.month = month
    self.year = year
    self.score = score
    self.evidence = evidence
  }
}

extension FoundTable.Role {
  /// The roles of tables with planned amounts.
  static let plans: Set<Self> = [.plan, .sectionedPlan, .matrix, .assignments]
}

extension [FoundColumn] {
  /// The first column of the second year if months without years cross the end of a year; nil otherwise.
  var firstOfNextYear: Int? {
    var previous: FoundColumn?
    var wraps: [Int] = []
    for column in self where column.month != nil {
      if column.year != nil { return nil }
      if let last = previous?.month, let month = column.month, month < last { wraps.append(column.column) }
      previous = column
    }
    return wraps.count == 1 ? wraps.first : nil
  }
}

/// The facts about all rows of a table, from its title, its sheet's name or a mapping.
public struct TableScope: Hashable, Sendable {
  /// The year of its months or days.
  public var year: Int?
  /// The month, 1 to 12, of its days.
  public var month: Int?
  /// The group of its categories.
  public var group: CategoryGroup?
  /// The kind of its transactions, such as income or expense.
  public var kind: TransactionKind?
  /// The account of its rows.
  public var account: String?
  /// The period of its planned amounts.
  public var basis: AmountBasis?
  /// The order of day and month in its dates.
  public var dateOrder: DateOrder?
  /// Whether a negative amount is an expense.
  public var negativeIsExpense: Bool?

  /// Creates a scope without any facts.
  public init() {}
}

extension FoundTable {
  /// The column, from 1, of each meaning.
  ///
  /// If several columns have the same meaning, the first one is used.
  var columnByMeaning: [FieldMeaning: Int] {
    Dictionary(columns.compactMap { found in found.meaning.map { ($0, found.column) } }) { first, _ in first }
  }

  /// The column, from 1, with this meaning.
  package subscript(meaning: FieldMeaning) -> Int? { columns.first { $0.meaning == meaning }?.column }

  /// The rows below the header.
  var dataRows: Range<Int> {
    let first = headerRows.map { $0.upperBound + 1 } ?? range.first.row
    return first..<max(first, range.last.row + 1)
  }
}

/// The columns of a table by meaning.
///
/// Lookups need no hashing, which makes reading many rows faster.
struct ColumnIndex: Sendable {
  /// The columns by the index of their meaning; 0 for a meaning without a column.
  private let columns: [Int]

  init(_ found: [FieldMeaning: Int]) {
    columns = FieldMeaning.allCases.map { found[$0] ?? 0 }
  }

  /// The column, from 1, with this meaning.
  subscript(meaning: FieldMeaning) -> Int? {
    let column = columns[meaning.index]
    return column == 0 ? nil : column
  }
}

extension FoundColumn {
  /// How often the amounts of a column recur, according to its header; nil if the column has another meaning.
  var frequency: PlanFrequency? {
    meaning == nil ? PlanFrequency(header: header) : nil
  }
}
