public import BudgetModel
internal import ExactDecimals
public import Foundation

/// The explanation of a figure: the terms that were added and subtracted, and the sources of each term.
///
///     let terms = Envelopes(ledger, in: month).readyToAssignExplanation(in: ledger).terms
///     // startingBalance + 100, income + 3000 (two transactions), assigned − 900 (category Rent) …
public struct Explanation: Hashable, Sendable {
  /// The meaning of a figure or a term, for programs and for wording; new labels may be added.
  public struct Label: RawRepresentable, Hashable, Sendable {
    /// A name in lower camel case, such as `startingBalance`.
    public let rawValue: String

    /// Creates the label with this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether a term is added or subtracted.
  public enum Sign: String, CaseIterable, Hashable, Sendable {
    case plus, minus
  }

  /// A record of the budget from which a term was computed.
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
    /// The meaning of the term.
    public let label: Label
    /// The amount before the sign is applied; negative if the quantity itself is negative.
    public let amount: Decimal
    /// Whether it is added or subtracted.
    public let sign: Sign
    /// The category, if the term belongs to one, followed by the summed records in the order of the log.
    public let sources: [Source]

    /// Creates a term.
    public init(_ label: Label, _ sign: Sign, _ amount: Decimal, _ sources: [Source] = []) {
      self.label = label
      self.amount = amount
      self.sign = sign
      self.sources = sources
    }

    /// The amount with its sign.
    public var signedAmount: Decimal { sign == .plus ? amount : -amount }
  }

  /// The meaning of the figure.
  public let figure: Label
  /// Its terms; if there are none, the figure is 0.
  public let terms: [Term]
  /// The divisor of the sum of the terms: the number of days for a daily budget, otherwise 1.
  public let divisor: Int
  /// The figure: the sum of the terms ÷ the divisor; the last of its 34 digits may be inexact if it contains
  /// a quotient such as 1/3.
  public let value: Decimal

  /// Creates a figure with its terms.
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
  /// Creates the term of a sum of records with its category; nil if there is no sum.
  init?(_ label: Explanation.Label, _ sign: Explanation.Sign, _ part: SourcedSum?, of category: CategoryID?) {
    guard let part else { return nil }
    let sources = category.map { [Explanation.Source.category($0)] } ?? []
    self.init(label, sign, part.sum.value, sources + part.sources)
  }
}

/// A sum that keeps the sources of its parts.
struct SourcedSum {
  private(set) var sum = ExactSum()
  private(set) var sources: [Explanation.Source] = []

  mutating func add(_ transaction: Transaction) {
    sum.add(transaction.amount)
    sources.append(.transaction(transaction.id))
  }
}
