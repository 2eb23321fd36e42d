public import SpreadsheetValues

// Elements that follow a sheet's rows can be added while the rows are written, once their cells are known.
extension XLSXWriter {
  /// Adds a chart to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func add(_ chart: Sheet.Chart) throws(SpreadsheetWritingError) {
    try update { $0.charts.append(chart) }
  }

  /// Adds a picture to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func add(_ picture: Workbook.Picture) throws(SpreadsheetWritingError) {
    try update { $0.pictures.append(picture) }
  }

  /// Adds a comment to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func add(_ comment: CellComment) throws(SpreadsheetWritingError) {
    try update { $0.comments.append(comment) }
  }

  /// Adds a link to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func add(_ link: Hyperlink) throws(SpreadsheetWritingError) {
    try update { $0.hyperlinks.append(link) }
  }

  /// Adds a data validation to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func add(_ validation: DataValidation) throws(SpreadsheetWritingError) {
    try update { $0.validations.append(validation) }
  }

  /// Adds a conditional format to the open sheet; formats that were added earlier take precedence.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func add(_ format: ConditionalFormat) throws(SpreadsheetWritingError) {
    try update { $0.conditionalFormats.append(format) }
  }

  /// Adds sparklines to the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func add(_ sparklines: Sheet.SparklineGroup) throws(SpreadsheetWritingError) {
    try update { $0.sparklineGroups.append(sparklines) }
  }

  /// Adds filter buttons to cells of the open sheet, replacing any earlier ones.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func filter(_ filter: AutoFilter) throws(SpreadsheetWritingError) {
    try update { $0.autoFilter = filter }
  }

  /// Merges cells of the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` if no sheet is open.
  public mutating func merge(_ range: CellRange) throws(SpreadsheetWritingError) {
    try update { $0.mergedRanges.append(range) }
  }

  /// Writes the header row of a table into the next row, from the first column on; data rows follow.
  ///
  /// - Parameters:
  ///   - name: The name that formulas use, which is unique in the workbook and has no spaces.
  ///   - columns: The columns, whose names are the headers.
  ///   - style: The style of the header row.
  ///   - styleName: The table's built-in style; nil for a table without a style.
  /// - Throws: `SpreadsheetWritingError` for invalid names of the table or its columns, and while another table
  ///   is open.
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

  /// Ends the table after the last written row; a table without rows gets an empty row.
  ///
  /// - Returns: The table with its cells, for charts and formulas
  ///   (`Sheet.Chart.Series.init(_:on:values:categories:color:)`).
  /// - Throws: `SpreadsheetWritingError` if no table was begun, and for a table that Excel would reject.
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
