internal import ExactDecimals
import Foundation
import SpreadsheetValues

/// Collects the properties of a sheet except its cells, element by element (ECMA-376 18.3.1.99).
struct SheetPropertiesBuilder {
  /// The properties so far; the addresses of links and the styles of conditions are still missing.
  private(set) var properties: SheetProperties
  /// The relationship ids of links, by the index of the link; the sheet's relationships contain the links' targets.
  private var linkIDs: [Int: String] = [:]
  private var conditions: [ConditionalRule] = []
  private var sparklines: [XMLNode] = []

  /// A condition with the index of its style in the workbook's styles.
  private struct ConditionalRule {
    let ranges: [CellRange]
    /// The condition for the style; nil for a rule with data bars, a colour scale or icons.
    let condition: ConditionalFormat.Condition?
    /// The rule with data bars, a colour scale or icons.
    var rule: VisualRule?
    let styleIndex: Int?
    /// The style itself, for rules of an extension.
    let style: XMLNode?
    let priority: Int
  }
  /// The indices in `conditions` of the rules that have an extension, by the id of the extension.
  private var rulesByID: [String: Int] = [:]

  init(name: String) {
    properties = SheetProperties(name: name)
  }

  /// Adds one element of the sheet.
  mutating func add(_ node: XMLNode) {
    guard node.namespace == .spreadsheet else { return }
    switch node.name {
    case "sheetPr":
      properties.tabColor = node.first("tabColor")?["rgb"].flatMap { CellStyle.Color(hex: $0) }
      properties.summaryIsBelow = node.first("outlinePr")?.flag("summaryBelow") ?? true
      properties.summaryIsRight = node.first("outlinePr")?.flag("summaryRight") ?? true
    case "sheetProtection": properties.protection = Sheet.Protection(node)
    case "sheetViews": node.first("sheetView").map { addView($0) }
    case "cols": addColumns(node)
    case "mergeCells":
      properties.mergedRanges = node.children.compactMap { $0["ref"].flatMap { CellRange($0) } }
    case "autoFilter":
      properties.autoFilter = AutoFilter(node)
      if node.first("filterColumn") != nil {
        properties.filteredCells = node["ref"].flatMap { CellRange($0) }
      }
      if let range = properties.autoFilter?.range {
        properties.foreignFeatures += AutoFilter.columns(node, of: range).foreign
      }
    case "hyperlinks": for link in node.all("hyperlink") { addLink(link) }
    case "dataValidations":
      addValidations(node)
    case "conditionalFormatting": addConditions(node, of: cellRanges(node["sqref"]))
    case "extLst": for node in node.all("ext").flatMap(\.children) { addExtension(node) }
    case "pageSetup": addPage(node)
    case "headerFooter": properties.printSetup.headersAndFooters = HeadersAndFooters(node)
    default: break
    }
  }

  /// Returns the properties, completed from other parts of the workbook.
  func finished(relationships: Relationships, styles: StylesPart?, tables: [Sheet.Table]) -> SheetProperties {
    let shared = styles?.differentialStyles ?? []
    var properties = properties
    for (index, id) in linkIDs { properties.hyperlinks[index].target = relationships[id]?.target }
    properties.conditionalFormats = conditions.sorted { $0.priority < $1.priority }.compactMap { rule in
      guard let condition = rule.condition else {
        if let visual = rule.rule?.rule(styles) { return ConditionalFormat(rule.ranges, rule: visual) }
        let kind = rule.rule?.node["type"] ?? "cfRule"
        properties.foreignFeatures.append(ForeignFeature(kind: kind, range: rule.ranges.first))
        return nil
      }
      let style =
        rule.style.flatMap { styles?.differentialStyle($0) }
        ?? rule.styleIndex.flatMap { shared.indices.contains($0) ? shared[$0] : nil }
      return ConditionalFormat(rule.ranges, when: condition, style: style ?? DifferentialStyle())
    }
    let palette = styles?.palette ?? ColorPalette()
    properties.sparklineGroups = sparklines.map { Sheet.SparklineGroup($0, palette) }
    properties.tables = tables
    return properties
  }

  private mutating func addView(_ view: XMLNode) {
    properties.showsGridLines = view.flag("showGridLines") ?? true
    guard let pane = view.first("pane"), pane["state"] == "frozen" || pane["state"] == "frozenSplit" else {
      return
    }
    properties.frozenRows = splitCount(pane["ySplit"], CellReference.maximumRow)
    properties.frozenColumns = splitCount(pane["xSplit"], CellReference.maximumColumn)
  }

