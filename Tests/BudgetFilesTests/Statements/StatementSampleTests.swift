import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import BudgetBackups
@testable import BudgetIntake
@testable import ImportCore
@testable import Statements
@testable import FieldReading

/// Tests the invented statements in `Samples/Statements`; the expected values were derived from the files by hand.
@Suite struct StatementSampleTests {
  static func read(_ name: String, keepsRows: Bool = false) throws -> StatementImport {
    let bytes = Array(try Data(contentsOf: packageFolder.appending(path: "Samples/Statements/\(name)")))
    let form = try #require(StatementImport.Form.sniffed(bytes))
    var context = ImportContext(fileName: name, now: .epoch)
    context.keepsRowSources = keepsRows
    return try StatementImport(bytes, form, context: context)
  }

  /// Returns each transaction as date, kind, amount, description, category and accounts.
  static func lines(_ budget: Budget) -> [String] {
    let accounts = Dictionary(uniqueKeysWithValues: budget.accounts.map { ($0.id, $0.name) })
    let categories = Dictionary(uniqueKeysWithValues: budget.categories.map { ($0.id, $0.name) })
    return budget.transactions.map { transaction in
      let target = transaction.transferAccountID.flatMap { accounts[$0] }.map { " > \($0)" } ?? ""
      let category = transaction.categoryID.flatMap { categories[$0] }.map { " (\($0))" } ?? ""
      let account = transaction.accountID.flatMap { accounts[$0] } ?? "-"
      return
        "\(transaction.date) \(transaction.kind.rawValue) \(transaction.amount) \(transaction.description)\(category) \(account)\(target)"
    }
  }

