import Spreadsheet

extension Job {
  /// A whole workbook with formulas and styles, as programs hold it that change workbooks.
  static let workbook = Job(name: "workbook", arguments: "FILE.xlsx") { arguments in
    let workbook = try Workbook(xlsxAt: arguments[0])
    for sheet in workbook.sheets {
      print("\(sheet.name): \(sheet.rows.count) rows, \(sheet.rows.reduce(0) { $0 + $1.cells.count }) cells")
    }
  }
}
