internal import Foundation
internal import Spreadsheet

/// A work list in place of recursion: a chain of any length needs no deeper stack.
extension Calculation {
  private enum Task {
    case cell(CellAddress)
    /// The rest of a rectangle: its cells from this column and row on.
    case area(SheetArea, column: Int, row: Int)
  }

  /// The value of a cell, computed with all that it needs.
  func compute(_ address: CellAddress) -> CellValue {
    run([.cell(address)])
    return (try? value(address)) ?? .empty
  }

  /// Computes every cell of a rectangle.
  func compute(_ area: SheetArea) {
    run([.area(area, column: area.range.first.column, row: area.range.first.row)])
  }

  private func run(_ tasks: [Task]) {
    var tasks = tasks
    while let task = tasks.last {
      switch task {
      case .cell(let address): advance(address, &tasks)
      case .area(let area, let column, let row): advance(area, column, row, &tasks)
      }
    }
  }

  /// Computes every cell that is pending.
  func computeAll() {
    for sheet in grids.indices {
      for number in grids[sheet].columnNumbers {
        guard let column = grids[sheet].columns[number], column.pendingCount > 0 else { continue }
        for (index, row) in column.rows.enumerated() where column.states[index] == .pending {
          _ = compute(
            CellAddress(sheet: sheet, reference: CellReference(clampingRow: Int(row), column: number)))
        }
      }
    }
  }

  private func advance(_ address: CellAddress, _ tasks: inout [Task]) {
    guard state(address) != .done else {
      tasks.removeLast()
      return
    }
    setState(address, .active)
    do throws(Stop) {
      try evaluate(address)
      tasks.removeLast()
    } catch {
      switch error {
      case .error(let error):
        store(.error(error), address)
        tasks.removeLast()
      case .cell(let needed): push(needed, &tasks)
      case .area(let area):
        tasks.append(.area(area, column: area.range.first.column, row: area.range.first.row))
      }
    }
  }

  private func push(_ address: CellAddress, _ tasks: inout [Task]) {
    if state(address) == .active {
      breakCycle(at: address, &tasks)
    } else {
      tasks.append(.cell(address))
    }
  }

  /// Goes on to the next cell of a rectangle that is not done.
  private func advance(_ area: SheetArea, _ column: Int, _ row: Int, _ tasks: inout [Task]) {
    let grid = grids[area.sheet]
    for number in grid.columnNumbers(in: column...max(column, area.range.last.column)) {
      guard let cells = grid.columns[number], cells.pendingCount > 0 else { continue }
      let start = number == column ? row : area.range.first.row
      for index in cells.indices(rows: start...max(start, area.range.last.row))
      where cells.states[index] != .done {
        tasks[tasks.count - 1] = .area(area, column: number, row: Int(cells.rows[index]))
        let reference = CellReference(clampingRow: Int(cells.rows[index]), column: number)
        push(CellAddress(sheet: area.sheet, reference: reference), &tasks)
        return
      }
    }
    tasks.removeLast()
  }

  /// Gives up the cells that wait for each other, from the one that is needed again to the last.
  private func breakCycle(at address: CellAddress, _ tasks: inout [Task]) {
    var members: [CellAddress] = []
    while let task = tasks.popLast() {
      guard case .cell(let member) = task, state(member) == .active else { continue }
      members.append(member)
      if member == address { break }
    }
    let locations = members.reversed().map { location($0) }
    for member in members {
      store(.error(.reference), member)
      report(.cycle(locations), member)
    }
  }

  /// Evaluates the formula behind a cell and stores what it fills.
  private func evaluate(_ address: CellAddress) throws(Stop) {
    guard let cell = formulaCell(for: address), let formula = cell.formula else {
      store(.empty, address)
      return
    }
    let origin = CellAddress(sheet: address.sheet, reference: cell.reference)
    let isArray = formula.arrayRange != nil
    let expression: Expression
    do {
      expression = try FormulaParser.parse(formula.text)
    } catch {
      report(.syntax(error), origin)
      throw .error(.name)
    }
    depth = 0
    let evaluator = Evaluator(calculation: self, origin: origin, isArray: isArray)
    if let range = formula.arrayRange, range.count > 1 {
      try fill(range, evaluator, expression, origin.sheet)
    } else {
      store(Self.shown(try evaluator.scalar(try evaluator.evaluate(expression))), address)
    }
  }

  /// Spreads the result of an array formula over its range.
  private func fill(
    _ range: CellRange, _ evaluator: Evaluator, _ expression: Expression, _ sheet: Int
  ) throws(Stop) {
    var result: ValueArray
    do throws(Stop) {
      result = try evaluator.array(try evaluator.evaluate(expression))
    } catch {
      guard case .error(let value) = error else { throw error }
      result = ValueArray(scalar: .error(value))
    }
    for row in range.rows {
      for column in range.columns {
        let reference = CellReference(clampingRow: row, column: column)
        let value = result[row - range.first.row, column - range.first.column]
        store(Self.shown(value), CellAddress(sheet: sheet, reference: reference))
      }
    }
  }

  /// What a formula cell shows for a reference to an empty cell: 0.
  static func shown(_ value: CellValue) -> CellValue {
    if case .empty = value { return .number(0) }
    return value
  }

  func report(_ reason: CalculationProblem.Reason, _ address: CellAddress) {
    let text = formulaCell(for: address)?.formula?.text ?? ""
    let problem = CalculationProblem(location: location(address), formula: text, reason: reason)
    if problems.last != problem { problems.append(problem) }
  }

  private func state(_ address: CellAddress) -> CellState {
    guard grids.indices.contains(address.sheet),
      let column = grids[address.sheet].columns[address.reference.column],
      let index = column.index(row: address.reference.row)
    else { return .done }
    return column.states[index]
  }

  private func setState(_ address: CellAddress, _ state: CellState) {
    let number = address.reference.column
    guard let index = grids[address.sheet].columns[number]?.index(row: address.reference.row) else { return }
    grids[address.sheet].columns[number]?.states[index] = state
  }

  private func store(_ value: CellValue, _ address: CellAddress) {
    let number = address.reference.column
    guard let index = grids[address.sheet].columns[number]?.index(row: address.reference.row) else { return }
    if grids[address.sheet].columns[number]?.states[index] != .done {
      grids[address.sheet].columns[number]?.pendingCount -= 1
    }
    grids[address.sheet].columns[number]?.states[index] = .done
    grids[address.sheet].columns[number]?.values[index] = value
  }
}
