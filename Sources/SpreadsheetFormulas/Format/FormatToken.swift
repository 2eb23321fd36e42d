/// A part of a section of a number format code (ECMA-376 18.8.31).
enum FormatToken: Equatable {
  /// Characters shown as they are.
  case literal(String)
  /// A digit placeholder: `0`, `#` or `?`.
  case digit(Character)
  case point
  case comma
  case percent
  /// A `/`, in a fraction or a date.
  case slash
  /// An `E+` or `E-`.
  case exponent(showsPlus: Bool)
  /// An `@`, which stands for the text.
  case text
  /// The word General.
  case general
  /// A run of one letter of `ymdhs`, or of `e` or `b` for years.
  case date(Character, count: Int)
  /// A run of one letter in brackets: elapsed hours, minutes or seconds.
  case elapsed(Character, count: Int)
  /// An `AM/PM` or `A/P`, with the texts before and after noon.
  case halfDay(String, String)

  /// The placeholder character of a digit; nil for other tokens.
  var digit: Character? {
    guard case .digit(let kind) = self else { return nil }
    return kind
  }

  var isDigit: Bool { digit != nil }

  var isExponent: Bool {
    guard case .exponent = self else { return false }
    return true
  }
}
