import Decimals
import Spreadsheet
import SpreadsheetFiles

extension Job {
  /// Every cell of the transactions row by row, in bounded memory.
  static let stream = Job(name: "stream", arguments: "FILE.xlsx") { arguments in
    let reader = try XLSXReader(path: arguments[0])
    var (rows, column, amount) = (0, Int?.none, ExactSum())
    try reader.readRows(ofSheet: Transactions.sheetIndex(in: reader)) { row in
      guard let column else { return column = try Transactions.amountColumn(row) }
      rows += 1
      row[column]?.value.number.map { amount.add($0) }
    }
    Transactions.report(rows: rows, amount: amount)
  }
}
