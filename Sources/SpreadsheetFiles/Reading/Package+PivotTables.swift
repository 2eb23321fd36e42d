import SpreadsheetValues

extension Package {
  /// The cells of a sheet's pivot tables (ECMA-376 18.10.1.73, pivotTableDefinition).
  func pivotTables(_ relationships: Relationships) throws(SpreadsheetFileError) -> [CellRange] {
    var ranges: [CellRange] = []
    for part in relationships.parts(ofType: "pivotTable") where archive.entry(part) != nil {
      let handler = PivotTableHandler()
      try parse(part, with: handler)
      if let range = handler.range { ranges.append(range) }
    }
    return ranges
  }
}

/// Reads only the location of a pivot table; no tree is built, because a pivot table may have many items.
private final class PivotTableHandler: XMLHandler {
  private(set) var range: CellRange?

  func start(_ element: XMLElement) {
    guard range == nil, element.name.isSpreadsheet("location") else { return }
    element.forEachAttribute { name, _, value in
      if String(cString: name) == "ref" { range = CellRange(attributeText(value)) }
    }
  }

  func end(_ name: XMLName) {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
