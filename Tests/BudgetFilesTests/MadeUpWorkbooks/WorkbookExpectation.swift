import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// The result expected from importing a workbook, derived from the facts the workbook was made from.
struct WorkbookExpectation {
  var tables: [ExpectedTable] = []
  /// The expected transactions.
  var facts: [Fact] = []
  /// The number of entries in each row of the log.
  var entriesPerRow = 1
  /// Whether the log gives the category of each fact.
  var hasCategories = true
  /// The accounts of the transactions, if the file names them.
  var accounts: Set<String> = []
  /// Planned amounts by category.
  var planned: [String: Planned] = [:]
  /// The month in which the planned amounts may be read as assignments instead.
  var plannedMonth: CalendarMonth?
  /// The amounts assigned to categories in known months.
  var assignments: [CalendarMonth: [String: Decimal]] = [:]
  /// The planned income of each month.
  var plannedIncome: [CalendarMonth: Decimal] = [:]
  /// The number of table rows that are not records, in all tables.
  var skipped: [Skipped: Int] = [:]
  /// The number of rows meant as transactions that cannot be used.
  var unusable: [Unusable: Int] = [:]
  /// The open questions of the file, which the import must report.
  var questions: Set<Question> = []
  /// The answers that a person would give.
  var answers = Answers()
  /// The number of findings with these codes that the import and its validation must report.
  var warnings: [Finding.Code: Int] = [:]

  /// A planned amount and its period.
  struct Planned: Hashable {
    var amount: Decimal
    /// How many times a year the amount is planned, such as 12 for a monthly amount.
    var timesAYear = 12
    /// The acceptable groups; empty if the file does not tell the group.
    var groups: Set<CategoryGroup> = []

    var perYear: Decimal { amount * Decimal(timesAYear) }
  }

  enum Skipped: String, CaseIterable { case totals, sections, blank, headings }

  enum Unusable: String, CaseIterable {
    case noAmount, unreadableAmount, zeroAmount, noDate, unreadableDate
  }

  enum Question: String, CaseIterable { case year, dateOrder, signs, plannedOrActual }

  /// A person's answers to the open questions of a workbook.
  struct Answers: Hashable {
    var year: Int?
    var dateOrder: DateOrder?
    /// Whether amounts without a sign are expenses.
    var unsignedIsExpense: Bool?
    /// Whether amounts of months are planned amounts.
    var isPlanned: Bool?
  }
}

/// A table that a person sees in a sheet.
struct ExpectedTable {
  var sheet: String
  /// The range from the first header row to the last row of the table.
  var range: CellRange?
  /// The acceptable roles.
  var roles: [String]
  /// The number of header rows; nil if it is not checked.
  var headerRows: Int?
  /// The acceptable meanings of columns, by column number from 1.
  var columns: [Int: [String]] = [:]
}

extension Set<CategoryGroup> {
  /// All groups of spending.
  static let spending: Set<CategoryGroup> = [.fixed, .variable, .quarterly]
}
