internal import SpreadsheetFiles
internal import SpreadsheetValues

extension SheetMarkup {
  /// A formula of the part, given by its position.
  struct FormulaPlace {
    let cell: CellReference
    let tag: MarkupTag
    /// The bytes of the whole element.
    let range: Range<Int>
    /// The bytes of its text.
    let text: Range<Int>
  }

  /// The formulas that are not plain: shared formulas, array formulas and data tables.
  func specialFormulas() -> [FormulaPlace] {
    let inside = data.range.upperBound..<max(data.range.upperBound, dataEnd.lowerBound)
    guard bytes.contains("<\(prefix)f ", in: inside) else { return [] }
    var found: [FormulaPlace] = []
    for row in rows where bytes.contains("<\(prefix)f ", in: row.range) {
      for cell in CellPlace.cells(of: row, in: bytes) {
        guard let formula = cell.formula(in: bytes), formula.tag.attribute("t", in: bytes) != nil else {
          continue
        }
        found.append(
          FormulaPlace(
            cell: CellReference(clampingRow: row.number, column: cell.column), tag: formula.tag,
            range: formula.range, text: formula.text))
      }
    }
    return found
  }

  /// Writes out the shared formulas whose text is in an overwritten cell, and returns the part; nil if there are none.
  ///
  /// - Throws: `WorkbookEditingError` for a cell in the range of a larger array formula.
  func freeingFormulas(under patches: [Int: [Int: CellPatch]]) throws(WorkbookEditingError) -> [UInt8]? {
    func isOverwritten(_ cell: CellReference) -> Bool {
      switch patches[cell.row]?[cell.column]?.content {
      case .value, .formula: true
      case .kept, .result, .filled, nil: false
      }
    }
    let formulas = specialFormulas()
    var lost: [String: (origin: CellReference, formula: ShiftableFormula)] = [:]
    for formula in formulas {
      let type = formula.tag.value("t", in: bytes)
      if type == "array" || type == "dataTable" {
        try checkArray(formula, isOverwritten, patches)
      } else if isOverwritten(formula.cell), !formula.text.isEmpty,
        let number = formula.tag.value("si", in: bytes)
      {
        lost[number] = (formula.cell, ShiftableFormula(MarkupText.unescaped(bytes[formula.text])))
      }
    }
    guard !lost.isEmpty else { return nil }
    let longest = formulas.filter { lost[$0.tag.value("si", in: bytes) ?? ""] != nil }.map(\.text.count).max()
    guard (longest ?? 0) * formulas.count <= Self.mostShared else {
      throw WorkbookEditingError(.tearsApart("formulas too long for the number of cells that share them"))
    }
    var changes = MarkupChanges()
    for formula in formulas where formula.text.isEmpty {
      guard let number = formula.tag.value("si", in: bytes), let (origin, shared) = lost[number] else {
        continue
      }
      let text = shared.shifted(
        rows: formula.cell.row - origin.row, columns: formula.cell.column - origin.column)
      changes.replace(
        formula.range,
        with: "<\(prefix)f>".utf8 + MarkupText.escaped(text) + "</\(prefix)f>".utf8)
    }
    return changes.applied(to: bytes)
  }

  /// The maximum number of characters of shared formulas that are written out for their cells.
  private static let mostShared = 1 << 27

  /// Whether any cell gains or loses a formula.
  func changesFormulas(_ patches: [Int: [Int: CellPatch]]) -> Bool {
    patches.contains { number, columns in
      if columns.values.contains(where: { $0.isFormula }) { return true }
      guard columns.values.contains(where: { $0.isValue }), let row = row(number) else { return false }
      return CellPlace.cells(of: row, in: bytes).contains { cell in
        columns[cell.column]?.isValue == true && cell.formula(in: bytes) != nil
      }
    }
  }

  private func checkArray(
    _ formula: FormulaPlace, _ isOverwritten: (CellReference) -> Bool, _ patches: [Int: [Int: CellPatch]]
  ) throws(WorkbookEditingError) {
    guard let range = formula.tag.value("ref", in: bytes).flatMap({ CellRange($0) }), range.count > 1 else {
      return
    }
    for (row, columns) in patches where range.rows.contains(row) {
      for column in columns.keys where range.columns.contains(column) {
        let cell = CellReference(clampingRow: row, column: column)
        guard isOverwritten(cell) else { continue }
        throw WorkbookEditingError(.cutsApart("the array formula in \(range)"), cell: cell)
      }
    }
  }

  /// The text of a cell's formula, even if it is shared; nil if the cell has no formula or an array formula.
  func formula(of cell: CellPlace, row: Int, among special: [FormulaPlace]) -> String? {
    guard let formula = cell.formula(in: bytes) else { return nil }
    let type = formula.tag.value("t", in: bytes)
    guard type == nil || type == "normal" || type == "shared" else { return nil }
    if !formula.text.isEmpty { return MarkupText.unescaped(bytes[formula.text]) }
    guard let number = formula.tag.value("si", in: bytes),
      let master = special.first(where: {
        !$0.text.isEmpty && $0.tag.value("si", in: bytes) == number
      })
    else { return nil }
    return ShiftableFormula(MarkupText.unescaped(bytes[master.text])).shifted(
      rows: row - master.cell.row, columns: cell.column - master.cell.column)
  }
}

extension CellPatch {
  fileprivate var isFormula: Bool {
    guard case .formula = content else { return false }
    return true
  }

  fileprivate var isValue: Bool {
    guard case .value = content else { return false }
    return true
  }
}
