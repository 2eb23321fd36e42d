import Spreadsheet

extension DataValidation {
  /// A `dataValidation` element (ECMA-376 18.3.1.32); nil for a rule of a kind that cannot be kept.
  init?(_ node: XMLNode) {
    let formula = FutureFunctions.plain(node.first("formula1")?.text ?? "")
    let rule: Rule
    switch (node["type"], node["operator"] ?? "between") {
    case ("list", _): rule = Self.list(formula)
    case ("decimal", "greaterThanOrEqual"): rule = .decimalAtLeast(formula)
    case ("date", "greaterThanOrEqual"): rule = .dateAtLeast(formula)
    case ("custom", _): rule = .custom(formula)
    default: return nil
    }
    self.init(
      cellRanges(node["sqref"]), rule, allowsBlank: node.flag("allowBlank") ?? false,
      errorMessage: node.flag("showErrorMessage") == true
        ? node["error"].map { EscapedText.decode($0.utf8) } : nil)
  }

  /// `"Income,Expense"` is a list of texts, anything else a formula that gives them.
  private static func list(_ formula: String) -> Rule {
    guard formula.count >= 2, formula.hasPrefix("\""), formula.hasSuffix("\"") else {
      return .listFormula(formula)
    }
    let texts = formula.dropFirst().dropLast().replacing("\"\"", with: "\"")
    return .list(texts.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  }
}

extension ConditionalFormat.Condition {
  /// A `cfRule` element (ECMA-376 18.3.1.10); nil for a rule of a kind that cannot be kept.
  init?(_ node: XMLNode) {
    guard let formula = node.first("formula").map({ FutureFunctions.plain($0.text) }) else { return nil }
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

extension Table {
  /// A table part (ECMA-376 18.5.1.2).
  init(_ node: XMLNode) throws(SpreadsheetFileError) {
    guard let range = node["ref"].flatMap({ CellRange($0) }) else {
      throw .damagedPart("the table does not say which cells it has")
    }
    let columns = (node.first("tableColumns")?.children ?? []).map { column in
      TableColumn(
        EscapedText.decode((column["name"] ?? "").utf8),
        calculatedFormula: column.first("calculatedColumnFormula").map { FutureFunctions.plain($0.text) })
    }
    self.init(
      node["displayName"] ?? node["name"] ?? "", range: range, columns: columns,
      styleName: node.first("tableStyleInfo")?["name"],
      hasTotalsRow: (node.integer("totalsRowCount") ?? 0) > 0,
      hasAutoFilter: node.first("autoFilter") != nil)
    hasHeaderRow = node.integer("headerRowCount") != 0
    isFiltered = node.first("autoFilter")?.first("filterColumn") != nil
  }
}
