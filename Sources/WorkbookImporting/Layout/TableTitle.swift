internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Finds the title of a table in the rows above it.
struct TableTitle {
  private let grid: SheetGrid

  init(_ grid: SheetGrid) {
    self.grid = grid
  }

  /// Returns the title of a table; nil if no single text is above it.
  func title(of band: HeaderBand) -> String? {
    if let title = band.title { return title }
    for row in stride(from: band.rows.lowerBound - 1, through: max(1, band.rows.lowerBound - 3), by: -1) {
      guard let cells = grid.sheet[row: row]?.cells.filter({ grid.kind($0) != .blank }), !cells.isEmpty else {
        continue
      }
      let near = cells.filter {
        grid.columns(of: $0).overlaps(max(1, band.columns.lowerBound - 1)...band.columns.upperBound)
      }
      if near.isEmpty { continue }
      guard near.count == 1, let only = near.first, grid.kind(only) == .label || grid.month(only) != nil,
        !HeaderText.isTotal(grid.text(only))
      else { return nil }
      return grid.text(only).trimmed
    }
    return nil
  }
}
