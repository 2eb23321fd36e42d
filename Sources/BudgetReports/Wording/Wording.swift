public import BudgetModel
import FindingWording
import Foundation
package import Translations

/// A language of reports: its texts, and its formats of numbers and dates.
///
/// Views, charts and templates have no words of their own. English uses the formats of the budget's settings;
/// other languages have formats of their own.
public struct Wording: Hashable, Sendable {
  /// The language as a tag of BCP 47, such as `en` or `en-IN`.
  public let language: String
  /// The texts of the language: fixed ones, and patterns with placeholders.
  let text: TranslatedPhrases
  let forms: LanguageForms
  /// The texts of findings.
  let findings: FindingFormatter

  /// English, with the formats of the budget's settings.
  public static let english = Wording("en", .english)
  /// English for India: digits grouped as in `12,34,567`, and days before months.
  public static let indianEnglish = Wording("en-IN", .english, forms: .indian)
  /// German, with its numbers and dates.
  public static let german = Wording(.of("de"))
  /// The tags of the languages that a report can be in.
  public static let languages = [english, indianEnglish].map(\.language) + Translation.tags
  /// Every language that a report can be in.
  public static let all = languages.compactMap { Wording(language: $0) }

  /// Creates the wording of a translation.
  package init(_ translation: Translation) {
    self.init(translation.tag, translation, forms: translation.forms)
  }

  private init(_ language: String, _ translation: Translation, forms: LanguageForms = LanguageForms()) {
    self.language = language
    text = TranslatedPhrases(translation: translation)
    self.forms = forms
    findings = FindingFormatter(translation)
  }

  /// The translation from which these texts come; it contains other texts too.
  package var translation: Translation { text.translation }

  /// Creates the language that fits a tag best: `de-AT` is German; nil for an unknown language.
  ///
  /// - Parameter tag: A tag of BCP 47, in any case.
  public init?(language tag: String) {
    var parts = tag.lowercased().split(separator: "-")[...]
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if let found = Self.languages.first(where: { $0.lowercased() == name }) {
        self = [.english, .indianEnglish].first { $0.language == found } ?? Wording(.of(found))
        return
      }
      parts = parts.dropLast()
    }
    return nil
  }

  /// Returns the phrase with its placeholders in braces replaced by values.
  ///
  /// A value is inserted as it is: braces within it are not placeholders.
  func fill(_ phrase: String, _ values: KeyValuePairs<String, String>) -> String {
    var (filled, rest) = ("", phrase[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      filled += rest[..<open]
      filled += values.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// Returns the singular or plural of a phrase, with its placeholders replaced by values.
  ///
  /// - Parameters:
  ///   - phrase: The singular and, after ` | `, the plural.
  ///   - count: The number that determines singular or plural.
  ///   - number: The count as text, possibly with thousands separators.
  ///   - values: The values by their names.
  /// - Returns: The phrase for this count.
  func fill(
    _ phrase: String, count: Int, as number: String? = nil, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let forms = phrase.split(separator: " | ", maxSplits: 1)
    let form = (self.forms.isOne(count) ? forms.first : forms.last).map(String.init) ?? phrase
    // The count is inserted first: values from a budget are inserted last, so that they are never searched.
    return fill(form.replacing("{count}", with: number ?? String(count)), values)
  }
}

extension MoneyFormat {
  /// Creates the format with these separators, or with the language's own ones if it has any,
  /// and this currency.
  public init(_ numbers: AmountFormat, currency: Currency, wording: Wording) {
    self.init(wording.forms.numbers ?? numbers, currency: currency)
    forms = wording.forms
  }
}
