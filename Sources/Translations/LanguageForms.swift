package import BudgetModel
package import CalendarDates

/// How a language writes numbers and days, unless it leaves that to the settings of the budget.
package struct LanguageForms: Hashable, Sendable {
  /// The separators of amounts; nil if the settings decide.
  package var numbers: AmountFormat?
  /// How many digits the groups above the first one have: 3, or 2 for lakh and crore.
  package var groupSize = 3
  /// A percentage.
  package var percent = "{number}%"
  /// The suffix of an amount on an axis, by the power of ten of its unit.
  package var magnitudes = [3: "k", 6: "M", 9: "B", 12: "T"]
  /// A day in a table: `{d}` and `{m}` or, with two digits, `{dd}` and `{mm}`; nil if the settings decide.
  package var shortDate: String?
  /// A day in a sentence, where `{month}` is the month's name; nil if the settings decide.
  package var longDate: String?
  /// The first day of a month in a sentence, if it is written differently.
  package var firstDay: String?
  /// A month with its year, if it is not just `{month} {year}`.
  package var month: String?
  /// A month in digits; nil for the ISO 8601 form.
  package var shortMonth: String?
  /// The numbers that take the singular.
  package var singular: Set<Int> = [1]

  /// The forms of English.
  package init() {}

  package static let indian = {
    var forms = LanguageForms()
    (forms.numbers, forms.groupSize, forms.magnitudes) = (.commaPoint, 2, [3: "k", 5: "L", 7: "Cr"])
    (forms.shortDate, forms.longDate) = ("{dd}/{mm}/{year}", "{d} {month} {year}")
    return forms
  }()

  /// Whether this number takes the singular.
  package func isOne(_ count: Int) -> Bool { singular.contains(count) }

  /// The separators of thousands and decimals for amounts that do not depend on the settings.
  package var marks: AmountFormat { numbers ?? .commaPoint }

  /// The pattern of a day in a sentence; nil if the settings decide.
  package func longDate(of date: CalendarDate) -> String? { date.day == 1 ? firstDay ?? longDate : longDate }

  /// A day in digits; nil if the settings say.
  package func text(_ date: CalendarDate) -> String? { shortDate.map { Self.fill($0, date) } }

  /// A month in digits; nil for the ISO 8601 form.
  package func text(_ month: CalendarMonth) -> String? {
    shortMonth.map { Self.fill($0, month.firstDay) }
  }

  /// A pattern with the numbers of a day and the name of its month.
  package static func fill(_ pattern: String, _ date: CalendarDate, month name: String = "") -> String {
    let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let values = [
      ("{dd}", twoDigits(date.day)), ("{mm}", twoDigits(date.month)), ("{d}", "\(date.day)"),
      ("{m}", "\(date.month)"), ("{year}", "\(date.year)"), ("{month}", name),
    ]
    return values.reduce(pattern) { $0.replacing($1.0, with: $1.1) }
  }
}

extension AmountFormat {
  /// The thousands separator.
  package var groupMark: String {
    switch self {
    case .commaPoint: ","
    case .pointComma: "."
    case .spaceComma: "\u{202F}"
    }
  }

  /// The decimal separator.
  package var decimalMark: String { self == .commaPoint ? "." : "," }
}

// MARK: Files

extension LanguageForms {
  /// Parses a line of `[forms]`, such as `amounts: 1.234,56`; returns its error, or nil.
  mutating func read(_ line: Substring) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return "\"\(line)\" has no colon" }
    let name = line[..<colon]
    let text = LanguageFile.text(LanguageFile.trimmed(line[line.index(after: colon)...]))
    switch name {
    case "amounts": numbers = AmountFormat(rawValue: String(text.map { $0.isWhitespace ? " " : $0 }))
    case "one": singular = Set(text.split(separator: ",").compactMap { Int(LanguageFile.trimmed($0)) })
    case "percent": percent = text
    case "thousands": magnitudes[3] = text
    case "millions": magnitudes[6] = text
    case "billions": magnitudes[9] = text
    case "trillions": magnitudes[12] = text
    case "short date": shortDate = text
    case "month": month = text
    case "short month": shortMonth = text
    case "long date": longDate = text
    case "first day": firstDay = text
    default: return "there is no form \"\(name)\""
    }
    let isUsable = !singular.isEmpty && percent.contains("{number}") && (name != "amounts" || numbers != nil)
    return isUsable ? nil : "\"\(text)\" is nothing that \(name) can be"
  }
}
