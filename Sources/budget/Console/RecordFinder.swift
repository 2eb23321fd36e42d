import BudgetModel
import Foundation

/// Finds the records that the user names.
struct RecordFinder {
  let budget: Budget

  /// Returns the category with this name, ignoring case.
  func category(_ name: String) throws -> BudgetModel.Category {
    try found(name, among: budget.categories, \.name, kind: "category")
  }

  /// Returns the account with this name, ignoring case, or with these last four digits.
  func account(_ name: String) throws -> Account {
    let byNumber = budget.accounts.filter { $0.lastFourDigits == name }
    if byNumber.count == 1 { return byNumber[0] }
    return try found(name, among: budget.accounts, \.name, kind: "account")
  }

  /// Returns the member with this name, ignoring case.
  func member(_ name: String) throws -> Member {
    try found(name, among: budget.members, \.name, kind: "member")
  }

  /// Returns the period with this name, ignoring case.
  func period(_ name: String) throws -> Period {
    try found(name, among: budget.periods, \.name, kind: "period")
  }

  /// Returns the bill with this title, ignoring case.
  func bill(_ title: String) throws -> Bill {
    try found(title, among: budget.bills, \.title, kind: "bill")
  }

  /// Returns the transaction whose identifier begins with this text; for `last`, the transaction that was entered last.
  func transaction(_ word: String) throws -> Transaction {
    if word.lowercased() == "last" {
      guard let last = budget.transactions.last else { throw CommandError(.badInput, "the log is empty") }
      return last
    }
    let digits = word.lowercased()
    let found = budget.transactions.filter { $0.id.description.hasPrefix(digits) }
    guard found.count == 1, digits.count >= 4 else {
      let reason =
        found.isEmpty || digits.count < 4
        ? "no transaction's id begins with \"\(word)\"" : "several transactions' ids begin with \"\(word)\""
      throw CommandError(
        .usage, "\(reason); give four or more of its digits, which `budget transactions --ids` lists, or last"
      )
    }
    return found[0]
  }

  /// Returns the record with exactly this name or, if there is none, the only record whose name differs just in upper
  /// and lower case.
  func found<R: Record>(
    _ name: String, among records: [R], _ path: KeyPath<R, String>, kind: String
  ) throws -> R {
    let exact = records.filter { $0[keyPath: path] == name }
    if let match = exact.first { return match }
    let folded = records.filter { $0[keyPath: path].lowercased() == name.lowercased() }
    if let match = folded.first, folded.count == 1 { return match }
    let known = records.map { $0[keyPath: path] }.sorted()
    let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
    let remedy =
      records.isEmpty
      ? "the budget has none" : Suggestion.question(for: name, among: known) ?? "there are \(names)"
    throw CommandError(.usage, "there is no \(kind) \"\(name)\"; \(remedy)")
  }
}
