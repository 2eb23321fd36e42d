import Spreadsheet
import BudgetFiles
import BudgetModel
import Foundation

extension Job {
  /// Imports a bank's CSV as a budget, with category rules if they are given, and prints the result.
  static let importing = Job(name: "import", arguments: "CSV [RULES]") { arguments in
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: arguments[0]), options: .mappedIfSafe))
    let context = ImportContext(fileName: "bank.csv", now: .epoch)
    let rules = try arguments.dropFirst().first.map { path in
      try CategoryRules(yaml: try text(path), path: path) { try text($0) }
    }
    let start = ContinuousClock.now
    let (result, outline, accounting) = try imported(bytes, context)
    let read = ContinuousClock.now
    let outcome = (rules ?? CategoryRules()).applied(to: consume result)
    let end = ContinuousClock.now
    let budget = outcome.result.budget
    let taken = outcome.uses.reduce(0) { $0 + $1.count }
    print(
      """
      \(outline.profile ?? "no profile"): \(budget.transactions.count) transactions, \
      \(budget.categories.count) categories, \(outcome.result.findings.count) findings
      imported \(accounting.imported.amount) in \(accounting.imported.rows) rows
      \(taken) rows taken by rules in \(Int(seconds(end - read) * 1000)) ms
      \(Int(Double(accounting.read.rows) / seconds(end - start))) rows/s
      """)
  }

  private static func imported(
    _ bytes: [UInt8], _ context: ImportContext
  ) throws -> (ImportResult, CSVForm, RowAccounting) {
    let imported = try CSVImport(bytes, context: context)
    return (imported.result, imported.outline, imported.accounting)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private static func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }
}
