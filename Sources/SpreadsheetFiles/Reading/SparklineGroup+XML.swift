internal import ExactDecimals
import Foundation
import SpreadsheetValues

extension Sheet.SparklineGroup {
  /// Reads a `sparklineGroup` element ([MS-XLSX] 2.6.85); the palette resolves its colours.
  init(_ node: XMLNode, _ palette: ColorPalette) {
    let kind = node["type"].flatMap { Kind(rawValue: $0) } ?? .line
    let sparklines = (node.first("sparklines")?.children ?? []).compactMap { node -> Sparkline? in
      guard let cell = node.first("sqref").flatMap({ CellRange($0.text)?.first }) else { return nil }
      return Sparkline(cell, showing: node.first("f")?.text)
    }
    self.init(kind, color: palette.color(node.first("colorSeries")), sparklines: sparklines)
    marks = Self.attributes.reduce(into: []) { marks, mark in
      if node.flag("\(mark.name)") == true { marks.insert(mark.mark) }
    }
    markerColor = palette.color(node.first("colorMarkers"))
    negativeColor = palette.color(node.first("colorNegative"))
    highColor = palette.color(node.first("colorHigh"))
    lowColor = palette.color(node.first("colorLow"))
    firstColor = palette.color(node.first("colorFirst"))
    lastColor = palette.color(node.first("colorLast"))
    showsAxis = node.flag("displayXAxis") ?? false
    axisColor = palette.color(node.first("colorAxis"))
    if node.flag("dateAxis") == true { dateAxis = node.first("f")?.text }
    minimum = Bound(node["minAxisType"], node["manualMin"])
    maximum = Bound(node["maxAxisType"], node["manualMax"])
    lineWidth = node["lineWeight"].flatMap { measure($0) }
    emptyCells = node["displayEmptyCellsAs"].flatMap { EmptyCells(rawValue: $0) } ?? .zero
    showsHiddenCells = node.flag("displayHidden") ?? false
    isRightToLeft = node.flag("rightToLeft") ?? false
  }

  /// The attributes that mark points, in the order of the schema.
  static let attributes: [(name: StaticString, mark: Marks)] = [
    ("markers", .all), ("high", .highest), ("low", .lowest), ("first", .first), ("last", .last),
    ("negative", .negative),
  ]
}

extension Sheet.SparklineGroup.Bound {
  fileprivate init(_ type: String?, _ value: String?) {
    switch (type, value.flatMap { try? Decimal(strict: $0) }) {
    case ("group", _): self = .group
    case ("custom", let value?): self = .value(value)
    default: self = .individual
    }
  }
}
