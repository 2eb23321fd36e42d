internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import WorkbookForm

/// How the formulas of a table compute each of its columns, whatever the columns are called.
///
/// `=F4+D5-E5` continues a running balance. `=D5*F5` multiplies a price by a quantity. `=SUM(C5:I5)` adds up the
/// parts of a row.
struct ColumnArithmetic {
  /// How a column is computed from others.
  enum Rule: Hashable {
    /// The value above, plus some columns of the row and minus others.
    case balance(plus: [Int], minus: [Int])
    /// Columns of the row that are added and subtracted.
    case sum(plus: [Int], minus: [Int])
    /// Columns of the row that are multiplied or divided, possibly also by constants.
    case product([Int])
  }

  /// For each column, the rule that most of its formulas follow.
  private(set) var rules: [Int: Rule] = [:]

  init(_ columns: ClosedRange<Int>, _ rows: [Sheet.Row], _ grid: SheetGrid) {
    let formulas = grid.cells.formulas
    let tables = grid.sheet.properties.tables
    for column in columns {
      var counts: [Rule: Int] = [:]
      var filled = 0
      for row in rows {
        guard let cell = row[column], cell.value.number != nil || cell.formula != nil else { continue }
        filled += 1
        guard let form = formulas.form(of: cell), let rule = Self.rule(form, cell.reference, columns, tables)
        else {
          continue
        }
        counts[rule, default: 0] += 1
      }
      // The first row of a running balance and a few corrections may differ.
      if let most = counts.max(by: { $0.value < $1.value }), most.value > 1, most.value * 10 >= filled * 6 {
        rules[column] = most.key
      }
    }
  }

  /// Returns the column in which this column is multiplied by others, such as the total price of a purchase.
  func product(of column: Int) -> Int? {
    rules.filter { if case .product(let factors) = $1 { factors.contains(column) } else { false } }.keys.min()
  }

  // MARK: One formula

  private static func rule(
    _ form: FormulaForms.Form, _ cell: CellReference, _ columns: ClosedRange<Int>, _ tables: [Sheet.Table]
  ) -> Rule? {
    let expression = form.expression.withoutGuards
    /// Returns the cells of an operand of the formula; nil for cells of other sheets and tables.
    func cells(_ part: FormulaExpression) -> CellRange? {
      switch part {
      case .area(let area): area.sheet == nil ? form.range(of: area, in: cell) : nil
      case .structured(let reference):
        tables.first { $0.range.contains(cell) }?.cells(reference, in: cell.row)
      default: nil
      }
    }
    if let factors = expression.factors {
      let cells = factors.compactMap(cells)
      guard cells.count == factors.count else { return nil }
      guard !cells.isEmpty, cells.allSatisfy({ $0.count == 1 && $0.first.row == cell.row }) else {
        return nil
      }
      return .product(Array(Set(cells.map(\.first.column))).sorted())
    }
    guard let signed = expression.signedAreas else { return nil }
    var (plus, minus, isCarried): ([Int], [Int], Bool) = ([], [], false)
    for (part, isMinus) in signed {
      guard let range = cells(part) else { return nil }
      if range.rows == cell.row...cell.row {
        if isMinus { minus += range.columns } else { plus += range.columns }
      } else if range.count == 1, range.first.column == cell.column, range.last.row < cell.row, !isMinus,
        !isCarried
      {
        isCarried = true
      } else {
        return nil
      }
    }
    let own = (plus + minus).filter(columns.contains)
    guard own.count == plus.count + minus.count, !own.isEmpty, !own.contains(cell.column) else { return nil }
    return isCarried ? .balance(plus: plus, minus: minus) : .sum(plus: plus, minus: minus)
  }
}

extension Sheet.Table {
  /// Returns the cells that `[@Amount]` refers to in a row; nil for any other kind of reference.
  fileprivate func cells(_ reference: StructuredReference, in row: Int) -> CellRange? {
    guard reference.items == [.thisRow],
      reference.table.map({ $0.lowercased() == name.lowercased() }) ?? true,
      let names = reference.columns,
      let first = columns.firstIndex(where: { $0.name.lowercased() == names.first.lowercased() }),
      let last = columns.firstIndex(where: { $0.name.lowercased() == names.last.lowercased() }), first <= last
    else { return nil }
    let start = range.first.column
    return CellRange(rows: row...row, columns: start + first...start + last)
  }
}

extension FormulaExpression {
  /// Whether the expression refers to cells.
  fileprivate var isReference: Bool {
    switch self {
    case .area, .structured: true
    default: false
    }
  }

  /// The formula without functions that only hide or round its result: `IF(A3="","",…)`, `IFERROR(…,0)`,
  /// `ROUND(…,2)`.
  fileprivate var withoutGuards: FormulaExpression {
    guard case .call(let name, let arguments) = self, let first = arguments.first else { return self }
    switch name {
    case "ROUND", "ROUNDUP", "ROUNDDOWN", "IFERROR", "IFNA", "N", "ABS": return first.withoutGuards
    case "IF":
      let branches = arguments.dropFirst().filter { branch in branch.contains { $0.isReference } }
      // If both branches refer to cells, only the first one is examined.
      return branches.first?.withoutGuards ?? self
    default: return self
    }
  }

  /// The cells that are multiplied or divided; nil if the formula does anything else.
  fileprivate var factors: [FormulaExpression]? {
    let operands: [FormulaExpression]
    switch self {
    case .operation(_, let terms) where terms.allSatisfy({ [.times, .divide].contains($0.operator) }):
      operands = self.operands
    case .call("PRODUCT", let arguments): operands = arguments
    default: return nil
    }
    var areas: [FormulaExpression] = []
    for operand in operands {
      let operand = operand.withoutGuards
      switch operand {
      case .area, .structured: areas.append(operand)
      case .constant(.number), .unary(.percent, .constant(.number)): break
      default: return nil
      }
    }
    return areas
  }

  /// The cells that are added or subtracted, with their signs; nil if the formula does anything else.
  fileprivate var signedAreas: [(part: FormulaExpression, isMinus: Bool)]? {
    switch self {
    case .area, .structured: return [(self, false)]
    case .unary(.plus, let operand): return operand.signedAreas
    case .unary(.minus, let operand): return operand.signedAreas?.map { ($0.part, !$0.isMinus) }
    case .operation(let first, let terms) where terms.allSatisfy({ [.plus, .minus].contains($0.operator) }):
      guard var found = first.withoutGuards.signedAreas else { return nil }
      for term in terms {
        guard let areas = term.operand.withoutGuards.signedAreas else { return nil }
        found += areas.map { ($0.part, $0.isMinus != (term.operator == .minus)) }
      }
      return found
    default:
      guard let aggregate, aggregate.isSum else { return nil }
      let parts = aggregate.operands.compactMap(\.signedAreas)
      return parts.count == aggregate.operands.count ? parts.flatMap(\.self) : nil
    }
  }
}
