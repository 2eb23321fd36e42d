import SpreadsheetValues

extension Package {
  /// Adds the charts and pictures of a sheet's drawing (ECMA-376 20.5.2.35, wsDr).
  ///
  /// Charts and pictures that `Chart` and `Picture` cannot represent are only recorded as foreign charts and pictures.
  func addDrawing(
    to properties: inout SheetProperties, _ relationships: Relationships, sheetNames: Set<String>
  ) throws(SpreadsheetFileError) {
    guard let drawing = relationships.part(ofType: "drawing"), archive.entry(drawing) != nil else { return }
    let targets = try self.relationships(of: drawing)
    for anchor in try tree(drawing).children {
      if let picture = anchor.first("pic") {
        try addPicture(picture, Workbook.Picture.Anchor(anchor), targets, to: &properties)
      } else {
        try addChart(anchor, targets, sheetNames, to: &properties)
      }
    }
  }

  private func addChart(
    _ anchor: XMLNode, _ targets: Relationships, _ sheetNames: Set<String>,
    to properties: inout SheetProperties
  ) throws(SpreadsheetFileError) {
    guard let frame = anchor.descendant("graphicFrame"), let link = frame.chartLink,
      let target = targets[link]
    else { return }
    let range = CellRange(anchor: anchor)
    guard target.type == "chart", let part = target.part, archive.entry(part) != nil else {
      properties.foreignCharts.append(ForeignChart(kind: target.type, anchor: range))
      return
    }
    let root = try tree(part)
    if let range, var chart = Sheet.Chart(root, anchor: range),
      chart.series.allSatisfy({ $0.ranges.allSatisfy { sheetNames.contains($0.sheetName.lowercased()) } })
    {
      chart.description = frame.first("nvGraphicFramePr")?.first("cNvPr")?["descr"]
      properties.charts.append(chart)
    } else {
      properties.foreignCharts.append(ForeignChart(root, anchor: range))
    }
  }
}

extension XMLNode {
  /// The first descendant with this name, at any depth, because files wrap a newer drawing and its fallback in
  /// additional elements.
  fileprivate func descendant(_ name: String) -> XMLNode? {
    for child in children {
      if child.name == name { return child }
      if let found = child.descendant(name) { return found }
    }
    return nil
  }

  /// The relationship id of the chart that a frame shows.
  fileprivate var chartLink: String? {
    first("graphic")?.first("graphicData")?.first("chart")?.relationshipID
  }
}

extension CellRange {
  /// The default size of a column and a row, in English Metric Units.
  private static let usualSize = (width: 609_600, height: 190_500)

  /// Reads the cells that an anchor covers (ECMA-376 20.5.2.33, twoCellAnchor); nil if the anchor is not bound to
  /// cells.
  ///
  /// An anchor with a size instead of a second corner (20.5.2.24, oneCellAnchor) is assumed to cover cells
  /// of default size.
  fileprivate init?(anchor: XMLNode) {
    guard let from = anchor.first("from")?.corner else { return nil }
    let first = CellReference(clampingRow: from.row + 1, column: from.column + 1)
    if let to = anchor.first("to")?.corner {
      // A corner exactly at the start of a cell excludes that cell.
      let last = CellReference(
        clampingRow: max(first.row, to.row + (to.rowOffset > 0 ? 1 : 0)),
        column: max(first.column, to.column + (to.columnOffset > 0 ? 1 : 0)))
      self.init(first, last)
    } else if let size = anchor.first("ext"), let width = size.integer("cx"), let height = size.integer("cy"),
      width >= 0, height >= 0
    {
      let last = CellReference(
        clampingRow: first.row + height / Self.usualSize.height,
        column: first.column + width / Self.usualSize.width)
      self.init(first, last)
    } else {
      return nil
    }
  }
}

extension XMLNode {
  /// A corner of an anchor: row and column from 0, and the offset within the cell.
  var corner: (row: Int, column: Int, rowOffset: Int, columnOffset: Int)? {
    func number(_ name: String) -> Int? {
      first(name).flatMap { Int($0.text.trimmingPrefix { $0.isWhitespace }) }
    }
    let cells = 0...CellReference.maximumRow
    guard let row = number("row"), let column = number("col"), cells.contains(row), cells.contains(column)
    else { return nil }
    return (row, column, number("rowOff") ?? 0, number("colOff") ?? 0)
  }
}
