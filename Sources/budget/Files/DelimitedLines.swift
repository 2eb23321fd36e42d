import Foundation
import SpreadsheetValues

extension Workbook {
  /// The bytes of a CSV whose lines stand in the first column of the only sheet; nil for any other workbook.
  ///
  /// A spreadsheet program stores a CSV in this form if it expects another delimiter than the file has.
  var delimitedLines: [UInt8]? {
    let filled = sheets.filter { $0.usedRange != nil }
    guard filled.count == 1, let sheet = filled.first, sheet.usedRange?.columns.count == 1 else { return nil }
    var bytes: [UInt8] = []
    var line = 1
    for row in sheet.rows {
      guard let text = row.cells.first?.value.text, !text.contains("\n") else { return nil }
      // Blank lines keep the numbers of the rows.
      bytes += Array(repeating: 0x0A, count: row.number - line)
      bytes += Array(text.utf8) + [0x0A]
      line = row.number + 1
    }
    return sheet.rows.count > 2 && FileFormat.isTable(bytes) ? bytes : nil
  }
}
