public import BudgetModel
public import Foundation
internal import FieldReading

/// A rule that sets values of a transaction, such as its category, if all conditions are met (Docs/importing.md).
public struct CategoryRule: Hashable, Sendable {
  /// The conditions that a transaction must meet.
  ///
  /// A property that is nil or empty states no condition.
  public struct Conditions: Hashable, Sendable {
    /// The texts to search for: the description, payee or notes must contain one of them; case and accents are ignored.
    public var texts: [String] = []
    /// A regular expression that must match within the description, payee or notes; case is ignored.
    public var regex: TextPattern?
    /// The range of amounts, without signs.
    public var amounts: ClosedRange<Decimal>?
    /// The names or last four digits of accounts.
    public var accounts: [String] = []
    /// Whether money came in or went out.
    public var direction: TransactionKind?

    /// Creates empty conditions.
    public init() {}

    /// Whether there are no conditions.
    public var isEmpty: Bool { self == Conditions() }
  }

  /// The values that a transaction receives.
  ///
  /// A property that is nil or empty leaves the field unchanged.
  public struct Values: Hashable, Sendable {
    /// The name of the category.
    public var category: String?
    /// The payee.
    public var payee: String?
    /// The name of the member.
    public var member: String?
    /// Tags that are added to the transaction's tags.
    public var tags: [String] = []

    /// Creates empty values.
    public init() {}

    /// Whether no value is set.
    public var isEmpty: Bool { self == Values() }
  }

  /// The rule's name.
  public var name: String
  /// The position of the rule in its file.
  public var place: Provenance
  /// The conditions for a transaction.
  public let conditions: Conditions
  /// The values that a transaction receives.
  public let values: Values
  /// Whether the rule also changes transactions that have a category.
  public var overwrites: Bool

  /// Creates a rule.
  ///
  /// By default, it does not change transactions that already have a category.
  ///
  /// - Throws: `CategoryRuleError` if the rule would match every transaction or change none.
  public init(
    name: String, place: Provenance, conditions: Conditions, values: Values, overwrites: Bool = false
  ) throws(CategoryRuleError) {
    guard !conditions.isEmpty else { throw .noCondition }
    guard (conditions.texts + conditions.accounts).allSatisfy({ !FoldedText.bytes($0).isEmpty }) else {
      throw .blankText
    }
    guard !values.isEmpty else { throw .nothingSet }
    self.name = name
    self.place = place
    self.conditions = conditions
    self.values = values
    self.overwrites = overwrites
  }
}

/// The reason why a rule is refused.
public enum CategoryRuleError: Error, Hashable, Sendable {
  /// The rule has no condition, so it would match every transaction.
  case noCondition
  /// A text or an account in the conditions is blank, so it would match every transaction.
  case blankText
  /// The rule sets no value.
  case nothingSet
}

/// A list of rules.
///
/// The first rule that matches a transaction applies to it.
public struct CategoryRules: Hashable, Sendable {
  /// The rules.
  public var rules: [CategoryRule]

  /// Creates a list of these rules.
  public init(_ rules: [CategoryRule] = []) {
    self.rules = rules
  }
}
