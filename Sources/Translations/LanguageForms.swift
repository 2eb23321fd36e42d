package import BudgetModel
package import CalendarDates

/// A language's formats of numbers and days.
package struct LanguageForms: Hashable, Sendable {
  /// The separators of amounts; nil if the settings determine them.
  package var numbers: AmountFormat?
  /// The number of digits in each group above the lowest one: 3, or 2 for lakh and crore.
  package var groupSize = 3
  /// The format of a percentage.
  package var percent = "{number}%"
  /// The suffixes of amounts on an axis, by the power of ten of the unit.
  package var magnitudes = [3: "k", 6: "M", 9: "B", 12: "T"]
  /// The format of a day in a table: `{d}` and `{m}` are the numbers of the day and the month, `{dd}` and
  /// `{mm}` are the same with two digits; nil if the settings determine the format.
  package var shortDate: String?
  /// The format of a day in a sentence, where `{month}` is the month's name; nil if the settings determine
  /// the format.
  package var longDate: String?
  /// The format of the first day of a month in a sentence; nil if it is `longDate`.
  package var firstDay: String?
  /// The format of a month with its year; nil if it is `{month} {year}`.
  package var month: String?
  /// The format of a month in digits; nil for the format of ISO 8601.
  package var shortMonth: String?
  /// The numbers after which a noun is in the singular.
  package var singular: Set<Int> = [1]

  /// Creates the formats of English.
  package init() {}

  package static let indian = {
    var forms = LanguageForms()
    (forms.numbers, forms.groupSize, forms.magnitudes) = (.commaPoint, 2, [3: "k", 5: "L", 7: "Cr"])
    (forms.shortDate, forms.longDate) = ("{dd}/{mm}/{year}", "{d} {month} {year}")
    return forms
  }()

  /// Returns whether a noun after this number is in the singular.
  package func isOne(_ count: Int) -> Bool { singular.contains(count) }

  /// The separators for amounts that do not depend on the settings.
  package var marks: AmountFormat { numbers ?? .commaPoint }

  /// Returns the format of a day in a sentence; nil if the settings determine the format.
  package func longDate(of date: CalendarDate) -> String? { date.day == 1 ? firstDay ?? longDate : longDate }

  /// Returns a day in digits; nil if the settings determine its format.
  package func text(_ date: CalendarDate) -> String? { shortDate.map { Self.fill($0, date) } }

  /// Returns a month in digits; nil for the format of ISO 8601.
  package func text(_ month: CalendarMonth) -> String? {
    shortMonth.map { Self.fill($0, month.firstDay) }
  }

  /// Returns a pattern filled with the numbers of a day and the name of its month.
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
  /// Parses a line of `[forms]`, such as `amounts: 1.234,56`; returns its error, or nil if it is valid.
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
