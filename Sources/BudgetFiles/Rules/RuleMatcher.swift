internal import BudgetModel
internal import Foundation

/// Rules made ready to be held against many transactions of one budget.
struct RuleMatcher {
  private struct Compiled {
    let direction: TransactionKind?
    let amounts: ClosedRange<Decimal>?
    /// The accounts of the budget that it names; nil where any will do.
    let accounts: Set<Identifier<Account>>?
    let regex: Regex<AnyRegexOutput>?
    let overwrites: Bool
  }

  private let rules: [Compiled]
  private let automaton: TextAutomaton
  /// The rule of each text.
  private let ruleOfText: [Int]
  /// Rules without a text, in their order.
  private let withoutText: [Int]

  /// Rules for the transactions of a budget with these accounts.
  init(_ rules: CategoryRules, accounts: [Account]) {
    self.rules = rules.rules.map { rule in
      let names = Set(rule.conditions.accounts.map(FoldedText.text))
      let known = accounts.filter {
        names.contains(FoldedText.text($0.name)) || $0.lastFourDigits.map(names.contains) ?? false
      }
      return Compiled(
        direction: rule.conditions.direction, amounts: rule.conditions.amounts,
        accounts: rule.conditions.accounts.isEmpty ? nil : Set(known.map(\.id)),
        // Reading has tried each of them.
        regex: rule.conditions.regex.flatMap { try? Regex($0).ignoresCase() }, overwrites: rule.overwrites)
    }
    let texts = rules.rules.enumerated().flatMap { index, rule in
      rule.conditions.texts.map { (index, FoldedText.bytes($0.trimmed)) }
    }
    automaton = TextAutomaton(texts.map(\.1))
    ruleOfText = texts.map(\.0)
    withoutText = rules.rules.indices.filter { rules.rules[$0].conditions.texts.isEmpty }
  }

  /// The first rule that takes a transaction; one that has a category is taken only by rules that overwrite.
  ///
  /// - Parameters:
  ///   - transaction: The transaction.
  ///   - buffer: Room for its folded texts, to be used again.
  /// - Returns: The rule's place, or nil.
  func rule(for transaction: borrowing Transaction, _ buffer: inout [UInt8]) -> Int? {
    if transaction.kind == .transfer { return nil }
    var best = Int.max
    if !ruleOfText.isEmpty {
      consider(transaction.description, transaction, &buffer, &best)
      if let payee = transaction.payee, best > 0 { consider(payee, transaction, &buffer, &best) }
      if let notes = transaction.notes, best > 0 { consider(notes, transaction, &buffer, &best) }
    }
    for index in withoutText {
      if index >= best { break }
      if holds(index, transaction) { best = index }
    }
    return best == .max ? nil : best
  }

  private func consider(
    _ text: String, _ transaction: borrowing Transaction, _ buffer: inout [UInt8], _ best: inout Int
  ) {
    // Texts that stand in a row are few; the conditions beside them are looked at only then.
    var earliest = best
    automaton.search(text, &buffer) { place in
      let index = ruleOfText[place]
      if index < earliest, holds(index, transaction) { earliest = index }
    }
    best = earliest
  }

  /// Whether all conditions but the texts hold.
  private func holds(_ index: Int, _ transaction: borrowing Transaction) -> Bool {
    let rule = rules[index]
    if transaction.categoryID != nil, !rule.overwrites { return false }
    if let direction = rule.direction, direction != transaction.kind { return false }
    if let amounts = rule.amounts, !amounts.contains(transaction.amount) { return false }
    if let accounts = rule.accounts {
      guard let account = transaction.accountID, accounts.contains(account) else { return false }
    }
    guard let regex = rule.regex else { return true }
    for text in [transaction.description, transaction.payee, transaction.notes] {
      if let text, (try? regex.firstMatch(in: text)) != nil { return true }
    }
    return false
  }
}
