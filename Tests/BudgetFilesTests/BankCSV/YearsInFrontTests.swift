import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import ImportCore
@testable import TextImport

/// In dates such as `25-03-01`, the year comes first only if the file's own days show it.
@Suite struct YearsInFrontTests {
  private func days(_ dates: [String]) throws -> [String] {
    let rows = dates.map { "\($0),Shop,-4.20\n" }.joined()
    return try BankFile.read("Date,Text,Amount\n" + rows).result.budget.transactions.map(\.date.description)
  }

  @Test func oneMonthThatWouldBeSpreadOverDecades() throws {
    #expect(
      try days(["25-03-01", "25-03-14", "25-03-28"]) == ["2025-03-01", "2025-03-14", "2025-03-28"])
  }

  @Test func anImpossibleDayInAnyOtherOrder() throws {
    #expect(try days(["25-12-31", "26-01-02"]) == ["2025-12-31", "2026-01-02"])
  }

  @Test func daysInFrontOfOneYear() throws {
    #expect(
      try days(["01-03-25", "14-03-25", "28-03-25"]) == ["2025-03-01", "2025-03-14", "2025-03-28"])
  }

  @Test func yearsThatCannotBeInFront() throws {
    #expect(try days(["01-13-99", "02-14-26"]) == ["1999-01-13", "2026-02-14"])
  }
}
