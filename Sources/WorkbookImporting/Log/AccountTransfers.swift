internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore

/// Finds pairs of rows of two accounts that are one transfer.
///
/// The same amount leaves one account and enters the other within a few days, and a word of either row
/// means a transfer.
struct AccountTransfers {
  /// The two sides of each transfer, as indices in the log.
  private var pairs: [(from: Int, to: Int)] = []
  /// The maximum number of days between the two sides.
  private static let mostDays = 5
  /// The maximum number of rows with the same amount that are inspected for each side.
  private static let mostSides = 32

  /// The values that both sides share.
  private struct Key: Hashable {
    let amount: Decimal
    let currency: Currency?
  }

  init(_ result: ImportResult) {
    let budget = result.budget
    guard budget.accounts.count > 1 else { return }
    let names = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    var incoming: [Key: [Int]] = [:]
    let log = budget.transactions
    for (place, transaction) in log.enumerated()
    where transaction.kind == .income && transaction.accountID != nil {
      incoming[Key(amount: transaction.amount, currency: transaction.currency), default: []].append(place)
    }
    for key in incoming.keys { incoming[key]?.sort { log[$0].date < log[$1].date } }
    var taken: Set<Int> = []
    for (place, from) in log.enumerated() where from.kind == .expense && from.accountID != nil {
      let sides = incoming[Key(amount: from.amount, currency: from.currency)] ?? []
      let start = sides.partitioningIndex { log[$0].date.days(until: from.date) <= Self.mostDays }
      let to = sides[start...].prefix(Self.mostSides).first { side in
        let other = log[side]
        return !taken.contains(side) && other.accountID != from.accountID
          && Self.sheet(of: from, result) != Self.sheet(of: other, result)
          && from.date.days(until: other.date) <= Self.mostDays
          && [from, other].contains { Self.saysTransfer($0, names) }
      }
      guard let to, taken.insert(to).inserted else { continue }
      pairs.append((place, to))
    }
  }

  /// The sheet of a transaction's account; a log of all accounts names its transfers itself.
  private static func sheet(of transaction: Transaction, _ result: ImportResult) -> String? {
    guard case .cell(let sheet, _)? = result.provenance[transaction.id]?.location else { return nil }
    return sheet
  }

  private static func saysTransfer(
    _ transaction: Transaction, _ names: [Identifier<BudgetModel.Category>: String]
  ) -> Bool {
    let texts = [transaction.categoryID.flatMap { names[$0] }, transaction.description, transaction.payee]
    return texts.contains { $0.flatMap(KindWords.kind) == .transfer }
  }

  /// Merges the two sides of each transfer into one transaction.
  func join(in result: inout ImportResult, _ context: ImportContext) {
    guard !pairs.isEmpty else { return }
    for (from, to) in pairs {
      let (side, other) = (result.budget.transactions[from], result.budget.transactions[to])
      result.budget.transactions[from] = side.joined(with: other, at: context.now)
      result.otherSides[side.id] = result.provenance[other.id]
      result.sources[other.id] = nil
    }
    let gone = Set(pairs.map(\.to))
    result.budget.transactions = result.budget.transactions.enumerated().filter { !gone.contains($0.offset) }
      .map(\.element)
    result.findings.append(context.finding(.log(.transfersJoined(count: pairs.count)), at: .whole))
  }
}
