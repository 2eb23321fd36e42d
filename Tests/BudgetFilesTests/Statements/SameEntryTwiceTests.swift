import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@testable import BudgetBackups
@testable import BudgetExport
@testable import ImportCore
@testable import Statements
@testable import TextImport
@testable import WorkbookImporting
@testable import FieldReading

/// Two completely equal entries stay two transactions in every format that is read or written.
@Suite struct SameEntryTwiceTests {
  static let entry = "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-5<FITID>1<NAME>x</STMTTRN>"

  static func ofx(_ entries: [String]) -> String {
    "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>1</BANKACCTFROM>"
      + "<BANKTRANLIST>\(entries.joined())</BANKTRANLIST></STMTRS></OFX>"
  }

  static let files: [(String, String)] = [
    ("a.ofx", ofx([entry, entry, entry])),
    ("a.qif", "!Type:Bank\nD01/25/2026\nT-5\nPx\n^\nD01/25/2026\nT-5\nPx\n^\nD01/25/2026\nT-5\nPx\n^\n"),
    ("bank.csv", "Date,Payee,Amount\n2026-01-05,x,-5\n2026-01-05,x,-5\n2026-01-05,x,-5\n"),
    (
      "own.csv",
      "Date,Description,Category,Type,Amount\n2026-01-05,x,A,Expense,5\n2026-01-05,x,A,Expense,5\n2026-01-05,x,A,Expense,5\n"
    ),
  ]

  static func read(_ name: String, _ text: String) throws -> ImportResult {
    var context = ImportContext(fileName: name, now: .epoch)
    context.signs = name == "bank.csv" ? .negativeIsExpense : nil
    let bytes = Array(text.utf8)
    switch name.suffix(3) {
    case "ofx": return try StatementImport(bytes, .ofx, context: context).result
    case "qif": return try StatementImport(bytes, .qif, context: context).result
    default: return try CSVImport(bytes, context: context).result
    }
  }

  private func expectThree(_ result: ImportResult) throws {
    #expect(result.budget.transactions.map(\.amount) == [5, 5, 5])
    #expect(Set(result.budget.transactions.map(\.id)).count == 3)
    let backup = try BudgetBackup.write(result.budget, exportDate: .epoch)
    let context = ImportContext(fileName: "b.json", now: .epoch)
    #expect(try BudgetBackup.read(backup, context: context).budget.transactions == result.budget.transactions)
    let csv = try CSVImport(BudgetCSV.writeTransactions(result.budget), context: context).result.budget
    #expect(csv.transactions.map(\.id) == result.budget.transactions.map(\.id))
    let workbook = WorkbookExport(
      result.budget, month: try #require(result.budget.transactions.first).date.calendarMonth, now: .epoch
    ).workbook
    let again = try WorkbookImport(workbook, context: context).result.budget
    #expect(again.transactions.map(\.id) == result.budget.transactions.map(\.id))
  }

  @Test(arguments: files) func allAreKept(_ name: String, _ text: String) throws {
    try expectThree(try Self.read(name, text))
  }

  @Test func rowsOfAWorkbookAreKept() throws {
    try expectThree(
      try TypedSheet.imported([
        "Log": """
        Date | Description | Amount | Type
        2026-01-05 | x | 5 | Expense
        2026-01-05 | x | 5 | Expense
        2026-01-05 | x | 5 | Expense
        """
      ]))
  }

  /// The first entry has the same identifier as in a file without the second one.
  @Test func theFirstKeepsItsIdentityAndTheOthersAreTold() throws {
    let alone = try Self.read("a.ofx", Self.ofx([Self.entry]))
    let together = try Self.read("a.ofx", Self.ofx([Self.entry, Self.entry]))
    #expect(together.budget.transactions.first?.id == alone.budget.transactions.first?.id)
    #expect(!alone.findings.contains { $0.code == .identifierUnusable })
    let finding = try #require(together.findings.first { $0.code == .identifierUnusable })
    #expect(finding.severity == .warning)
    #expect(
      finding.reason == "an entry has the bank's identity of an earlier one, such as \"1\"; all are kept")
  }
}
