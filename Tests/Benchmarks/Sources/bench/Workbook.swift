import Spreadsheet

extension Job {
  /// Reads a whole workbook with formulas and styles into memory, as a program does that changes workbooks.
  static let workbook = Job(name: "workbook", arguments: "FILE.xlsx") { arguments in
    let workbook = try Workbook(xlsxAt: arguments[0])
    for sheet in workbook.sheets {
      print("\(sheet.name): \(sheet.rows.count) rows, \(sheet.rows.reduce(0) { $0 + $1.cells.count }) cells")
    }
  }
}
