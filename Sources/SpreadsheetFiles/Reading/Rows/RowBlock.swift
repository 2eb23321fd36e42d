internal import ExactDecimals
import Foundation
import SpreadsheetValues

/// Consecutive rows of a sheet in compact form.
///
/// In addition to packed cells, it stores rarer properties: formulas, raw texts, row heights.
final class RowBlock: Sendable {
  /// A row: its number, its first cell in the block, and its properties.
  struct Entry {
    var number: Int32
    var firstCell: Int32
    var isHidden: Bool
    var outline = RowOutline()
  }

  /// A property of one cell or row.
  struct Note<Value: Sendable>: Sendable {
    let place: Int
    let value: Value
  }

  let rows: ContiguousArray<Entry>
  let cells: ContiguousArray<PackedCell>
  let tables: Tables
  let sharedStrings: [String]
  /// The shared strings with fonts for some of their parts, by index.
  let sharedRichTexts: [Int: Cell.RichText]

  /// Values that do not fit a packed cell, and rare properties, in ascending order of their places.
  struct Tables: Sendable {
    /// The texts of cells, one after the other, in UTF-8.
    var textBytes: ContiguousArray<UInt8> = []
    var wideTexts: [String] = []
    var errors: [CellError] = []
    var numbers: [Decimal] = []
    var formulas: [Note<CellFormula>] = []
    var rawTexts: [Note<String>] = []
    var richTexts: [Note<Cell.RichText>] = []
    var heights: [Note<Decimal>] = []
  }

  init(
    rows: ContiguousArray<Entry>, cells: ContiguousArray<PackedCell>, tables: Tables, sharedStrings: [String],
    sharedRichTexts: [Int: Cell.RichText]
  ) {
    self.rows = rows
    self.cells = cells
    self.tables = tables
    self.sharedStrings = sharedStrings
    self.sharedRichTexts = sharedRichTexts
  }

  /// The indices of a row's cells, given the row's index.
  func cellPlaces(ofRow place: Int) -> Range<Int> {
    let end = place + 1 < rows.count ? Int(rows[place + 1].firstCell) : cells.count
    return Int(rows[place].firstCell)..<end
  }

  /// The value of the cell at an index.
  func value(_ place: Int) -> CellValue {
    let cell = cells[place]
    switch cell.kind {
    case .empty: return .empty
    case .number, .wideNumber: return .number(number(cell) ?? .nan)
    case .sharedText, .text, .wideText: return .text(text(cell) ?? "")
    case .boolean: return .boolean(cell.payload != 0)
    case .error: return .error(tables.errors[Int(cell.payload)])
    }
  }

  /// Whether a cell is empty or has an empty text.
  func isBlank(_ cell: PackedCell) -> Bool {
    switch cell.kind {
    case .empty: true
    case .sharedText: sharedStrings[Int(cell.payload)].isEmpty
    case .text: cell.textRange.isEmpty
    case .wideText: tables.wideTexts[Int(cell.payload)].isEmpty
    case .number, .wideNumber, .boolean, .error: false
    }
  }

  /// The number of a cell; nil if the cell has no number.
  @inline(__always)
  func number(_ cell: PackedCell) -> Decimal? {
    switch cell.kind {
    case .number: DecimalParts(mantissa: Int128(cell.payload), exponent: Int(cell.exponent)).decimal
    case .wideNumber: tables.numbers[Int(cell.payload)]
    default: nil
    }
  }

  /// The text of a cell; nil if the cell has no text.
  @inline(__always)
  func text(_ cell: PackedCell) -> String? {
    switch cell.kind {
    case .sharedText: sharedStrings[Int(cell.payload)]
    case .text: packedText(cell)
    case .wideText: tables.wideTexts[Int(cell.payload)]
    default: nil
    }
  }

  private func packedText(_ cell: PackedCell) -> String {
    tables.textBytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[cell.textRange]), as: UTF8.self)
    }
  }
}
