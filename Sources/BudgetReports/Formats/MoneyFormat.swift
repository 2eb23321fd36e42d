public import BudgetModel
internal import ExactDecimals
public import Foundation
internal import Translations

/// A household's format of amounts (SPEC §1, Settings): the only place in which they are rounded.
///
/// Amounts are rounded half away from zero to the currency's minor units (SPEC §2). Negative amounts begin
/// with U+2212, and spaces within an amount are no-break spaces.
public struct MoneyFormat: Hashable, Sendable {
  /// The thousands separator and the decimal separator.
  public var numbers: AmountFormat
  /// The currency, which determines the symbol and the number of decimal places.
  public var currency: Currency
  /// The formats that are specific to a language.
  var forms = LanguageForms()

  /// Creates a format with these separators and this currency.
  public init(_ numbers: AmountFormat = .commaPoint, currency: Currency = .usd) {
    self.numbers = numbers
    self.currency = currency
  }

  /// Creates the format of a budget's settings.
  public init(_ settings: Settings) {
    self.init(settings.numberFormat, currency: settings.currency)
  }

  /// Returns the same format with another currency; unchanged for nil.
  public func with(_ currency: Currency?) -> MoneyFormat {
    var format = self
    format.currency = currency ?? self.currency
    return format
  }

  /// Returns the amount without its currency, for columns: `−1,234.50`.
  public func amount(_ value: Decimal) -> String { amount(value, places: currency.minorUnits) }

  /// Returns the amount with this many decimal places, for charts without space for all digits.
  func amount(_ value: Decimal, places: Int) -> String {
    let text = text(value, places: places)
    return value.rounded(toPlaces: places) < 0 ? minusSign + text : text
  }

  /// Returns a count with the thousands separator of amounts: `1,329`.
  func count(_ number: Int) -> String { amount(Decimal(number), places: 0) }

  /// Returns the amount with its currency: `−$1,234.50`, `1.234,50 €`, `Fr. 12.00`.
  public func money(_ value: Decimal) -> String {
    let text = text(value, places: currency.minorUnits)
    let sign = value.rounded(toPlaces: currency.minorUnits) < 0 ? minusSign : ""
    return numbers == .commaPoint
      ? "\(sign)\(currency.prefix)\(text)" : "\(sign)\(text)\u{A0}\(currency.symbol)"
  }

  /// Returns the amount with a plus sign if it is above 0, for differences: `+20.00`, `−5.00`, `0.00`.
  public func difference(_ value: Decimal) -> String {
    value.rounded(toPlaces: currency.minorUnits) > 0 ? "+" + amount(value) : amount(value)
  }

  /// Returns a ratio as a percentage with this many decimal places: 0.345 is `34.5%`.
  public func percent(_ ratio: Decimal, places: Int = 1) -> String {
    let value = ratio * 100
    let sign = value.rounded(toPlaces: places) < 0 ? minusSign : ""
    return sign + forms.percent.replacing("{number}", with: text(value, places: places))
  }

  /// Returns a short form for an axis: `500`, `12k`, `3M`, `40B` (10⁹), `1,000T` (10¹²); `12 Tsd.` in German.
  ///
  /// Ticks usually have few digits, so nothing is lost; a value with more digits is written in full.
  public func tick(_ value: Decimal) -> String {
    let sign = value < 0 ? minusSign : ""
    let magnitude = value.magnitude
    for (exponent, suffix) in forms.magnitudes.sorted(by: { $0.key > $1.key }) {
      let scaled = Decimal(sign: .plus, exponent: -exponent, significand: magnitude)
      guard scaled >= 10, scaled.fractionDigits <= 1 else { continue }
      return sign + text(scaled, places: scaled.fractionDigits) + suffix
    }
    return sign + text(magnitude, places: magnitude.fractionDigits)
  }

  /// Returns the ticks of one axis, all in the same short form: `0`, `5k`, `10k`.
  func ticks(_ values: [Decimal]) -> [String] {
    let largest = values.map(\.magnitude).max() ?? 0
    for (exponent, suffix) in forms.magnitudes.sorted(by: { $0.key > $1.key }) {
      let scaled = values.map {
        Decimal(sign: $0 < 0 ? .minus : .plus, exponent: -exponent, significand: $0.magnitude)
      }
      guard Decimal(sign: .plus, exponent: -exponent, significand: largest) >= 10,
        scaled.allSatisfy({ $0.fractionDigits <= 1 })
      else { continue }
      return scaled.map {
        $0 == 0 ? "0" : ($0 < 0 ? minusSign : "") + text($0, places: $0.fractionDigits) + suffix
      }
    }
    return values.map(tick)
  }

  /// Returns the digits of the magnitude with the separators of the format.
  private func text(_ value: Decimal, places: Int) -> String {
    let plain = value.magnitude.plainText(places: places)
    let parts = plain.split(separator: ".", maxSplits: 1)
    let whole = grouped(parts.first ?? "")
    guard parts.count == 2, let fraction = parts.last else { return whole }
    return whole + decimalMark + fraction
  }

  private func grouped(_ digits: Substring) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      let rest = digits.utf8.count - index
      if index > 0, rest == 3 || (rest > 3 && (rest - 3) % forms.groupSize == 0) {
        result += numbers.groupMark
      }
      result.append(digit)
    }
    return result
  }

  /// The decimal separator of amounts.
  var decimalMark: String { numbers.decimalMark }
}

/// U+2212, the minus sign that is as wide as a digit.
let minusSign = "\u{2212}"
