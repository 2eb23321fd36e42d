public import Foundation

/// A place where money is held (SPEC §1, Account).
public struct Account: Record {
  public var id: Identifier<Account>
  /// The name.
  public var name: String
  /// What kind of account it is.
  public var kind: AccountKind
  /// The balance before the first transaction; negative for a debt.
  public var openingBalance: Decimal
  /// Whether this is the account for daily spending; a budget has at most one such account.
  public var isPrimary: Bool
  /// The last four digits of the account number; the other digits are never stored.
  public var lastFourDigits: String?
  /// The colour in which it is shown.
  public var color: HexColor?
  /// The name of its symbol.
  public var icon: String?
  public var info: RecordInfo

  /// Creates an account; omitted parameters have the defaults of a new account.
  public init(
    id: Identifier<Account>, name: String, kind: AccountKind = .checking, openingBalance: Decimal = 0,
    isPrimary: Bool = false, lastFourDigits: String? = nil, color: HexColor? = nil, icon: String? = nil,
    info: RecordInfo
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.openingBalance = openingBalance
    self.isPrimary = isPrimary
    self.lastFourDigits = lastFourDigits
    self.color = color
    self.icon = icon
    self.info = info
  }
}

/// The kinds of accounts.
public enum AccountKind: String, CaseIterable, Hashable, Sendable {
  case checking, savings, creditCard, loan, cash

  /// Whether money in the account can be assigned to categories (SPEC §2): true for checking, savings and
  /// cash.
  public var isOnBudget: Bool { self != .creditCard && self != .loan }
}
