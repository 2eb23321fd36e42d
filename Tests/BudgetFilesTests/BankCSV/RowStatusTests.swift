import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import FieldReading
@testable import ImportCore
@testable import TextImport

/// Tests rows of banks' CSVs that failed or are pending, and rows that look like a double-entry journal.
@Suite struct RowStatusTests {
  @Test(arguments: [
    ("cancelled", true), ("OPERAZIONE ANNULLATA", true), ("Payment failed", true),
    ("Zahlung storniert", true),
    ("partially reversed", false), ("not reversed", false), ("completed", false),
    ("failed over to card", false),
  ])
  func `a status of two words may say that no money moved`(_ status: String, _ isVoid: Bool) {
    #expect(RowWords.isVoid(status) == isVoid)
  }

  private static func imported(_ text: String) throws -> CSVImport {
    try CSVImport(Array(text.utf8), context: ImportContext(fileName: "bank.csv", now: .epoch))
  }

  @Test func `pending rows are left out with a word`() throws {
    let file = try Self.imported(
      "Date,Description,Amount,State\n2026-01-02,Food,-30.00,COMPLETED\n2026-01-03,Pay,900.00,COMPLETED\n"
        + "2026-01-04,Hotel,-90.00,PENDING\n2026-01-05,Bus,-4.00,PENDING\n")
    #expect(file.result.budget.transactions.map(\.amount) == [30, 900])
    #expect(
      file.result.findings.filter { $0.code == .rowsPending }.map(\.fact) == [.log(.rowsPending(count: 2))])
  }

  @Test func `a journal with a total below its lines stays a journal`() {
    let lines = (1...6).flatMap {
      ["2026-01-0\($0),Shop,\($0).00,E\($0)", "2026-01-0\($0),Cash,-\($0).00,E\($0)"]
    }
    let text =
      (["Date,Text,Amount,Journal"] + lines + ["2026-01-09,Sum,21.00,"]).joined(separator: "\n") + "\n"
    let error = #expect(throws: ImportError.self) { try Self.imported(text) }
    #expect(error?.findings.map(\.code) == [.doubleEntry])
  }

  @Test func `a column called expense with a question mark says the direction`() throws {
    let file = try Self.imported(
      "Data,Despesa?,Valor,Descrição\n01/05/2024,FALSE,10000,Salário\n22/05/2024,TRUE,50,Barbie\n"
        + "23/05/2024,TRUE,343.27,Compra\n")
    #expect(file.result.budget.transactions.map(\.kind) == [.income, .expense, .expense])
  }

  @Test func `a sum beside the names of the columns is no row`() throws {
    let file = try Self.imported(
      "datetime,Credit,,Total,55\n30/4/2025 13:35,25,,,\n30/4/2025 13:43,30,,,\n")
    #expect(file.result.budget.transactions.map { "\($0.kind) \($0.amount)" } == ["income 25", "income 30"])
  }

  @Test func `credit and debit without a name may be cards`() throws {
    let file = try Self.imported(
      "lunch;50;2026-07-10;FOOD;CREDITO;A\ndinner;30;2026-07-11;FOOD;DEBITO;B\nbus;20;2026-07-11;BUS;CREDITO;A\n"
    )
    #expect(
      file.result.findings.contains { $0.fact == .log(.wordsAssumed(income: "CREDITO", expense: "DEBITO")) })
  }

  @Test func `one remark behind an amount does not hide the column`() throws {
    let rows = (1...8).map { "2025-10-0\($0)|09:15:23|Text \($0)|Vendor \($0)|-\($0).50" }
    let file = try Self.imported(
      (rows + ["2025-10-09|09:15:23|Text|Vendor|650.00 // a remark"]).joined(separator: "\n"))
    #expect(file.result.budget.transactions.count == 8)
    #expect(file.result.findings.contains { $0.code == .amountUnreadable })
  }

  @Test func `rows without the number of an entry are no journal`() throws {
    let file = try Self.imported(
      """
      Date,Text,Amount,Balance,Invoice
      2026-01-02,Payment,-59.30,-59.30,
      2026-01-02,Conversion,59.30,0.00,
      2026-01-03,Refund,8.00,8.00,17
      2026-01-03,Refund back,-8.00,0.00,17
      2026-01-04,Tea,-3.00,-3.00,18
      2026-01-04,Tea back,3.00,0.00,18

      """)
    #expect(file.result.budget.transactions.count == 6)
  }

  @Test func `states of payments are known by their words`() throws {
    let file = try Self.imported(
      "Date,Details,Amount,StateType\n2026-01-02,Food,-30.00,BOOKED\n2026-01-03,Bar,-21.00,REVERSED\n"
        + "2026-01-04,Hotel,-90.00,BOOKED\n")
    #expect(file.result.budget.transactions.map(\.amount) == [30, 90])
    #expect(file.result.findings.map(\.code).contains(.rowsVoid))
  }

  @Test func `an amount column and a column of repayments are a pair`() throws {
    let text =
      "Date,Merchant,Amount,Payback\n2026-01-02,Bakery,35.39,\n2026-01-03,Market,10.93,\n"
      + "2026-01-04,Thank you,,527.97\n2026-01-05,Market,12.00,\n2026-01-09,Thank you,,30.00\n"
    let file = try BankFile.read(text) { $0.signs = .positiveIsExpense }
    #expect(
      file.result.budget.transactions.map { "\($0.kind.rawValue) \($0.amount)" } == [
        "expense 35.39", "expense 10.93", "income 527.97", "expense 12", "income 30",
      ])
  }

  @Test func `an account number is no amount`() throws {
    let rows = (1...4).map { "LT357300010133333333,2026-01-0\($0),Shop \($0),\($0).50,EUR,D" }
    let file = try Self.imported(rows.joined(separator: "\n") + "\n")
    #expect(file.result.budget.transactions.map(\.amount) == [1.5, 2.5, 3.5, 4.5])
  }

  @Test(arguments: [
    "Payment method", "Forma de pagamento", "Zahlungsart", "支付方式", "Mode of payment used", "Gateway",
  ])
  func `below a way to pay, credit and debit are cards`(_ name: String) throws {
    let text =
      "Date,Item,Amount,\(name)\n2026-01-02,Rice,35.39,Debit\n2026-01-03,Fridge,410.93,Credit\n"
      + "2026-01-04,Tea,12.00,Debit\n2026-01-05,Sofa,300.00,Credit\n"
    let file = try BankFile.read(text) { $0.signs = .positiveIsExpense }
    #expect(file.result.budget.transactions.map(\.kind) == [.expense, .expense, .expense, .expense])
  }
}
