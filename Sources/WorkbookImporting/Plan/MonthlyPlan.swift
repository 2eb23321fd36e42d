internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore

/// Collects planned amounts by month from all tables of a workbook.
struct MonthlyPlan {
  private struct Key: Hashable {
    let name: String
    let month: CalendarMonth
  }

  private var taken: Set<Key> = []
  /// The amounts of each category, in the order of the file.
  private var amounts: [(id: Identifier<BudgetModel.Category>, amount: Decimal, place: Provenance.Location)] =
    []

  /// The amounts of months whose year is unknown.
  private var withoutYear:
    [Identifier<BudgetModel.Category>: [(amount: Decimal, place: Provenance.Location)]] = [:]

  /// Adds the planned amount of a category in a month without a year.
  mutating func addWithoutYear(
    _ amount: Decimal, to id: Identifier<BudgetModel.Category>, at place: Provenance.Location
  ) {
    withoutYear[id, default: []].append((amount, place))
  }

  /// Finishes months without a year.
  ///
  /// Only amounts that are equal in all months can be kept.
  private func finishWithoutYear(_ builder: inout BudgetBuilder) {
    let differing = withoutYear.values.filter { Set($0.map(\.amount)).count > 1 }
    builder.plan(
      withoutYear.filter { Set($0.value.map(\.amount)).count == 1 }.compactMapValues(\.first))
    guard let place = differing.compactMap(\.first?.place).min(by: { "\($0)" < "\($1)" }) else { return }
    builder.note(.plan(.yearMissing(categories: differing.count)), at: place)
  }

  /// Adds the planned amount of a category in a month; an income category adds to the planned income.
  mutating func add(
    _ amount: Decimal, to name: String, _ group: CategoryGroup, in month: CalendarMonth,
    at place: Provenance.Location, _ builder: inout BudgetBuilder
  ) {
    let id = builder.plannedCategoryID(named: name, group: group, at: place)
    guard taken.insert(Key(name: NameKey.exact(name), month: month)).inserted else {
      builder.note(.plan(.plannedTwice(name: name, month)), at: place)
      return
    }
    amounts.append((id, amount, place))
    let index = builder.monthIndex(month)
    if group == .income {
      let planned = builder.budget.monthlyBudgets[index].plannedIncome ?? 0
      builder.budget.monthlyBudgets[index].plannedIncome = planned.adding(amount) ?? planned
    } else {
      builder.assign(amount, to: id, inMonthAt: index, at: place)
    }
  }

  /// Sets the budgeted amount of each category whose amount is equal in all months, and sorts the months.
  func finish(_ builder: inout BudgetBuilder) {
    finishWithoutYear(&builder)
    guard !amounts.isEmpty else { return }
    var same: [Identifier<BudgetModel.Category>: (amount: Decimal, place: Provenance.Location)?] = [:]
    for (id, amount, place) in amounts {
      if let known = same[id] {
        if known?.amount != amount { same[id] = .some(nil) }
      } else {
        same[id] = .some((amount, place))
      }
    }
    builder.plan(same.compactMapValues(\.self))
    builder.budget.monthlyBudgets.sort { $0.month < $1.month }
  }
}
