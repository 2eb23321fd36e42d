internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// The rows of a log that only divide the amount of the row above among several people.
///
/// Example: a row `Rent | 2200`, and a row without a day below it with a share of 550 for each of four people.
struct SharedAmounts {
  /// The numbers of these rows; empty unless each row without a day and with several amounts divides the row above.
  let rows: Set<Int>

  /// The minimum number of such rows, and of columns of amounts.
  private static let (leastRows, leastColumns) = (2, 3)

  init(_ table: FoundTable, _ rows: [Sheet.Row], _ cells: CellReader, _ mark: DecimalMark?) {
    let money = table.moneyColumns.map(\.column)
    guard let date = table[.date], money.count >= Self.leastColumns else {
      self.rows = []
      return
    }
    func amounts(_ row: Sheet.Row) -> [Decimal] {
      money.compactMap { cells.amount(row[$0], mark: mark).value }.filter { $0 != 0 }
    }
    var found: Set<Int> = []
    var above: Sheet.Row?
    for row in rows {
      if row[date]?.value.isBlank == false {
        above = row
        continue
      }
      let shares = amounts(row)
      guard shares.count > 1 else { continue }
      let whole = above.map(amounts) ?? []
      guard whole.count == 1, whole[0].rounded(toPlaces: 2) == shares.exactSum().rounded(toPlaces: 2) else {
        self.rows = []
        return
      }
      found.insert(row.number)
      above = nil
    }
    self.rows = found.count >= Self.leastRows ? found : []
  }
}
