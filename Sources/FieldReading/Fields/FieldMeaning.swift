/// What a column of a workbook or a CSV means.
///
/// Profiles and mappings use the same names (`Docs/profiles.md`).
public enum FieldMeaning: UInt8, CaseIterable, Hashable, Sendable {
  // Transactions.
  case date, valueDate, time, year, month, day
  case payee, description, memo, note
  case category, subcategory, group
  case amount, outflow, inflow, indicator, fee, tax, balance, currency
  case account, toAccount, iban, member, tags, period, bill, receipt
  case id, reference, checkNumber, type, rowType, status, cleared, order
  // Plans.
  case budgeted, actual, difference, percentUsed, total, frequency, dueDate, color
  case startingBalance, assigned, plannedIncome, fixedTotal, variableTotal, savingsGoal
  // Accounts, settings and lists.
  case isPrimary, lastFourDigits
  case setting, settingValue, rule
  // Known columns that a budget does not need.
  case ignored

  /// The name of the meaning in profiles and mappings.
  public var name: String { Self.names[Int(rawValue)] }

  /// The meaning with this name; nil for an unknown name.
  public init?(name: some StringProtocol) {
    guard let place = Self.names.firstIndex(where: { $0 == name }) else { return nil }
    self = Self.allCases[place]
  }

  /// The index of the meaning in arrays that have one element per meaning.
  package var index: Int { Int(rawValue) }

  private static let names = allCases.map { String(describing: $0) }

  /// Meanings that have their own field in a transaction, or whose value the transaction's amount or date already
  /// contains.
  package static let placedInLog: Set<FieldMeaning?> = [
    .date, .time, .day, .month, .year, .payee, .description, .memo, .note, .category, .amount, .outflow,
    .inflow, .indicator, .type, .balance, .currency, .account, .toAccount, .member, .tags, .id, .order,
    .period, .bill, .receipt,
  ]

  /// Meanings that a profile may name.
  ///
  /// The other meanings are found in the file or set in another way.
  package static let ofProfiles: Set<FieldMeaning> = [
    .date, .valueDate, .time, .payee, .description, .memo, .note, .category, .group, .amount, .fee, .balance,
    .currency, .account, .toAccount, .iban, .member, .tags, .id, .reference, .checkNumber, .type, .status,
    .cleared, .month, .budgeted, .actual,
  ]
}
