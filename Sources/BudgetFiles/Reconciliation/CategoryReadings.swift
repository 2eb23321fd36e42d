internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation

/// Sums of categories in the several ways in which workbooks reckon what was spent.
struct CategoryReadings {
  /// One way to reckon.
  struct Reading: Hashable {
    /// The rows that count.
    enum Rows: Hashable, CaseIterable {
      case expenses, all, lessRefunds, incomes
    }

    let rows: Rows
    /// The month, or nil for the whole log.
    let month: CalendarMonth?

    /// In words.
    var name: String {
      let what =
        switch rows {
        case .expenses: "the sum of its expenses"
        case .all: "the sum of all its rows"
        case .lessRefunds: "the sum of its expenses less refunds"
        case .incomes: "the sum of its income"
        }
      return month.map { "\(what) in \($0)" } ?? "\(what) in the log"
    }
  }

  private struct Sums {
    var expenses = ExactSum()
    var incomes = ExactSum()
    var transfers = ExactSum()
  }

  private var sums: [CalendarMonth?: [String: Sums]] = [:]
  /// The months of the log, from the first to the last.
  let months: [CalendarMonth]
  /// The names of all categories.
  let names: Set<String>

  init(_ budget: Budget) {
    let nameByID = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    names = Set(nameByID.values)
    var months: Set<CalendarMonth> = []
    for transaction in budget.transactions {
      guard let name = transaction.categoryID.flatMap({ nameByID[$0] }) else { continue }
      let month = transaction.date.calendarMonth
      months.insert(month)
      for key in [nil, month] {
        var sum = sums[key, default: [:]][name, default: Sums()]
        switch transaction.kind {
        case .expense: sum.expenses.add(transaction.amount)
        case .income: sum.incomes.add(transaction.amount)
        case .transfer: sum.transfers.add(transaction.amount)
        }
        sums[key, default: [:]][name] = sum
      }
    }
    self.months = months.sorted()
  }

  /// The sum of a category in one of the ways.
  func sum(_ name: String, _ reading: Reading) -> Decimal {
    guard let sum = sums[reading.month]?[name] else { return 0 }
    let (expenses, incomes) = (sum.expenses.value, sum.incomes.value)
    return switch reading.rows {
    case .expenses: expenses
    case .all: [expenses, incomes, sum.transfers.value].exactSum()
    case .lessRefunds: [expenses, -incomes].exactSum()
    case .incomes: incomes
    }
  }

  /// The ways for a column about a month, or about any time.
  func readings(month: Int?, year: Int?) -> [Reading] {
    guard let month else {
      return ([nil] + months).flatMap { month in Reading.Rows.allCases.map { Reading(rows: $0, month: month) }
      }
    }
    let fitting = months.filter { $0.month == month && (year == nil || $0.year == year) }
    return fitting.flatMap { month in Reading.Rows.allCases.map { Reading(rows: $0, month: month) } }
  }
}
