public import Foundation

/// What a category may cost a week or a month (SPEC §1, Limit).
public struct Limit: Record {
  public var id: Identifier<Limit>
  /// The category, which is not one of income.
  public var categoryID: Identifier<Category>
  /// The member whose spending counts; nil for everybody's.
  public var memberID: Identifier<Member>?
  /// The amount, above 0.
  public var amount: Decimal
  /// The span of time that the amount is for.
  public var period: LimitPeriod
  /// The percentage from which it warns, 50 to 95.
  public var alertThreshold: Int
  /// Whether spending beyond it is refused.
  public var isEnforced: Bool
  public var info: RecordInfo

  /// A limit; what is left out is as in a new one.
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

/// The span of time that a limit is for.
public enum LimitPeriod: String, CaseIterable, Hashable, Sendable {
  case weekly, monthly
}

/// Somebody in the household: the owner of limits and, optionally, of transactions (SPEC §1, Member).
public struct Member: Record {
  public var id: Identifier<Member>
  /// The name.
  public var name: String
  public var info: RecordInfo

  /// A member with this name.
  public init(id: Identifier<Member>, name: String, info: RecordInfo) {
    self.id = id
    self.name = name
    self.info = info
  }
}
