internal import SpreadsheetValues

extension XMLWriter {
  mutating func append(mergedRanges: [CellRange]) throws(SpreadsheetWritingError) {
    try list("mergeCells", mergedRanges) { xml, range throws(SpreadsheetWritingError) in
      try xml.empty("mergeCell", ["ref": "\(range)"])
    }
  }

  /// Appends a conditional format (ECMA-376 18.3.1.10, cfRule); nothing if it has no cells.
  mutating func append(
    _ format: ConditionalFormat, styleIndex: Int, priority: Int
  ) throws(SpreadsheetWritingError) {
    guard let first = format.ranges.first else { return }
    do {
      try open("conditionalFormatting", ["sqref": format.ranges.referenceList])
      let dxf = "\(styleIndex)"
      switch format.condition {
      case .formula(let formula):
        try open("cfRule", ["type": "expression", "dxfId": dxf, "priority": "\(priority)"])
        try formulaElement("formula", text: formula)
      case .cell(let comparison, let formula):
        try open(
          "cfRule",
          ["type": "cellIs", "dxfId": dxf, "priority": "\(priority)", "operator": comparison.rawValue])
        try formulaElement("formula", text: formula)
      }
      raw("</cfRule></conditionalFormatting>")
    } catch {
      throw error.located(cell: first.first)
    }
  }

  /// Appends the data validations, except those without cells (ECMA-376 18.3.1.33, dataValidations).
  mutating func append(_ validations: [DataValidation]) throws(SpreadsheetWritingError) {
    let present = validations.filter { !$0.ranges.isEmpty }
    try list("dataValidations", present) { xml, validation throws(SpreadsheetWritingError) in
      do throws(SpreadsheetWritingError) {
        try xml.append(validation)
      } catch {
        throw error.located(cell: validation.ranges.first?.first)
      }
    }
  }

  private mutating func append(_ validation: DataValidation) throws(SpreadsheetWritingError) {
    let rule = try validation.rule.stored()
    raw("<dataValidation")
    try attribute("type", rule.type)
    if let comparison = rule.comparison { try attribute("operator", comparison) }
    if validation.allowsBlank { raw(" allowBlank=\"1\"") }
    if let prompt = validation.prompt {
      raw(" showInputMessage=\"1\"")
      try prompt.checkLength(255)
    }
    if let message = validation.errorMessage {
      try message.checkLength(255)
      raw(" showErrorMessage=\"1\"")
      try attribute("error", message, .xstring)
    }
    if let prompt = validation.prompt { try attribute("prompt", prompt, .xstring) }
    try attribute("sqref", validation.ranges.referenceList)
    raw(">")
    try formulaElement("formula1", text: rule.first)
    if let second = rule.second { try formulaElement("formula2", text: second) }
    close("dataValidation")
  }

  /// Appends margins, page set-up, headers and footers (ECMA-376 18.3.1.62 to 18.3.1.64, 18.3.1.46).
  mutating func append(_ setup: PrintSetup) throws(SpreadsheetWritingError) {
    guard setup != PrintSetup() else { return }
    raw(
      "<pageMargins left=\"0.7\" right=\"0.7\" top=\"0.75\" bottom=\"0.75\" header=\"0.3\" footer=\"0.3\"/>")
    try empty(
      "pageSetup",
      [
        "paperSize": setup.paper.map { "\($0.rawValue)" },
        // 0 means as many pages as needed.
        "fitToWidth": setup.fitsPages ? "\(setup.fitToWidth ?? 0)" : nil,
        "fitToHeight": setup.fitsPages ? "\(setup.fitToHeight ?? 0)" : nil,
        "orientation": setup.isLandscape ? "landscape" : "portrait",
      ])
    try append(setup.headersAndFooters)
  }
}

extension [CellRange] {
  /// The ranges as an attribute value (ECMA-376 18.18.76, ST_Sqref).
  var referenceList: String { map(\.description).joined(separator: " ") }
}

extension DataValidation.Rule {
  /// A rule as stored in its element.
  fileprivate struct Stored {
    var type: String
    var comparison: String?
    var first: String
    var second: String?
  }

  fileprivate func stored() throws(SpreadsheetWritingError) -> Stored {
    switch self {
    case .list(let items): Stored(type: "list", first: try Self.literal(items))
    case .listFormula(let formula): Stored(type: "list", first: formula)
    case .custom(let formula): Stored(type: "custom", first: formula)
    case .comparison(let subject, let comparison, let first, let second):
      Stored(type: subject.rawValue, comparison: comparison.rawValue, first: first, second: second)
    }
  }

  /// The items as one comma-separated text; Excel accepts up to 255 characters.
  private static func literal(_ items: [String]) throws(SpreadsheetWritingError) -> String {
    if let item = items.first(where: { $0.contains(",") }) {
      throw SpreadsheetWritingError(.listItemWithComma(item))
    }
    let list = items.joined(separator: ",")
    try list.checkLength(255)
    return "\"\(list.replacing("\"", with: "\"\""))\""
  }
}
