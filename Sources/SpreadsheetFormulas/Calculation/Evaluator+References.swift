internal import SpreadsheetValues

extension Evaluator {
  /// The cells to which a reference in a formula refers.
  func reference(_ area: AreaReference) throws(Stop) -> Reference {
    let range = shift.applied(to: area, in: origin.reference)
    guard let qualifier = area.sheet else { return Reference(sheet: origin.sheet, range: range) }
    return Reference(try sheets(qualifier).map { SheetArea(sheet: $0, range: range) })
  }

  private func sheets(_ qualifier: SheetQualifier?) throws(Stop) -> [Int] {
    switch qualifier {
    case nil: return [origin.sheet]
    case .sheet(let name):
      guard let number = calculation.sheetNumber(name) else { throw .error(.reference) }
      return [number]
    case .sheets(let first, let last):
      guard let first = calculation.sheetNumber(first), let last = calculation.sheetNumber(last) else {
        throw .error(.reference)
      }
      return Array(min(first, last)...max(first, last))
    case .external:
      calculation.report(.externalReference, origin)
      throw .error(.reference)
    }
  }

  /// The value of a name; the name of a table means its data rows.
  func name(_ name: String, _ sheet: SheetQualifier?) throws(Stop) -> Operand {
    if sheet == nil, let local = scope?.value(name.lowercased()) { return local }
    guard let number = try sheets(sheet).first else { throw .error(.reference) }
    if let expression = try calculation.name(name, sheet: number) {
      return try value(of: expression, named: name.lowercased(), sheet: number)
    }
    guard calculation.table(name) != nil else { throw .error(.name) }
    return .reference(try reference(StructuredReference(table: name)))
  }

  /// Returns false for a name whose formula computes which cells it refers to; `INDIRECT` does not accept such a
  /// name.
  func namesFixedCells(_ expression: FormulaExpression) throws(Stop) -> Bool {
    guard case .name(let name, let sheet) = expression, let number = try sheets(sheet).first,
      let formula = try calculation.name(name, sheet: number)
    else { return true }
    return formula.namesCells
  }

  /// The reference that results from `:`, a space or a comma between two references.
  func join(_ left: Operand, _ sign: FormulaExpression.BinaryOperator, _ right: Operand) throws(Stop)
    -> Reference
  {
    let (left, right) = (try areas(left), try areas(right))
    switch sign {
    case .union: return Reference(left + right)
    case .range: return Reference([try (left + right).bounds])
    default:
      var common: [SheetArea] = []
      for first in left {
        for second in right where first.sheet == second.sheet {
          if let range = first.range.intersection(second.range) {
            common.append(SheetArea(sheet: first.sheet, range: range))
          }
        }
      }
      guard !common.isEmpty else { throw .error(.null) }
      return Reference(common)
    }
  }

  /// The rectangles of a reference; throws `#VALUE!` for anything else.
  func areas(_ operand: Operand) throws(Stop) -> [SheetArea] {
    switch operand {
    case .reference(let reference): return reference.areas
    case .scalar(.error(let error)): throw .error(error)
    case .scalar, .array, .function, .missing: throw .error(.value)
    }
  }

  /// The only rectangle of a reference; throws `#VALUE!` if the reference has several.
  func area(_ operand: Operand) throws(Stop) -> SheetArea {
    let areas = try areas(operand)
    guard areas.count == 1, let area = areas.first else { throw .error(.value) }
    return area
  }

  /// The cells that the array formula in a cell fills, as in `A1#`.
  func spilled(_ operand: Operand) throws(Stop) -> Reference {
    let area = try area(operand)
    let address = CellAddress(sheet: area.sheet, reference: area.range.first)
    guard let range = calculation.formulas.arrayRange(at: address) else { throw .error(.reference) }
    return Reference(sheet: area.sheet, range: range)
  }
}

extension [SheetArea] {
  /// The smallest rectangle that contains all rectangles, which must be in one sheet.
  fileprivate var bounds: SheetArea {
    get throws(Stop) {
      guard var result = first else { throw .error(.reference) }
      for area in dropFirst() {
        guard area.sheet == result.sheet else { throw .error(.value) }
        result.range = result.range.union(area.range)
      }
      return result
    }
  }
}
