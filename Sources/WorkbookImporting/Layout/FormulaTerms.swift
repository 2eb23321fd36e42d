internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues

/// Cells that a formula adds or subtracts.
struct FormulaTerm: Hashable {
  /// The other sheet that contains the cells; nil for the sheet of the formula.
  let sheet: SheetQualifier?
  let range: CellRange
}

extension FormulaForms.Form {
  /// Returns the cells from which the formula computes its value, using only sums, means and differences.
  ///
  /// Returns nil for a formula with a constant, such as `=3485.05+3485.06` or `=B3*12`.
  ///
  /// `named` returns the cells of a reference to a table or of a defined name. `quotients` also accepts a cell divided
  /// by a cell, such as the share of income that is saved.
  func terms(
    in cell: CellReference, quotients: Bool = false, named: (FormulaExpression) -> FormulaTerm? = { _ in nil }
  ) -> [FormulaTerm]? {
    let terms = expression.terms(quotients) { leaf in
      guard case .area(let area) = leaf else { return named(leaf) }
      return FormulaTerm(sheet: area.sheet, range: range(of: area, in: cell))
    }
    return terms?.isEmpty == true ? nil : terms
  }

  /// The columns of the single cells that a formula refers to in its own row.
  func columnsOfRow(in cell: CellReference) -> Set<Int> {
    Set(cells(in: cell).lazy.filter { $0.row == cell.row }.map(\.column))
  }

  /// The single cells of its own sheet that a formula refers to.
  func cells(in cell: CellReference) -> Set<CellReference> {
    Set(areas(in: cell).lazy.filter { $0.sheet == nil && $0.range.count == 1 }.map(\.range.first))
  }

  /// All cells that a formula refers to.
  func areas(in cell: CellReference) -> [FormulaTerm] {
    var areas: [FormulaTerm] = []
    _ = expression.contains { part in
      if case .area(let area) = part {
        areas.append(FormulaTerm(sheet: area.sheet, range: range(of: area, in: cell)))
      }
      return false
    }
    return areas
  }
}

extension FormulaExpression {
  /// Returns the cells that are added, subtracted or copied; nil if the formula does anything else.
  fileprivate func terms(
    _ quotients: Bool, _ leaf: (FormulaExpression) -> FormulaTerm?
  ) -> [FormulaTerm]? {
    switch self {
    case .area, .structured, .name: return leaf(self).map { [$0] }
    case .missing, .constant(.empty), .constant(.number(0)), .constant(.text("")): return []
    case .unary(.plus, let operand), .unary(.minus, let operand), .unary(.implicitIntersection, let operand):
      return operand.terms(quotients, leaf)
    case .operation(_, let terms) where terms.allSatisfy({ Self.joining.contains($0.operator) }):
      return Self.terms(operands[...], quotients, leaf)
    case .operation(.area, let terms) where quotients && terms.count == 1:
      guard terms[0].operator == .divide, case .area = terms[0].operand else { return nil }
      return Self.terms(operands[...], quotients, leaf)
    case .call(let function, let arguments):
      if let aggregate { return Self.terms(aggregate.operands, quotients, leaf) }
      switch function {
      case "IFERROR", "IFNA", "ROUND", "ROUNDUP", "ROUNDDOWN", "ABS", "N", "SUMIFS", "AVERAGEIFS", "COUNTA",
        "COUNTIF", "COUNTIFS":
        return Self.terms(arguments.prefix(1), quotients, leaf)
      case "SUMIF":
        return Self.terms(arguments.count > 2 ? arguments[2...] : arguments.prefix(1), quotients, leaf)
      case "IF": return Self.terms(arguments.dropFirst(), quotients, leaf)
      default: return nil
      }
    default: return nil
    }
  }

  private static let joining: Set<FormulaExpression.BinaryOperator> = [.plus, .minus, .union]

  private static func terms(
    _ expressions: ArraySlice<FormulaExpression>, _ quotients: Bool,
    _ leaf: (FormulaExpression) -> FormulaTerm?
  ) -> [FormulaTerm]? {
    let found = expressions.compactMap { $0.terms(quotients, leaf) }
    return found.count == expressions.count ? found.flatMap(\.self) : nil
  }
}
