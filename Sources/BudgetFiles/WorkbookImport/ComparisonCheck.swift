internal import BudgetModel
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
    let category: String
    let actual: Decimal
    let location: Provenance.Location
  }

  /// The rows that differ from the computed values.
  func findings(for budget: Budget) -> [Finding] {
    let sums = CategoryReadings(budget)
    let lines = lines(sums.names)
    guard !lines.isEmpty else { return [] }
    // An Actual is about spending; of the ways that fit alike, the first counts.
    let readings = sums.readings(month: nil, year: nil).filter { $0.rows != .incomes }
    let matches = readings.map { way in lines.count { sums.sum($0.category, way) == $0.actual } }
    guard let best = matches.indices.max(by: { matches[$0] < matches[$1] }), matches[best] * 2 > lines.count
    else {
      return [
        cells.context.finding(
          .notChecked, .info, .sheet(sheet.name),
          "the Actual column follows neither the whole log nor one of its months, so it was not checked")
      ]
    }
    return lines.compactMap { line in
      let computed = sums.sum(line.category, readings[best])
      guard computed != line.actual else { return nil }
      return cells.context.finding(
        .differsFromComputed, .warning, line.location,
        "Actual is \(line.actual.plainText) where \(readings[best].name) gives \(computed.plainText)",
        remedy: "see whether the formula's range covers the whole log")
    }
  }

  private func lines(_ names: Set<String>) -> [Line] {
    let reader = PlanRowReader(sheetName: sheet.name, columns: table.columnByMeaning, cells: cells)
    return table.dataRows.compactMap { number in
      guard let row = sheet[row: number],
        let name = reader.text(.category, row).map(NameKey.exact), names.contains(name),
        case .number(let actual)? = reader[.actual, row]?.value
      else { return nil }
      // Binary sums carry dust beyond the cent; amounts have at most 4 decimals.
      return Line(
        category: name, actual: actual.rounded(toPlaces: 4), location: reader.location(.actual, row))
    }
  }
}
