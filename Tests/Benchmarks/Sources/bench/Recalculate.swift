import Foundation
import Spreadsheet

extension Job {
  /// Reads a whole workbook into memory, then computes all formulas again; the seconds of the second part go to
  /// standard error.
  static let recalculate = Job(name: "recalculate", arguments: "FILE.xlsx") { arguments in
    let workbook = try Workbook(xlsxAt: arguments[0])
    let moment = (date: CalendarDate.earliest, time: TimeOfDay.midnight)
    let start = ContinuousClock.now
    let result = workbook.recalculated(now: moment).workbook
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    FileHandle.standardError.write(Data("recalculated in \(String(format: "%.3f", seconds)) s\n".utf8))
    let formulas = result.sheets.reduce(0) { count, sheet in
      sheet.rows.reduce(count) { $0 + $1.cells.count { $0.formula != nil } }
    }
    print("\(formulas) formulas")
  }
}
