internal import ExactDecimals
package import Foundation

/// Amounts as people and programs write them: `1,234.50`, `(85.00)`, `1.234,56 €`, `- $21.59`, `11'373.94`.
package struct AmountText: Hashable, Sendable {
  package typealias DecimalMark = FieldReading.DecimalMark

  /// The amount with its sign.
  package let value: Decimal
  /// The currency's symbol or letters as written; empty without any.
  package let currencyText: String

  /// Parses an amount.
  ///
  /// Returns nil if the text is not an amount.
  ///
  /// Without `decimalMark`, `1,234` has a thousands separator and `1,23` a decimal comma. If a text has both
  /// a point and a comma, the last one is the decimal separator. `1.234` is read with a decimal point.
  package init?(_ text: some StringProtocol, decimalMark: DecimalMark? = nil) {
    self.init(text, marks: [decimalMark])
  }

  /// Parses an amount with any decimal separator.
  ///
  /// Use it to find out whether a text is an amount at all.
  package init?(anyMark text: some StringProtocol) {
    self.init(text, marks: [nil, .comma, .point])
  }

  private init?(_ text: some StringProtocol, marks: [DecimalMark?]) {
    if marks.first != .comma, let plain = Self.plain(text) {
      (value, currencyText) = (plain, "")
      return
    }
    var scanner = AmountScanner()
    guard scanner.scan(text), let parts = marks.lazy.compactMap({ scanner.digits.parts($0) }).first,
      let value = DecimalParts(
        mantissa: scanner.isNegative ? -parts.mantissa : parts.mantissa, exponent: parts.exponent
      ).decimal
    else { return nil }
    self.value = value
    currencyText = scanner.currency
  }

  /// Returns the sum of a text such as `25000+5000`; nil if the text is not a sum of at least two amounts.
  package static func sum(_ text: String, decimalMark: DecimalMark? = nil) -> Decimal? {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard (2...mostParts).contains(parts.count) else { return nil }
    let amounts = parts.compactMap { AmountText($0, decimalMark: decimalMark)?.value }
    return amounts.count == parts.count ? amounts.exactSum() : nil
  }

  /// The maximum number of amounts in a sum.
  private static let mostParts = 64

  /// The number of a text such as `-12.50`: only digits, at most one minus sign and one decimal point.
  ///
  /// Most amounts are written like this, so this fast reading comes first.
  private static func plain(_ text: some StringProtocol) -> Decimal? {
    var (mantissa, digits, places): (Int64, Int, Int?) = (0, 0, nil)
    var isNegative = false
    for byte in text.utf8 {
      if byte &- 0x30 <= 9 {
        guard digits < 18 else { return nil }
        mantissa = mantissa * 10 + Int64(byte &- 0x30)
        digits += 1
        places = places.map { $0 + 1 }
      } else if byte == UInt8(ascii: "."), digits > 0, places == nil {
        places = 0
      } else if byte == UInt8(ascii: "-"), digits == 0, !isNegative {
        isNegative = true
      } else {
        return nil
      }
    }
    guard digits > 0, places != 0 else { return nil }
    return DecimalParts(mantissa: Int128(isNegative ? -mantissa : mantissa), exponent: -(places ?? 0)).decimal
  }
}

/// Splits an amount in one pass into its sign, its currency, and the digits with their separators.
private struct AmountScanner {
  private(set) var isNegative = false
  private(set) var currency = ""
  private(set) var digits = AmountDigits()
  private var hasSign = false
  private var isNumberEnded = false
  private var isAfterLetter = false
  /// Whether the currency is in front of the digits.
  private var isInFront = false

  /// The maximum number of bytes that the letters of a currency take.
  ///
  /// Most texts that are not amounts have more letters. They are refused early.
  private static let longestCurrency = 24