  @Test func sgmlInWindows1252() throws {
    let statement = try Self.read("checking.ofx", keepsRows: true)
    let budget = statement.result.budget
    #expect(budget.settings.currency.code == "EUR")
    #expect(
      Self.lines(budget) == [
        "2026-01-02 income 2450 Firma Müller & Söhne Checking 4931",
        "2026-01-05 expense 4.2 Café Central Checking 4931",
        "2026-01-05 expense 4.2 Café Central Checking 4931",
        "2026-01-10 expense 300 Transfer to savings Checking 4931",
        "2026-01-12 expense 75.5 Piano lesson <January> Checking 4931",
        "2026-01-11 income 300 Eingang Savings 8888",
      ])
    #expect(budget.accounts.map(\.lastFourDigits) == ["4931", "8888"])
    #expect(budget.accounts.map(\.kind) == [.checking, .savings])
    #expect(budget.transactions[0].notes == "Gehalt Januar")
    #expect(
      budget.transactions[3].customFields == [
        CustomField(name: "Type", value: "XFER"), CustomField(name: "To account", value: "xxxx8888"),
      ])
    #expect(budget.transactions[4].customFields.contains(CustomField(name: "Check number", value: "1042")))
    // 2450 − 4.20 − 4.20 − 300 − 75.50 + 300 = 2366.10, and 3066.10 − 2066.10 = 1000 before.
    #expect(statement.accounting.read.rows == 6)
    #expect(statement.accounting.read.amount == Decimal(string: "2366.1"))
    #expect(statement.accounting.imported == statement.accounting.read)
    let balance = try #require(statement.result.balances.first)
    #expect(balance.amount == Decimal(string: "3066.1"))
    #expect(balance.date.description == "2026-01-31")
    let finding = try #require(statement.result.findings.first { $0.code == .balanceGiven })
    #expect(finding.reason.hasSuffix("the rows sum to 2066.1, so that there were 1000 before them"))
    #expect(
      budget.transactions.map { statement.result.sources[$0.id]?.bankID } == [
        "2026010200001", "2026010500001", "2026010500002", "2026011000001", "2026011200001", "2026011100009",
      ])
    #expect(statement.result.provenance[budget.transactions[0].id]?.location == .line(35, field: nil))
    // Only the last four digits of an account number are kept.
    let bytes = try BudgetBackup.write(budget, exportDate: .epoch)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("54073"))
  }

  @Test func xmlOfACard() throws {
    let statement = try Self.read("card.qfx")
    let budget = statement.result.budget
    #expect(
      Self.lines(budget) == [
        "2026-01-03 expense 59.9 Book & Bean Credit card 9876",
        "2026-01-04 income 12 Shoe shop Credit card 9876",
        "2026-01-07 expense 20 Kiosk <M&M> Credit card 9876",
      ])
    #expect(budget.accounts.map(\.kind) == [.creditCard])
    #expect(budget.transactions.map(\.currency?.code) == [nil, nil, "EUR"])
    #expect(budget.transactions[1].notes == "Refund – boots")
    #expect(statement.accounting.unusable.rows == 1)
    #expect(statement.accounting.unusable.amount == -1)
    #expect(statement.accounting.balance)
    #expect(statement.result.findings.map(\.code) == [.dateUnreadable, .balanceGiven, .currencyOther])
    #expect(statement.result.findings[0].place.location == .line(27, field: "DTPOSTED"))
    #expect(statement.rawRows[27]?.contains("STMTTRN") == true)
  }

  @Test func quickenWithSplitsAndTransfers() throws {
    let statement = try Self.read("household.qif")
    let budget = statement.result.budget
    #expect(
      Self.lines(budget) == [
        "2026-01-02 expense 1200 Landlord (Housing:Rent) Checking",
        "2026-01-13 expense 70 Supermarket (Groceries) Checking",
        "2026-01-13 expense 25.5 Supermarket (Household) Checking",
        "2026-01-13 transfer 4.5 Supermarket Checking > Savings",
        "2026-01-15 income 2350 Employer (Salary) Checking",
        "2026-01-15 expense 350 Employer (Taxes) Checking",
        "2026-01-20 transfer 250 To savings Checking > Savings",
        "2026-01-31 income 1.25 Interest (Interest income) Savings",
      ])
    #expect(budget.accounts.map(\.openingBalance) == [1500, 0])
    #expect(budget.accounts.map(\.kind) == [.checking, .savings])
    #expect(budget.transactions[0].customFields == [CustomField(name: "Number", value: "1041")])
    #expect(budget.transactions[1].notes == "Food")
    #expect(
      budget.transactions[2].customFields == [
        CustomField(name: "Class", value: "Home"),
        CustomField(name: "Split", value: "part 2 of 3 of -100 on 2026-01-13"),
      ])
    #expect(statement.accounting.read.rows == 8)
    // 1500 − 1200 − 100 + 2000 − 250 + 4.50 + 250 + 1.25
    #expect(statement.accounting.read.amount == Decimal(string: "2205.75"))
    #expect(statement.accounting.skipped[.balances]?.amount == 1500)
    #expect(statement.accounting.balance)
    #expect(statement.result.findings.filter { $0.severity > .info }.isEmpty)
  }

  @Test func intoABudgetEachRowIsKnownAgain() throws {
    for name in ["checking.ofx", "card.qfx", "household.qif"] {
      let statement = try Self.read(name, keepsRows: true)
      func preview(_ budget: Budget) -> ImportPreview {
        ImportPreview(
          of: statement.result, FileFingerprint(name: name, bytes: Array(name.utf8)),
          accounting: statement.accounting,
          into: budget, now: Intake.now)
      }
      let first = preview(Budget())
      #expect(first.accounting.balance, "\(name)")
      let after = first.applied()
      let second = preview(after)
      #expect(second.new.isEmpty, "\(name)")
      #expect(second.accounting.balance)
      #expect(second.applied() == after)
      let undo = try #require(ImportUndo(of: after.imports[0].id, in: after))
      #expect(undo.applied() == Budget())
      // The two sides of a transfer become one transaction.
      let transfers = ["checking.ofx": 1, "card.qfx": 0, "household.qif": 2]
      #expect(after.transactions.count { $0.kind == .transfer } == transfers[name])
    }
  }
}
