/// The format code of a number (ECMA-376 18.8.31).
public struct NumberFormat: Hashable, Sendable {
  /// The code in the language of files, such as `#,##0.00` or `yyyy-mm-dd`.
  public let code: String
  /// The kind of the code's result.
  public let kind: Kind

  /// The appearance of numbers.
  public enum Kind: Hashable, Sendable {
    /// Unformatted.
    case general
    /// Digits, perhaps with separators.
    case number
    /// An amount of money; the symbol or code as written, such as `$`, `€` or `USD`; empty if it is not named.
    case currency(String)
    /// A percentage.
    case percent
    /// A day.
    case date
    /// A time or a span of time.
    case time
    /// A day and a time.
    case dateTime
    /// A text.
    case text

    /// Whether the number counts days.
    public var isDate: Bool { self == .date || self == .dateTime }
  }

  /// The format with this code.
  public init(_ code: String) {
    self.code = code
    kind = NumberFormatScanner.kind(of: code)
  }

  /// An unformatted number.
  public static let general = NumberFormat("General")
  /// Whole numbers.
  public static let integer = NumberFormat("0")
  /// Two places and separators.
  public static let decimal = NumberFormat("#,##0.00")
  /// A percentage with one place.
  public static let percent = NumberFormat("0.0%")
  /// A day in the form of ISO 8601.
  public static let isoDate = NumberFormat("yyyy-mm-dd")
  /// Text, even if it looks like a number.
  public static let text = NumberFormat("@")
}
