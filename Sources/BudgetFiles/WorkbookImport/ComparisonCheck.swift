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
    let reader = PlanRowReader(sheetName: sheet.name, columns: table.columnByMeaning, cells: cells)
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

  /// The sums over the whole log and over each of its months; of those that fit alike, the first counts.
  static func all(of budget: Budget) -> [ActualReading] {
    var whole = ActualSums()
    var byMonth: [CalendarMonth: ActualSums] = [:]
    for transaction in budget.transactions {
      guard let id = transaction.categoryID else { continue }
      whole.add(transaction, to: id)
      byMonth[transaction.date.calendarMonth, default: ActualSums()].add(transaction, to: id)
    }
    let months = byMonth.sorted { $0.key < $1.key }
    return whole.readings(in: "in the log") + months.flatMap { $1.readings(in: "in \($0)") }
  }
}

/// The sums of each category over some of the log's rows.
private struct ActualSums {
  private struct Sums {
    var all = ExactSum()
    var expenses = ExactSum()
    var refunds = ExactSum()
  }

  private var sums: [Identifier<BudgetModel.Category>: Sums] = [:]

  mutating func add(_ transaction: Transaction, to id: Identifier<BudgetModel.Category>) {
    sums[id, default: Sums()].all.add(transaction.amount)
    switch transaction.kind {
    case .expense: sums[id, default: Sums()].expenses.add(transaction.amount)
    case .income: sums[id, default: Sums()].refunds.add(transaction.amount)
    case .transfer: break
    }
  }

  func readings(in place: String) -> [ActualReading] {
    [
      ActualReading(name: "the sum of its expenses \(place)", sums: sums.mapValues(\.expenses.value)),
      ActualReading(name: "the sum of all its rows \(place)", sums: sums.mapValues(\.all.value)),
      ActualReading(
        name: "the sum of its expenses less refunds \(place)",
        sums: sums.mapValues { $0.expenses.value - $0.refunds.value }),
    ]
  }
}
