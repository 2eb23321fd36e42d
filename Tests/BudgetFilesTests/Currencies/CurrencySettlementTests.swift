import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import SpreadsheetValues
import Testing

@testable import BudgetBackups
@testable import ImportCore
@testable import TextImport
@testable import WorkbookImporting

/// Tests how the currency of a budget is determined from its file.
@Suite struct CurrencySettlementTests {
  private static func csv(_ text: String, _ change: (inout ImportContext) -> Void = { _ in }) throws
    -> ImportResult
  {
    var context = ImportContext(fileName: "f.csv", now: .epoch)
    change(&context)
    return try CSVImport(Array(text.utf8), context: context).result
  }

  private static func rows(_ amounts: [String]) -> String {
    "Date;Description;Amount\n"
      + amounts.enumerated().map { "2026-01-0\($0.offset + 1);Shop;\($0.element)\n" }.joined()
  }

  @Test(
    arguments: [
      ("one sign", ["-4.20 €", "-5.00 €", "9.00 €"], "EUR", [nil, nil, nil], []),
      ("pounds", ["-£4.20", "-£5.00", "£9.00"], "GBP", [nil, nil, nil], []),
      ("the most frequent", ["-4.20 €", "-£5.00", "-9.00 €"], "EUR", [nil, "GBP", nil], ["currency-other"]),
      ("as many: the first", ["-£5.00", "-4.20 €"], "GBP", [nil, "EUR"], ["currency-other"]),
      ("dollars are those of the US", ["-$5.00", "-$4.20"], "USD", [nil, nil], []),
      (
        "dollars beside euros", ["-$5.00", "-4.20 €", "-3.00 €"], "EUR", ["USD", nil, nil], ["currency-other"]
      ),
      ("crowns of several countries", ["-5.00 kr", "-4.20 kr"], "SEK", [nil, nil], ["currency-assumed"]),
      ("some without", ["-5.00 €", "-4.20 €", "-3.00"], "EUR", [nil, nil, nil], []),
      ("most without", ["-5.00 €", "-4.20", "-3.00"], "EUR", [nil, nil, nil], ["currency-assumed"]),
      ("none", ["-5.00", "-4.20"], "USD", [nil, nil], ["currency-assumed"]),
    ] as [(String, [String], String, [String?], [String])])
  func rows(name: String, amounts: [String], own: String, each: [String?], codes: [String]) throws {
    let result = try Self.csv(Self.rows(amounts))
    #expect(result.budget.settings.currency.code == own, "\(name)")
    #expect(result.budget.transactions.map(\.currency?.code) == each, "\(name)")
    #expect(result.findings.map(\.code.rawValue).filter { $0.hasPrefix("currency") } == codes, "\(name)")
  }

  @Test func aHeadingStatesTheCurrencyOfRowsWithoutOne() throws {
    let text =
      "Date,Description,Amount (GBP)\n2026-01-01,Shop,-4.20\n2026-01-02,Shop,-€5.00\n2026-01-03,Pay,9\n"
    let budget = try Self.csv(text).budget
    #expect(budget.settings.currency.code == "GBP")
    #expect(budget.transactions.map(\.currency?.code) == [nil, "EUR", nil])
  }

  @Test(arguments: [("CAD", "CAD"), ("EUR", nil), ("USD", "USD")] as [(String, String?)])
  func aSharedSignMeansWhatIsAskedFor(wanted: String, own: String?) throws {
    let read = { try Self.csv(Self.rows(["-$5.00", "-$4.20"])) { $0.currency = Currency(wanted) } }
    guard let own else {
      let error = #expect(throws: ImportError.self) { _ = try read() }
      #expect(error?.findings.map(\.code) == [.currencyContradicted])
      return
    }
    let budget = try read().budget
    #expect(budget.settings.currency.code == own && budget.transactions.allSatisfy { $0.currency == nil })
  }

  @Test func aCurrencyAmongTheStatedOnesMayBeAskedFor() throws {
    let budget = try Self.csv(Self.rows(["-4.20 €", "-£5.00", "-9.00 €"])) { $0.currency = Currency("GBP") }
      .budget
    #expect(budget.settings.currency.code == "GBP")
    #expect(budget.transactions.map(\.currency?.code) == ["EUR", nil, "EUR"])
  }

  @Test func aMappingPutsAnotherInThePlaceOfTheFiles() throws {
    let budget = try Self.csv(Self.rows(["-4.20 €", "-£5.00", "-9.00 €"])) {
      $0.mappedCurrency = Currency("CHF")
    }.budget
    #expect(budget.settings.currency.code == "CHF")
    #expect(budget.transactions.map(\.currency?.code) == [nil, "GBP", nil])
  }

