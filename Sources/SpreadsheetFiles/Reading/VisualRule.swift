internal import ExactDecimals
import Foundation
import SpreadsheetValues

/// A rule with data bars, a colour scale or icons, and its extension; the colours are not resolved yet.
struct VisualRule {
  /// The `cfRule` element.
  let node: XMLNode
  /// The element of Excel 2010's extension with the same id ([MS-XLSX] 2.6.2).
  var extended: XMLNode?

  /// Reads a rule of one of these kinds; nil for other rules.
  init?(_ node: XMLNode) {
    guard ["dataBar", "colorScale", "iconSet"].contains(node["type"]) else { return nil }
    self.node = node
  }

  /// The id of the extension that belongs to the rule.
  var id: String? {
    node.first("extLst")?.all("ext").lazy.compactMap { $0.first("id")?.text }.first
  }

  /// The rule; nil if `ConditionalFormat.Rule` cannot represent it.
  func rule(_ styles: StylesPart?) -> ConditionalFormat.Rule? {
    let palette = styles?.palette ?? ColorPalette()
    let base = node.children.first { $0.name == node["type"] }
    let added = extended?.children.first { $0.name == extended?["type"] }
    return switch node["type"] {
    case "dataBar": base.flatMap { ConditionalFormat.DataBar($0, added, palette) }.map { .dataBar($0) }
    case "colorScale": base.flatMap { ConditionalFormat.ColorScale($0, palette) }.map { .colorScale($0) }
    case "iconSet": (added ?? base).flatMap { ConditionalFormat.IconSet($0) }.map { .iconSet($0) }
    default: nil
    }
  }
}

extension ConditionalFormat.Threshold {
  /// Reads a `cfvo` element (ECMA-376 18.3.1.11) of a rule or of the extension, where the value is in a child element.
  fileprivate init?(_ node: XMLNode) {
    let text = node["val"] ?? node.first("f")?.text
    let number = text.flatMap { try? Decimal(strict: $0) }
    switch (node["type"], number, text) {
    case ("min", _, _): self = .minimum
    case ("max", _, _): self = .maximum
    case ("autoMin", _, _): self = .automaticMinimum
    case ("autoMax", _, _): self = .automaticMaximum
    case ("num", let number?, _): self = .number(number)
    case ("percent", let number?, _): self = .percent(number)
    case ("percentile", let number?, _): self = .percentile(number)
    case ("formula", _, let text?), ("num", _, let text?): self = .formula(FutureFunctions.plain(text))
    default: return nil
    }
  }
}

extension ConditionalFormat.ColorScale {
  fileprivate init?(_ node: XMLNode, _ palette: ColorPalette) {
    let stops = zip(node.all("cfvo"), node.all("color")).compactMap { threshold, color -> Stop? in
      guard let threshold = ConditionalFormat.Threshold(threshold), let color = palette.color(color) else {
        return nil
      }
      return Stop(threshold, color)
    }
    switch stops.count {
    case 2: self.init(stops[0], stops[1])
    case 3: self.init(stops[0], stops[1], stops[2])
    default: return nil
    }
  }
}

extension ConditionalFormat.IconSet {
  fileprivate init?(_ node: XMLNode) {
    let starts = node.all("cfvo").compactMap { node in
      ConditionalFormat.Threshold(node).map { Start($0, isInclusive: node.flag("gte") ?? true) }
    }
    // Individually chosen icons are not supported.
    guard node.flag("custom") != true, let icons = Icons(rawValue: node["iconSet"] ?? "3TrafficLights1"),
      starts.count == icons.count
    else { return nil }
    self.init(
      icons, thresholds: starts, isReversed: node.flag("reverse") ?? false,
      showsValue: node.flag("showValue") ?? true)
  }
}

extension ConditionalFormat.DataBar {
  /// Reads a `dataBar` element; if the extension also has one, that element takes precedence.
  fileprivate init?(_ node: XMLNode, _ added: XMLNode?, _ palette: ColorPalette) {
    let source = added ?? node
    let ends = source.all("cfvo").compactMap { ConditionalFormat.Threshold($0) }
    guard ends.count == 2,
      let color = palette.color(added?.first("fillColor")) ?? palette.color(node.first("color"))
        ?? palette.color(node.first("fillColor"))
    else { return nil }
    let isExtended = added != nil || node.namespace != .spreadsheet
    self.init(color: color, isExcel2007: !isExtended)
    (minimum, maximum) = (ends[0], ends[1])
    showsValue = (source["showValue"] != nil ? source : node).flag("showValue") ?? true
    let standard = isExtended ? 0...100 : 10...90
    let low = min(max(source.integer("minLength") ?? 10, 0), 100)
    let high = min(max(source.integer("maxLength") ?? 90, low), 100)
    lengths = low...high == standard ? nil : low...high
    guard isExtended else { return }
    isGradient = source.flag("gradient") ?? true
    borderColor = source.flag("border") == true ? palette.color(source.first("borderColor")) : nil
    if source.flag("negativeBarColorSameAsPositive") != true {
      negativeColor = palette.color(source.first("negativeFillColor"))
    }
    if source.flag("negativeBarBorderColorSameAsPositive") == false {
      negativeBorderColor = palette.color(source.first("negativeBorderColor"))
    }
    axis = source["axisPosition"].flatMap { Axis(rawValue: $0) } ?? .automatic
    axisColor = palette.color(source.first("axisColor"))
    direction = source["direction"].flatMap { Direction(rawValue: $0) } ?? .context
  }
}
