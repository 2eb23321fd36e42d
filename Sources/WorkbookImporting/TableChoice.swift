internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// The tables that the user chose: `all`, `none`, sheets (`Budget,Income`), or ranges of sheets (`Budget!C4:C20`).
///
/// A range of one column contains the amounts; the names are beside it. A larger range contains whole tables.
struct TableChoice {
  /// A range of a sheet.
  struct Area: Hashable {
    let sheet: String
    let range: CellRange

    /// Whether a range of a sheet is within this range.
    func contains(_ other: CellRange, on sheet: String) -> Bool {
      sheet == self.sheet && range.intersection(other) == other
    }

    /// Whether this range is the amount column of a log, so that the user chose the whole log.
    func isAmounts(of table: FoundTable) -> Bool {
      table.role == .log && table.sheetName == sheet && range.columns.count == 1
        && table.range.intersection(range) == range && range.rows.count * 10 >= table.dataRows.count * 8
        && table.columns.contains {
          $0.column == range.first.column && [.amount, .inflow, .outflow].contains($0.meaning)
        }
    }
  }

  private let text: String
  private let sheets: [String]
  /// The chosen ranges, in the order in which they were given.
  let areas: [Area]

  init(_ answer: String) {
    text = answer.trimmed
    let parts = answer.split(separator: ",").map { String($0).trimmed }
    areas = parts.compactMap(Self.area)
    sheets = parts + [text]
  }

  /// Whether a table is chosen.
  ///
  /// The answer is `all`, names the table's sheet, or has a range that contains the table or the amounts of a log.
  func contains(_ table: FoundTable) -> Bool {
    if text == "all" || sheets.contains(table.sheetName) { return true }
    return areas.contains { $0.contains(table.range, on: table.sheetName) || $0.isAmounts(of: table) }
  }

  /// Reads `Budget!C4:C20` or `'My Budget'!C4:C20`; nil for the name of a sheet.
  private static func area(_ text: String) -> Area? {
    guard let mark = text.lastIndex(of: "!"), let range = CellRange(text[text.index(after: mark)...]) else {
      return nil
    }
    let name = text[..<mark]
    guard name.count > 2, name.first == "'", name.last == "'" else {
      return Area(sheet: String(name), range: range)
    }
    return Area(sheet: String(name.dropFirst().dropLast()).replacing("''", with: "'"), range: range)
  }
}
