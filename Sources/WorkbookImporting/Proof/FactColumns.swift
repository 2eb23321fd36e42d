internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// The numbers of a workbook by sheet and column, in which the amounts of records are marked.
///
/// Ranges are summed without inspecting each cell again.
struct FactColumns {
  private struct Column {
    /// The rows with a number.
    var rows: [Int] = []
    /// The number of record amounts before each of the rows, and their sum.
    var counts = [0]
    var sums: [Decimal] = [0]
    var sum = ExactSum()

    mutating func add(row: Int, _ amount: Decimal?) {
      rows.append(row)
      counts.append((counts.last ?? 0) + (amount == nil ? 0 : 1))
      if let amount { sum.add(amount) }
      sums.append(amount == nil ? sums.last ?? 0 : sum.value)
    }
  }

  /// The content of a range.
  struct Content {
    /// The number of record amounts, and their sum.
    var facts = 0
    var sum: Decimal = 0
    /// The number of cells with a number that is in no record.
    var others = 0
  }

  private var columns: [String: [Int: Column]] = [:]

  init(_ workbook: Workbook, _ facts: ImportedFacts) {
    for sheet in workbook.sheets {
      let amounts = facts.amounts[sheet.name] ?? [:]
      var found: [Int: Column] = [:]
      for row in sheet.rows {
        for cell in row.cells {
          let amount = amounts[cell.reference]
          guard amount != nil || cell.value.number.map({ $0 != 0 }) ?? false else { continue }
          found[cell.reference.column, default: Column()].add(row: row.number, amount)
        }
      }
      columns[sheet.name] = found
    }
  }

  /// Returns the content of a range of one column.
  func content(of range: CellRange, in sheet: String) -> Content {
    guard let column = columns[sheet]?[range.first.column] else { return Content() }
    let first = column.rows.partitioningIndex { $0 >= range.rows.lowerBound }
    let end = column.rows.partitioningIndex { $0 > range.rows.upperBound }
    guard first < end else { return Content() }
    let facts = column.counts[end] - column.counts[first]
    let sum = [column.sums[end], -column.sums[first]].exactSum()
    return Content(facts: facts, sum: sum, others: end - first - facts)
  }
}
