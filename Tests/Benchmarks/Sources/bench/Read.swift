import Decimals
import Spreadsheet
import SpreadsheetFiles

extension Job {
  /// Every cell of the transactions into memory, then the sum of a column.
  static let read = Job(name: "read", arguments: "FILE.xlsx") { arguments in
    let reader = try XLSXReader(path: arguments[0])
    let rows = try reader.sheet(Transactions.sheetIndex(in: reader)).rows
    let column = try Transactions.amountColumn(rows.first)
    var amount = ExactSum()
    for row in rows.dropFirst() { row[column]?.value.number.map { amount.add($0) } }
    Transactions.report(rows: rows.count - 1, amount: amount)
  }
}
