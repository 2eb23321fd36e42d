import FieldReading
import Foundation
import SpreadsheetFiles
import SpreadsheetValues

extension Workbook {
  /// The bytes of a CSV whose lines are in the first column of the only sheet; nil for any other workbook.
  ///
  /// A spreadsheet program stores a CSV in this form if it expects another delimiter than the file has.
  var delimitedLines: [UInt8]? {
    let filled = sheets.filter { $0.usedRange != nil }
    guard filled.count == 1, let sheet = filled.first, sheet.usedRange?.columns.count == 1 else { return nil }
    var bytes: [UInt8] = []
    var line = 1
    for row in sheet.rows {
      guard let text = row.cells.first?.value.text, !text.contains("\n") else { return nil }
      // Empty lines are added, so that each line has the number of its row.
      bytes += Array(repeating: 0x0A, count: row.number - line)
      bytes += Array(text.utf8) + [0x0A]
      line = row.number + 1
    }
    return sheet.rows.count > 2 && FileFormat.isTable(bytes) ? bytes : nil
  }
}

extension Workbook {
  /// The maximum number of rows of a CSV that is read like a sheet: more than twenty years of days.
  private static let mostRows = 10_000

  /// Creates the workbook that a spreadsheet program makes from a CSV: one sheet with the name of the file.
  ///
  /// A CSV that is not a list of transactions may be a table with a column for each category. The result is
  /// nil if the CSV has too many rows, or contains a number whose value depends on the decimal separator,
  /// such as `1.890`.
  ///
  /// - Throws: `CSVError` if the bytes are not a CSV.
  init?(csv bytes: [UInt8], name: String, decimalMark: DecimalMark?) throws(CSVError) {
    var reader = CSVReader(bytes: bytes, name: name)
    var sheet = Sheet(URL(filePath: name).deletingPathExtension().lastPathComponent)
    var number = 0
    while let row = try reader.next() {
      number += 1
      guard number <= Self.mostRows else { return nil }
      var cells: [Cell] = []
      for (index, text) in row.fields.enumerated() where !text.trimmed.isEmpty {
        guard let reference = CellReference(row: number, column: index + 1),
          let value = CellValue(csv: text, decimalMark)
        else { return nil }
        cells.append(Cell(reference, value))
      }
      if !cells.isEmpty { sheet.rows.append(Sheet.Row(number: number, cells: cells)) }
    }
    self.init(sheets: [sheet])
  }
}

extension CellValue {
  /// Creates the number in a field, or its text if it is not a number; nil if the value depends on the
  /// decimal separator.
  fileprivate init?(csv text: String, _ decimalMark: DecimalMark?) {
    let marks = decimalMark.map { [$0] } ?? DecimalMark.allCases
    let digits = text.trimmed.drop { $0 == "-" }
    let isNumber = digits.utf8.allSatisfy {
      $0 &- 0x30 <= 9 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
    }
    let values = isNumber ? Set(marks.compactMap { AmountText(text.trimmed, decimalMark: $0)?.value }) : []
    guard values.count < 2 else { return nil }
    self = values.first.map(CellValue.number) ?? .text(text)
  }
}
