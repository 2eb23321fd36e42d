internal import Foundation
internal import SpreadsheetValues

/// A cell in the form that the rules need.
struct AuditedCell {
  /// The content of a cell.
  enum Content: Hashable {
    case constant
    /// A formula, given by the number of its form, which is the same for all copies of a formula; -1 if the
    /// text is invalid.
    case formula(Int32)
    /// A result of an array formula in another cell.
    case spilled
  }

  let reference: CellReference
  let content: Content
  let style: StyleID
  /// The exact value.
  let value: CellValue

  var form: Int? {
    guard case .formula(let number) = content, number >= 0 else { return nil }
    return Int(number)
  }

  var isFormula: Bool { if case .formula = content { true } else { false } }
}

/// The direction of a line of cells.
enum Axis: CaseIterable {
  /// Down a column.
  case column
  /// Along a row.
  case row

  var other: Axis { self == .column ? .row : .column }

  /// The direction as used in facts.
  var fact: AuditFact.Line { self == .column ? .column : .row }

  /// The position of a cell along its line.
  func position(_ cell: CellReference) -> Int { self == .column ? cell.row : cell.column }

  /// The number of the line that contains a cell.
  func line(_ cell: CellReference) -> Int { self == .column ? cell.column : cell.row }

  /// The cell at a position of a line; nil outside a sheet.
  func cell(line: Int, _ position: Int) -> CellReference? {
    self == .column
      ? CellReference(row: position, column: line) : CellReference(row: line, column: position)
  }

  /// The positions of a range along the axis.
  func positions(_ range: CellRange) -> ClosedRange<Int> { self == .column ? range.rows : range.columns }

  /// The numbers of the lines in a range.
  func lines(_ range: CellRange) -> ClosedRange<Int> { self == .column ? range.columns : range.rows }
}

/// A sheet's cells by row and by column.
struct AuditedSheet {
  let number: Int
  let name: String
  /// The non-empty cells, row by row.
  let cells: [AuditedCell]
  let hiddenRows: Set<Int>
  private let hiddenColumns: [ClosedRange<Int>]
  /// Whether the sheet's tab is hidden.
  private let isHidden: Bool
  /// The indices of the cells of each column in row order, by the column's number.
  private let columns: [Int: [Int32]]
  /// The indices of each row's cells, by the row's number.
  private let rows: [Int: Range<Int>]

  init(_ sheet: Sheet, number: Int, cells: [AuditedCell]) {
    (self.number, name, self.cells) = (number, sheet.name, cells)
    hiddenRows = Set(sheet.rows.filter(\.isHidden).map(\.number))
    hiddenColumns = sheet.properties.columns.filter(\.isHidden).map(\.columns)
    isHidden = sheet.properties.visibility != .visible
    var columns: [Int: [Int32]] = [:]
    var rows: [Int: Range<Int>] = [:]
    for (index, cell) in cells.enumerated() {
      columns[cell.reference.column, default: []].append(Int32(index))
      let start = rows[cell.reference.row]?.lowerBound ?? index
      rows[cell.reference.row] = start..<index + 1
    }
    (self.columns, self.rows) = (columns, rows)
  }

  /// Whether a cell is hidden, because its sheet, row or column is hidden.
  func hides(_ cell: CellReference) -> Bool {
    isHidden || hiddenRows.contains(cell.row) || hiddenColumns.contains { $0.contains(cell.column) }
  }

  /// The numbers of the lines that have cells, in ascending order.
  func lines(_ axis: Axis) -> [Int] {
    axis == .column ? columns.keys.sorted() : rows.keys.sorted()
  }

  /// The indices of the cells of a line, in order.
  func line(_ axis: Axis, _ number: Int) -> [Int32] {
    switch axis {
    case .column: columns[number] ?? []
    case .row: (rows[number] ?? 0..<0).map { Int32($0) }
    }
  }

  /// The index of a cell; nil if it is empty.
  func index(_ reference: CellReference) -> Int? {
    guard let range = rows[reference.row] else { return nil }
    let slice = cells[range]
    let index = slice.partitioningIndex { $0.reference.column >= reference.column }
    return index < slice.endIndex && cells[index].reference == reference ? index : nil
  }

  /// The cell with this reference; nil if it is empty.
  func cell(_ reference: CellReference?) -> AuditedCell? {
    reference.flatMap { index($0) }.map { cells[$0] }
  }

  /// The first cells of a range, column by column, up to a limit.
  func cells(in range: CellRange, limit: Int) -> [AuditedCell] {
    var result: [AuditedCell] = []
    let isNarrow = range.columns.count <= columns.count
    let found = isNarrow ? Array(range.columns) : columns.keys.filter { range.columns.contains($0) }.sorted()
    for column in found where result.count < limit {
      let indices = line(.column, column)
      var place = indices.partitioningIndex { cells[Int($0)].reference.row >= range.first.row }
      while place < indices.count, result.count < limit {
        let cell = cells[Int(indices[place])]
        guard cell.reference.row <= range.last.row else { break }
        result.append(cell)
        place += 1
      }
    }
    return result
  }

  func cells(inRow row: Int) -> ArraySlice<AuditedCell> { cells[rows[row] ?? 0..<0] }
}
