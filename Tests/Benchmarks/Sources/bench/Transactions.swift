import Decimals
import Spreadsheet
import SpreadsheetFiles

/// The sheet of transactions that the jobs read, and its column of amounts.
enum Transactions {
  static let sheetName = "Transactions"
  static let amountHeader = "Amount"

  /// The place of the sheet in a workbook.
  static func sheetIndex(in reader: XLSXReader) throws -> Int {
    guard let index = reader.sheetNames.firstIndex(of: sheetName) else { throw Missing(name: sheetName) }
    return index
  }

  /// The column of amounts, by the sheet's first row.
  static func amountColumn(_ header: Row?) throws -> Int {
    guard let cell = header?.cells.first(where: { $0.value.text == amountHeader }) else {
      throw Missing(name: amountHeader)
    }
    return cell.reference.column
  }

  /// Prints what each job on a workbook ends with.
  static func report(rows: Int, amount: ExactSum) {
    print("\(rows) rows, amount \(amount.value.plainText(places: 2))")
  }

  /// A sheet or column that a file lacks.
  struct Missing: Error, CustomStringConvertible {
    let name: String
    var description: String { "the file has no \(name)" }
  }
}
