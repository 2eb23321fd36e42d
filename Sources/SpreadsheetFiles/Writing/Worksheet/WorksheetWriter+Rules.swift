internal import SpreadsheetValues

extension WorksheetWriter {
  /// Appends a rule with data bars, a colour scale or icons (ECMA-376 18.3.1.10, cfRule); its extension is
  /// written later.
  mutating func appendRule(
    _ rule: ConditionalFormat.Rule, of format: ConditionalFormat, at index: Int
  ) throws(SpreadsheetWritingError) {
    guard let first = format.ranges.first else { return }
    if case .iconSet(let set) = rule, set.icons.needsExtension { return }
    do {
      try xml.open("conditionalFormatting", ["sqref": format.ranges.referenceList])
      let priority = "\(index + 1)"
      switch rule {
      case .dataBar(let bar):
        try xml.open("cfRule", ["type": "dataBar", "priority": priority])
        try xml.append(bar)
        if !bar.isExcel2007 { try appendID(index) }
      case .colorScale(let scale):
        try xml.open("cfRule", ["type": "colorScale", "priority": priority])
        try xml.append(scale)
      case .iconSet(let set):
        try xml.open("cfRule", ["type": "iconSet", "priority": priority])
        try xml.append(set)
      }
      xml.raw("</cfRule></conditionalFormatting>")
    } catch {
      throw error.located(cell: first.first)
    }
  }

  /// Appends all additions of Excel 2010 in one list (ECMA-376 18.2.10, extLst).
  mutating func appendExtensions() throws(SpreadsheetWritingError) {
    let rules = try extendedRules()
    let sparklines = properties.sparklineGroups.filter { !$0.sparklines.isEmpty }
    guard rules != nil || !sparklines.isEmpty else { return }
    xml.raw("<extLst>")
    if let rules { try append(extended: rules) }
    if !sparklines.isEmpty { try append(sparklines) }
    xml.raw("</extLst>")
  }

  private mutating func append(_ groups: [Sheet.SparklineGroup]) throws(SpreadsheetWritingError) {
    try xml.open(
      "ext", ["uri": "{05C60535-1F16-4fd2-B633-F4F36F0B64E0}", "xmlns:x14": XMLNames.excel2010])
    try xml.open("x14:sparklineGroups", ["xmlns:xm": XMLNames.excel])
    for group in groups { try xml.append(group) }
    xml.raw("</x14:sparklineGroups></ext>")
  }

  private mutating func append(extended rules: XMLWriter) throws(SpreadsheetWritingError) {
    try xml.open(
      "ext", ["uri": "{78C0D931-6437-407d-A8EE-F0AAD7539E65}", "xmlns:x14": XMLNames.excel2010])
    try xml.open("x14:conditionalFormattings", ["xmlns:xm": XMLNames.excel])
    xml.raw(rules)
    xml.raw("</x14:conditionalFormattings></ext>")
  }

  /// The rules that need an extension; nil if there are none.
  private func extendedRules() throws(SpreadsheetWritingError) -> XMLWriter? {
    var rules = XMLWriter()
    for (index, format) in properties.conditionalFormats.enumerated() {
      guard let rule = format.rule, let first = format.ranges.first else { continue }
      do {
        switch rule {
        case .dataBar(let bar) where !bar.isExcel2007:
          rules.raw("<x14:conditionalFormatting>")
          try rules.open("x14:cfRule", ["type": "dataBar", "id": id(index)])
          try rules.append(extended: bar)
        case .iconSet(let set) where set.icons.needsExtension:
          rules.raw("<x14:conditionalFormatting>")
          try rules.open(
            "x14:cfRule", ["type": "iconSet", "priority": "\(index + 1)", "id": id(index)])
          try rules.append(extended: set)
        default: continue
        }
        rules.close("x14:cfRule")
        try rules.element("xm:sqref", text: format.ranges.referenceList)
        rules.close("x14:conditionalFormatting")
      } catch {
        throw error.located(cell: first.first)
      }
    }
    return rules.bytes.isEmpty ? nil : rules
  }

  /// Appends the id that links a rule to its extension.
  private mutating func appendID(_ index: Int) throws(SpreadsheetWritingError) {
    xml.raw("<extLst>")
    try xml.open(
      "ext", ["xmlns:x14": XMLNames.excel2010, "uri": "{B025F937-C7B1-47D3-B67F-A62EFF666E3E}"])
    try xml.element("x14:id", text: id(index))
    xml.raw("</ext></extLst>")
  }

  /// An id that is unique in the workbook and the same each time the file is written.
  private func id(_ index: Int) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    return "{\(digits(number, 8))-0000-4000-8000-\(digits(index + 1, 12))}"
  }
}
