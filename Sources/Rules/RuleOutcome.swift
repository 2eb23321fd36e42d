public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
public import Foundation
public import ImportCore

/// The effect of rules on a budget: the transactions that each rule matches, and the resulting budget.
public struct RuleOutcome: Hashable, Sendable {
  /// A group of transactions: those that one rule matches, or those that no rule matches.
  public struct Use: Hashable, Sendable {
    /// The number of transactions.
    public var count = 0
    /// The income and expenses by currency.
    ///
    /// Nil stands for the budget's own currency.
    public var sums: [Currency?: Flow] = [:]
    /// The first transactions, at most `exampleCount`.
    public var examples: [Transaction] = []
  }

  /// Income and expenses.
  public struct Flow: Hashable, Sendable {
    /// The sum of income.
    public var income: Decimal
    /// The sum of expenses.
    public var expense: Decimal
  }

  /// The maximum number of examples for each rule.
  static let exampleCount = 5

  /// The transactions that each rule matches, in the order of the rules.
  public let uses: [Use]
  /// The transactions without a category that no rule matches.
  ///
  /// Transfers need no category and are not counted.
  public let untaken: Use
  /// The import result after the rules were applied.
  public let result: ImportResult
}

extension CategoryRules {
  /// Applies the rules to an imported file.
  ///
  /// If nothing else refers to the result, it is changed in place, so a long log is not copied. Missing categories
  /// and members are added.
  ///
  /// - Returns: The transactions that each rule matches, and the changed result.
  public func applied(to result: consuming ImportResult) -> RuleOutcome {
    var application = RuleApplication(self, result)
    application.run()
    return application.outcome
  }
}

/// Counts and sums the transactions of one rule.
struct RuleTally {
  private var count = 0
  private var own = (income: ExactSum(), expense: ExactSum())
  private var others: [Currency: (income: ExactSum, expense: ExactSum)] = [:]
  private var examples: [Transaction] = []

  /// Adds a transaction.
  ///
  /// Its values are passed one by one, because copying a million transactions takes time.
  mutating func add(
    _ kind: TransactionKind, _ amount: Decimal, _ currency: Currency?, example: () -> Transaction
  ) {
    count += 1
    if examples.count < RuleOutcome.exampleCount { examples.append(example()) }
    if let currency {
      Self.add(kind, amount, to: &others[currency, default: (ExactSum(), ExactSum())])
    } else {
      Self.add(kind, amount, to: &own)
    }
  }

  private static func add(
    _ kind: TransactionKind, _ amount: Decimal, to sums: inout (income: ExactSum, expense: ExactSum)
  ) {
    if kind == .income { sums.income.add(amount) } else { sums.expense.add(amount) }
  }

  var use: RuleOutcome.Use {
    var use = RuleOutcome.Use()
    use.count = count
    use.examples = examples
    let flow = RuleOutcome.Flow(income: own.income.value, expense: own.expense.value)
    if flow.income != 0 || flow.expense != 0 { use.sums[nil] = flow }
    for (currency, sums) in others {
      use.sums[currency] = RuleOutcome.Flow(income: sums.income.value, expense: sums.expense.value)
    }
    return use
  }
}
