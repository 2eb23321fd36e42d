import ArgumentParser
import BudgetModel
import BudgetStores
import Foundation

/// Completes names from the book of this folder, in every shell.
enum NameCompletion {
  /// The names of categories.
  static let categories = names { $0.categories.map(\.name) }
  /// The names of accounts.
  static let accounts = names { $0.accounts.map(\.name) }
  /// The titles of bills.
  static let bills = names { $0.bills.map(\.title) }
  /// The names of members.
  static let members = names { $0.members.map(\.name) }
  /// The descriptions of the last entries.
  static let texts = CompletionKind.custom { _, _, prefix in
    found(.last(500)) { Array(Set($0.transactions.map(\.description))) }.filter { $0.hasPrefix(prefix) }
  }

  private static func names(_ list: @escaping @Sendable (Budget) -> [String]) -> CompletionKind {
    .custom { _, _, prefix in found(.none, list).filter { $0.lowercased().hasPrefix(prefix.lowercased()) } }
  }

  /// Returns the completions from a book; without a book there are none, because a shell shows no errors.
  private static func found(_ scope: LogScope, _ list: (Budget) -> [String]) -> [String] {
    let console = Console.process()
    guard let file = try? StoreFile(nil, now: console.now(), on: console),
      let store = try? file.store(on: console),
      let budget = try? store.read({ try $0.budget(scope) })
    else { return [] }
    return list(budget).sorted()
  }
}
