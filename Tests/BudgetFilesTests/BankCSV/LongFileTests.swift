import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import TestSupport
import Testing

@testable import FieldReading
@testable import ImportCore
@testable import TextImport

/// A file that is read on two threads gives the same result as its parts, in the order of the file.
@Suite struct LongFileTests {
  private static let header = "Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n"
  private static let count = 33_000

  /// Returns rows with categories that first occur late in the file, and with unusable and pending rows.
  private static func lines() -> [String] {
    var random = SeededGenerator(seed: 42)
    return (0..<count).map { index in
      let day = "0\(index % 9 + 1)/1\(index % 10)/202\(index / 10_000)"
      let cents = Int.random(in: 100...99_999, using: &random)
      let amount = index % 997 == 5 ? "n/a" : "-\(cents / 100).\(10 + cents % 90)"
      let category = "Category \(index / 3_000)"
      return
        "\(day),\(day),Shop \(index % 5_000),\(category),\(index % 11 == 0 ? "Payment" : "Sale"),\(amount),"
    }
  }

  private static let whole = Result { try imported(lines()) }

  private static func imported(_ lines: [String]) throws -> CSVImport {
    let text = header + lines.joined(separator: "\n") + "\n"
    return try CSVImport(Array(text.utf8), context: ImportContext(fileName: "long.csv", now: .epoch))
  }

  @Test func itIsReadLikeItsParts() throws {
    let lines = Self.lines()
    let whole = try Self.whole.get()
    let budget = whole.result.budget
    var row = 0
    for start in stride(from: 0, to: Self.count, by: 11_000) {
      let part = try Self.imported(Array(lines[start..<start + 11_000])).result.budget
      let names = Dictionary(uniqueKeysWithValues: part.categories.map { ($0.id, $0.name) })
      for transaction in part.transactions {
        let found = budget.transactions[row]
        row += 1
        #expect(
          (found.date, found.amount, found.description) == (
            transaction.date, transaction.amount, transaction.description
          ))
        #expect(found.customFields == transaction.customFields)
        let category = budget.categories.first { $0.id == found.categoryID }?.name
        guard category == transaction.categoryID.flatMap({ names[$0] }) else {
          Issue.record("row \(row): \(category ?? "–")")
          return
        }
      }
    }
    #expect(row == budget.transactions.count)
    #expect(budget.categories.map(\.name) == (0..<11).map { "Category \($0)" })
    #expect(whole.accounting.balance)
    #expect(whole.accounting.read.rows == Self.count)
    #expect(whole.accounting.unusable.rows == (0..<Self.count).count { $0 % 997 == 5 })
  }

  @Test func findingsAndPlacesAreInTheOrderOfTheFile() throws {
    let result = try Self.whole.get().result
    let lines = result.findings.filter { $0.code == .amountUnreadable }.compactMap { finding in
      if case .line(let line, _) = finding.place.location { line } else { nil }
    }
    #expect(lines == (0..<Self.count).filter { $0 % 997 == 5 }.map { $0 + 2 })
    #expect(Set(result.budget.transactions.map(\.id)).count == result.budget.transactions.count)
    let last = try #require(result.budget.transactions.last)
    #expect(result.provenance[last.id]?.location == .line(Self.count + 1, field: nil))
    let identifiers = ContentIdentifier(fileName: "long.csv")
    let category = try #require(result.budget.categories.last?.name)
    let made: Identifier<Transaction> = identifiers.identifier(
      place: "line \(Self.count + 1)",
      content: [last.date.description, last.amount.plainText, "expense", last.description, category, ""])
    #expect(last.id == made)
  }

  @Test(arguments: [
    ("Opening balance", true), ("OPENING", true), ("(pending) total", true), (" * Total", true),
    ("Starbucks", true),
    ("Netflix", false), ("Corner shop", false), ("4711", false), ("Ärzte", true), ("Ab", true),
  ])
  func beginningsPassOverWhatCannotBeAWord(_ text: String, _ mayBegin: Bool) {
    #expect(WordBeginnings(["opening balance", "starting balance", "total"]).mayBegin(text) == mayBegin)
  }
}
