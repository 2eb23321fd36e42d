/// The format code of a number (ECMA-376 18.8.31).
public struct NumberFormat: Hashable, Sendable {
  /// The format code, independent of the user's language, such as `#,##0.00` or `yyyy-mm-dd`.
  public let code: String
  /// The kind of value that the code shows.
  public let kind: Kind

  /// The kind of value that a format code shows, such as a date or a percentage.
  public enum Kind: Hashable, Sendable {
    /// A number without a specific format.
    case general
    /// Digits, possibly with separators.
    case number
    /// An amount of money, with its symbol or code as written, such as `$`, `€` or `USD`; empty if the format has
    /// none.
    case currency(String)
    /// A percentage.
    case percent
    /// A day.
    case date
    /// A time of day or a duration.
    case time
    /// A day and a time.
    case dateTime
    /// A text.
    case text

    /// Whether the number is shown as a date.
    public var isDate: Bool { self == .date || self == .dateTime }
  }

  /// The format with this code.
  public init(_ code: String) {
    self.code = code
    kind = NumberFormatScanner.kind(of: code)
  }

  /// The general format.
  public static let general = NumberFormat("General")
  /// Whole numbers.
  public static let integer = NumberFormat("0")
  /// Two decimal places and thousands separators.
  public static let decimal = NumberFormat("#,##0.00")
  /// A percentage with one decimal place.
  public static let percent = NumberFormat("0.0%")
  /// A date in ISO 8601 form.
  public static let isoDate = NumberFormat("yyyy-mm-dd")
  /// Text, even if it looks like a number.
  public static let text = NumberFormat("@")
}
