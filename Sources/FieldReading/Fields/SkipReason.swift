/// The reasons why a row is not a transaction.
public enum SkipReason: String, CaseIterable, Hashable, Sendable {
  /// The payment is not final yet.
  case pending
  /// No money moved.
  case void
  /// The row is an opening or closing balance.
  case balances
  /// The row is a total of other rows.
  case totals
  /// The row repeats the header row, or is a heading between rows.
  case headings
  /// The row is text below the last transaction.
  case footer
  /// The row is empty.
  case blank
}
