import SpreadsheetValues

extension DataValidation {
  /// Reads a `dataValidation` element (ECMA-376 18.3.1.32); nil if it allows everything or is of an unknown type.
  ///
  /// The element may also come from Excel 2010's extension, which can refer to other sheets ([MS-XLSX] 2.6.17).
  init?(_ node: XMLNode) {
    let formula = node.formula("formula1") ?? ""
    let rule: Rule
    switch node["type"] ?? "none" {
    case "list": rule = Self.list(formula)
    case "custom": rule = .custom(formula)
    case let type:
      guard let subject = Subject(rawValue: type),
        let comparison = Comparison(rawValue: node["operator"] ?? "between")
      else { return nil }
      rule = .comparison(subject, comparison, formula, node.formula("formula2"))
    }
    func message(_ attribute: String, if flag: String) -> String? {
      node.flag(flag) == true ? node[attribute].map { EscapedText.decode($0.utf8) } : nil
    }
    self.init(
      cellRanges(node["sqref"] ?? node.first("sqref")?.text), rule,
      allowsBlank: node.flag("allowBlank") ?? false, errorMessage: message("error", if: "showErrorMessage"),
      prompt: message("prompt", if: "showInputMessage"))
  }

  /// The rule for a list of texts such as `"Income,Expense"`; any other text is a formula for the list.
  private static func list(_ formula: String) -> Rule {
    let tokens = FormulaText(formula).tokens
    guard tokens.count == 1, case .text(let texts) = tokens[0].kind else { return .listFormula(formula) }
    return .list(texts.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  }
}

extension XMLNode {
  /// A formula as shown to users; an extension puts it into a separate element.
  fileprivate func formula(_ name: String) -> String? {
    first(name).map { FutureFunctions.plain($0.first("f")?.text ?? $0.text) }
  }
}

extension ConditionalFormat.Condition {
  /// Reads a `cfRule` element (ECMA-376 18.3.1.10); nil for an unsupported kind of rule.
  ///
  /// The element may also come from Excel 2010's extension, which can refer to other sheets ([MS-XLSX] 2.6.2).
  init?(_ node: XMLNode) {
    guard let formula = node.formula("formula") ?? node.formula("f") else { return nil }
    switch node["type"] {
    case "expression": self = .formula(formula)
    case "cellIs":
      guard let comparison = node["operator"].flatMap({ ConditionalFormat.Comparison(rawValue: $0) }) else {
        return nil
      }
      self = .cell(comparison, formula)
    default: return nil
    }
  }
}

extension Sheet.Table {
  /// Reads a table part (ECMA-376 18.5.1.2), and adds unsupported filters to `features`.
  init(_ node: XMLNode, _ features: inout [ForeignFeature]) throws(SpreadsheetFileError) {
    guard let range = node["ref"].flatMap({ CellRange($0) }) else {
      throw .damagedPart("the table does not say which cells it has")
    }
    let columns = (node.first("tableColumns")?.children ?? []).map { column in
      Sheet.Table.Column(
        EscapedText.decode((column["name"] ?? "").utf8),
        calculatedFormula: column.first("calculatedColumnFormula").map { FutureFunctions.plain($0.text) })
    }
    self.init(
      node["displayName"] ?? node["name"] ?? "", range: range, columns: columns,
      styleName: node.first("tableStyleInfo")?["name"],
      hasTotalsRow: (node.integer("totalsRowCount") ?? 0) > 0,
      hasAutoFilter: node.first("autoFilter") != nil)
    hasHeaderRow = node.integer("headerRowCount") != 0
    if let filter = node.first("autoFilter") {
      let columns = AutoFilter.columns(filter, of: range)
      filters = columns.kept
      features += columns.foreign
    }
    isFiltered = node.first("autoFilter")?.first("filterColumn") != nil
  }
}
