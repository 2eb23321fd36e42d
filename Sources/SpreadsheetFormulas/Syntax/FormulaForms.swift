package import SpreadsheetValues

/// Gives numbers to the formulas of a workbook, with the same number for all copies of a formula.
package final class FormulaForms {
  /// A parsed formula that is shared by its copies in other cells.
  package struct Form {
    /// The expression, parsed for the cell `base`.
    package let expression: FormulaExpression
    /// The cell for which the formula was parsed.
    package let base: CellReference
  }

  /// The forms by their numbers.
  package private(set) var forms: [Form] = []
  private var numbers: [FormulaKey: Int] = [:]
  private var sharedNumbers: [ObjectIdentifier: Int] = [:]

  /// Creates a list without forms.
  package init() {}

  /// The form of a cell's formula; nil for a cell without a valid formula.
  package func form(of cell: Cell) -> Form? {
    guard let formula = cell.formula, let number = try? number(of: formula, at: cell.reference) else {
      return nil
    }
    return forms[number]
  }

  /// The number of the form of a cell's formula.
  ///
  /// - Throws: `FormulaSyntaxError` if the text is not a valid formula.
  package func number(of formula: CellFormula, at cell: CellReference) throws(FormulaSyntaxError) -> Int {
    guard let shared = formula.shared, shared.isSame(in: cell) else {
      return try number(of: formula.text, at: cell)
    }
    let key = ObjectIdentifier(shared)
    if let known = sharedNumbers[key] { return known }
    let number = try number(of: shared.text, at: shared.origin)
    sharedNumbers[key] = number
    return number
  }

  private func number(of text: String, at cell: CellReference) throws(FormulaSyntaxError) -> Int {
    let tokens = try FormulaParser.tokens(of: text)
    let key = FormulaKey(tokens, at: cell)
    if let number = numbers[key] { return number }
    let expression = try FormulaParser.parse(tokens, length: text.utf8.count)
    forms.append(Form(expression: expression, base: cell))
    numbers[key] = forms.count - 1
    return forms.count - 1
  }
}

extension FormulaForms.Form {
  /// The cells that an area means in a copy of the formula in another cell.
  package func range(of area: AreaReference, in cell: CellReference) -> CellRange {
    ReferenceShift(from: base, to: cell).applied(to: area, in: cell)
  }
}
