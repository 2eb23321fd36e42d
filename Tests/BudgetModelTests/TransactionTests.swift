import BudgetModel
import CalendarDates
import Foundation
import Testing

/// Rarely used fields of a transaction are stored separately, but can be read like other fields.
@Suite struct TransactionTests {
  private static let plain = Transaction(
    id: Identifier(UUID()), date: .latest, amount: 12, kind: .expense, description: "Bread",
    info: RecordInfo(created: .epoch))

  @Test func fieldsComeBackAsTheyWereSet() {
    var row = Self.plain
    let account = Identifier<Account>(UUID())
    #expect((row.date, row.time, row.tags) == (.latest, nil, []))
    row.date = .earliest
    row.time = TimeOfDay(hour: 23, minute: 59, second: 59)
    row.tags = ["home"]
    row.transferAccountID = account
    row.currency = Currency("SEK")
    row.receipt = .reference("a.jpg")
    let copy = row
    row.tags = []
    #expect((copy.tags, row.tags) == (["home"], []))
    #expect((row.date, row.time?.secondOfDay) == (.earliest, 86_399))
    #expect((row.transferAccountID, row.currency?.code, row.receipt) == (account, "SEK", .reference("a.jpg")))
    #expect(row != copy)
  }

  @Test func nothingSetIsTheSameAsNothingGiven() {
    var row = Self.plain
    row.periodID = Identifier(UUID())
    row.memberID = Identifier(UUID())
    row.billID = Identifier(UUID())
    #expect(row != Self.plain)
    (row.periodID, row.memberID, row.billID) = (nil, nil, nil)
    #expect(row == Self.plain)
    #expect(row.hashValue == Self.plain.hashValue)
  }
}
