package import Foundation
package import SpreadsheetValues

/// A sheet that is written row by row, from top to bottom.
package struct SheetDraft {
  /// The sheet as written so far.
  package private(set) var sheet: Sheet
  /// The number of the next row.
  package private(set) var nextRow = 1

  package init(_ name: String) {
    sheet = Sheet(name)
  }

  /// The properties of the sheet, which are everything except its cells.
  package var properties: SheetProperties {
    get { sheet.properties }
    set { sheet.properties = newValue }
  }

  /// The content of one cell of a row.
  package struct Entry {
    var value: CellValue
    var formula: CellFormula?
    var style: StyleID

    package static func text(_ text: String?, _ style: StyleID = .general) -> Entry {
      Entry(value: text.map { .text($0) } ?? .empty, style: style)
    }

    package static func number(_ number: Decimal?, _ style: StyleID) -> Entry {
      Entry(value: number.map { .number($0) } ?? .empty, style: style)
    }

    /// Returns a formula whose value is computed later, unless it is given here.
    package static func formula(_ text: String, _ style: StyleID, value: CellValue = .empty) -> Entry {
      Entry(value: value, formula: CellFormula(text), style: style)
    }

    package static let nothing = Entry(value: .empty, style: .general)

    var isNothing: Bool { value == .empty && formula == nil && style == .general }
  }

  /// Adds a row that starts in column A and returns its number.
  @discardableResult
  package mutating func append(_ entries: [Entry]) -> Int {
    let number = nextRow
    nextRow += 1
    var row = Sheet.Row(number: number)
    row.cells.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() where !entry.isNothing {
      row.cells.append(
        Cell(
          CellReference(clampingRow: number, column: index + 1), entry.value, formula: entry.formula,
          style: entry.style))
    }
    if !row.cells.isEmpty { sheet.rows.append(row) }
    return number
  }

  /// Leaves the next row empty.
  package mutating func skipRow() { nextRow += 1 }

  /// Sets the width of columns in characters.
  package mutating func setWidths(_ widths: [Decimal]) {
    for (index, width) in widths.enumerated() {
      properties.columns.append(ColumnProperties(index + 1...index + 1, width: width))
    }
  }

  /// Hides a column whose width has been set.
  package mutating func hide(column: Int) {
    for index in properties.columns.indices where properties.columns[index].columns.contains(column) {
      properties.columns[index].isHidden = true
    }
  }
}
