public import BudgetModel
internal import ExactDecimals
public import Foundation

/// How a figure came about: the terms that were added and taken away, and what each of them was made of.
///
///     let terms = Envelopes(ledger, in: month).readyToAssignExplanation(in: ledger).terms
///     // startingBalance + 100, income + 3000 (two transactions), assigned − 900 (category Rent) …
public struct Explanation: Hashable, Sendable {
  /// What a figure or a term is, for programs and for wording; the vocabulary is open.
  public struct Label: RawRepresentable, Hashable, Sendable {
    /// A name in lower camel case, such as `startingBalance`.
    public let rawValue: String

    /// The label with this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether a term is added or taken away.
  public enum Sign: String, CaseIterable, Hashable, Sendable {
    case plus, minus
  }

  /// A record of the budget that a term was made of.
  public enum Source: Hashable, Sendable {
    case category(CategoryID)
    case transaction(Identifier<Transaction>)
    case monthlyBudget(Identifier<MonthlyBudget>)
    case account(Identifier<Account>)
    case bill(Identifier<Bill>)
    case limit(Identifier<Limit>)
  }

  /// One amount of the figure.
  public struct Term: Hashable, Sendable {
    /// What it is.
    public let label: Label
    /// The amount before its sign; below 0 where what it counts is.
    public let amount: Decimal
    /// Whether it is added or taken away.
    public let sign: Sign
    /// The category first, where the term is one's, then the records that were summed, in the order of the log.
    public let sources: [Source]

    /// A term.
    public init(_ label: Label, _ sign: Sign, _ amount: Decimal, _ sources: [Source] = []) {
      self.label = label
      self.amount = amount
      self.sign = sign
      self.sources = sources
    }

    /// The amount with its sign.
    public var signedAmount: Decimal { sign == .plus ? amount : -amount }
  }

  /// What the figure is.
  public let figure: Label
  /// Its terms; without any, the figure is 0.
  public let terms: [Term]
  /// What their sum is divided by: the days of a daily budget, else 1.
  public let divisor: Int
  /// The figure: the sum of the terms ÷ the divisor, but for the last of 34 digits where a third is in it.
  public let value: Decimal

  /// A figure with its terms.
  public init(_ figure: Label, _ value: Decimal, dividedBy divisor: Int = 1, _ terms: [Term]) {
    self.figure = figure
    self.value = value
    self.divisor = divisor
    self.terms = terms
  }

  /// The sum of the terms.
  public var sum: Decimal { terms.lazy.map(\.signedAmount).exactSum() }
}

extension Explanation.Term {
  /// A sum of records with the category that it belongs to; nil where nothing was summed.
  init?(_ label: Explanation.Label, _ sign: Explanation.Sign, _ part: SourcedSum?, of category: CategoryID?) {
    guard let part else { return nil }
    let sources = category.map { [Explanation.Source.category($0)] } ?? []
    self.init(label, sign, part.sum.value, sources + part.sources)
  }
}

/// A sum that remembers what it was made of.
struct SourcedSum {
  private(set) var sum = ExactSum()
  private(set) var sources: [Explanation.Source] = []

  mutating func add(_ transaction: Transaction) {
    sum.add(transaction.amount)
    sources.append(.transaction(transaction.id))
  }
}
