package import BudgetModel
internal import ExactDecimals
package import Foundation

/// An amount of a bank's CSV: its value as written, and the marks next to the digits.
package struct AmountField: Hashable {
  /// The value with its sign.
  package private(set) var value: Decimal
  /// The direction of money: income for `CR` next to the digits, expense for `DR`; nil without these letters.
  package var direction: TransactionKind?
  /// The currency's symbol or code as written; empty without one.
  package var currencyText = ""
  /// Whether the amount has a plus sign.
  package var hasPlus = false

  /// Parses an amount with a known decimal separator; nil if the text is not an amount.
  package init?(_ text: String, mark: DecimalMark) {
    var text = text
    let short = text.withUTF8 { DecimalParts(short: $0, mark: UInt8(ascii: mark == .point ? "." : ",")) }
    if let value = short?.decimal {
      self.init(value)
      hasPlus = text.utf8.first == UInt8(ascii: "+")
    } else {
      let (rest, direction) = Self.withoutDirection(text)
      // If the other amounts have decimal points, `80,00` is still read with a decimal comma: nothing else is possible.
      let other: DecimalMark = mark == .point ? .comma : .point
      guard
        let amount = AmountText(rest, decimalMark: mark)
          ?? (MarkEvidence(text) == .mark(other) ? AmountText(rest, decimalMark: other) : nil)
      else { return nil }
      self.init(amount, direction)
      hasPlus = text.contains("+")
    }
  }

  /// This amount with its value read as cents: `1250` becomes 12.50.
  package var ofCents: AmountField {
    var field = self
    field.value = Decimal(sign: value.sign, exponent: -2, significand: value.magnitude)
    return field
  }

  private init(_ value: Decimal) {
    self.value = value
  }

  /// Parses an amount with any decimal separator.
  ///
  /// Use it to find out whether a text is an amount at all.
  package init?(anyMark text: String) {
    let (rest, direction) = Self.withoutDirection(text)
    guard let amount = AmountText(anyMark: rest) else { return nil }
    self.init(amount, direction)
  }

  private init(_ amount: AmountText, _ direction: TransactionKind?) {
    (value, currencyText, self.direction) = (amount.value, amount.currencyText, direction)
  }

  /// Removes `CR` or `DR` before or after an amount, or `C` or `D` (German `H` or `S`) after it.
  private static func withoutDirection(_ text: String) -> (Substring, TransactionKind?) {
    guard let last = text.utf8.last, (last | 0x20) &- 0x61 < 26 else { return withoutPrefix(text) }
    let number = text.prefix { !$0.isLetter }
    guard number.contains(where: \.isNumber) else { return (text[...], nil) }
    switch text.dropFirst(number.count).uppercased() {
    case "CR", "C", "H": return (number, .income)
    case "DR", "D", "S": return (number, .expense)
    default: return (text[...], nil)
    }
  }

  private static func withoutPrefix(_ text: String) -> (Substring, TransactionKind?) {
    guard let first = text.utf8.first, [0x43, 0x44, 0x63, 0x64].contains(first) else {
      return (text[...], nil)
    }
    switch text.prefix(3).uppercased() {
    case "CR ": return (text.dropFirst(3), .income)
    case "DR ": return (text.dropFirst(3), .expense)
    default: return (text[...], nil)
    }
  }
}

/// What the digits of a text say about its decimal separator.
package enum MarkEvidence: Hashable {
  /// The text does not help to find the decimal separator.
  case none
  /// A whole number without a mark: `small` has at most three digits, `large` has more.
  case small, large
  /// The text can only be read with this decimal separator.
  case mark(DecimalMark)
  /// One mark before three digits (`1.234`): it is a thousands separator or a decimal separator.
  case open(DecimalMark)

  package init(_ text: String) {
    var (points, commas, last) = (0, 0, UInt8(0))
    var (before, after, seen) = (0, 0, 0)
    var (isGrouped, hasGap) = (false, false)
    var startsWithZero = false
    var previousIsDigit = false
    var previousIsLetter = false
    for byte in text.utf8 {
      if byte &- 0x30 <= 9 {
        if seen == 0 { startsWithZero = byte == 0x30 }
        isGrouped = isGrouped || hasGap
        hasGap = false
        seen += 1
        after += 1
        previousIsDigit = true
      } else {
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
          // A point after letters (`Fr.`) belongs to the letters.
          if !previousIsLetter, seen > 0 || points + commas == 0 {
            if byte == UInt8(ascii: ".") { points += 1 } else { commas += 1 }
            last = byte
            before = seen
            after = 0
          }
        } else if byte == UInt8(ascii: "'") || byte == 0x99 || byte == 0xAF || byte == 0xA0, seen > 0 {
          isGrouped = isGrouped || previousIsDigit
        }
        // A space between digits is a thousands separator. A space between the digits and a currency is not.
        hasGap = byte == 0x20 && previousIsDigit
        previousIsDigit = false
      }
      previousIsLetter = byte >= 0x80 || (byte | 0x20) &- 0x61 < 26
    }
    guard points + commas > 0, seen > 0, after > 0 else {
      let isWhole = seen > 0 && points + commas == 0 && !isGrouped && !startsWithZero
      self = !isWhole ? .none : seen > 3 ? .large : .small
      return
    }
    let mark: DecimalMark = last == UInt8(ascii: ".") ? .point : .comma
    let other: DecimalMark = mark == .point ? .comma : .point
    if points > 0, commas > 0 {
      self = .mark(mark)
    } else if points + commas > 1 {
      self = .mark(other)
    } else if after == 3, (1...3).contains(before), !isGrouped, !startsWithZero {
      self = .open(mark)
    } else {
      self = .mark(mark)
    }
  }
}
