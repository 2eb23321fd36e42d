import Spreadsheet

extension Job {
  /// Every cell of the transactions into memory, then the sum of a column.
  static let read = Job(name: "read", arguments: "FILE.xlsx") { arguments in
    let reader = try XLSXReader(path: arguments[0])
    let sheet = try reader.values(ofSheet: Transactions.sheetIndex(in: reader))
    var transactions = Transactions()
    for row in sheet { try transactions.add(row) }
    transactions.report()
  }
}
