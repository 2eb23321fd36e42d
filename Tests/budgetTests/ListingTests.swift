import BudgetFiles
import Foundation
import TestSupport
import Testing

@testable import budget
import ExactJSON

/// Tests the listings with figures calculated by hand from `Family`.
@Suite struct ListingTests {
  /// Returns the words of the row that begins with this text.
  private static func row(_ run: CommandRun, _ start: String) -> [String] {
    let line = run.output.split(separator: "\n").first { $0.hasPrefix(start) } ?? ""
    return line.split(separator: " ").map(String.init)
  }

  @Test func accountsOnADay() {
    // Checking: 500 − 100 − 12.50 + 2000 − 300; savings: 1000 + 300.
    let run = Family.run("accounts", "-", "--on", "2026-01-31")
    #expect(Self.row(run, "Checking") == ["Checking", "checking", "yes", "500.00", "2,087.50"])
    #expect(Self.row(run, "Savings") == ["Savings", "savings", "1,000.00", "1,300.00"])
    #expect(Self.row(run, "Net worth") == ["Net", "worth", "3,387.50"])
    let earlier = Family.run("accounts", "-", "--on", "2026-01-05", "--json")
    #expect(earlier.output.contains("\"balance\": 400"))
  }

  @Test func statusOfTheMonth() {
    // Ready to Assign: 100 + 2000 − (200 + 20 + 90 ÷ 3); spent: 112.50 + 12.25; Swiss francs do not count.
    let run = Family.run("status", "-", "--month", "2026-01", "--now", "2026-01-20")
    #expect(Self.row(run, "Ready to Assign").prefix(4) == ["Ready", "to", "Assign", "1,850.00"])
    #expect(Self.row(run, "Spent") == ["Spent", "124.75"])
    #expect(Self.row(run, "Assigned") == ["Assigned", "250.00"])
    // There are 11 days until payday on the 31st: 2087.50 ÷ 11 = 189.7727….
    #expect(Self.row(run, "Left a day").prefix(4) == ["Left", "a", "day", "189.77"])
    #expect(run.output.contains("until payday 2026-01-31"))
  }

  @Test func transactionsThatFit() throws {
    let all = Family.run("transactions", "-")
    #expect(all.output.contains("Chocolate"))
    // One line of totals for each currency, sorted by code.
    let totals = all.output.split(separator: "\n").filter { $0.hasPrefix("Income") }
    #expect(
      totals.map { $0.split(separator: " ").map(String.init) } == [
        ["Income", "0.00", "CHF"], ["Income", "2,000.00", "USD"],
      ])
    let searched = Family.run("transactions", "-", "--search", "NIGHT")
    #expect(searched.output.contains("Corner shop"))
    #expect(!searched.output.contains("Market"))
    let filtered = Family.run(
      "transactions", "-", "--category", "groceries", "--until", "2026-01-12", "--type", "expense")
    #expect(Self.row(filtered, "Expenses") == ["Expenses", "112.50", "USD"])
    #expect(Family.run("transactions", "-", "--account", "Savings").output.contains("Put aside"))
    #expect(Family.run("transactions", "-", "--member", "Ada", "--json").output.contains("\"amount\": 4.25"))
    let unknown = Family.run("transactions", "-", "--category", "Cars")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("\"Groceries\""))
  }

  @Test func limitsAndChecks() {
    // In the week of 12 to 18 January, 8 + 4.25 of 15 is 81.7 %, more than the threshold of 80 %.
    let limits = Family.run("limits", "-", "--on", "2026-01-14")
    #expect(
      Self.row(limits, "Toys") == [
        "Toys", "Ada", "weekly", "15.00", "12.25", "2.75", "81.7%", "warning", "yes",
      ])
    let fine = Family.run(
      "check", "-", "--category", "Toys", "--amount", "2.75", "--member", "Ada", "--on", "2026-01-15")
    #expect(fine.status == 0)
    #expect(fine.output.contains("Exactly at the limit"))
    let refused = Family.run(
      "check", "-", "--category", "Toys", "--amount", "2.76", "--member", "Ada", "--on", "2026-01-15")
    #expect(refused.status == 1)
    #expect(refused.output.contains("Refused: over the limit by 0.01 USD"))
    let free = Family.run("check", "-", "--category", "Groceries", "--amount", "999")
    #expect(free.status == 0)
    #expect(free.output.contains("no limit applies"))
    #expect(Family.run("check", "-", "--category", "Toys", "--amount", "-3").status == 2)
  }

  @Test func billsFallDueAtMonthEnds() {
    let run = Family.run("bills", "-", "--days", "59", "--now", "2026-02-01")
    // Overdue since 31 January; the next dates are 28 February and 31 March.
    #expect(Self.row(run, "Power") == ["Power", "2026-01-31", "overdue", "Groceries", "60.50"])
    #expect(run.output.contains("2026-02-28"))
    #expect(run.output.contains("2026-03-31"))
    #expect(Self.row(run, "Total") == ["Total", "181.50"])
  }

  @Test func trendsOfMonthsAndOfACategory() {
    let months = Family.run("trends", "-", "--months", "2", "--month", "2026-01")
    #expect(Self.row(months, "2026-01") == ["2026-01", "2,000.00", "124.75", "1,875.25", "93.8%", "6"])
    let category = Family.run("trends", "-", "--months", "2", "--month", "2026-01", "--category", "Toys")
    #expect(Self.row(category, "2026-01") == ["2026-01", "12.25", "–"])
  }

  @Test func theCalendarShowsDaysAndWritesDueDates() throws {
    let days = Family.run("calendar", "-", "--month", "2026-01")
    #expect(Self.row(days, "2026-01-15") == ["2026-01-15", "Thu", "1", "2,000.00", "0.00", "3,375.25"])
    #expect(Self.row(days, "2026-01-31").contains("Power"))
    let file = Family.run("calendar", "-", "-o", "-")
    #expect(file.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(file.output.contains("BYMONTHDAY=28,29,30,31;BYSETPOS=-1"))
    #expect(file.output.contains("BEGIN:VALARM"))
  }

  @Test func categoriesOfAFileOrASet() {
    #expect(
      Self.row(Family.run("categories", "-"), "Insurance") == [
        "Insurance", "Quarterly", "90.00", "quarter", "30.00", "31",
      ])
    #expect(CommandRun(["categories", "--starter", "spending"]).output.contains("cart.fill"))
    #expect(CommandRun(["categories"]).status == 2)
  }

  @Test func jsonOfEveryListingIsJSON() throws {
    for arguments in [
      ["status"], ["transactions"], ["categories"], ["accounts"], ["bills"], ["limits"], ["calendar"],
      ["trends"],
      ["check", "--category", "Toys", "--amount", "1"],
    ] {
      let run = CommandRun(
        [arguments[0], "-"] + arguments.dropFirst() + ["--json"], input: Array(Family.backup.utf8))
      #expect(throws: Never.self, "\(arguments)") { try JSONParser.parse(run.bytes) }
    }
  }
}