  @Test func codesThatNoListHasAreKeptAndNamed() throws {
    let text =
      "Date,Description,Amount,Currency\n2026-01-01,A,-1,EUR\n2026-01-02,B,-2,EUR\n2026-01-03,C,-3,XYZ\n"
      + "2026-01-04,D,-3,HRK\n"
    let result = try Self.csv(text)
    #expect(result.budget.transactions.map(\.currency?.code) == [nil, nil, "XYZ", "HRK"])
    let found = result.validated(asOf: .latest, fileName: "f.csv").findings.filter {
      $0.code == .currencyUnknown
    }
    #expect(found.map(\.reason) == ["\"XYZ\" is no currency of ISO 4217"])
    #expect(found.map(\.place.description) == ["f.csv, line 4"])
    var row = result.budget.transactions[2]
    #expect(
      row.entryProblems(in: result.budget, today: .latest).contains {
        $0.code == .currencyUnknown && $0.severity == .error
      })
    row.currency = Currency("HRK")
    #expect(!row.entryProblems(in: result.budget, today: .latest).contains { $0.code == .currencyUnknown })
  }

  /// Tests a log in euros beside a plan in pounds, and a plan without a log.
  @Test(arguments: [("log and plan", true, "EUR", 1), ("plan alone", false, "GBP", 0)])
  func workbooks(name: String, hasLog: Bool, own: String, others: Int) throws {
    var styles = StyleTable()
    let pounds = styles.register(CellStyle(numberFormat: NumberFormat("\"£\"#,##0.00")))
    let euros = styles.register(CellStyle(numberFormat: NumberFormat("#,##0.00\\ \"€\"")))
    func row(_ number: Int, _ values: [CellValue], _ style: StyleID) -> Sheet.Row {
      Sheet.Row(
        number: number,
        cells: values.enumerated().map { index, value in
          Cell(
            CellReference(clampingRow: number, column: index + 1), value,
            style: value.number == nil ? .general : style)
        })
    }
    let plan = Sheet(
      "Plan",
      rows: [
        row(1, [.text("Category"), .text("Budgeted")], pounds),
        row(2, [.text("Food"), .number(300)], pounds),
        row(3, [.text("Rent"), .number(900)], pounds), row(4, [.text("Fun"), .number(50)], pounds),
      ])
    let log = Sheet(
      "Log",
      rows: [
        row(1, ["Date", "Description", "Category", "Amount"].map { .text($0) }, euros),
        row(2, [.text("2026-01-05"), .text("Market"), .text("Food"), .number(-40)], euros),
        row(3, [.text("2026-01-06"), .text("Flat"), .text("Rent"), .number(-900)], euros),
        row(4, [.text("2026-01-07"), .text("Cinema"), .text("Fun"), .number(12)], euros),
      ])
    let workbook = Workbook(sheets: hasLog ? [plan, log] : [plan], styles: styles)
    let result = try WorkbookImport(workbook, context: ImportContext(fileName: "b.xlsx", now: .epoch)).result
    #expect(result.budget.settings.currency.code == own, "\(name)")
    #expect(result.budget.transactions.allSatisfy { $0.currency == nil })
    #expect(result.findings.count { $0.code == .currencyOther } == others)
  }

  @Test(arguments: [
    ("stated by rows", "\"currency\": \"EUR\",", "", "EUR", [String]()),
    ("none stated", "", "", "USD", ["currency-assumed"]),
    (
      "stated by its settings", "\"currency\": \"EUR\",", "\"settings\": {\"currency\": \"CHF\"},", "CHF",
      ["currency-other"]
    ),
  ])
  func olderBackups(name: String, row: String, settings: String, own: String, codes: [String]) throws {
    let text = """
      {"version": "1.0", "exportDate": "2026-01-01T00:00:00Z", \(settings) "categories": [], "periods": [], "transactions": [
        {"id": "11111111-1111-4111-8111-111111111111", "amount": 12.5, \(row) "name": "Lunch",
         "transactionDate": "2026-01-05", "createdAt": "2026-01-05T00:00:00Z", "updatedAt": "2026-01-05T00:00:00Z"}]}
      """
    let result = try BudgetBackup.read(
      Array(text.utf8), context: ImportContext(fileName: "b.json", now: .epoch))
    #expect(result.budget.settings.currency.code == own, "\(name)")
    #expect(result.findings.map(\.code.rawValue).filter { $0.hasPrefix("currency") } == codes, "\(name)")
  }
}
