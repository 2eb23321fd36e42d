import SpreadsheetValues

/// Builds the formulas of a sheet; a shared formula is stored only once (ECMA-376 18.3.1.40, f).
struct FormulaBuilder {
  private var shared: [Int: SharedFormula] = [:]
  /// The shared formulas that this row replaced, by index; nil for an index that was not in use before.
  private var replaced: [(index: Int, shared: SharedFormula?)] = []
  private var tag = FormulaTag()

  /// Begins the next row.
  mutating func startRow() {
    if !replaced.isEmpty { replaced.removeAll(keepingCapacity: true) }
  }

  /// Undoes what this row changed in the shared formulas, because the row will be parsed again.
  mutating func undoRow() {
    while let last = replaced.popLast() { shared[last.index] = last.shared }
  }

  /// Begins the next formula.
  mutating func start(_ tag: FormulaTag) {
    self.tag = tag
  }

  /// Returns the formula of a cell, given the text of the `f` element; nil if the cell has no formula.
  ///
  /// A data table (`t="dataTable"`) has no formula text; only its values are kept.
  mutating func finish(
    _ text: String, cell: CellReference, isDynamic: Bool
  ) throws(SpreadsheetFileError) -> CellFormula? {
    var formula = try formula(text, cell)
    formula?.isFromFile = true
    formula?.isDynamic = isDynamic
    return formula
  }

  private mutating func formula(
    _ text: String, _ cell: CellReference
  ) throws(SpreadsheetFileError) -> CellFormula? {
    let text = FutureFunctions.plain(text)
    if tag.isShared, let index = tag.index {
      guard !text.isEmpty else {
        guard let shared = shared[index] else {
          throw .damagedPart("the shared formula \(index) does not exist", cell: cell)
        }
        return CellFormula(shared, in: cell)
      }
      if tag.range != nil || shared[index] == nil {
        replaced.append((index, shared[index]))
        shared[index] = SharedFormula(text, origin: cell)
      }
    }
    return text.isEmpty ? nil : CellFormula(text, arrayRange: tag.isArray ? tag.range : nil)
  }
}

extension FutureFunctions {
  /// The formula without the prefixes that files use for newer functions; few formulas have them.
  static func plain(_ stored: String) -> String {
    stored.utf8.contains(UInt8(ascii: "_")) ? displayed(stored) : stored
  }
}
