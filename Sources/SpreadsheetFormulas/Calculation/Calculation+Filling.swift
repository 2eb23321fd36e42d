internal import ExactDecimals
internal import SpreadsheetValues

extension Calculation {
  /// The value of an expression as if it were the formula of a cell, after computing the cells that it reads.
  ///
  /// For an array formula, the result is the first value of its array.
  func value(
    of expression: FormulaExpression, base: CellReference? = nil, at address: CellAddress,
    isArray: Bool = false
  ) -> CellValue {
    var evaluator = Evaluator(self, at: address, base: base ?? address.reference)
    evaluator.isArray = isArray
    while true {
      startFormula(at: address)
      do throws(Stop) {
        let result = try evaluator.evaluate(expression)
        return Self.shown(isArray ? try evaluator.array(result)[0, 0] : try evaluator.scalar(result))
      } catch {
        switch error {
        case .error(let error): return .error(error)
        case .exhausted:
          report(.tooMuchWork, address)
          return .error(.number)
        case .cell(let needed): _ = compute(needed)
        case .area(let area): compute(area)
        }
      }
    }
  }

  /// The workbook with the values of all computed cells.
  func filledWorkbook() -> Workbook {
    var result = workbook
    for sheet in result.sheets.indices {
      for row in result.sheets[sheet].rows.indices {
        for index in result.sheets[sheet].rows[row].cells.indices {
          guard result.sheets[sheet].rows[row].cells[index].formula != nil else { continue }
          fill(&result.sheets[sheet].rows[row].cells[index], sheet)
        }
      }
    }
    for formula in formulas.arrays where spills[formula.origin] != nil { place(formula, &result) }
    for formula in formulas.arrays where formula.range.count > 1 {
      fill(formula.range, &result.sheets[formula.origin.sheet], formula.origin.sheet)
    }
    return result
  }

  /// Changes the cells of a dynamic array whose range differs from the one in the file.
  private func place(_ formula: FormulaStore.ArrayFormula, _ result: inout Workbook) {
    let sheet = formula.origin.sheet
    for row in formula.fileRange.rows {
      for column in formula.fileRange.columns {
        let reference = CellReference(clampingRow: row, column: column)
        guard reference != formula.origin.reference, var cell = result.sheets[sheet][reference] else {
          continue
        }
        (cell.value, cell.rawText) = (.empty, nil)
        result.sheets[sheet].set(cell)
      }
    }
    for row in formula.range.rows {
      for column in formula.range.columns {
        let reference = CellReference(clampingRow: row, column: column)
        var cell = result.sheets[sheet][reference] ?? Cell(reference, .empty)
        if reference == formula.origin.reference {
          cell.formula?.arrayRange = formula.range
          cell.formula?.isDynamic = true
        }
        result.sheets[sheet].set(cell)
      }
    }
  }

  /// Sets the values of an array formula in all cells of its range that the sheet contains.
  private func fill(_ range: CellRange, _ result: inout Sheet, _ sheet: Int) {
    let first = result.rows.partitioningIndex { $0.number >= range.first.row }
    for row in first..<result.rows.count {
      guard result.rows[row].number <= range.last.row else { return }
      for index in result.rows[row].cells.indices
      where range.contains(result.rows[row].cells[index].reference) {
        fill(&result.rows[row].cells[index], sheet)
      }
    }
  }

  private func fill(_ cell: inout Cell, _ sheet: Int) {
    guard let slot = slot(CellAddress(sheet: sheet, reference: cell.reference)) else { return }
    let value = Arithmetic.decimal.constant(slot.column.values[slot.index]).asShown
    if value != cell.value { cell.rawText = nil }
    cell.value = value
  }
}

extension CellValue {
  /// The value with numbers rounded to 15 significant digits.
  var asShown: CellValue {
    guard case .number(let number) = self, !number.hasDigits(atMost: 15) else { return self }
    return .number(number.rounded(toSignificantDigits: 15))
  }
}
