public import Foundation

/// A spending limit of a category for a week or a month (SPEC §1, Limit).
public struct Limit: Record {
  public var id: Identifier<Limit>
  /// The category, which cannot be an income category.
  public var categoryID: Identifier<Category>
  /// The member whose spending counts; nil if all spending counts.
  public var memberID: Identifier<Member>?
  /// The amount, above 0.
  public var amount: Decimal
  /// The span of time that the amount covers.
  public var period: LimitPeriod
  /// The percentage at which a warning is given, 50 to 95.
  public var alertThreshold: Int
  /// Whether spending beyond the limit is refused.
  public var isEnforced: Bool
  public var info: RecordInfo

  /// Creates a limit; omitted parameters have the defaults of a new limit.
  public init(
    id: Identifier<Limit>, categoryID: Identifier<Category>, memberID: Identifier<Member>? = nil,
    amount: Decimal,
    period: LimitPeriod, alertThreshold: Int = 80, isEnforced: Bool = false, info: RecordInfo
  ) {
    self.id = id
    self.categoryID = categoryID
    self.memberID = memberID
    self.amount = amount
    self.period = period
    self.alertThreshold = alertThreshold
    self.isEnforced = isEnforced
    self.info = info
  }
}

/// The span of time that a limit covers.
public enum LimitPeriod: String, CaseIterable, Hashable, Sendable {
  case weekly, monthly
}

/// A person in the household: the owner of limits and, optionally, of transactions (SPEC §1, Member).
public struct Member: Record {
  public var id: Identifier<Member>
  /// The name.
  public var name: String
  public var info: RecordInfo

  /// Creates a member with this name.
  public init(id: Identifier<Member>, name: String, info: RecordInfo) {
    self.id = id
    self.name = name
    self.info = info
  }
}
