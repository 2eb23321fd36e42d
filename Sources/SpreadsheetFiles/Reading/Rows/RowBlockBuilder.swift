internal import ExactDecimals
import Foundation
import SpreadsheetValues

/// Collects rows into a block; a row that turns out to be unusable is dropped.
struct RowBlockBuilder {
  private(set) var rows: ContiguousArray<RowBlock.Entry> = []
  private(set) var cells: ContiguousArray<PackedCell> = []
  private var tables = RowBlock.Tables()
  let sharedStrings: [String]
  private let sharedRichTexts: [Int: Cell.RichText]

  /// Creates a builder for cells that may refer to these shared strings, some of which have fonts for their parts.
  init(sharedStrings: [String] = [], sharedRichTexts: [Int: Cell.RichText] = [:]) {
    self.sharedStrings = sharedStrings
    self.sharedRichTexts = sharedRichTexts
  }

  /// Returns the rows so far as a block, or nil if there are none; the next row starts a new block.
  mutating func take() -> RowBlock? {
    guard !rows.isEmpty else { return nil }
    let block = RowBlock(
      rows: rows, cells: cells, tables: tables, sharedStrings: sharedStrings,
      sharedRichTexts: sharedRichTexts)
    // The next block probably has about the same size.
    let (rowCount, cellCount, textCount) = (rows.count, cells.count, tables.textBytes.count)
    (rows, cells, tables) = ([], [], RowBlock.Tables())
    rows.reserveCapacity(rowCount + rowCount / 16)
    cells.reserveCapacity(cellCount + cellCount / 16)
    tables.textBytes.reserveCapacity(textCount + textCount / 16)
    return block
  }

  mutating func beginRow(
    _ number: Int, isHidden: Bool = false, height: Decimal? = nil, outline: RowOutline = RowOutline()
  ) {
    if let height { tables.heights.append(RowBlock.Note(place: rows.count, value: height)) }
    rows.append(
      RowBlock.Entry(
        number: Int32(truncatingIfNeeded: number), firstCell: Int32(truncatingIfNeeded: cells.count),
        isHidden: isHidden, outline: outline))
  }

  /// Drops the last row and its cells.
  ///
  /// Its texts and numbers stay in their tables but are not referenced.
  mutating func dropRow() {
    guard let entry = rows.popLast() else { return }
    let count = Int(entry.firstCell)
    cells.removeLast(cells.count - count)
    while tables.formulas.last.map({ $0.place >= count }) == true { tables.formulas.removeLast() }
    while tables.rawTexts.last.map({ $0.place >= count }) == true { tables.rawTexts.removeLast() }
    while tables.richTexts.last.map({ $0.place >= count }) == true { tables.richTexts.removeLast() }
    while tables.heights.last.map({ $0.place >= rows.count }) == true { tables.heights.removeLast() }
  }

  /// Appends a cell to the last row.
  @inline(__always)
  mutating func append(_ cell: PackedCell) {
    cells.append(cell)
  }

  /// Appends a cell with this value.
  mutating func append(_ cell: PackedCell, _ value: CellValue) {
    var cell = cell
    switch value {
    case .empty: cell.kind = .empty
    case .number(let number): pack(number, into: &cell)
    case .text(let text): pack(text, into: &cell)
    case .boolean(let isTrue): (cell.kind, cell.payload) = (.boolean, isTrue ? 1 : 0)
    case .error(let error):
      (cell.kind, cell.payload) = (.error, Int64(tables.errors.count))
      tables.errors.append(error)
    }
    cells.append(cell)
  }

  /// Appends a cell with an ASCII text.
  @inline(__always)
  mutating func append(_ cell: PackedCell, ascii text: UnsafeBufferPointer<UInt8>) {
    var cell = cell
    let start = tables.textBytes.count
    tables.textBytes.append(contentsOf: text)
    cell.kind = .text
    cell.textRange = start..<start + text.count
    cells.append(cell)
  }

  private mutating func pack(_ text: String, into cell: inout PackedCell) {
    guard text.utf8.count <= PackedCell.mostTextBytes else {
      (cell.kind, cell.payload) = (.wideText, Int64(tables.wideTexts.count))
      tables.wideTexts.append(text)
      return
    }
    let start = tables.textBytes.count
    tables.textBytes.append(contentsOf: text.utf8)
    cell.kind = .text
    cell.textRange = start..<tables.textBytes.count
  }

  private mutating func pack(_ number: Decimal, into cell: inout PackedCell) {
    if let parts = DecimalParts(number), let mantissa = Int64(exactly: parts.mantissa),
      let exponent = Int8(exactly: parts.exponent)
    {
      (cell.kind, cell.payload, cell.exponent) = (.number, mantissa, exponent)
    } else {
      (cell.kind, cell.payload) = (.wideNumber, Int64(tables.numbers.count))
      tables.numbers.append(number)
    }
  }

  /// Adds a formula to the last cell.
  mutating func add(formula: CellFormula) {
    tables.formulas.append(RowBlock.Note(place: cells.count - 1, value: formula))
  }

  /// Adds a raw text to the last cell.
  mutating func add(rawText: String) {
    tables.rawTexts.append(RowBlock.Note(place: cells.count - 1, value: rawText))
  }

  /// Adds the fonts of parts of the text to the last cell.
  private mutating func add(richText: Cell.RichText) {
    tables.richTexts.append(RowBlock.Note(place: cells.count - 1, value: richText))
  }

  /// Appends a whole row.
  mutating func append(_ row: Sheet.Row) {
    beginRow(
      row.number, isHidden: row.isHidden, height: row.height,
      outline: RowOutline(level: UInt8(clamping: row.outlineLevel), isCollapsed: row.isCollapsed))
    for cell in row.cells {
      var packed = PackedCell(column: cell.reference.column)
      packed.style = cell.style.index
      append(packed, cell.value)
      switch cell.addition {
      case .none: break
      case .formula(let formula): add(formula: formula)
      case .richText(let text): add(richText: text)
      }
      if let rawText = cell.rawText { add(rawText: rawText) }
    }
  }
}
