import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation

extension Job {
  /// Imports a bank's CSV as a budget and prints what came of it.
  static let importing = Job(name: "import", arguments: "CSV") { arguments in
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: arguments[0]), options: .mappedIfSafe))
    let context = ImportContext(fileName: "bank.csv", now: .epoch)
    let clock = ContinuousClock()
    var imported: CSVImport?
    let time = try clock.measure { imported = try CSVImport(bytes, context: context) }
    guard let imported else { return }
    let budget = imported.result.budget
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    print(
      """
      \(imported.outline.profile ?? "no profile"): \(budget.transactions.count) transactions, \
      \(budget.categories.count) categories, \(imported.result.findings.count) findings
      imported \(imported.books.imported.amount) in \(imported.books.imported.rows) rows
      \(Int(Double(imported.books.read.rows) / seconds)) rows/s
      """)
  }
}
