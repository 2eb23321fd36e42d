internal import Formulas
internal import Foundation
internal import Spreadsheet

/// Cells that a formula takes into a sum or a difference.
struct FormulaTerm: Hashable {
  /// The other sheet that holds them; nil for the formula's own.
  let sheet: SheetQualifier?
  let range: CellRange
}

extension FormulaForms.Form {
  /// The cells whose sums and differences alone are a cell's value; nil for a value with a number of its own, such as
  /// `=3485.05+3485.06` or `=B3*12`.
  func terms(in cell: CellReference) -> [FormulaTerm]? {
    guard let areas = expression.summedAreas, !areas.isEmpty else { return nil }
    return areas.map { FormulaTerm(sheet: $0.sheet, range: range(of: $0, in: cell)) }
  }
}

extension Formulas.Expression {
  /// The areas that are added, taken away or repeated as they are; nil where anything else is done.
  fileprivate var summedAreas: [AreaReference]? {
    switch self {
    case .area(let area): return [area]
    case .missing, .constant(.empty), .constant(.number(0)), .constant(.text("")): return []
    case .unary(.plus, let operand), .unary(.minus, let operand), .unary(.implicitIntersection, let operand):
      return operand.summedAreas
    case .operation(_, let terms) where terms.allSatisfy({ Self.joining.contains($0.operator) }):
      return Self.areas(operands[...])
    case .call(let function, let arguments):
      if let aggregate, aggregate.isSum { return Self.areas(aggregate.operands) }
      switch function {
      case "IFERROR", "IFNA", "ROUND", "ROUNDUP", "ROUNDDOWN", "ABS", "N", "SUMIFS":
        return Self.areas(arguments.prefix(1))
      case "SUMIF": return Self.areas(arguments.count > 2 ? arguments[2...] : arguments.prefix(1))
      case "MAX", "MIN": return Self.areas(arguments[...])
      case "IF": return Self.areas(arguments.dropFirst())
      default: return nil
      }
    default: return nil
    }
  }

  private static let joining: Set<BinaryOperator> = [.plus, .minus, .union]

  private static func areas(_ expressions: ArraySlice<Formulas.Expression>) -> [AreaReference]? {
    let found = expressions.compactMap(\.summedAreas)
    return found.count == expressions.count ? found.flatMap(\.self) : nil
  }
}
