public import CalendarDates

/// The part of the log that is read.
///
/// A backup always reads the whole log. A book reads only the requested part, so that a command does not
/// become slower over the years.
public enum LogScope: Hashable, Sendable {
  /// No transaction.
  case none
  /// Every transaction.
  case all
  /// The transactions from the month that contains this day onwards.
  ///
  /// Earlier transactions are added up: one transaction replaces all transactions of the same month,
  /// category, account, member, currency and kind, so that balances, envelopes and monthly totals are exact.
  /// Without rollover, all months more than 13 months back are added up together.
  case since(CalendarDate)
  /// The transactions whose identifiers begin with these hexadecimal digits.
  case identity(String)
  /// The transactions entered last, at most this many.
  case last(Int)
  /// The transactions with this description or payee, ignoring case; the latest day comes first.
  case named(String, limit: Int)
}
