internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore

/// Finds pairs of rows that are the two sides of one transfer.
///
/// The same amount leaves one account and enters another within a few days. The two rows are on different sheets, and
/// one of them has a word that means a transfer.
///
/// If there are no such pairs, pairs are found by category: every row of the category must then be in a pair. The two
/// sides have different accounts and the same date, or the category's name means a transfer.
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
    let words = Set(budget.categories.lazy.filter { KindWords.kind($0.name) == .transfer }.map(\.id))
    if budget.accounts.count > 1 {
      pairs = Self.pairs(in: budget.transactions, of: { $0.accountID != nil }) { from, to in
        from.accountID != to.accountID && Self.sheet(of: from, result) != Self.sheet(of: to, result)
          && [from, to].contains { Self.saysTransfer($0, words) }
      }
    }
    if pairs.isEmpty { pairs = Self.pairsOfCategories(budget) }
    guard pairs.isEmpty, !words.isEmpty else { return }
    func isNamed(_ transaction: Transaction) -> Bool {
      transaction.kind != .transfer && transaction.categoryID.map(words.contains) == true
    }
    let named = Self.pairs(in: budget.transactions, of: isNamed) { _, _ in true }
    if named.count * 2 == budget.transactions.count(where: isNamed) { pairs = named }
  }

  /// Returns pairs with the same date and category in a log of all accounts.
  ///
  /// A category is used only if each of its rows is in a pair.
  private static func pairsOfCategories(_ budget: Budget) -> [(from: Int, to: Int)] {
    guard budget.accounts.count > 1 else { return [] }
    let log = budget.transactions
    let found = pairs(in: log, of: { $0.accountID != nil && $0.categoryID != nil }) { from, to in
      from.accountID != to.accountID && from.date == to.date && from.categoryID == to.categoryID
    }
    let rows = Dictionary(grouping: log.compactMap(\.categoryID), by: \.self).mapValues(\.count)
    let paired = Dictionary(grouping: found) { log[$0.from].categoryID }
    return paired.flatMap { id, pairs in
      pairs.count > 1 && id.flatMap { rows[$0] } == 2 * pairs.count ? pairs : []
    }.sorted { $0.from < $1.from }
  }

  /// Returns pairs of an expense and an income with the same amount within a few days.
  ///
  /// Each row is in at most one pair.
  private static func pairs(
    in log: [Transaction], of isMeant: (Transaction) -> Bool, _ fit: (Transaction, Transaction) -> Bool
  ) -> [(from: Int, to: Int)] {
    var incoming: [Key: [Int]] = [:]
    for (place, transaction) in log.enumerated() where transaction.kind == .income && isMeant(transaction) {
      incoming[Key(amount: transaction.amount, currency: transaction.currency), default: []].append(place)
    }
    for key in incoming.keys { incoming[key]?.sort { log[$0].date < log[$1].date } }
    var pairs: [(from: Int, to: Int)] = []
    var taken: Set<Int> = []
    for (place, from) in log.enumerated() where from.kind == .expense && isMeant(from) {
      let sides = incoming[Key(amount: from.amount, currency: from.currency)] ?? []
      let start = sides.partitioningIndex { log[$0].date.days(until: from.date) <= mostDays }
      let to = sides[start...].prefix(mostSides).first { side in
        !taken.contains(side) && from.date.days(until: log[side].date) <= mostDays && fit(from, log[side])
      }
      guard let to, taken.insert(to).inserted else { continue }
      pairs.append((place, to))
    }
    return pairs
  }

  /// Returns the sheet from which a transaction was read.
  private static func sheet(of transaction: Transaction, _ result: ImportResult) -> String? {
    guard case .cell(let sheet, _)? = result.provenance[transaction.id]?.location else { return nil }
    return sheet
  }

  private static func saysTransfer(
    _ transaction: Transaction, _ words: Set<Identifier<BudgetModel.Category>>
  ) -> Bool {
    transaction.categoryID.map(words.contains) == true
      || [transaction.description, transaction.payee].contains { $0.flatMap(KindWords.kind) == .transfer }
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
