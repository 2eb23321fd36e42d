internal import SpreadsheetValues

/// The formulas of a workbook; copies of a formula in different cells are parsed once.
final class FormulaStore {
  /// A parsed formula that is shared by its copies in other cells.
  struct Template {
    let expression: Result<FormulaExpression, FormulaSyntaxError>
    /// The cell for which the expression was parsed.
    let base: CellReference
    /// Whether the formula calls a function whose result fills as many cells as it needs.
    var isDynamic = false
    /// Whether the formula is a subtotal, which other subtotals ignore.
    var isSubtotal = false
  }

  /// An array formula: the cell that has it and the cells that it fills.
  struct ArrayFormula {
    let origin: CellAddress
    let range: CellRange
    /// The cells that the formula filled when the file was written.
    let fileRange: CellRange
    let template: Int32
    /// Whether the formula fills as many cells as its result needs.
    let isDynamic: Bool
    /// Whether the result cannot fill its range (`Spill.blocked`).
    let isBlocked: Bool
  }

  private(set) var templates: [Template] = []
  private(set) var arrays: [ArrayFormula] = []
  private let forms = FormulaForms()
  /// The template number of each form, by the form's number.
  private var numbers: [Int32] = []
  /// The indices of the array formulas, by the cells that have them.
  private var arrayNumbers: [CellAddress: Int] = [:]

  /// The maximum number of cells that array formulas may fill in all sheets together.
  private static let maximumFilledCount = 2 * ValueArray.maximumCount
  private var filledCount = 0

  /// Reserves room for the given number of cells that an array formula fills; returns false if there is not enough.
  func takeRoom(_ count: Int) -> Bool {
    guard count <= ValueArray.maximumCount, filledCount + count <= Self.maximumFilledCount else {
      return false
    }
    filledCount += count
    return true
  }

  /// Adds an array formula, and returns the source of the cells in its range.
  ///
  /// The range is the one in the file, unless `spill` gives another one.
  func addArray(_ formula: CellFormula, range: CellRange, at address: CellAddress, _ spill: Spill?)
    -> FormulaSource
  {
    let number = template(formula, at: address.reference)
    let anchor = CellRange(address.reference, address.reference)
    let actual: CellRange =
      switch spill {
      case .range(let moved): moved
      case .blocked: anchor
      case nil: range
      }
    arrayNumbers[address] = arrays.count
    arrays.append(
      ArrayFormula(
        origin: address, range: actual, fileRange: range, template: number,
        isDynamic: isDynamic(formula, number),
        isBlocked: spill == .blocked))
    return .arrayFormula(Int32(arrays.count - 1))
  }

  /// Whether a formula is a dynamic array.
  ///
  /// A file marks such a formula. A formula that was not read from a file is also dynamic if it calls a function that
  /// returns a dynamic array.
  func isDynamic(_ formula: CellFormula, _ template: Int32) -> Bool {
    formula.isDynamic || !formula.isFromFile && templates[Int(template)].isDynamic
  }

  /// The range that the array formula in a cell fills.
  func arrayRange(at address: CellAddress) -> CellRange? { arrayNumbers[address].map { arrays[$0].range } }

  /// The index of the template of a cell's formula.
  func template(_ formula: CellFormula, at reference: CellReference) -> Int32 {
    do throws(FormulaSyntaxError) {
      let number = try forms.number(of: formula, at: reference)
      if number == numbers.count {
        let form = forms.forms[number]
        let isSubtotal = form.expression.contains { $0.aggregate?.isSubtotal == true }
        numbers.append(
          add(
            Template(
              expression: .success(CellRun.collapsing(form.expression)), base: form.base,
              isDynamic: form.expression.isDynamic, isSubtotal: isSubtotal)))
      }
      return numbers[number]
    } catch {
      // A syntax error has a position in the formula's own text, so its template is not shared.
      return add(Template(expression: .failure(error), base: reference))
    }
  }

  private func add(_ template: Template) -> Int32 {
    templates.append(template)
    return Int32(templates.count - 1)
  }
}
