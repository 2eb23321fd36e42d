internal import BudgetModel
internal import Foundation
internal import ParallelWork
internal import FieldReading

/// Rules prepared to be matched with many transactions of one budget, on one thread.
final class RuleMatcher {
  private struct Compiled {
    let direction: TransactionKind?
    let amounts: ClosedRange<Decimal>?
    /// The accounts of the budget that the rule names; nil if the rule applies to every account.
    let accounts: Set<Identifier<Account>>?
    let pattern: PatternSearch?
    let overwrites: Bool
  }

  private let rules: [Compiled]
  private let automaton: TextAutomaton
  /// The index of the rule that each text belongs to.
  private let ruleOfText: [Int]
  /// The indices of the rules without a text, in order.
  private let withoutText: [Int]
  /// Reused memory for a folded text, and for the rules whose texts occur in it.
  private var buffer: [UInt8] = []
  private var candidates: [Int] = []

  /// Prepares rules for a budget with these accounts.
  init(_ rules: CategoryRules, accounts: [Account]) {
    self.rules = rules.rules.map { rule in
      let names = Set(rule.conditions.accounts.map(FoldedText.text))
      let known = accounts.filter {
        names.contains(FoldedText.text($0.name)) || $0.lastFourDigits.map(names.contains) ?? false
      }
      return Compiled(
        direction: rule.conditions.direction, amounts: rule.conditions.amounts,
        accounts: rule.conditions.accounts.isEmpty ? nil : Set(known.map(\.id)),
        pattern: rule.conditions.regex.map(PatternSearch.init), overwrites: rule.overwrites)
    }
    let texts = rules.rules.enumerated().flatMap { index, rule in
      rule.conditions.texts.map { (index, FoldedText.bytes($0.trimmed)) }
    }
    automaton = TextAutomaton(texts.map(\.1))
    ruleOfText = texts.map(\.0)
    withoutText = rules.rules.indices.filter { rules.rules[$0].conditions.texts.isEmpty }
  }

  /// The number of neighbouring transactions that a thread matches at a time.
  ///
  /// Two or more blocks are matched on all cores.
  private static let blockSize = 8_192

  /// Returns, for each transaction of a budget, the index of the first rule that matches it.
  ///
  /// Long logs use all cores.
  static func matches(_ rules: CategoryRules, in budget: Budget) -> [Int?] {
    let transactions = budget.transactions
    guard transactions.count >= 2 * blockSize else {
      return RuleMatcher(rules, accounts: budget.accounts).matches(transactions[...])
    }
    let work = OrderedWork<Range<Int>, [Int?], Never>(onAllCores: { [accounts = budget.accounts] in
      let matcher = RuleMatcher(rules, accounts: accounts)
      return { matcher.matches(transactions[$0]) }
    })
    var matches: [Int?] = []
    matches.reserveCapacity(transactions.count)
    let blocks = stride(from: 0, to: transactions.count, by: blockSize).lazy.map {
      $0..<min($0 + blockSize, transactions.count)
    }
    work.forEachResult(of: blocks) { matches += $0 }
    return matches
  }

  private func matches(_ transactions: ArraySlice<Transaction>) -> [Int?] {
    // The pointer keeps the threads from updating the reference count of one shared array.
    transactions.withUnsafeBufferPointer { all in all.indices.map { rule(for: all, $0) } }
  }

  /// Returns the index of the first rule that matches a transaction; nil if none does.
  ///
  /// A transaction that has a category is matched only by rules with `overwrites`. The transaction is not
  /// copied, because copying takes time.
  private func rule(for transactions: UnsafeBufferPointer<Transaction>, _ place: Int) -> Int? {
    if transactions[place].kind == .transfer { return nil }
    var best = Int.max
    if !ruleOfText.isEmpty {
      candidates.removeAll(keepingCapacity: true)
      search(transactions[place].description)
      if let payee = transactions[place].payee { search(payee) }
      if let notes = transactions[place].notes { search(notes) }
      // The other conditions are checked only for the few rules whose texts occur.
      for index in candidates where index < best && holds(index, transactions[place]) { best = index }
    }
    for index in withoutText {
      if index >= best { break }
      if holds(index, transactions[place]) { best = index }
    }
    return best == .max ? nil : best
  }

  /// Collects the rules whose texts occur in this text.
  private func search(_ text: String) {
    automaton.search(text, &buffer) { candidates.append(ruleOfText[$0]) }
  }

  /// Returns whether all conditions of a rule except its texts are met.
  private func holds(_ index: Int, _ transaction: borrowing Transaction) -> Bool {
    let rule = rules[index]
    if transaction.categoryID != nil, !rule.overwrites { return false }
    if let direction = rule.direction, direction != transaction.kind { return false }
    if let amounts = rule.amounts, !amounts.contains(transaction.amount) { return false }
    if let accounts = rule.accounts {
      guard let account = transaction.accountID, accounts.contains(account) else { return false }
    }
    guard let pattern = rule.pattern else { return true }
    if pattern.matches(transaction.description) { return true }
    if let payee = transaction.payee, pattern.matches(payee) { return true }
    return transaction.notes.map(pattern.matches) ?? false
  }
}
