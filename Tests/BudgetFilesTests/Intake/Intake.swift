import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetBackups
@testable import BudgetIntake
@testable import ImportCore
@testable import TextImport
@testable import FieldReading

/// Imports made-up CSVs into budgets for tests.
struct Intake {
  static let now = UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch
  static let later = UTCTimestamp("2026-03-01T08:00:00Z") ?? .epoch
  var budget = Budget()
  var account: String?
  var options = ImportPreview.Options()
  var time = Intake.now

  /// Returns the preview of the import of a CSV.
  func preview(_ csv: String, name: String = "bank.csv") throws -> ImportPreview {
    let bytes = Array(csv.utf8)
    var context = ImportContext(fileName: name, now: time, settings: budget.settings)
    context.keepsRowSources = true
    context.signs = .negativeIsExpense
    let file = try CSVImport(bytes, context: context)
    let result = account.map { file.result.placed(onAccount: $0, of: budget) } ?? file.result
    return ImportPreview(
      of: result, FileFingerprint(name: name, bytes: bytes), accounting: file.accounting, into: budget,
      options: options,
      now: time)
  }

  /// Imports a CSV.
  @discardableResult
  mutating func take(_ csv: String, name: String = "bank.csv", on account: String? = nil) throws
    -> ImportPreview
  {
    self.account = account
    let preview = try preview(csv, name: name)
    #expect(preview.accounting.balance)
    budget = preview.applied()
    return preview
  }

  /// Undoes an import, by default the last one.
  mutating func undo(_ index: Int? = nil) throws {
    let record = try #require(index.map { budget.imports[$0] } ?? budget.imports.last)
    let undo = try #require(ImportUndo(of: record.id, in: budget))
    #expect(undo.losses.isEmpty)
    #expect(undo.dependents.isEmpty)
    budget = undo.applied()
  }

  /// The bytes of the backup.
  var bytes: [UInt8] { get throws { try BudgetBackup.write(budget, exportDate: .epoch) } }

  /// Returns an intake for a household with two accounts.
  static func household() throws -> Intake {
    func id(_ number: Int) throws -> Identifier<Account> {
      try #require(Identifier("00000000-0000-4000-8000-0000000000a\(number)"))
    }
    var intake = Intake()
    intake.budget.accounts = [
      Account(id: try id(1), name: "Checking", lastFourDigits: "1234", info: RecordInfo(created: .epoch)),
      Account(
        id: try id(2), name: "Savings", kind: .savings, lastFourDigits: "5678",
        info: RecordInfo(created: .epoch)),
    ]
    return intake
  }

  /// Describes transactions in few words, such as `2026-01-05 expense 4.20 Coffee`.
  static func words(_ transactions: [Transaction]) -> [String] {
    transactions.map { "\($0.date) \($0.kind.rawValue) \($0.amount) \($0.description)" }
  }
}
