import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

@testable import ImportCore
@testable import TextImport

/// Tests a file in the package's own format that is long enough to be read on all cores.
@Suite struct LongOwnFileTests {
  private static let count = 40_000

  /// Returns a row with a day of March, as many cents as the row's number, and a category that first occurs late.
  private static func row(_ index: Int) -> String {
    let amount = index % 997 == 5 ? "n/a" : "\(index / 100).\(index % 100 / 10)\(index % 10)"
    let kind = index % 10 == 0 ? "income" : "expense"
    return "2026-03-\(10 + index % 20),Shop \(index % 7),Category \(index / 4_000),\(kind),\(amount)"
  }

  private static func read(_ header: String, _ row: (Int) -> String) throws -> ImportResult {
    let text = ([header] + (1...count).map(row)).joined(separator: "\n") + "\n"
    return try BudgetCSV.read(Array(text.utf8), context: ImportContext(fileName: "own.csv", now: .epoch))
  }

  private static let header = "Date,Description,Category,Type,Amount"
  private static let usable = (1...count).filter { $0 % 997 != 5 }

  @Test func rowsSumsAndFindingsAreInTheOrderOfTheFile() throws {
    let result = try Self.read(Self.header, Self.row)
    let transactions = result.budget.transactions
    #expect(transactions.map { ($0.amount * 100).plainText } == Self.usable.map(String.init))
    #expect(transactions.map(\.kind) == Self.usable.map { $0 % 10 == 0 ? .income : .expense })
    #expect(transactions.map(\.description) == Self.usable.map { "Shop \($0 % 7)" })
    #expect(result.budget.categories.map(\.name) == (0...10).map { "Category \($0)" })
    let lines = result.findings.filter { $0.code == .amountUnreadable }.compactMap { finding in
      if case .line(let line, _) = finding.place.location { line } else { nil }
    }
    #expect(lines == (1...Self.count).filter { $0 % 997 == 5 }.map { $0 + 1 })
  }

  @Test func aFileReadInOrderGivesTheSame() throws {
    // If there is a column of identifiers, even an empty one, the rows are read one after another.
    let long = try Self.read(Self.header, Self.row)
    let inOrder = try Self.read(Self.header + ",Id") { Self.row($0) + "," }
    #expect(Set(long.budget.transactions.map(\.id)).count == Self.usable.count)
    #expect(long.budget.transactions.map(\.amount) == inOrder.budget.transactions.map(\.amount))
    #expect(long.budget.transactions.map(\.date) == inOrder.budget.transactions.map(\.date))
    let last = try #require(long.budget.transactions.last)
    #expect(long.provenance[last.id]?.location == .line(Self.count + 1, field: nil))
  }
}
