import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import budget

@Suite struct EntryDifferenceTests {
  private func entry(_ day: Int, _ amount: Decimal, _ kind: TransactionKind, _ text: String) throws
    -> LogEntry
  {
    let date = try #require(CalendarDate(year: 2026, month: 1, day: day))
    return LogEntry(date: date, amount: amount, kind: kind, description: text)
  }

  @Test func newRowsExplainWhatIsMore() throws {
    let old = try [entry(1, 5, .expense, "a"), entry(1, 5, .expense, "a"), entry(2, 7, .income, "b")]
    let new = try [entry(1, 5, .expense, "c")]
    // As read from a log without a column for descriptions.
    let read = try entry(1, 5, .expense, "Uncategorized")
    #expect(EntryDifference(old, [read] + old).unexplained(by: new) == nil)
    #expect(EntryDifference(old, old).unexplained(by: new) == new[0])
    #expect(EntryDifference(old, old + [read, read]).unexplained(by: new) == read)
    let other = try entry(3, 9, .expense, "d")
    #expect(EntryDifference(old, old + [read, other]).unexplained(by: new) == other)
  }

  @Test func whatWasThereMustStay() throws {
    let old = try [entry(1, 5, .expense, "a"), entry(2, 7, .income, "b")]
    let new = try [entry(3, 9, .expense, "c")]
    #expect(EntryDifference(old, [old[0]] + new).unexplained(by: new) == old[1])
    let turned = try entry(2, 7, .expense, "b")
    #expect(EntryDifference(old, [old[0], turned] + new).unexplained(by: new) == turned)
  }

  @Test func aNewRowMayBeTheOtherSideOfATransfer() throws {
    let old = try [entry(1, 5, .expense, "To savings")]
    let new = try [entry(1, 5, .income, "From checking")]
    let joined = try [entry(1, 5, .transfer, "To savings")]
    #expect(EntryDifference(old, joined).unexplained(by: new) == nil)
  }
}
