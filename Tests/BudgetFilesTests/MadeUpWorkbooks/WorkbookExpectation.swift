import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// What a person reads in a workbook, worked out from what it was made of.
struct WorkbookExpectation {
  var tables: [ExpectedTable] = []
  /// What becomes a transaction, each.
  var facts: [Fact] = []
  /// Entries that each row of the log is.
  var entriesPerRow = 1
  /// Whether the log says which category a fact has.
  var hasCategories = true
  /// The accounts that transactions are on, where the file names them.
  var accounts: Set<String> = []
  /// Planned amounts by category.
  var planned: [String: Planned] = [:]
  /// The month in which planned amounts may be assignments instead.
  var plannedMonth: CalendarMonth?
  /// What categories get in months that are known.
  var assignments: [CalendarMonth: [String: Decimal]] = [:]
  /// What months expect to come in.
  var plannedIncome: [CalendarMonth: Decimal] = [:]
  /// Rows of tables that are no records, over all tables.
  var skipped: [Skipped: Int] = [:]
  /// Rows that were meant as transactions and cannot be used.
  var unusable: [Unusable: Int] = [:]
  /// What the file leaves open, which must not be decided in silence.
  var questions: Set<Question> = []
  /// What a person would answer.
  var answers = Answers()
  /// Findings that must be among those of the import and of its validation.
  var warnings: [Finding.Code: Int] = [:]

  /// A planned amount and the months that it is for.
  struct Planned: Hashable {
    var amount: Decimal
    /// How often a year: 12 for a month's amount.
    var timesAYear = 12
    /// The groups of which any is right; empty where the file does not say.
    var groups: Set<CategoryGroup> = []

    var perYear: Decimal { amount * Decimal(timesAYear) }
  }

  enum Skipped: String, CaseIterable { case totals, sections, blank, headings }

  enum Unusable: String, CaseIterable {
    case noAmount, unreadableAmount, zeroAmount, noDate, unreadableDate
  }

  enum Question: String, CaseIterable { case year, dateOrder, signs, plannedOrActual }

  /// What a person says about a workbook that leaves something open.
  struct Answers: Hashable {
    var year: Int?
    var dateOrder: DateOrder?
    /// Whether amounts without a sign are money out.
    var unsignedIsExpense: Bool?
    /// Whether amounts of months are planned ones.
    var isPlanned: Bool?
  }
}

/// A table that a person sees in a sheet.
struct ExpectedTable {
  var sheet: String
  /// Header rows to the last row of the table.
  var range: CellRange?
  /// The roles of which any is right.
  var roles: [String]
  /// The number of its header rows; nil where that does not matter.
  var headerRows: Int?
  /// The meanings of columns, from 1, of which any is right.
  var columns: [Int: [String]] = [:]
}

extension Set<CategoryGroup> {
  /// Any group of money out.
  static let spending: Set<CategoryGroup> = [.fixed, .variable, .quarterly]
}
