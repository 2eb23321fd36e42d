import Foundation
import Spreadsheet

/// The sheet of transactions that the jobs read: its rows are counted and its amounts added up.
struct Transactions {
  static let sheetName = "Transactions"
  private static let amountHeader = "Amount"

  private var rows = 0
  private var amountColumn: Int?
  private var amount = ExactSum()
  private var cells = 0

  /// The index of the sheet in a workbook.
  static func sheetIndex(in reader: XLSXReader) throws -> Int {
    guard let index = reader.sheetNames.firstIndex(of: sheetName) else { throw Missing(name: sheetName) }
    return index
  }

  /// Adds the next row; the first row contains the names of the columns.
  mutating func add(_ row: RowValues) throws {
    guard let amountColumn else {
      guard let cell = row.first(where: { $0.value.text == Self.amountHeader }) else {
        throw Missing(name: Self.amountHeader)
      }
      amountColumn = cell.column
      return
    }
    rows += 1
    cells += row.count
    if let number = row.number(amountColumn) { amount.add(number) }
  }

  /// Prints the result of a job on a workbook.
  func report() {
    Self.report(rows: rows, amount: amount)
    print("\(cells) cells")
  }

  /// Prints the rows and their exact sum.
  static func report(rows: Int, amount: ExactSum) {
    print("\(rows) rows, amount \(amount.value.plainText(places: 2))")
  }

  /// A missing sheet or column.
  struct Missing: Error, CustomStringConvertible {
    let name: String
    var description: String { "the file has no \(name)" }
  }
}
