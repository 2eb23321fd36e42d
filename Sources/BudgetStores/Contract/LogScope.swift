public import CalendarDates

/// The part of the log that is read.
///
/// A backup always gives all of it; a book reads only the requested part, so that a command takes the same
/// time after
/// years.
public enum LogScope: Hashable, Sendable {
  /// No transaction.
  case none
  /// Every transaction.
  case all
  /// The transactions from the month that contains this day onwards.
  ///
  /// Earlier ones are summed up: one transaction for each month and for each category, account, member,
  /// currency and kind, so that balances, envelopes and monthly totals are exact. If nothing rolls over,
  /// everything more than 13 months back is summed up together.
  case since(CalendarDate)
  /// The transactions whose identities begin with these hexadecimal digits.
  case identity(String)
  /// The last entered transactions, at most this many.
  case last(Int)
  /// The transactions with this description or payee, ignoring case; the latest day comes first.
  case named(String, limit: Int)
}
