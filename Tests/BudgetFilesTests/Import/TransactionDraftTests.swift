import BudgetFiles
import BudgetModel
import Foundation
import Testing

/// Tests the same rows in all formats with transactions, because checks and derived values must not depend on the
/// reader.
@Suite struct TransactionDraftTests {
  enum Form: String, CaseIterable {
    case workbook, bankCSV, ownCSV, ofx, qif

    /// Reads a file whose rows have four texts: date, payee, memo and amount.
    func read(_ rows: [[String]]) throws -> (ImportResult, RowAccounting?) {
      var context = ImportContext(fileName: "rows", now: TypedSheet.now)
      context.year = 2026
      switch self {
      case .workbook:
        let lines = ["Date | Payee | Memo | Amount"] + rows.map { $0.joined(separator: " | ") }
        let imported = try WorkbookImport(
          TypedSheet.workbook(["Log": lines.joined(separator: "\n")]), context: context)
        return (imported.result, imported.accounting.compactMap(\.self).first)
      case .bankCSV:
        let lines = ["Booking Date,Payee,Memo,Amount"] + rows.map { $0.joined(separator: ",") }
        let imported = try CSVImport(Array(lines.joined(separator: "\n").utf8), context: context)
        return (imported.result, imported.accounting)
      case .ownCSV:
        let lines = ["Date,Payee,Type,Amount"] + rows.map { "\($0[0]),\($0[1]),expense,\($0[3])" }
        let imported = try CSVImport(Array(lines.joined(separator: "\n").utf8), context: context)
        return (imported.result, imported.accounting)
      case .ofx:
        let entries = rows.map {
          "<STMTTRN><DTPOSTED>\($0[0])<NAME>\($0[1])<MEMO>\($0[2])<TRNAMT>\($0[3])</STMTTRN>\n"
        }
        let text = "<OFX><STMTRS><BANKTRANLIST>\(entries.joined())</BANKTRANLIST></STMTRS></OFX>"
        let statement = try StatementImport(Array(text.utf8), .ofx, context: context)
        return (statement.result, statement.accounting)
      case .qif:
        let records = rows.map { "D\($0[0])\nP\($0[1])\nM\($0[2])\nT\($0[3])\n^\n" }
        let text = "!Type:Bank\n" + records.joined()
        let statement = try StatementImport(Array(text.utf8), .qif, context: context)
        return (statement.result, statement.accounting)
      }
    }
  }

  private static let problems: [(date: String, amount: String, code: Finding.Code)] = [
    ("", "-5.5", .dateMissing), ("someday", "-5.5", .dateUnreadable), ("2026-01-06", "", .amountMissing),
    ("2026-01-06", "some", .amountUnreadable), ("2026-01-06", "0", .amountZero),
    ("2026-01-06", "-1234567890123456", .amountTooPrecise),
  ]

  @Test(arguments: Form.allCases, problems.indices)
  func everyReaderRefusesTheSameRows(_ form: Form, _ index: Int) throws {
    let (date, amount, code) = Self.problems[index]
    let (result, rows) = try form.read([
      ["2026-01-05", "Market", "Bread", "-10.25"], [date, "Shop", "Pens", amount],
      ["2026-01-07", "Employer", "Pay", "30.75"], ["2026-01-08", "Kiosk", "News", "-2.50"],
    ])
    #expect(result.findings.filter { $0.severity > .info }.map(\.code) == [code])
    #expect(result.budget.transactions.map(\.payee) == ["Market", "Employer", "Kiosk"])
    #expect(rows?.read.rows == 4)
    #expect(rows?.imported.rows == 3)
    #expect(rows?.imported.amount == 18)
    #expect(rows?.unusable.rows == 1)
    #expect(rows?.balance == true)
  }

  @Test(arguments: [Form.workbook, .bankCSV, .ofx, .qif])
  func aMemoDescribesWhatHasNoPayee(_ form: Form) throws {
    let (result, _) = try form.read([
      ["2026-01-05", "Market", "Bread", "-10.25"], ["2026-01-06", "", "Pens", "-4.25"],
      ["2026-01-07", "Employer", "", "30.75"],
    ])
    let log = result.budget.transactions
    #expect(log.map(\.description) == ["Market", "Pens", "Employer"])
    #expect(log.map(\.notes) == ["Bread", nil, nil])
    #expect(log.map(\.kind) == [.expense, .expense, .income])
    #expect(
      log.map(\.amount) == [Decimal(string: "10.25"), Decimal(string: "4.25"), Decimal(string: "30.75")])
  }

  /// The UUIDv5 of the kind, the file, the position and the content, computed with another program.
  @Test(arguments: [
    (Form.workbook, "b55926da-dbd8-5bf3-996e-a53f153c36e6"),
    (.bankCSV, "6047db72-3ffc-5df4-89ee-38b86319086d"),
    (.ownCSV, "6047db72-3ffc-5df4-89ee-38b86319086d"),
    (.ofx, "cbe29d6f-f609-58df-b80b-f157e9e1a5a6"),
    (.qif, "c5f99133-4c25-5434-b1cf-ec090454d05b"),
  ])
  func anIdentityIsMadeOfPlaceAndContent(_ form: Form, _ identity: String) throws {
    let (result, _) = try form.read([
      ["2026-01-05", "Market", "Bread", "-10.25"], ["2026-01-07", "Employer", "Pay", "30.75"],
    ])
    #expect(result.budget.transactions.first?.id.description == identity)
  }
}
