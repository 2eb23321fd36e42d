public import BudgetModel
public import Foundation
internal import FieldReading

/// A rule that categorises transactions: if all conditions hold, it sets values (Docs/importing.md).
public struct CategoryRule: Hashable, Sendable {
  /// The conditions that a transaction must meet; nil or empty means no condition.
  public struct Conditions: Hashable, Sendable {
    /// Texts, one of which must occur in description, payee or notes, ignoring case and accents.
    public var texts: [String] = []
    /// A regular expression that matches somewhere in description, payee or notes, whatever their case.
    public var regex: TextPattern?
    /// The amounts, above 0, that it may have.
    public var amounts: ClosedRange<Decimal>?
    /// Names or last four digits of accounts.
    public var accounts: [String] = []
    /// Whether money came in or went out.
    public var direction: TransactionKind?

    /// Conditions that are all empty.
    public init() {}

    /// Whether there are no conditions.
    public var isEmpty: Bool { self == Conditions() }
  }

  /// The values that a transaction gets; nil or empty leaves the field unchanged.
  public struct Values: Hashable, Sendable {
    /// The name of its category.
    public var category: String?
    /// Its payee.
    public var payee: String?
    /// The name of its member.
    public var member: String?
    /// Words that are added to its tags.
    public var tags: [String] = []

    /// Values that are all empty.
    public init() {}

    /// Whether no value is set.
    public var isEmpty: Bool { self == Values() }
  }

  /// The rule's name.
  public var name: String
  /// The place of the rule.
  public var place: Provenance
  /// The conditions for a transaction.
  public let conditions: Conditions
  /// The values that a transaction gets.
  public let values: Values
  /// Whether the rule also changes transactions that have a category.
  public var overwrites: Bool

  /// A rule; by default it leaves transactions alone that already have a category.
  ///
  /// - Throws: `CategoryRuleError` for a rule that would match every transaction, or change none.
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

/// Why a rule is refused.
public enum CategoryRuleError: Error, Hashable, Sendable {
  /// It has no condition, so it would match every transaction.
  case noCondition
  /// A text or an account in its conditions is blank, which matches every transaction.
  case blankText
  /// It sets nothing.
  case nothingSet
}

/// Rules in their order; the first one that matches a transaction applies.
public struct CategoryRules: Hashable, Sendable {
  /// The rules.
  public var rules: [CategoryRule]

  /// A list of these rules.
  public init(_ rules: [CategoryRule] = []) {
    self.rules = rules
  }
}
