import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@testable import budget

/// Tests reports of books in which some rows are in other currencies.
@Suite struct OtherCurrencyReportTests {
  /// Rows in dollars in January and February, and in euros in February and March.
  private static let csv = """
    Date,Description,Amount,Currency
    2025-01-05,Market,-10.00,USD
    2025-01-09,Pay,100.00,USD
    2025-02-05,Market,-20.00,USD
    2025-02-06,Café,-7.50,EUR
    2025-03-07,Hotel,-80.00,EUR

    """

  private static func report(_ arguments: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(csv.utf8, to: "f.csv")
    let run = CommandRun(["report", file, "--now", "2025-06-01T00:00:00Z"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  private static let english =
    "Not in these figures: EUR, income €0.00, expenses €7.50. Currencies are never mixed."

  @Test(arguments: ["text", "markdown"]) func standsInTheFirstLines(_ form: String) throws {
    let lines = try Self.report(["--month", "2025-02", "--to", form]).split(separator: "\n").prefix(4)
    #expect(lines.contains { $0.contains("Not in these figures: EUR") }, "\(lines)")
    #expect(try !Self.report(["--month", "2025-01", "--to", form]).contains("Not in these figures"))
  }

  @Test func standsInTheHeadOfEveryMonthOfAPage() throws {
    let page = try Self.report(["--to", "html", "--all-months"])
    let head = try #require(page.range(of: "</header>").map { page[..<$0.lowerBound] })
    #expect(head.contains(Self.english) && head.contains("expenses €80.00"))
    for month in ["m-2025-01", "m-2025-02", "m-2025-03"] { #expect(head.contains(month)) }
    #expect(head.components(separatedBy: "class=\"omission\"").count == 3)
  }

  @Test func standsInJSONAndInAWorkbook() throws {
    let json = try Self.report(["--month", "2025-02", "--json"])
    let head = try #require(json.range(of: "\"sections\"").map { json[..<$0.lowerBound] })
    #expect(
      head.contains("\"otherCurrencies\": [\n    {\n      \"currency\": \"EUR\",\n      \"income\": 0,"))
    let folder = try TemporaryFolder()
    let book = folder.path("r.xlsx")
    _ = try Self.report(["--month", "2025-02", "-o", book])
    let read = try Workbook(xlsx: Array(try Data(contentsOf: URL(filePath: book))))
    #expect(
      read[sheet: "Summary"]?.rows.prefix(3).last?.cells.first?.value
        == .text("Not in these figures: EUR, income €0.00, expenses €7.50. Currencies are never mixed."))
  }

  @Test func inGermanAndForYears() throws {
    let german = try Self.report(["--month", "2025-02", "--language", "de"]).split(separator: "\n").prefix(5)
    #expect(german.joined(separator: " ").contains("Nicht in diesen Zahlen: EUR, Einnahmen 0,00\u{A0}€"))
    let year = try Self.report(["--year", "2025"]).split(separator: "\n").prefix(5).joined(separator: " ")
    #expect(year.contains("expenses €87.50"))
  }

  @Test func theLatestMonthCountsAllCurrencies() throws {
    #expect(try Self.report(["--json"]).contains("\"month\": \"2025-03\""))
  }

  @Test func theFindingSaysWhichRowsAndHowMuch() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.csv.utf8, to: "f.csv")
    let run = CommandRun(
      ["validate", file, "--now", "2025-06-01T00:00:00Z"], environment: ["COLUMNS": "160"])
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains("2 rows are in EUR (line 5, line 6), together 87.50 out; the budget is in USD"), "\(text)"
    )
  }
}
