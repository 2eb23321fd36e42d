internal import Decimals
package import Foundation

/// Amounts as people and programs write them: `1,234.50`, `(85.00)`, `1.234,56 €`, `- $21.59`, `11'373.94`.
package struct AmountText: Hashable, Sendable {
  package typealias DecimalMark = BudgetFiles.DecimalMark

  /// The amount with its sign.
  package let value: Decimal
  /// The currency's symbol or letters as written; empty where there is none.
  package let currencyText: String

  /// Reads an amount; nil where the text is none or, without a mark given, could be two.
  ///
  /// `1,234` has a thousands separator and `1,23` a decimal comma unless `decimalMark` says otherwise; both
  /// marks in one text decide by the last. `1.234` is read with a decimal point.
  package init?(_ text: some StringProtocol, decimalMark: DecimalMark? = nil) {
    var scanner = Scanner()
    guard scanner.scan(text), let (digits, fraction) = scanner.split(decimalMark) else { return nil }
    let magnitude = fraction.isEmpty ? digits : "\(digits).\(fraction)"
    guard
      let value = try? Decimal(
        strict: magnitude.isEmpty || magnitude.hasPrefix(".") ? "0" + magnitude : magnitude)
    else { return nil }
    self.value = scanner.isNegative ? -value : value
    currencyText = scanner.currency
  }

  /// Takes a text apart: sign, currency, and the digits with their separators.
  private struct Scanner {
    var isNegative = false
    var currency = ""
    /// Digits and separators, the separators folded to `,` `.` and `'` for apostrophes and spaces.
    var number: [Character] = []

    mutating func scan(_ text: some StringProtocol) -> Bool {
      var trimmed = Substring(text.trimmingCharacters(in: .whitespacesAndNewlines))
      if trimmed.hasPrefix("("), trimmed.hasSuffix(")") {
        isNegative = true
        trimmed = trimmed.dropFirst().dropLast()
      }
      var hasSign = isNegative
      var numberEnded = false
      for character in trimmed {
        switch character {
        case "0"..."9":
          if numberEnded { return false }
          number.append(character)
        case ".", ",":
          // Points inside a symbol's letters (`Fr.`) belong to it.
          if number.isEmpty, currency.last?.isLetter == true, character == "." {
            currency.append(character)
          } else if numberEnded {
            currency.append(character)
          } else {
            number.append(character)
          }
        case "'", "\u{2019}":
          if number.isEmpty || numberEnded { return false }
          number.append("'")
        case " ", "\u{A0}", "\u{202F}", "\u{2009}", "\t":
          if !number.isEmpty, !numberEnded { number.append("'") }
        case "-", "\u{2212}", "\u{2013}":
          if hasSign { return false }
          (hasSign, isNegative) = (true, true)
          if !number.isEmpty { numberEnded = true }
        case "+":
          if hasSign { return false }
          hasSign = true
        case "\u{200E}", "\u{200F}": continue
        default:
          guard Self.belongsToCurrency(character) else { return false }
          if !number.isEmpty { numberEnded = true }
          currency.append(character)
        }
      }
      while number.last == "'" { number.removeLast() }
      return number.contains(where: \.isWholeNumber) && currency.count <= 6
        && CurrencyWords.contains(currency)
    }

    private static func belongsToCurrency(_ character: Character) -> Bool {
      character.isLetter
        || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
    }

    /// The digits before and after the decimal mark.
    func split(_ given: DecimalMark?) -> (digits: String, fraction: String)? {
      let mark = given.map { $0 == .point ? Character(".") : "," } ?? guessedMark
      guard let mark, let position = number.lastIndex(of: mark) else {
        return grouped(number[...]).map { ($0, "") }
      }
      let fraction = number[(position + 1)...]
      guard fraction.allSatisfy(\.isWholeNumber), let digits = grouped(number[..<position]),
        !digits.contains(mark)
      else { return nil }
      return (digits, String(fraction))
    }

    /// The decimal mark that the text itself shows, or nil where it has none.
    private var guessedMark: Character? {
      let marks = number.filter { $0 == "." || $0 == "," }
      guard let last = marks.last, let position = number.lastIndex(of: last) else { return nil }
      if marks.contains(where: { $0 != last }) { return last }
      if marks.count > 1 { return nil }
      // One comma before exactly three digits parts thousands; a point there is read as a decimal point.
      let isThousands = number.count - position - 1 == 3 && last == "," && position > 0
      return isThousands ? nil : last
    }

    /// The digits of a whole number whose groups, where it has any, are well formed.
    private func grouped(_ characters: ArraySlice<Character>) -> String? {
      let groups = characters.split(omittingEmptySubsequences: false) { !$0.isWholeNumber }
      guard groups.count > 1 else { return String(characters) }
      let separators = Set(characters.filter { !$0.isWholeNumber })
      guard separators.count == 1, let first = groups.first, (1...3).contains(first.count),
        groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 || $0.count == 2 }), groups.last?.count == 3
      else { return nil }
      return String(groups.joined())
    }
  }
}
