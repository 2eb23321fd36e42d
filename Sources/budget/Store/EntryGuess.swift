import BudgetModel
import Foundation

/// The likely fields of a new entry, taken from earlier entries with the same text.
struct EntryGuess {
  /// The most frequent category; if several are equally frequent, the latest of them.
  let categoryID: Identifier<BudgetModel.Category>?
  /// The account of the latest entry.
  let accountID: Identifier<Account>?
  /// The payee of the latest entry.
  let payee: String?
  /// The number of earlier entries used.
  let count: Int

  /// The maximum number of earlier entries that are used.
  static let limit = 20

  /// Guesses from the transactions that have this text as description or payee.
  init(_ text: String, from transactions: [Transaction]) {
    let wanted = text.lowercased()
    let same = transactions.enumerated().filter {
      $0.element.description.lowercased() == wanted || $0.element.payee?.lowercased() == wanted
    }
    .sorted { ($0.element.date, $0.offset) > ($1.element.date, $1.offset) }
    .prefix(Self.limit).map(\.element)
    var counts: [Identifier<BudgetModel.Category>: Int] = [:]
    for id in same.compactMap(\.categoryID) { counts[id, default: 0] += 1 }
    let most = counts.values.max()
    categoryID = same.compactMap(\.categoryID).first { counts[$0] == most }
    accountID = same.first?.accountID
    payee = same.lazy.compactMap(\.payee).first
    count = same.count
  }
}
