public import Foundation

extension Sheet.Table {
  /// The cells between the header row and the totals row.
  public var dataRange: CellRange {
    let last = hasTotalsRow ? range.last.row - 1 : range.last.row
    return CellRange(
      CellReference(
        clampingRow: range.first.row + (hasHeaderRow ? 1 : 0), column: range.first.column),
      CellReference(clampingRow: last, column: range.last.column))
  }

  /// The data cells of the column with this header; nil for an unknown header.
  public func dataRange(ofColumn name: String) -> CellRange? {
    column(named: name).map { column in
      CellRange(
        CellReference(clampingRow: dataRange.first.row, column: column),
        CellReference(clampingRow: dataRange.last.row, column: column))
    }
  }

  /// The header cell of the column with this header; nil for an unknown header.
  public func headerCell(ofColumn name: String) -> CellReference? {
    guard hasHeaderRow else { return nil }
    return column(named: name).map { CellReference(clampingRow: range.first.row, column: $0) }
  }

  /// The table column with this name, as a column number of the sheet.
  ///
  /// As in Excel, case is ignored when names of columns are compared.
  private func column(named name: String) -> Int? {
    let folded = name.lowercased()
    return columns.firstIndex { $0.name.lowercased() == folded }.map { range.first.column + $0 }
  }
}

extension Sheet.Chart.Series {
  /// Creates a series from columns of a table, named by the header of the values; nil if the table lacks one of these
  /// columns or a header row.
  ///
  ///     Sheet.Chart.Series(log, on: "Log", values: "Amount", categories: "Date")
  public init?(
    _ table: Sheet.Table, on sheetName: String, values: String, categories: String? = nil,
    color: CellStyle.Color? = nil
  ) {
    guard let data = table.dataRange(ofColumn: values), let header = table.headerCell(ofColumn: values) else {
      return nil
    }
    var labels: SheetRange?
    if let categories {
      guard let range = table.dataRange(ofColumn: categories) else { return nil }
      labels = SheetRange(sheetName, range)
    }
    self.init(
      .cell(SheetRange(sheetName, CellRange(header, header))), categories: labels,
      values: SheetRange(sheetName, data), color: color)
  }
}

extension ColumnProperties {
  /// Creates properties of columns given by letters, such as `B` or `B:D`; nil for any other text.
  public init?(_ letters: some StringProtocol, width: Decimal? = nil, isHidden: Bool = false) {
    let ends = letters.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(ends.count), let first = ends.first.flatMap({ CellReference("\($0)1")?.column }),
      let last = ends.last.flatMap({ CellReference("\($0)1")?.column }), first <= last,
      // Without this check, a row number after the letters would be accepted.
      ends.allSatisfy({ $0.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 } })
    else { return nil }
    self.init(first...last, width: width, isHidden: isHidden)
  }
}
