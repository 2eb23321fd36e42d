import Spreadsheet

/// Formulas of a sheet as they come by; shared ones are written out for each cell (ECMA-376 18.3.1.40, f).
struct FormulaBuilder {
  private struct Shared {
    let formula: ShiftableFormula
    let origin: CellReference
  }

  private var shared: [Int: Shared] = [:]
  private var isShared = false
  private var index: Int?
  private var range: CellRange?
  private var isArray = false

  /// The attributes of a formula.
  mutating func start(_ element: XMLElement) {
    var (type, range, index): (String?, String?, Int?)
    element.forEachAttribute { name, uri, value in
      guard uri == nil else { return }
      switch String(cString: name) {
      case "t": type = String(decoding: value, as: UTF8.self)
      case "ref": range = String(decoding: value, as: UTF8.self)
      case "si": index = wholeNumber(value)
      default: break
      }
    }
    isShared = type == "shared"
    isArray = type == "array"
    self.index = index
    self.range = range.flatMap { CellRange($0) }
  }

  /// The formula of a cell, given its text; nil where there is none.
  ///
  /// A data table (`t="dataTable"`) has no formula text; its values stand alone.
  mutating func finish(_ text: String, cell: CellReference) throws(SpreadsheetFileError) -> CellFormula? {
    if isShared, let index {
      guard !text.isEmpty else {
        guard let shared = shared[index] else {
          throw .damagedPart("the shared formula \(index) does not exist", cell: cell)
        }
        let shifted = shared.formula.shifted(
          rows: cell.row - shared.origin.row, columns: cell.column - shared.origin.column)
        return CellFormula(shifted)
      }
      if range != nil || shared[index] == nil {
        shared[index] = Shared(formula: ShiftableFormula(text), origin: cell)
      }
    }
    return text.isEmpty ? nil : CellFormula(text, arrayRange: isArray ? range : nil)
  }
}
