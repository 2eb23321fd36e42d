internal import SpreadsheetValues

/// Changes to names and to the order of sheets, which can change the meaning of formulas.
package struct ChangedTerms: Hashable, Sendable {
  /// The changed defined names, in lower case.
  package var names: Set<String> = []
  /// Whether the order of sheets has changed; `First:Last!A1` and `SHEET` depend on this order.
  package var sheetOrder = false

  package init() {}

  package var isEmpty: Bool { names.isEmpty && !sheetOrder }
}

extension FormulaOperands {
  /// Whether a formula depends on changed terms, directly or through names.
  func isConcerned(_ expression: FormulaExpression, by terms: ChangedTerms) -> Bool {
    var seen: Set<String> = []
    func search(_ expression: FormulaExpression) -> Bool {
      switch expression {
      case .name(let name, _): searchName(name.lowercased())
      case .area(let area): if case .sheets? = area.sheet { terms.sheetOrder } else { false }
      case .call(let function, let arguments):
        terms.sheetOrder && ["SHEET", "SHEETS"].contains(function) || searchName(function.lowercased())
          || arguments.contains(where: search)
      default: expression.operands.contains(where: search)
      }
    }
    func searchName(_ name: String) -> Bool {
      if terms.names.contains(name) { return true }
      return seen.insert(name).inserted && (names[name] ?? []).contains { search($0.expression) }
    }
    return search(expression)
  }
}
