/// A part of a section of a number format code (ECMA-376 18.8.31).
enum FormatToken: Equatable {
  /// Characters shown as they are.
  case literal(String)
  /// A digit placeholder: `0`, `#` or `?`.
  case digit(Character)
  case point
  case comma
  case percent
  /// `/`, in a fraction or a date.
  case slash
  /// `E+` or `E-`.
  case exponent(showsPlus: Bool)
  /// `@`: the text.
  case text
  /// The word General.
  case general
  /// A run of one letter of `ymdhs`, or of `e` and `b` for years.
  case date(Character, count: Int)
  /// A run in brackets: elapsed hours, minutes or seconds.
  case elapsed(Character, count: Int)
  /// `AM/PM` or `A/P`: the texts before and after noon.
  case halfDay(String, String)

  /// The kind of a digit placeholder.
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
