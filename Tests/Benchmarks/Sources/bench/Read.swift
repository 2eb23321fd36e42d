import Spreadsheet

extension Job {
  /// Reads all cells of the transactions into memory, then sums a column.
  static let read = Job(name: "read", arguments: "FILE.xlsx") { arguments in
    let reader = try XLSXReader(path: arguments[0])
    let sheet = try reader.values(ofSheet: Transactions.sheetIndex(in: reader))
    var transactions = Transactions()
    for row in sheet { try transactions.add(row) }
    transactions.report()
  }
}
