import BudgetModel

/// How a language writes numbers and days, where it does not leave them to the settings of the budget.
struct LanguageForms: Hashable, Sendable {
  /// The marks of amounts; nil where the settings say.
  var numbers: AmountFormat?
  /// How many digits the groups above the first one have: 3, or 2 for lakh and crore.
  var groupSize = 3
  /// A percentage.
  var percent = "{number}%"
  /// What stands behind an amount on an axis, by the power of ten that it is counted in.
  var magnitudes = [3: "k", 6: "M", 9: "B", 12: "T"]
  /// A day in a table: `{d}` and `{m}` or, with two digits, `{dd}` and `{mm}`; nil where the settings say.
  var shortDate: String?
  /// A day in a sentence, `{month}` being its name; nil where the settings say.
  var longDate: String?

  static let german = LanguageForms(
    numbers: .pointComma, percent: "{number}\u{A0}%",
    magnitudes: [3: "\u{A0}Tsd.", 6: "\u{A0}Mio.", 9: "\u{A0}Mrd.", 12: "\u{A0}Bio."],
    shortDate: "{dd}.{mm}.{year}", longDate: "{d}. {month} {year}")

  static let indian = LanguageForms(
    numbers: .commaPoint, groupSize: 2, magnitudes: [3: "k", 5: "L", 7: "Cr"], shortDate: "{dd}/{mm}/{year}",
    longDate: "{d} {month} {year}")
}
