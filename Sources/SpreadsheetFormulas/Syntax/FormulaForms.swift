package import SpreadsheetValues

/// The formulas of a workbook in relative form; cells with the same formula copied have the same number.
package final class FormulaForms {
  /// A formula as written for one cell, shared by all cells with the same formula at other offsets.
  package struct Form {
    /// The tree, for the cell `base`.
    package let expression: FormulaExpression
    /// The cell for which the formula was parsed.
    package let base: CellReference
  }

  /// The forms by their numbers.
  package private(set) var forms: [Form] = []
  private var numbers: [FormulaKey: Int] = [:]
  private var sharedNumbers: [ObjectIdentifier: Int] = [:]

  /// No forms yet.
  package init() {}

  /// A cell's formula; nil for a cell without a valid formula.
  package func form(of cell: Cell) -> Form? {
    guard let formula = cell.formula, let number = try? number(of: formula, at: cell.reference) else {
      return nil
    }
    return forms[number]
  }

  /// The number of a cell's form.
  ///
  /// - Throws: a `FormulaSyntaxError` if its text is not a formula.
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
  /// The cells of an area in the formula of another cell.
  package func range(of area: AreaReference, in cell: CellReference) -> CellRange {
    ReferenceShift(from: base, to: cell).applied(to: area, in: cell)
  }
}
