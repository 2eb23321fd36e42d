internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Checks the workbook's own budget vs actual against what its log gives.
///
/// Workbooks compute their Actual column in several ways; the way that fits most rows is taken as the sheet's own,
/// and the rows that it does not fit are findings.
struct ComparisonCheck {
  private let table: FoundTable
  private let sheet: Sheet
  private let cells: CellReader

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    self.table = table
    self.sheet = sheet
    self.cells = cells
  }

  /// A row of the sheet with its category and its Actual.
  private struct Line {
    let categoryID: Identifier<BudgetModel.Category>
    let actual: Decimal
    let location: Provenance.Location
  }

  /// The rows that differ from the computed values.
  func findings(for budget: Budget) -> [Finding] {
    let lines = lines(budget)
    guard !lines.isEmpty else { return [] }
    let readings = ActualReading.all(of: budget)
    let best = readings.max { matches(lines, $0) < matches(lines, $1) }
    guard let best, matches(lines, best) * 2 > lines.count else {
      return [
        cells.context.finding(
          .notChecked, .info, .sheet(sheet.name),
          "the Actual column follows neither the whole log nor one of its months, so it was not checked")
      ]
    }
    return lines.filter { best.actual($0.categoryID) != $0.actual }.map { line in
      cells.context.finding(
        .differsFromComputed, .warning, line.location,
        "Actual is \(line.actual.plainText) where \(best.name) gives \(best.actual(line.categoryID).plainText)",
        remedy: "see whether the formula's range covers the whole log")
    }
  }

  private func lines(_ budget: Budget) -> [Line] {
    let ids = Dictionary(budget.categories.map { ($0.name, $0.id) }) { first, _ in first }
    let reader = PlanRowReader(sheetName: sheet.name, columns: table.columns, cells: cells)
    return table.dataRows.compactMap { number in
      guard let row = sheet[row: number], let name = reader.text(.category, row),
        let id = ids[NameKey.exact(name)],
        case .number(let actual)? = reader[.actual, row]?.value
      else { return nil }
      // Binary sums carry dust beyond the cent; amounts have at most 4 decimals.
      return Line(
        categoryID: id, actual: actual.rounded(toPlaces: 4), location: reader.location(.actual, row))
    }
  }

  private func matches(_ lines: [Line], _ reading: ActualReading) -> Int {
    lines.count { reading.actual($0.categoryID) == $0.actual }
  }
}

/// One way to read what a category's Actual is.
private struct ActualReading {
  let name: String
  let sums: [Identifier<BudgetModel.Category>: Decimal]

  func actual(_ id: Identifier<BudgetModel.Category>) -> Decimal { sums[id] ?? 0 }

  /// The sum of all rows, of expenses, of expenses less refunds, and of each month's expenses, with and without refunds.
  static func all(of budget: Budget) -> [ActualReading] {
    let months = Set(budget.transactions.map(\.date.calendarMonth)).sorted()
    let inMonth = Dictionary(grouping: budget.transactions, by: \.date.calendarMonth)
    var readings = [
      ActualReading(name: "the sum of all its rows in the log", sums: sums(budget.transactions) { _ in 1 }),
      ActualReading(
        name: "the sum of its expenses in the log", sums: sums(budget.transactions, expensesOnly)),
      ActualReading(
        name: "the sum of its expenses less refunds in the log", sums: sums(budget.transactions, net)),
    ]
    for month in months {
      let transactions = inMonth[month] ?? []
      readings.append(
        ActualReading(name: "the sum of its expenses in \(month)", sums: sums(transactions, expensesOnly)))
      readings.append(
        ActualReading(name: "the sum of its rows in \(month)", sums: sums(transactions) { _ in 1 }))
      readings.append(
        ActualReading(name: "the sum of its expenses less refunds in \(month)", sums: sums(transactions, net))
      )
    }
    return readings
  }

  private static func expensesOnly(_ transaction: Transaction) -> Int { transaction.kind == .expense ? 1 : 0 }

  private static func net(_ transaction: Transaction) -> Int {
    switch transaction.kind {
    case .expense: 1
    case .income: -1
    case .transfer: 0
    }
  }

  private static func sums(
    _ transactions: [Transaction], _ weight: (Transaction) -> Int
  ) -> [Identifier<BudgetModel.Category>: Decimal] {
    var sums: [Identifier<BudgetModel.Category>: ExactSum] = [:]
    for transaction in transactions {
      guard let id = transaction.categoryID, case let weight = weight(transaction), weight != 0 else {
        continue
      }
      sums[id, default: ExactSum()].add(weight < 0 ? -transaction.amount : transaction.amount)
    }
    return sums.mapValues(\.value)
  }
}
