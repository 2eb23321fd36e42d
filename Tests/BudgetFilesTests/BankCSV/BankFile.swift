import BudgetModel
import CalendarDates
import Foundation

@testable import ImportCore
@testable import TextImport

/// Reads made-up files of banks for tests.
enum BankFile {
  /// Imports the bytes of a file.
  static func read(
    _ bytes: [UInt8], options: CSVOptions = CSVOptions(),
    _ change: (inout ImportContext) -> Void = { _ in }
  ) throws -> CSVImport {
    var context = ImportContext(fileName: "bank.csv", now: .epoch)
    change(&context)
    return try CSVImport(bytes, context: context, options: options)
  }

  /// Imports the text of a file in UTF-8.
  static func read(
    _ text: String, options: CSVOptions = CSVOptions(),
    _ change: (inout ImportContext) -> Void = { _ in }
  ) throws -> CSVImport {
    try read(Array(text.utf8), options: options, change)
  }

  /// Returns the signed amounts in the order of the file.
  static func amounts(_ imported: CSVImport) -> [String] {
    imported.result.budget.transactions.map { "\($0.kind == .income ? "" : "-")\($0.amount)" }
  }
}
