import Spreadsheet

extension Job {
  /// Reads all cells of the transactions row by row, in bounded memory.
  static let stream = Job(name: "stream", arguments: "FILE.xlsx") { arguments in
    let reader = try XLSXReader(path: arguments[0])
    var transactions = Transactions()
    try reader.readValues(ofSheet: Transactions.sheetIndex(in: reader)) { try transactions.add($0) }
    transactions.report()
  }
}
