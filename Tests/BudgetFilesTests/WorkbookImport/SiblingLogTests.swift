import BudgetFiles
import BudgetModel
import Testing

/// Logs of one form, such as sheets of months, of which one shows what the others leave open; made up.
@Suite struct SiblingLogTests {
  private static func signed(_ result: ImportResult) -> [String] {
    result.budget.transactions.map { "\($0.date) \($0.kind == .income ? "" : "-")\($0.amount)" }.sorted()
  }

  // January shows a salary without a minus, so February's single positive amount is a salary as well.
  @Test func `a month without a minus has the signs of the other months`() throws {
    let header = "Date | Text | Amount\n"
    let result = try TypedSheet.imported([
      "Jan": "\(header)2026-01-05 | Salary | 900\n2026-01-06 | Rent | -400\n2026-01-07 | Market | -35",
      "Feb": "\(header)2026-02-05 | Salary | 900",
    ])
    #expect(
      Self.signed(result) == ["2026-01-05 900", "2026-01-06 -400", "2026-01-07 -35", "2026-02-05 900"])
  }

  // 13/01 has no thirteenth month: 05/02 is 5 February.
  @Test func `days of one month decide about the days of another`() throws {
    let header = "Date | Text | Amount\n"
    let result = try TypedSheet.imported([
      "Jan": "\(header)13/01/2026 | Rent | -400\n14/01/2026 | Market | -35",
      "Feb": "\(header)05/02/2026 | Rent | -400",
    ])
    #expect(Self.signed(result) == ["2026-01-13 -400", "2026-01-14 -35", "2026-02-05 -400"])
    #expect(!result.findings.contains { $0.code == .dateOrderAmbiguous })
  }

  // In May, 5/6 is the sixth of May; without the sheet's month, it is asked in which year the days are.
  @Test(arguments: [("2023.5", ["2023-05-06 -12", "2023-05-31 -40"]), ("Log", [])])
  func `days without a year are of the sheet's month`(_ sheet: String, _ days: [String]) throws {
    let result = try TypedSheet.imported([
      sheet: "日付 | 名前 | 料金\n'5/6 | A | 12\n'5/31 | B | 40"
    ])
    #expect(Self.signed(result) == days)
    #expect(result.findings.contains { $0.code == .yearMissing } == days.isEmpty)
  }

  // A card's sheet says itself that positive amounts are purchases.
  @Test func `a log that shows its own signs keeps them`() throws {
    let header = "Date | Text | Amount\n"
    let result = try TypedSheet.imported([
      "Bank": "\(header)2026-01-05 | Salary | 900\n2026-01-06 | Rent | -400\n2026-01-07 | Market | -35",
      "Card":
        "\(header)2026-01-08 | Purchase Rail | 20\n2026-01-09 | Purchase Books | 30\n2026-01-10 | Refund Rail | -20",
    ])
    #expect(Self.signed(result).suffix(3) == ["2026-01-08 -20", "2026-01-09 -30", "2026-01-10 20"])
  }

  // The recipe says the shop as a category, the log as a payee.
  @Test func `rows of a longer log are a copy though the shop is called differently`() throws {
    let rows = (1...6).map { "2026-01-0\($0) | Article \($0) | \($0).5 | Market" }
    let result = try TypedSheet.imported([
      "Log": "Date | Item name | Price | Store\n2026-01-07 | Soap | 3 | Rail shop\n"
        + rows.joined(separator: "\n"),
      "Recipe": "Date | Description | Price | Category\n" + rows.joined(separator: "\n"),
    ])
    #expect(result.budget.transactions.count == 7)
  }

  // The parts of a price have the day of the purchase; only the note tells them apart.
  @Test func `parts of a price that differ in their notes are no copies`() throws {
    func sheet(_ part: Int) -> String {
      "Date | Description | Amount | Notes\n"
        + (1...6).map { "2026-01-0\($0) | Juan | \($0).5 | part \(part) of 2" }.joined(separator: "\n")
    }
    let result = try TypedSheet.imported(["Jan": sheet(1), "Feb": sheet(2)])
    #expect(result.budget.transactions.count == 12)
  }
}
