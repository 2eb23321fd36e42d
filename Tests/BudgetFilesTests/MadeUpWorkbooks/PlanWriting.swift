import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// A row of a made-up plan.
enum PlanRow {
  /// A category with one amount for each column or month.
  case category(String, [Decimal])
  /// A name without amounts; the rows after it belong to this group.
  case section(String)
  /// A label and the sums of the categories since the previous row of sums.
  case subtotal(String)
  /// A label and the sums of all categories.
  case total(String)
  case blank
}

extension [PlanRow] {
  /// The categories with their amounts.
  var categories: [(name: String, amounts: [Decimal])] {
    compactMap { if case .category(let name, let amounts) = $0 { (name, amounts) } else { nil } }
  }

  /// The number of rows that are not categories, by reason.
  var skipped: [WorkbookExpectation.Skipped: Int] {
    reduce(into: [:]) { counts, row in
      switch row {
      case .category: break
      case .section: counts[.sections, default: 0] += 1
      case .subtotal, .total: counts[.totals, default: 0] += 1
      case .blank: counts[.blank, default: 0] += 1
      }
    }
  }
}

extension SheetPen {
  /// Writes the rows of a plan below its header; `names` is the column of names, `amounts` the first column of amounts.
  ///
  /// - Returns: The row after the plan.
  mutating func plan(
    _ rows: [PlanRow], row first: Int, names: Int, amounts: Int, code: String = "#,##0.00",
    ink: (Decimal, CellReference) -> Ink? = { _, _ in nil }
  ) -> Int {
    var (row, since, all) = (first, [Int](), [Int]())
    let categories = rows.categories
    for entry in rows {
      switch entry {
      case .category(let name, let values):
        put(.text(name), row, names)
        for (index, value) in values.enumerated() {
          let place = CellReference(clampingRow: row, column: amounts + index)
          put(ink(value, place) ?? .money(value, code), row, amounts + index)
        }
        since.append(all.count)
        all.append(row)
      case .section(let name): put(.bold(name), row, names)
      case .subtotal(let label):
        sums(label, since.map { (all[$0], categories[$0].amounts) }, row, names, amounts, code)
        since = []
      case .total(let label):
        sums(label, zip(all, categories.map(\.amounts)).map { ($0, $1) }, row, names, amounts, code)
      case .blank: break
      }
      row += 1
    }
    return row
  }

  private mutating func sums(
    _ label: String, _ summed: [(row: Int, amounts: [Decimal])], _ row: Int, _ names: Int, _ amounts: Int,
    _ code: String
  ) {
    put(.bold(label), row, names)
    for index in 0..<(summed.map(\.amounts.count).max() ?? 0) {
      let letter = letters(amounts + index)
      let sum = summed.compactMap { $0.amounts.indices.contains(index) ? $0.amounts[index] : nil }.exactSum()
      let formula = summed.map { "\(letter)\($0.row)" }.joined(separator: "+")
      put(.money(sum, code).heavy.from(formula), row, amounts + index)
    }
  }
}

extension FactMaker {
  /// Makes categories with this many amounts each.
  mutating func lines(_ names: [String], _ count: Int = 1, _ units: ClosedRange<Int> = 20...600) -> [PlanRow]
  {
    names.map { name in .category(name, (0..<count).map { _ in whole(units) * 5 }) }
  }
}

extension WorkbookExpectation {
  /// Expects the amount in this column as the planned amount of each category.
  mutating func plan(
    _ rows: [PlanRow], column: Int = 0, timesAYear: Int = 12, _ groups: Set<CategoryGroup> = []
  ) {
    for (name, amounts) in rows.categories where amounts.indices.contains(column) {
      planned[name] = Planned(amount: amounts[column], timesAYear: timesAYear, groups: groups)
    }
    skip(rows)
  }

  /// Expects the amounts of each category as assignments in consecutive months.
  mutating func assign(_ rows: [PlanRow], from first: CalendarMonth, step: Int = 1) {
    for (name, amounts) in rows.categories {
      for (index, amount) in stride(from: 0, to: amounts.count, by: step).map({ amounts[$0] }).enumerated() {
        assignments[first.adding(months: index), default: [:]][name] = amount
      }
    }
    skip(rows)
  }

  /// Expects the amounts of each source as planned income in consecutive months.
  mutating func expectIncome(_ rows: [PlanRow], from first: CalendarMonth, step: Int = 1) {
    for (_, amounts) in rows.categories {
      for (index, amount) in stride(from: 0, to: amounts.count, by: step).map({ amounts[$0] }).enumerated() {
        plannedIncome[first.adding(months: index), default: 0] += amount
      }
    }
    skip(rows)
  }

  mutating func skip(_ rows: [PlanRow]) {
    skipped.merge(rows.skipped) { $0 + $1 }
  }
}
