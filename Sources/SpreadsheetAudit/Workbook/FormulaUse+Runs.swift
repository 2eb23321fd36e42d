internal import SpreadsheetFormulas
internal import SpreadsheetValues

extension FormulaUse {
  /// Whether the target is one cell.
  var isCell: Bool {
    guard case .area(let area) = target else { return false }
    return area.first == area.last && area.first.row != nil && area.first.column != nil
  }

  /// Whether the cells are combined into one figure.
  var isFigure: Bool {
    switch role {
    case .total, .conditionalTotal: true
    case .added, .other: false
    }
  }

  /// Joins the cells of sums such as `A1+A2+A3` into one use, so that rules need not check each cell in
  /// every formula.
  static func joined(_ uses: [FormulaUse]) -> [FormulaUse] {
    var result: [FormulaUse] = []
    for use in uses {
      if let last = result.last, let joined = last.joined(with: use) {
        result[result.count - 1] = joined
      } else {
        result.append(use)
      }
    }
    return result
  }

  private func joined(with next: FormulaUse) -> FormulaUse? {
    guard role == .added, next.role == .added, isCell || isRun, next.isCell, case .area(var run) = target,
      case .area(let cell) = next.target, run.sheet == cell.sheet, run.continues(to: cell.first)
    else { return nil }
    run.last = cell.last
    return FormulaUse(target: .area(run), role: role, isRun: true)
  }
}

extension AreaReference {
  /// Whether a cell continues the line of the previous cells, and is relative or absolute like them.
  fileprivate func continues(to cell: Corner) -> Bool {
    var below = last
    below.row = last.row.map { $0 + 1 }
    var beside = last
    beside.column = last.column.map { $0 + 1 }
    return cell == below && first.column == last.column || cell == beside && first.row == last.row
  }
}
