internal import Spreadsheet

/// The formulas of a workbook, each relative form of them parsed once.
final class FormulaStore {
  /// A formula as it reads in one cell, for all cells in which it is the same but for its shift.
  struct Template {
    let expression: Result<Expression, FormulaSyntaxError>
    /// The cell for which the expression was parsed.
    let base: CellReference
  }

  /// An array formula: the cell that has it and the cells that it fills.
  struct ArrayFormula {
    let origin: CellAddress
    let range: CellRange
    let template: Int32
  }

  private(set) var templates: [Template] = []
  private(set) var arrays: [ArrayFormula] = []
  private var numbers: [FormulaKey: Int32] = [:]
  /// The arrays' numbers by their cells.
  private var arrayNumbers: [CellAddress: Int] = [:]

  /// The source of a cell with this formula.
  func source(_ text: String, at reference: CellReference) -> FormulaSource {
    .template(template(text, at: reference))
  }

  /// Takes up an array formula.
  func addArray(_ text: String, range: CellRange, at address: CellAddress) -> FormulaSource {
    let array = ArrayFormula(origin: address, range: range, template: template(text, at: address.reference))
    arrayNumbers[address] = arrays.count
    arrays.append(array)
    return .arrayFormula(Int32(arrays.count - 1))
  }

  /// The range that the array formula in a cell fills.
  func arrayRange(at address: CellAddress) -> CellRange? { arrayNumbers[address].map { arrays[$0].range } }

  private func template(_ text: String, at reference: CellReference) -> Int32 {
    do throws(FormulaSyntaxError) {
      let tokens = try FormulaParser.tokens(of: text)
      let key = FormulaKey(tokens, at: reference)
      if let number = numbers[key] { return number }
      let expression = try FormulaParser.parse(tokens, length: text.utf8.count)
      let number = add(Template(expression: .success(expression), base: reference))
      numbers[key] = number
      return number
    } catch {
      // Errors carry a place in their own text, so they are not shared.
      return add(Template(expression: .failure(error), base: reference))
    }
  }

  private func add(_ template: Template) -> Int32 {
    templates.append(template)
    return Int32(templates.count - 1)
  }
}
