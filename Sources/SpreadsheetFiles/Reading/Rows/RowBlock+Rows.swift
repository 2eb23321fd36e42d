import Foundation
import SpreadsheetValues

/// Converts a block to rows, one after the other.
struct RowCursor {
  private let block: RowBlock
  private var row = 0
  private var formula = 0
  private var rawText = 0
  private var height = 0
  private var richText = 0
  /// Whether the block may have texts whose parts have their own fonts.
  private let hasRichTexts: Bool

  init(_ block: RowBlock) {
    self.block = block
    hasRichTexts = !block.sharedRichTexts.isEmpty || !block.tables.richTexts.isEmpty
  }

  /// The next row with its complete cells; nil after the last.
  mutating func next() -> Sheet.Row? {
    guard row < block.rows.count else { return nil }
    let entry = block.rows[row]
    var result = Sheet.Row(number: Int(entry.number), isHidden: entry.isHidden)
    result.outlineLevel = Int(entry.outline.level)
    result.isCollapsed = entry.outline.isCollapsed
    result.height = Self.note(in: block.tables.heights, &height, at: row)
    let places = block.cellPlaces(ofRow: row)
    result.cells.reserveCapacity(places.count)
    for place in places { result.cells.append(cell(place, row: result.number)) }
    if hasRichTexts { addRichTexts(to: &result, places) }
    row += 1
    return result
  }

  private mutating func cell(_ place: Int, row: Int) -> Cell {
    let cell = block.cells[place]
    var result = Cell(
      plain: CellReference(clampingRow: row, column: Int(cell.column)), block.value(place),
      style: StyleID(index: Int(cell.style)),
      rawText: Self.note(in: block.tables.rawTexts, &rawText, at: place))
    if let formula = Self.note(in: block.tables.formulas, &formula, at: place) { result.take(formula) }
    return result
  }

  private mutating func addRichTexts(to row: inout Sheet.Row, _ places: Range<Int>) {
    for (index, place) in places.enumerated() {
      let cell = block.cells[place]
      let text =
        Self.note(in: block.tables.richTexts, &richText, at: place)
        ?? (cell.kind == .sharedText ? block.sharedRichTexts[Int(cell.payload)] : nil)
      // The text of a cell with a formula is its result, which has no fonts.
      if let text, row.cells[index].formula == nil { row.cells[index].take(text) }
    }
  }

  /// The value of the note at a place; nil if there is none.
  ///
  /// A note is a property of one cell or row. `next` is the index of the first note that was not used yet.
  @inline(__always)
  private static func note<Value>(
    in notes: [RowBlock.Note<Value>], _ next: inout Int, at place: Int
  ) -> Value? {
    guard next < notes.count, notes[next].place == place else { return nil }
    next += 1
    return notes[next - 1].value
  }
}
