import BudgetModel
import CalendarDates
import Foundation
import ImportCore
import SpreadsheetValues
import Testing

@testable import WorkbookImporting

/// Tests which entries a log does not have yet.
@Suite struct NewEntriesTests {
  private static let coffee = LogEntry("2026-01-05", .expense, "3", "CARD 1234 CORNER COFFEE BERLIN", "Fun")

  @Test func equalRowsAreCounted() {
    let log = [LogEntry("2026-01-05", .expense, "3", "Coffee", "Drinks")]
    let sorted = NewEntries([Self.coffee, Self.coffee], beside: log, comparesAccounts: false)
    #expect(sorted.new == [Self.coffee])
    #expect(sorted.known.map(\.row) == log)
  }

  @Test func theTextMostAlikeTakesTheRow() {
    let tea = LogEntry("2026-01-05", .expense, "3", "Tea house")
    let log = [LogEntry("2026-01-05", .expense, "3", "Corner Coffee")]
    #expect(NewEntries([tea, Self.coffee], beside: log, comparesAccounts: false).new == [tea])
  }

  @Test(arguments: [
    ("other day", LogEntry("2026-01-06", .expense, "3", "Coffee")),
    ("other amount", LogEntry("2026-01-05", .expense, "3.01", "Coffee")),
    ("other direction", LogEntry("2026-01-05", .income, "3", "Coffee")),
  ])
  func otherValuesAreNew(_ name: String, _ row: LogEntry) {
    #expect(NewEntries([Self.coffee], beside: [row], comparesAccounts: false).known.isEmpty)
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func accountsCountWhereTheLogTellsThem(_ compares: Bool, _ count: Int) {
    let giro = LogEntry("2026-01-05", .expense, "3", "Coffee", account: "Giro")
    let visa = LogEntry("2026-01-05", .expense, "3", "Coffee", account: "Visa")
    #expect(NewEntries([giro], beside: [visa], comparesAccounts: compares).new.count == count)
  }

  @Test func aTransferOfTheLogIsEitherOfItsSides() {
    let row = LogEntry("2026-01-05", .transfer, "3", "To savings")
    #expect(NewEntries([Self.coffee], beside: [row], comparesAccounts: false).new.isEmpty)
  }

  @Test(arguments: [
    (
      "signed",
      """
      Date | Description | Category | Amount
      2026-01-05 | Market | Groceries | -12.5
      2026-01-06 | Payroll | Salary | 900
      2026-01-09 | Cinema | Fun | -20
      """
    ),
    (
      "words, newest first, texts",
      """
      Datum | Beschreibung | Kategorie | Art | Betrag
      '19.01.2026 | Kino | Fun | Ausgabe | '20,00
      '06.01.2026 | Gehalt | Salary | Einnahme | '1.900,00
      '05.01.2026 | Markt | Groceries | Ausgabe | '12,50
      """
    ),
  ])
  func aHundredEntriesAreWrittenOnce(_ name: String, _ text: String) throws {
    var generator = Generator(state: 7)
    let entries = (0..<100).map { number -> LogEntry in
      let isIncome = generator.next(4) == 0
      let cents = Decimal(1 + generator.next(200_000))
      return LogEntry(
        date: CalendarDate(dayNumber: 20_500 + generator.next(60)) ?? .earliest,
        amount: Decimal(sign: .plus, exponent: -2, significand: cents), kind: isIncome ? .income : .expense,
        description: "Row \(number)", category: isIncome ? "Salary" : ["Groceries", "Fun"][generator.next(2)])
    }
    var harness = LogFormHarness(text)
    let before = try harness.log()
    let first = try harness.form().new(entries, beside: harness.reading().result.budget)
    #expect(first.new.count == 100)
    try harness.write(first.new)
    #expect(try harness.log() == (before + entries.map(\.line)).sorted())
    let second = try harness.form().new(entries, beside: harness.reading().result.budget)
    #expect(second.new.isEmpty)
  }

  /// Generates numbers that are the same in each run.
  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
