internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// A condition of a formula on a list: the cells, and the text that they must equal.
struct FormulaCondition {
  /// The text to be found, given in the formula or by a cell.
  enum Wanted {
    case text(String)
    case cell(FormulaUse.Target)
  }

  let list: FormulaUse.Target
  let wanted: Wanted

  /// All conditions in an expression.
  static func all(in expression: FormulaExpression) -> [FormulaCondition] {
    let own: [FormulaCondition] =
      if case .call(let name, let arguments) = expression { conditions(name, arguments) } else { [] }
    return own + expression.operands.flatMap(all)
  }

  private static func conditions(_ name: String, _ arguments: [FormulaExpression]) -> [FormulaCondition] {
    let first: Int
    switch name {
    case "SUMIF", "COUNTIF", "AVERAGEIF": return pair(arguments, 0).map { [$0] } ?? []
    case "COUNTIFS": first = 0
    case "SUMIFS", "AVERAGEIFS", "MAXIFS", "MINIFS": first = 1
    default: return []
    }
    return stride(from: first, to: arguments.count, by: 2).compactMap { pair(arguments, $0) }
  }

  private static func pair(_ arguments: [FormulaExpression], _ place: Int) -> FormulaCondition? {
    guard arguments.indices.contains(place + 1), let list = target(arguments[place]) else { return nil }
    if case .constant(.text(let text)) = arguments[place + 1] {
      return FormulaCondition(list: list, wanted: .text(text))
    }
    return target(arguments[place + 1]).map { FormulaCondition(list: list, wanted: .cell($0)) }
  }

  private static func target(_ expression: FormulaExpression) -> FormulaUse.Target? {
    switch expression {
    case .area(let area): .area(area)
    case .structured(let part): .structured(part)
    case .name(let name, _): .name(name)
    default: nil
    }
  }
}
