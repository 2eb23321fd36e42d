import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests reports of the samples of all profiles; currencies and sums were derived from the files by hand.
@Suite struct ProfileFiguresTests {
  /// The figures of a sample's latest month.
  struct Figures: CustomTestStringConvertible {
    let name, currency, income, spent: String
    /// Amounts in other currencies: code, income and expenses.
    let others: [(String, String, String)]
    var testDescription: String { name }

    init(
      _ name: String, _ currency: String, _ income: String, _ spent: String,
      others: [(String, String, String)] = []
    ) {
      (self.name, self.currency, self.income, self.spent, self.others) = (
        name, currency, income, spent, others
      )
    }
  }

  private static let all = [
    // 2,410.66 and a transfer of 300; 84.17 + 41.20 + 9.30 and the same transfer.
    Figures("actual", "USD", "2710.66", "434.67"),
    Figures("amex-de", "EUR", "1273.5", "132.67"),
    Figures("amex-fr", "EUR", "273.5", "1101.17"),
    Figures("amex-uk", "GBP", "273.5", "132.67"),
    Figures("amex-us-short", "USD", "273.5", "167.86"),
    Figures("amex-us", "USD", "273.5", "1167.86"),
    Figures("apple-card", "USD", "273.5", "124.07"),
    Figures("capital-one-360", "USD", "2410.66", "384.17"),
    // The returned books are a refund in a category with spending of 84.17.
    Figures("capital-one", "USD", "250", "100.57"),
    Figures("chase-card", "USD", "273.5", "165.36"),
    Figures("chase-checking", "USD", "2470.66", "535.67"),
    Figures("commerzbank", "EUR", "2410.66", "88.37"),
    Figures("deutsche-bank", "EUR", "2410.66", "88.37"),
    Figures("discover", "USD", "283.5", "119.87"),
    // A payment of 250 is in both accounts with the same category.
    Figures("empower", "USD", "2410.66", "388.37"),
    Figures("german-bank", "EUR", "2410.66", "439.17"),
    Figures("ing-de", "EUR", "2425.66", "439.17"),
    Figures("ing-nl", "EUR", "2425.66", "439.17"),
    Figures("mint", "USD", "2434.16", "92.57"),
    Figures("monarch", "USD", "2410.66", "134.07"),
    Figures("monzo", "GBP", "2410.66", "401.17"),
    Figures("n26", "EUR", "2710.66", "430.69"),
    Figures("paypal-statement", "EUR", "1038.65", "1091.49", others: [("USD", "21.4", "0")]),
    Figures("paypal", "USD", "971.49", "1071.49"),
    Figures("revolut-2020", "EUR", "673.5", "319.87"),
    // 84.17 + 200 + 4 + 50 + 0.25.
    Figures("revolut", "GBP", "250", "338.42", others: [("EUR", "58.1", "0")]),
    Figures("schwab", "USD", "2410.66", "504.17"),
    Figures("sure-import", "USD", "2410.66", "119.87"),
    Figures("sure", "USD", "2710.66", "388.37", others: [("EUR", "0", "12.35")]),
    Figures("swedish-bank", "SEK", "24106.6", "4391.7"),
    Figures("tiller", "USD", "2410.66", "235.67"),
    Figures("usaa", "USD", "2434.16", "415.67"),
    Figures("venmo", "USD", "1071.75", "518.5"),
    Figures("volksbank-soll-haben", "EUR", "2410.66", "88.37"),
    // 35.80 + 31.45 + 0.35 + 150; the row between two of the user's own balances does not count.
    Figures("wise-history", "EUR", "850", "217.6"),
    Figures("wise-statement", "EUR", "850", "417.6"),
    Figures("ynab-import-amount", "USD", "2429.65", "1111.78"),
    Figures("ynab-import", "USD", "2429.65", "91.98"),
    Figures("ynab-plan", "USD", "0", "0"),
    // The starting balance is not income.
    Figures("ynab-register", "USD", "2710.66", "458.17"),
  ]

  @Test func everySampleIsNamed() throws {
    let folder = packageFolder.appending(path: "Samples/Profiles").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".csv") }
    #expect(Set(Self.all.map { $0.name + ".csv" }) == Set(names) && names.count == 40)
  }

  @Test(arguments: all) func theLatestMonth(_ figures: Figures) throws {
    let sample = CommandRun.sample("Profiles/\(figures.name).csv")
    let run = CommandRun(["report", sample, "--json", "--now", "2026-11-22T08:00:00Z"])
    #expect(run.status == 0, "\(run.errors)")
    let report = run.output
    #expect(report.contains("  \"currency\": \"\(figures.currency)\",\n"))
    let summary = try #require(report.range(of: "\"summary\": {").map { report[$0.upperBound...] })
    #expect(Self.value("incomeReceived", in: summary) == figures.income)
    #expect(Self.value("expenses", in: summary) == figures.spent)
    let others = figures.others.map { code, income, spent in
      """
          {
            "currency": "\(code)",
            "income": \(income),
            "expenses": \(spent)
          }
      """
    }
    let list = others.isEmpty ? "[]" : "[\n\(others.joined(separator: ",\n"))\n  ]"
    #expect(report.contains("  \"otherCurrencies\": \(list),\n"))
  }

  private static func value(_ key: String, in text: Substring) -> String? {
    text.firstRange(of: "\"\(key)\": ").map { String(text[$0.upperBound...].prefix { !",\n".contains($0) }) }
  }

  /// The plan's amounts are in dollars: 1,100 + 430 in February.
  @Test func theSampleOfAPlan() {
    let run = CommandRun([
      "report", CommandRun.sample("Profiles/ynab-plan.csv"), "--month", "2026-02", "--json",
    ])
    #expect(run.output.contains("\"currency\": \"USD\"") && run.output.contains("\"assigned\": 1530,"))
  }

  @Test(.enabled(if: Corpus.isPresent)) func theWorkbookInPounds() {
    let book = Corpus.folder.appending(path: "cases/three-sheets-pounds.xlsx").path
    let report = CommandRun(["report", book, "--month", "2025-11", "--json"]).output
    #expect(report.contains("  \"currency\": \"GBP\","))
    for figure in ["\"incomeReceived\": 2500,", "\"assigned\": 2285.5,", "\"readyToAssign\": 214.5,"] {
      #expect(report.contains(figure))
    }
    let text = CommandRun(["report", book, "--month", "2025-11"]).output
    #expect(text.contains("£214.50") && !text.contains("$"))
    #expect(CommandRun(["status", book, "--month", "2025-11"]).output.contains("214.50"))
  }
}