  mutating func scan(_ text: some StringProtocol) -> Bool {
    var scalars = Substring(text).unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    if scalars.last == ")" {
      // A symbol may stand before the bracket: `$(12.00)`.
      guard let open = scalars.firstIndex(of: "("), !scalars[..<open].contains(where: { "0"..."9" ~= $0 })
      else { return false }
      (isNegative, hasSign) = (true, true)
      scalars = scalars.dropLast()
      scalars.remove(at: open)
    }
    for scalar in scalars {
      guard take(scalar), currency.utf8.count <= Self.longestCurrency else { return false }
    }
    digits.dropTrailingGaps()
    // A small letter in front of a number is a typing error (`r45`), a capital letter is a currency (`R45`).
    let isSlip = isInFront && currency.utf8.count == 1 && currency >= "a" && currency <= "z"
    return digits.count > 0 && currency.count <= 6 && !isSlip && CurrencyWords.contains(currency)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9":
      return !isNumberEnded && digits.append(digit: Int128(scalar.value - 0x30))
    case ".", ",":
      // Points within or after a currency's letters (`Fr.`) belong to the currency.
      if isNumberEnded || !digits.hasStarted && isAfterLetter && scalar == "." {
        currency.unicodeScalars.append(scalar)
      } else {
        digits.append(separator: scalar == "." ? .point : .comma)
      }
    case "'", "\u{2019}":
      guard digits.hasStarted, !isNumberEnded else { return false }
      digits.append(separator: .gap)
    case " ", "\u{A0}", "\u{202F}", "\u{2009}", "\t":
      if digits.hasStarted, !isNumberEnded { digits.append(separator: .gap) }
    case "-", "\u{2212}", "\u{2013}":
      guard !hasSign else { return false }
      (hasSign, isNegative) = (true, true)
      isNumberEnded = digits.hasStarted
    case "+":
      guard !hasSign else { return false }
      hasSign = true
      isNumberEnded = digits.hasStarted
    case "\u{200E}", "\u{200F}": break
    default: return takeCurrency(scalar)
    }
    return true
  }

  private mutating func takeCurrency(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    let isMark = properties.generalCategory == .nonspacingMark && !currency.isEmpty
    guard properties.isAlphabetic || properties.generalCategory == .currencySymbol || isMark else {
      return false
    }
    if digits.hasStarted { isNumberEnded = true } else { isInFront = true }
    isAfterLetter = properties.isAlphabetic
    currency.unicodeScalars.append(scalar)
    return true
  }
}

/// The digits of an amount as a whole number, and the positions of its separators.
private struct AmountDigits {
  enum Separator: Hashable {
    case point, comma
    /// An apostrophe or a space.
    ///
    /// Both can only be thousands separators.
    case gap
  }

  private(set) var count = 0
  private var mantissa: Int128 = 0
  private var separators: [(mark: Separator, digitsBefore: Int)] = []

  var hasStarted: Bool { count > 0 || !separators.isEmpty }

  /// Appends a digit.
  ///
  /// Returns false if the number gets too long for a `Decimal` to store exactly.
  mutating func append(digit: Int128) -> Bool {
    guard mantissa < Self.limit else { return false }
    mantissa = mantissa * 10 + digit
    count += 1
    return true
  }

  /// 10 to the power of 37.
  ///
  /// A number below it can take one more digit and then has at most 38 digits.
  private static let limit: Int128 = (0..<37).reduce(1) { power, _ in power * 10 }

  mutating func append(separator: Separator) { separators.append((separator, count)) }

  mutating func dropTrailingGaps() {
    while let last = separators.last, last.mark == .gap, last.digitsBefore == count {
      separators.removeLast()
    }
  }

  /// The number; nil if its separators are misplaced.
  func parts(_ given: DecimalMark?) -> DecimalParts? {
    let mark = given.map { $0 == .point ? Separator.point : .comma } ?? guessedMark
    guard let mark, let place = separators.lastIndex(where: { $0.mark == mark }) else {
      return isGrouped(separators[...], count) ? DecimalParts(mantissa: mantissa, exponent: 0) : nil
    }
    let whole = separators[..<place]
    let end = separators[place].digitsBefore
    guard place == separators.count - 1, !whole.contains(where: { $0.mark == mark }), isGrouped(whole, end)
    else { return nil }
    return DecimalParts(mantissa: mantissa, exponent: end - count)
  }

  /// The decimal separator that follows from the text itself; nil if there is none.
  private var guessedMark: Separator? {
    let marks = separators.filter { $0.mark != .gap }
    guard let last = marks.last else { return nil }
    if marks.contains(where: { $0.mark != last.mark }) { return last.mark }
    if marks.count > 1 { return nil }
    // One comma before exactly three digits is a thousands separator. A point there is a decimal point.
    let isThousands = last.mark == .comma && count - last.digitsBefore == 3 && last.digitsBefore > 0
    return isThousands ? nil : last.mark
  }

  /// Whether the digit groups of a whole number are well formed.
  ///
  /// Groups of two digits, as in lakhs, are allowed.
  private func isGrouped(_ separators: ArraySlice<(mark: Separator, digitsBefore: Int)>, _ end: Int) -> Bool {
    guard let first = separators.first, let last = separators.last else { return true }
    guard (1...3).contains(first.digitsBefore), end - last.digitsBefore == 3 else { return false }
    return separators.allSatisfy { $0.mark == first.mark }
      && zip(separators, separators.dropFirst()).allSatisfy {
        (2...3).contains($1.digitsBefore - $0.digitsBefore)
      }
  }
}
