internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension XMLWriter {
  /// Appends data bars in the Excel 2007 form (ECMA-376 18.3.1.28, dataBar).
  mutating func append(_ bar: ConditionalFormat.DataBar) throws(SpreadsheetWritingError) {
    let lengths = bar.isExcel2007 ? try bar.checkedLengths() : nil
    try open(
      "dataBar",
      [
        "minLength": lengths.map { "\($0.lowerBound)" }, "maxLength": lengths.map { "\($0.upperBound)" },
        "showValue": bar.showsValue ? nil : "0",
      ])
    try append(bar.minimum)
    try append(bar.maximum)
    try append(bar.color, as: "color")
    close("dataBar")
  }

  /// Appends a colour scale (ECMA-376 18.3.1.16, colorScale).
  mutating func append(_ scale: ConditionalFormat.ColorScale) throws(SpreadsheetWritingError) {
    let stops = [scale.first, scale.middle, scale.last].compactMap(\.self)
    raw("<colorScale>")
    for stop in stops { try append(stop.threshold) }
    for stop in stops { try append(stop.color, as: "color") }
    close("colorScale")
  }

  /// Appends an icon set (ECMA-376 18.3.1.49, iconSet).
  mutating func append(_ set: ConditionalFormat.IconSet) throws(SpreadsheetWritingError) {
    try open(
      "iconSet",
      [
        "iconSet": set.icons.rawValue, "showValue": set.showsValue ? nil : "0",
        "reverse": set.isReversed ? "1" : nil,
      ])
    for start in set.starts { try append(start.threshold, isInclusive: start.isInclusive) }
    close("iconSet")
  }

  /// Appends data bars in the Excel 2010 form ([MS-XLSX] 2.6.31).
  mutating func append(extended bar: ConditionalFormat.DataBar) throws(SpreadsheetWritingError) {
    let lengths = try bar.checkedLengths() ?? 0...100
    try open(
      "x14:dataBar",
      [
        "minLength": "\(lengths.lowerBound)", "maxLength": "\(lengths.upperBound)",
        "showValue": bar.showsValue ? nil : "0", "border": bar.borderColor == nil ? nil : "1",
        "gradient": bar.isGradient ? nil : "0",
        "direction": bar.direction == .context ? nil : bar.direction.rawValue,
        "negativeBarColorSameAsPositive": bar.negativeColor == nil ? "1" : nil,
        "negativeBarBorderColorSameAsPositive": bar.negativeBorderColor == nil ? nil : "0",
        "axisPosition": bar.axis == .automatic ? nil : bar.axis.rawValue,
      ])
    try append(extended: bar.minimum)
    try append(extended: bar.maximum)
    try append(bar.color, as: "x14:fillColor")
    if let color = bar.borderColor { try append(color, as: "x14:borderColor") }
    if let color = bar.negativeColor { try append(color, as: "x14:negativeFillColor") }
    if let color = bar.negativeBorderColor { try append(color, as: "x14:negativeBorderColor") }
    if let color = bar.axisColor { try append(color, as: "x14:axisColor") }
    close("x14:dataBar")
  }

  /// Appends icons that Excel 2010 added ([MS-XLSX] 2.6.59).
  mutating func append(extended set: ConditionalFormat.IconSet) throws(SpreadsheetWritingError) {
    try open(
      "x14:iconSet",
      [
        "iconSet": set.icons.rawValue, "showValue": set.showsValue ? nil : "0",
        "reverse": set.isReversed ? "1" : nil,
      ])
    for start in set.starts { try append(extended: start.threshold, isInclusive: start.isInclusive) }
    close("x14:iconSet")
  }

  private mutating func append(
    _ threshold: ConditionalFormat.Threshold, isInclusive: Bool = true
  ) throws(SpreadsheetWritingError) {
    let (type, value) = try threshold.stored()
    // The Excel 2007 form has no automatic ends.
    let plain = type == "autoMin" ? "min" : type == "autoMax" ? "max" : type
    try empty("cfvo", ["type": plain, "val": value, "gte": isInclusive ? nil : "0"])
  }

  private mutating func append(
    extended threshold: ConditionalFormat.Threshold, isInclusive: Bool = true
  ) throws(SpreadsheetWritingError) {
    let (type, value) = try threshold.stored()
    try open("x14:cfvo", ["type": type, "gte": isInclusive ? nil : "0"])
    if let value { try element("xm:f", text: value) }
    close("x14:cfvo")
  }
}

extension ConditionalFormat.Threshold {
  /// The type and the value as stored in a file (ECMA-376 18.18.12, ST_CfvoType).
  fileprivate func stored() throws(SpreadsheetWritingError) -> (type: String, value: String?) {
    switch self {
    case .minimum: ("min", nil)
    case .maximum: ("max", nil)
    case .automaticMinimum: ("autoMin", nil)
    case .automaticMaximum: ("autoMax", nil)
    case .number(let number): ("num", try number.checkedText())
    case .percent(let number): ("percent", try number.checkedText())
    case .percentile(let number): ("percentile", try number.checkedText())
    case .formula(let formula): ("formula", try formula.storedFormula())
    }
  }
}
