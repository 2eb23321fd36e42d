import ExactDecimals
import FieldReading
import Foundation
import SpreadsheetFiles
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

extension Workbook {
  /// The workbook that a spreadsheet program makes of a CSV: one sheet, whose name is the file's name.
  ///
  /// A CSV that is no list of transactions may be a table with a column for each category.
  ///
  /// - Throws: `CSVError` if the bytes are not a CSV.
  init(csv bytes: [UInt8], name: String) throws(CSVError) {
    var reader = CSVReader(bytes: bytes, name: name)
    // A decimal comma cannot stand beside a delimiter that is a comma.
    let readsCommas = reader.dialect.delimiter != .comma
    var sheet = Sheet(URL(filePath: name).deletingPathExtension().lastPathComponent)
    var number = 0
    while let row = try reader.next() {
      number += 1
      let cells = row.fields.enumerated().compactMap { index, text -> Cell? in
        guard !text.trimmed.isEmpty, let reference = CellReference(row: number, column: index + 1) else {
          return nil
        }
        return Cell(reference, CellValue(csv: text, readsCommas: readsCommas))
      }
      if !cells.isEmpty { sheet.rows.append(Sheet.Row(number: number, cells: cells)) }
    }
    self.init(sheets: [sheet])
  }
}

extension CellValue {
  /// The number that a field is, or else its text.
  fileprivate init(csv text: String, readsCommas: Bool) {
    let trimmed = text.trimmed
    let number = readsCommas ? trimmed.replacing(",", with: ".", maxReplacements: 1) : trimmed
    self = (try? Decimal(strict: number)).map(CellValue.number) ?? .text(text)
  }
}
