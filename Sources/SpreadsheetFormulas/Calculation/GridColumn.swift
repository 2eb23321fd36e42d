internal import SpreadsheetValues

/// One column of a sheet, with its cells in ascending order of rows; a computation changes the cells.
final class GridColumn {
  let number: Int
  private(set) var rows: [Int32] = []
  var values: [CellValue] = []
  private(set) var states: [CellState] = []
  /// The formula that computes each cell.
  private(set) var sources: [FormulaSource] = []
  /// The number of cells that are not computed yet.
  private(set) var pendingCount = 0
  private var pending = PendingPlaces()
  /// Whether the rows have no gaps, so that finding a row needs no search.
  private var isDense = true

  init(number: Int) {
    self.number = number
  }

  var count: Int { rows.count }

  /// The number of cells that formulas compute.
  var formulaCount: Int { sources.reduce(0) { $0 + ($1 == .none ? 0 : 1) } }

  /// Adds a cell below all other cells.
  func append(row: Int, _ value: CellValue, _ state: CellState, _ source: FormulaSource = .none) {
    if let last = rows.last, Int(last) + 1 != row { isDense = false }
    rows.append(Int32(row))
    values.append(value)
    states.append(state)
    sources.append(source)
    guard state == .pending else { return }
    pendingCount += 1
    pending.insert(rows.count - 1)
  }

  /// Sets the cell in a row to a constant; adds the cell if it is missing.
  func set(_ value: CellValue, row: Int) {
    if let index = index(row: row) {
      store(value, at: index)
      sources[index] = .none
      return
    }
    let index = lowerBound(row: row)
    rows.insert(Int32(row), at: index)
    values.insert(value, at: index)
    states.insert(.done, at: index)
    sources.insert(.none, at: index)
    isDense = Int((rows.last ?? 0) - (rows.first ?? 0)) + 1 == rows.count
    pending = PendingPlaces()
    for index in states.indices where states[index] != .done { pending.insert(index) }
  }

  func setState(_ state: CellState, at index: Int) {
    if (states[index] == .done) != (state == .done) {
      pendingCount += state == .done ? -1 : 1
      if state == .done { pending.remove(index) } else { pending.insert(index) }
    }
    states[index] = state
  }

  /// The first of these positions that is not computed.
  func firstPending(in places: Range<Int>) -> Int? { pending.first(in: places) }

  func store(_ value: CellValue, at index: Int) {
    values[index] = value
    setState(.done, at: index)
  }

  /// The index of the cell in a row; nil if there is none.
  func index(row: Int) -> Int? {
    guard let first = rows.first else { return nil }
    let guess = row - Int(first)
    if guess >= 0, guess < rows.count, Int(rows[guess]) == row { return guess }
    if isDense { return nil }
    let index = lowerBound(row: row)
    return index < rows.count && Int(rows[index]) == row ? index : nil
  }

  /// The index of the first cell at or below a row.
  func lowerBound(row: Int) -> Int {
    guard let first = rows.first else { return 0 }
    if isDense { return min(max(row - Int(first), 0), rows.count) }
    return rows.partitioningIndex { Int($0) >= row }
  }

  /// The indices of the cells in these rows.
  func indices(rows: ClosedRange<Int>) -> Range<Int> {
    let start = lowerBound(row: rows.lowerBound)
    return start..<max(start, lowerBound(row: rows.upperBound + 1))
  }

  /// Marks every cell of these rows as pending, and adds missing cells, in one pass.
  func markPending(rows range: ClosedRange<Int>, _ source: FormulaSource) {
    let inside = indices(rows: range)
    let old = (rows: rows, values: values, states: states, sources: sources)
    (rows, values, states, sources, pendingCount, isDense) = ([], [], [], [], 0, true)
    pending = PendingPlaces()
    func copy(_ index: Int) {
      append(row: Int(old.rows[index]), old.values[index], old.states[index], old.sources[index])
    }
    for index in 0..<inside.lowerBound { copy(index) }
    for row in range { append(row: row, .empty, .pending, source) }
    for index in inside.upperBound..<old.rows.count { copy(index) }
  }
}

/// The state of a cell's computation.
enum CellState: Hashable, Sendable {
  /// The value is known.
  case done
  /// The cell has a formula that has not been evaluated yet, or is in the range of an array formula.
  case pending
  /// The formula of the cell is being evaluated, or waits for other cells.
  case active
}

/// The formula that computes a cell.
enum FormulaSource: Hashable, Sendable {
  /// No formula: the cell has a constant, or keeps its cached value.
  case none
  /// The cell's own formula, given by the index of its template.
  case template(Int32)
  /// The array formula with this number, whose range contains the cell.
  case arrayFormula(Int32)
}
