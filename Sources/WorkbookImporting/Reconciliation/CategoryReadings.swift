internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import FieldReading

/// Sums by category, for the different ways in which workbooks compute actual amounts.
struct CategoryReadings {
  /// One way to compute a sum.
  struct Reading: Hashable {
    /// The transactions that the sum includes.
    typealias Rows = Finding.PlanFact.Reckoning

    let rows: Rows
    /// The month, or nil for the whole log.
    let month: CalendarMonth?

    /// The description in words.
    var name: String {
      let what =
        switch rows {
        case .expenses: "the sum of its expenses"
        case .byGroup: "the sum of its expenses, or of its income"
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
  private let categories: [String: BudgetModel.Category]
  private let assigned: [CalendarMonth: [Identifier<BudgetModel.Category>: Decimal]]

  init(_ budget: Budget) {
    let nameByID = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    categories = Dictionary(budget.categories.map { ($0.name, $0) }) { first, _ in first }
    assigned = Dictionary(
      budget.monthlyBudgets.map { month in
        (month.month, Dictionary(month.assignments.map { ($0.categoryID, $0.amount) }) { first, _ in first })
      }
    ) { first, _ in first }
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

  /// Returns the category with this name.
  func category(named name: String) -> BudgetModel.Category? { categories[NameKey.exact(name)] }

  /// Returns the sum of a category according to a reading.
  func sum(_ category: BudgetModel.Category, _ reading: Reading) -> Decimal {
    guard let sum = sums[reading.month]?[category.name] else { return 0 }
    let (expenses, incomes) = (sum.expenses.value, sum.incomes.value)
    return switch reading.rows {
    case .expenses: expenses
    case .byGroup: category.group == .income ? incomes : expenses
    case .all: [expenses, incomes, sum.transfers.value].exactSum()
    case .lessRefunds: [expenses, -incomes].exactSum()
    case .incomes: incomes
    }
  }

  /// Returns the readings for a column of one month or, without a month, of any period.
  func readings(month: Int?, year: Int?) -> [Reading] {
    guard let month else {
      return ([nil] + months).flatMap { month in Reading.Rows.allCases.map { Reading(rows: $0, month: month) }
      }
    }
    var fitting = months.filter { $0.month == month && (year == nil || $0.year == year) }
    // In a month without transactions, every sum is 0.
    if fitting.isEmpty, let year = year ?? months.last?.year {
      fitting = [CalendarMonth(year: year, month: month)].compactMap(\.self)
    }
    return fitting.flatMap { month in Reading.Rows.allCases.map { Reading(rows: $0, month: month) } }
  }

  // MARK: Planned

  /// The way to determine a planned amount.
  enum PlannedReading: Hashable {
    /// The amount for its own period, or converted to another period.
    case onItsBasis, over(AmountBasis)
    /// The amount assigned in a month or, if there is none, the monthly amount.
    case assigned(CalendarMonth)
  }

  /// Returns the readings for a column of planned amounts in a month or, without a month, in any period.
  func plannedReadings(month: Int?) -> [PlannedReading] {
    let months = assigned.keys.sorted().filter { month == nil || $0.month == month }
    return [.onItsBasis] + AmountBasis.allCases.map { .over($0) } + months.map { .assigned($0) }
  }

  /// Returns the planned amount of a category according to a reading.
  func planned(_ category: BudgetModel.Category, _ reading: PlannedReading) -> Decimal {
    let (amount, basis) = (category.budgetedAmount, category.basis)
    func over(_ months: Int) -> Decimal {
      amount.multiplied(by: Decimal(months))?.divided(by: Decimal(basis.months)) ?? amount
    }
    return switch reading {
    case .onItsBasis: amount
    case .over(let span): over(span.months)
    case .assigned(let month): assigned[month]?[category.id] ?? over(1)
    }
  }
}