  /// The number of frozen rows or columns; some programs write this number as `1.0`.
  private func splitCount(_ text: String?, _ maximum: Int) -> Int {
    guard let text, let number = measure(text), let count = Int(number.plainText(places: 0)) else { return 0 }
    return min(max(count, 0), maximum)
  }

  /// Adds columns; ignores columns that overlap earlier ones, and cuts ranges off at the last possible column.
  private mutating func addColumns(_ node: XMLNode) {
    for column in node.all("col") {
      guard let first = column.integer("min"), let last = column.integer("max"), first >= 1,
        first <= min(last, CellReference.maximumColumn),
        first > properties.columns.last?.columns.upperBound ?? 0
      else { continue }
      var columns = ColumnProperties(
        first...min(last, CellReference.maximumColumn), width: column["width"].flatMap { measure($0) },
        isHidden: column.flag("hidden") ?? false)
      columns.outlineLevel = min(max(column.integer("outlineLevel") ?? 0, 0), 7)
      columns.isCollapsed = column.flag("collapsed") ?? false
      properties.columns.append(columns)
    }
  }

  private mutating func addLink(_ node: XMLNode) {
    guard let range = node["ref"].flatMap({ CellRange($0) }) else { return }
    if let id = node.relationshipID { linkIDs[properties.hyperlinks.count] = id }
    properties.hyperlinks.append(
      Hyperlink(
        range, location: node["location"].map { EscapedText.decode($0.utf8) },
        tooltip: node["tooltip"].map { EscapedText.decode($0.utf8) }))
  }

  /// Adds extensions of Excel 2010 and later: rules that can refer to other sheets, and sparklines ([MS-XLSX] 2.6).
  private mutating func addExtension(_ node: XMLNode) {
    switch node.name {
    case "dataValidations":
      addValidations(node)
    case "conditionalFormattings":
      for node in node.all("conditionalFormatting") {
        addConditions(node, of: cellRanges(node.first("sqref")?.text))
      }
    case "sparklineGroups": sparklines += node.all("sparklineGroup")
    default: properties.foreignFeatures.append(ForeignFeature(kind: node.name))
    }
  }

  private mutating func addValidations(_ node: XMLNode) {
    for node in node.all("dataValidation") {
      if let validation = DataValidation(node) {
        properties.validations.append(validation)
      } else if node["type"] ?? "none" != "none" {
        let range = cellRanges(node["sqref"] ?? node.first("sqref")?.text).first
        properties.foreignFeatures.append(ForeignFeature(kind: node.name, range: range))
      }
    }
  }

  private mutating func addConditions(_ node: XMLNode, of ranges: [CellRange]) {
    for rule in node.all("cfRule") {
      if let visual = VisualRule(rule) {
        addVisual(visual, of: ranges, rule)
        continue
      }
      guard let condition = ConditionalFormat.Condition(rule) else {
        properties.foreignFeatures.append(
          ForeignFeature(kind: rule["type"] ?? rule.name, range: ranges.first))
        continue
      }
      conditions.append(
        ConditionalRule(
          ranges: ranges, condition: condition, styleIndex: rule.integer("dxfId"),
          style: rule.first("dxf"), priority: rule.integer("priority") ?? 0))
    }
  }

  /// Adds a rule with data bars, a colour scale or icons, or adds an extension to the rule with its id.
  private mutating func addVisual(_ visual: VisualRule, of ranges: [CellRange], _ node: XMLNode) {
    if let id = node["id"], let index = rulesByID[id] {
      conditions[index].rule?.extended = visual.node
      return
    }
    if let id = visual.id { rulesByID[id] = conditions.count }
    conditions.append(
      ConditionalRule(
        ranges: ranges, condition: nil, rule: visual, styleIndex: nil, style: nil,
        priority: node.integer("priority") ?? 0))
  }

  private mutating func addPage(_ node: XMLNode) {
    properties.printSetup.isLandscape = node["orientation"] == "landscape"
    properties.printSetup.paper = node.integer("paperSize").map { Paper(rawValue: $0) }
    func pages(_ name: String) -> Int? { node.integer(name).flatMap { $0 > 0 ? $0 : nil } }
    (properties.printSetup.fitToWidth, properties.printSetup.fitToHeight) = (
      pages("fitToWidth"), pages("fitToHeight")
    )
  }
}

/// Parses a list of ranges, such as `A1:B2 D4` (ECMA-376 18.18.76, ST_Sqref).
func cellRanges(_ text: String?) -> [CellRange] {
  (text ?? "").split(whereSeparator: \.isWhitespace).compactMap { CellRange($0) }
}

/// Parses a width or height and rounds it to 15 digits, because programs write binary doubles.
func measure(_ text: String) -> Decimal? {
  (try? Decimal(strict: text))?.rounded(toSignificantDigits: 15)
}
