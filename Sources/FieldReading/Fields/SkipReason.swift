/// The reasons why a row is not a transaction.
public enum SkipReason: String, CaseIterable, Hashable, Sendable {
  /// Not final yet.
  case pending
  /// Nothing moved.
  case void
  /// An opening or closing balance.
  case balances
  /// A total of other rows.
  case totals
  /// The header again, or a heading between rows.
  case headings
  /// Text after the last row.
  case footer
  /// Nothing at all.
  case blank
}
