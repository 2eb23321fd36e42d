internal import SpreadsheetValues

/// Writes the part of a table (ECMA-376 18.5.1.2, table).
enum TableWriter {
  /// The part; `number` is unique in the workbook and is used as the table's id.
  static func part(_ table: Sheet.Table, number: Int) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "table",
      [
        "xmlns": XMLNames.main, "id": "\(number)", "name": table.name, "displayName": table.name,
        "ref": "\(table.range)", "headerRowCount": table.hasHeaderRow ? nil : "0",
        "totalsRowCount": table.hasTotalsRow ? "1" : nil,
        "totalsRowShown": table.hasTotalsRow ? nil : "0",
      ])
    if table.hasAutoFilter, table.hasHeaderRow {
      try xml.append(AutoFilter(table.filteredRange, columns: table.filters))
    }
    try xml.open("tableColumns", ["count": "\(table.columns.count)"])
    for (index, column) in table.columns.enumerated() { try append(column, id: index + 1, to: &xml) }
    xml.close("tableColumns")
    try xml.empty(
      "tableStyleInfo",
      [
        "name": table.styleName, "showFirstColumn": "0", "showLastColumn": "0",
        "showRowStripes": table.styleName == nil ? "0" : "1", "showColumnStripes": "0",
      ])
    xml.close("table")
    return PackagePart("xl/tables/table\(number).xml", xml)
  }

  private static func append(
    _ column: Sheet.Table.Column, id: Int, to xml: inout XMLWriter
  ) throws(SpreadsheetWritingError) {
    xml.raw("<tableColumn id=\"")
    xml.plain(id)
    xml.raw("\"")
    try xml.attribute("name", column.name, .xstring)
    guard let formula = column.calculatedFormula else { return xml.raw("/>") }
    xml.raw(">")
    try xml.formulaElement("calculatedColumnFormula", text: formula)
    xml.close("tableColumn")
  }
}

extension Sheet.Table {
  /// The range of a filter: the header and the data.
  fileprivate var filteredRange: CellRange {
    let lastRow = hasTotalsRow ? range.last.row - 1 : range.last.row
    return CellRange(range.first, CellReference(clampingRow: lastRow, column: range.last.column))
  }
}
