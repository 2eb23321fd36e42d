internal import ExactDecimals
internal import SpreadsheetValues

extension XMLWriter {
  /// Appends the elements before a sheet's rows.
  mutating func appendHead(
    _ properties: SheetProperties, isSelected: Bool, dimension: CellRange?, rowOutlineLevel: Int
  ) throws(SpreadsheetWritingError) {
    if let rows = properties.printSetup.repeatedRows,
      rows.lowerBound < 1 || rows.upperBound > CellReference.maximumRow
    {
      throw SpreadsheetWritingError(.rowOutOfRange(rows.lowerBound < 1 ? rows.lowerBound : rows.upperBound))
    }
    try appendGeneral(properties)
    if let dimension { try empty("dimension", ["ref": "\(dimension)"]) }
    raw("<sheetViews>")
    try open(
      "sheetView",
      [
        "showGridLines": properties.showsGridLines ? nil : "0", "tabSelected": isSelected ? "1" : nil,
        "workbookViewId": "0",
      ])
    try append(frozenRows: properties.frozenRows, columns: properties.frozenColumns)
    raw("</sheetView></sheetViews>")
    try empty(
      "sheetFormatPr",
      [
        "defaultRowHeight": "15", "outlineLevelRow": try level(rowOutlineLevel),
        "outlineLevelCol": try level(properties.columns.map(\.outlineLevel).max() ?? 0),
      ])
    try append(properties.columns)
  }

  /// The attribute value of an outline level; nil for level 0.
  private func level(_ level: Int) throws(SpreadsheetWritingError) -> String? {
    try level.checkOutlineLevel()
    return level > 0 ? "\(level)" : nil
  }

  /// Appends tab colour, position of summaries, and page fitting (ECMA-376 18.3.1.82, sheetPr).
  private mutating func appendGeneral(_ properties: SheetProperties) throws(SpreadsheetWritingError) {
    let tabColor = properties.tabColor
    let fitsPages = properties.printSetup.fitsPages
    let hasPlainOutline = properties.summaryIsBelow && properties.summaryIsRight
    guard tabColor != nil || fitsPages || !hasPlainOutline else { return }
    raw("<sheetPr>")
    if let tabColor { try append(tabColor, as: "tabColor") }
    if !hasPlainOutline {
      try empty(
        "outlinePr",
        [
          "summaryBelow": properties.summaryIsBelow ? nil : "0",
          "summaryRight": properties.summaryIsRight ? nil : "0",
        ])
    }
    if fitsPages { raw("<pageSetUpPr fitToPage=\"1\"/>") }
    raw("</sheetPr>")
  }

  /// Appends the pane for frozen rows and columns (ECMA-376 18.3.1.66, pane).
  private mutating func append(frozenRows rows: Int, columns: Int) throws(SpreadsheetWritingError) {
    guard rows > 0 || columns > 0 else { return }
    guard rows < CellReference.maximumRow else { throw SpreadsheetWritingError(.rowOutOfRange(rows)) }
    guard columns < CellReference.maximumColumn else {
      throw SpreadsheetWritingError(.invalidColumns(1...columns))
    }
    let corner = CellReference(clampingRow: max(rows, 0) + 1, column: max(columns, 0) + 1)
    let pane = columns <= 0 ? "bottomLeft" : rows <= 0 ? "topRight" : "bottomRight"
    try empty(
      "pane",
      [
        "xSplit": columns > 0 ? "\(columns)" : nil, "ySplit": rows > 0 ? "\(rows)" : nil,
        "topLeftCell": "\(corner)", "activePane": pane, "state": "frozen",
      ])
    try empty("selection", ["pane": pane])
  }

  private mutating func append(_ columns: [ColumnProperties]) throws(SpreadsheetWritingError) {
    guard !columns.isEmpty else { return }
    raw("<cols>")
    var last = 0
    for column in columns {
      guard column.columns.lowerBound > last, column.columns.upperBound <= CellReference.maximumColumn else {
        throw SpreadsheetWritingError(.invalidColumns(column.columns))
      }
      last = column.columns.upperBound
      try empty(
        "col",
        [
          "min": "\(column.columns.lowerBound)", "max": "\(last)",
          // Without a width, Excel hides the column; this is the default width in a new sheet.
          "width": try column.width?.checkedText() ?? "9.140625",
          "hidden": column.isHidden ? "1" : nil, "customWidth": column.width == nil ? nil : "1",
          "outlineLevel": try level(column.outlineLevel), "collapsed": column.isCollapsed ? "1" : nil,
        ])
    }
    raw("</cols>")
  }
}
