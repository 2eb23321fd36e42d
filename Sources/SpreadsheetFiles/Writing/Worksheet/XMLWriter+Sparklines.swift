internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension XMLWriter {
  /// Appends a group of sparklines ([MS-XLSX] 2.6.85); nothing if the group is empty.
  mutating func append(_ group: Sheet.SparklineGroup) throws(SpreadsheetWritingError) {
    guard !group.sparklines.isEmpty else { return }
    raw("<x14:sparklineGroup")
    if case .value(let value) = group.maximum { try attribute("manualMax", value.checkedText()) }
    if case .value(let value) = group.minimum { try attribute("manualMin", value.checkedText()) }
    if let width = group.lineWidth { try attribute("lineWeight", width.checkedText()) }
    if group.kind != .line { try attribute("type", group.kind.rawValue) }
    if group.dateAxis != nil { raw(" dateAxis=\"1\"") }
    try attribute("displayEmptyCellsAs", group.emptyCells.rawValue)
    for (name, mark) in Sheet.SparklineGroup.attributes where group.marks.contains(mark) {
      try attribute(name, "1")
    }
    if group.showsAxis { raw(" displayXAxis=\"1\"") }
    if group.showsHiddenCells { raw(" displayHidden=\"1\"") }
    if let type = group.minimum.type { try attribute("minAxisType", type) }
    if let type = group.maximum.type { try attribute("maxAxisType", type) }
    if group.isRightToLeft { raw(" rightToLeft=\"1\"") }
    raw(">")
    try append(group.color, "x14:colorSeries")
    try append(group.negativeColor, "x14:colorNegative")
    try append(group.axisColor, "x14:colorAxis")
    try append(group.markerColor, "x14:colorMarkers")
    try append(group.firstColor, "x14:colorFirst")
    try append(group.lastColor, "x14:colorLast")
    try append(group.highColor, "x14:colorHigh")
    try append(group.lowColor, "x14:colorLow")
    if let days = group.dateAxis { try formulaElement("xm:f", text: days) }
    raw("<x14:sparklines>")
    for sparkline in group.sparklines {
      raw("<x14:sparkline>")
      if let source = sparkline.source { try formulaElement("xm:f", text: source) }
      try element("xm:sqref", text: "\(sparkline.cell)")
      raw("</x14:sparkline>")
    }
    raw("</x14:sparklines></x14:sparklineGroup>")
  }

  private mutating func append(_ color: CellStyle.Color?, _ name: StaticString)
    throws(SpreadsheetWritingError)
  {
    if let color { try append(color, as: name) }
  }
}

extension Sheet.SparklineGroup.Bound {
  /// The attribute value in the file; nil for the default.
  fileprivate var type: String? {
    switch self {
    case .individual: nil
    case .group: "group"
    case .value: "custom"
    }
  }
}
