public import SpreadsheetValues

// What stands after a sheet's rows can be added while they are written, once it is known where they are.
extension XLSXWriter {
  /// Adds a chart to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func add(_ chart: Sheet.Chart) throws(SpreadsheetWritingError) {
    try update { $0.charts.append(chart) }
  }

  /// Adds a picture to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func add(_ picture: Workbook.Picture) throws(SpreadsheetWritingError) {
    try update { $0.pictures.append(picture) }
  }

  /// Adds a comment to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func add(_ comment: CellComment) throws(SpreadsheetWritingError) {
    try update { $0.comments.append(comment) }
  }

  /// Adds a link to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func add(_ link: Hyperlink) throws(SpreadsheetWritingError) {
    try update { $0.hyperlinks.append(link) }
  }

  /// Adds a rule for entries to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func add(_ validation: DataValidation) throws(SpreadsheetWritingError) {
    try update { $0.validations.append(validation) }
  }

  /// Adds a conditional format to the open sheet; earlier ones go before it.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func add(_ format: ConditionalFormat) throws(SpreadsheetWritingError) {
    try update { $0.conditionalFormats.append(format) }
  }

  /// Adds small charts within cells to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func add(_ sparklines: Sheet.SparklineGroup) throws(SpreadsheetWritingError) {
    try update { $0.sparklineGroups.append(sparklines) }
  }

  /// Puts filter buttons over cells of the open sheet, in place of others.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func filter(_ filter: AutoFilter) throws(SpreadsheetWritingError) {
    try update { $0.autoFilter = filter }
  }

  /// Shows cells of the open sheet as one.
  ///
  /// - Throws: `SpreadsheetWritingError` without an open sheet.
  public mutating func merge(_ range: CellRange) throws(SpreadsheetWritingError) {
    try update { $0.mergedRanges.append(range) }
  }

  /// Writes the header row of a table into the next row, from the first column on; rows of data follow.
  ///
  /// - Parameters:
  ///   - name: The name that formulas use; unique in the workbook, no spaces.
  ///   - columns: The columns, whose names are the headers.
  ///   - style: The style of the header row.
  ///   - styleName: The table's built-in style; nil for none.
  /// - Throws: `SpreadsheetWritingError` for names that no table or column can have, and within another table.
  public mutating func beginTable(
    _ name: String, columns: [Sheet.Table.Column], style: StyleID = .general,
    styleName: String? = "TableStyleMedium2"
  ) throws(SpreadsheetWritingError) {
    guard openTable == nil, let sheet else { throw SpreadsheetWritingError(.outOfSequence) }
    let top = rows.row + 1
    let range = CellRange(
      CellReference(clampingRow: top, column: 1),
      CellReference(clampingRow: top + 1, column: max(columns.count, 1)))
    let table = Sheet.Table(name, range: range, columns: columns, styleName: styleName)
    try TableHeaders.check(table, sheet.properties.name)
    try row(columns.map { .text($0.name) }, style: style)
    openTable = table
  }

  /// Ends the table after the last row that was written; a table without rows gets an empty one.
  ///
  /// - Returns: The table with its cells, for charts and formulas (`ChartSeries.init(_:on:values:categories:color:)`).
  /// - Throws: `SpreadsheetWritingError` where no table was begun, and for one that Excel would refuse.
  @discardableResult
  public mutating func endTable() throws(SpreadsheetWritingError) -> Sheet.Table {
    guard var table = openTable else { throw SpreadsheetWritingError(.outOfSequence) }
    openTable = nil
    if rows.isOpen || rows.row == table.range.first.row { try endRow() }
    table.range = CellRange(
      table.range.first, CellReference(clampingRow: rows.row, column: table.range.last.column))
    let finished = table
    try update { $0.tables.append(finished) }
    return finished
  }
}
