internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

// Titles above headers.
extension BandFinder {
  /// Returns the index of the header in the row above, if that header consists of a few titles; nil otherwise.
  ///
  /// Example: `Income, Expenses` are titles above the header `Month, Wages, Rent, Food`.
  func titles(above band: HeaderBand, in bands: [HeaderBand]) -> Int? {
    guard let index = bands.lastIndex(where: { $0.columns.overlaps(band.columns) }),
      bands[index].rows.upperBound == band.rows.lowerBound - 1, bands[index].rows.count == 1,
      bands[index].monthCount == 0, bands[index].cells.count * 2 <= band.cells.count
    else { return nil }
    return isOverDays(band) ? index : nil
  }

  /// Returns the header without the columns from the first title that means balances or accounts.
  ///
  /// Example: If the titles are `Income`, `Expenses` and `Accounts`, the header ends before the column of `Accounts`.
  func endedBeforeBalances(_ band: HeaderBand) -> HeaderBand {
    let titles = grid.sheet[row: band.rows.lowerBound - 1]?.cells(in: band.columns) ?? []
    let ofBalances = titles.first { cell in
      let meaning = HeaderBand.meaning(of: grid.text(cell).trimmed)
      return meaning == .balance || meaning == .account
        || PlanSection(title: grid.text(cell)) == .currentAvailable
    }
    guard let end = ofBalances?.reference.column, end > band.columns.lowerBound else { return band }
    var result = band
    result.columns = band.columns.lowerBound...(end - 1)
    result.cells.removeAll { $0.column >= end }
    return result
  }

  /// Whether a title is above a header.
  ///
  /// Blank rows may be between them.
  func hasTitle(above band: HeaderBand) -> Bool {
    for row in stride(from: band.rows.lowerBound - 1, to: max(0, band.rows.lowerBound - 4), by: -1) {
      if isTitle(row, band.columns) { return true }
      let isBlank = grid.sheet[row: row]?.cells(in: band.columns).allSatisfy { grid.kind($0) == .blank }
      if isBlank == false { return false }
    }
    return false
  }

  /// Whether a row has one text or year in these columns and nothing else.
  func isTitle(_ row: Int, _ columns: ClosedRange<Int>) -> Bool {
    let filled = grid.sheet[row: row]?.cells(in: columns).filter { grid.kind($0) != .blank } ?? []
    guard filled.count == 1, let only = filled.first else { return false }
    return SheetGrid.year(only) != nil || grid.kind(only) == .label && !HeaderText.isTotal(grid.text(only))
  }
}
