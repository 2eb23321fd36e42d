internal import Foundation
internal import SpreadsheetValues

/// Evaluation uses a work list instead of recursion, so that long chains of cells need no deep stack.
extension Calculation {
  /// The value of a cell, computed together with everything that it depends on.
  func compute(_ address: CellAddress) -> CellValue {
    resolveSpills()
    guard let slot = slot(address) else { return .empty }
    if slot.state != .done {
      tasks.append(.cell(address))
      run()
    }
    return slot.column.values[slot.index]
  }

  /// Computes every cell of a rectangle.
  func compute(_ area: SheetArea) {
    resolveSpills()
    tasks.append(.area(area, column: area.range.first.column, row: area.range.first.row))
    run()
  }

  private func run() {
    while let task = tasks.last {
      switch task {
      case .cell(let address): advance(address)
      case .area(let area, let column, let row): advance(area, column, row)
      }
    }
  }

  /// Computes every cell that is pending.
  func computeAll() {
    resolveSpills()
    for sheet in grids.indices {
      for column in grids[sheet].columns where column.pendingCount > 0 {
        for index in 0..<column.count where column.states[index] == .pending {
          let reference = CellReference(clampingRow: Int(column.rows[index]), column: column.number)
          tasks.append(.cell(CellAddress(sheet: sheet, reference: reference)))
          run()
        }
      }
    }
  }

  private func advance(_ address: CellAddress) {
    defer {
      if isUncertain, slot(address)?.state == .done { uncertain.insert(address) }
      isUncertain = false
    }
    guard let slot = slot(address), slot.state != .done else {
      tasks.removeLast()
      return
    }
    slot.column.setState(.active, at: slot.index)
    do throws(Stop) {
      try evaluate(address, slot)
      tasks.removeLast()
    } catch {
      switch error {
      case .error(let error):
        slot.column.store(.error(error), at: slot.index)
        tasks.removeLast()
      case .exhausted:
        slot.column.store(.error(.number), at: slot.index)
        report(.tooMuchWork, address)
        tasks.removeLast()
      case .cell(let needed): push(needed)
      case .area(let area):
        tasks.append(.area(area, column: area.range.first.column, row: area.range.first.row))
      }
    }
  }

  private func push(_ address: CellAddress) {
    if slot(address)?.state == .active {
      breakCycle(at: address)
    } else {
      tasks.append(.cell(address))
    }
  }

  /// Continues with the next uncomputed cell of a rectangle.
  private func advance(_ area: SheetArea, _ column: Int, _ row: Int) {
    for cells in grids[area.sheet].columns(in: column...max(column, area.range.last.column)) {
      guard cells.pendingCount > 0 else { continue }
      let start = cells.number == column ? row : area.range.first.row
      if let index = cells.firstPending(in: cells.indices(rows: start...max(start, area.range.last.row))) {
        let row = Int(cells.rows[index])
        tasks[tasks.count - 1] = .area(area, column: cells.number, row: row)
        let reference = CellReference(clampingRow: row, column: cells.number)
        push(CellAddress(sheet: area.sheet, reference: reference))
        return
      }
    }
    tasks.removeLast()
  }

  /// Ends the evaluation of all cells of a cycle: from the cell that is needed again to the last cell being
  /// evaluated.
  private func breakCycle(at address: CellAddress) {
    var members: [CellAddress] = []
    while let task = tasks.popLast() {
      guard case .cell(let member) = task, slot(member)?.state == .active else { continue }
      members.append(member)
      if member == address { break }
    }
    let locations = members.reversed().map { location($0) }
    for member in members {
      if let slot = slot(member) { giveUp(slot) }
      uncertain.insert(member)
      report(.cycle(locations), member)
    }
  }

  /// Stores `#REF!` in a cell, or in all cells that its array formula fills.
  private func giveUp(_ slot: CellSlot) {
    slot.column.store(.error(.reference), at: slot.index)
    guard case .arrayFormula(let number) = slot.source else { return }
    let formula = formulas.arrays[Int(number)]
    for column in formula.range.columns {
      guard let cells = grids[formula.origin.sheet][column: column] else { continue }
      for index in cells.indices(rows: formula.range.rows) where cells.states[index] == .pending {
        cells.store(.error(.reference), at: index)
      }
    }
  }

  /// Evaluates the formula of a cell and stores its results.
  private func evaluate(_ address: CellAddress, _ slot: CellSlot) throws(Stop) {
    startFormula(at: address)
    (reader, evaluationCount) = (address, evaluationCount + 1)
    isUncertain = false
    defer { reader = nil }
    switch slot.source {
    case .none: slot.column.setState(.done, at: slot.index)
    case .template(let number):
      let template = formulas.templates[Int(number)]
      let evaluator = Evaluator(self, at: address, base: template.base)
      let value = try evaluator.scalar(try evaluator.evaluate(try expression(template, address)))
      slot.column.store(Self.shown(value), at: slot.index)
    case .arrayFormula(let number):
      let formula = formulas.arrays[Int(number)]
      reader = formula.origin
      let template = formulas.templates[Int(formula.template)]
      let evaluator = Evaluator(self, at: formula.origin, base: template.base).inArrays
      try fill(formula, evaluator, try expression(template, formula.origin))
    }
  }

  private func expression(
    _ template: FormulaStore.Template, _ address: CellAddress
  ) throws(Stop) -> FormulaExpression {
    switch template.expression {
    case .success(let expression): return expression
    case .failure(let error):
      report(.syntax(error), address)
      throw .error(.name)
    }
  }

  /// Stores the result of an array formula in the cells of its range.
  private func fill(
    _ formula: FormulaStore.ArrayFormula, _ evaluator: Evaluator, _ expression: FormulaExpression
  ) throws(Stop) {
    let range = formula.range
    guard !formula.isBlocked else { throw oversized.contains(formula.origin) ? .exhausted : .error(.spill) }
    var result: ValueArray
    do throws(Stop) {
      result = try evaluator.array(try evaluator.evaluate(expression))
    } catch {
      result = ValueArray(scalar: try error.value)
    }
    // For an unknown function, the cells keep the values from the file.
    let isUnknown = isUncertain && result.values.count == 1 && result.values[0].isError
    if formula.isDynamic, !isUnknown { shapes[formula.origin] = (result.rows, result.columns) }
    for column in range.columns {
      guard let cells = grids[formula.origin.sheet][column: column] else { continue }
      for index in cells.indices(rows: range.rows) {
        let row = Int(cells.rows[index]) - range.first.row
        cells.store(Self.shown(result[row, column - range.first.column]), at: index)
        guard isUncertain else { continue }
        let reference = CellReference(clampingRow: Int(cells.rows[index]), column: column)
        uncertain.insert(CellAddress(sheet: formula.origin.sheet, reference: reference))
      }
    }
  }

  /// Returns the result that a formula cell shows: 0 for an empty value, otherwise the value itself.
  static func shown(_ value: CellValue) -> CellValue {
    if case .empty = value { return .number(0) }
    return value
  }

  func report(_ reason: CalculationProblem.Reason, _ address: CellAddress) {
    isUncertain = true
    var origin = address
    if case .arrayFormula(let number)? = slot(address)?.source {
      origin = formulas.arrays[Int(number)].origin
    }
    let formula =
      workbook.sheets.indices.contains(origin.sheet)
      ? workbook.sheets[origin.sheet][origin.reference]?.formula : nil
    let text = reason == .tooMuchWork ? formula?.writtenText : formula?.text
    let problem = CalculationProblem(location: location(address), formula: text ?? "", reason: reason)
    if problems.last != problem { problems.append(problem) }
  }
}
