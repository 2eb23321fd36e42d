public import BudgetModel
import FindingWording
import Foundation
package import Translations

/// A language of reports: its words, and its formats of numbers and dates.
///
/// Views, charts and templates have no words of their own. English writes numbers and dates as the settings
/// of the
/// budget say; other languages have their own formats.
public struct Wording: Hashable, Sendable {
  /// The language as a tag of BCP 47, such as `en` or `en-IN`.
  public let language: String
  /// The words that stand as they are, and the patterns of the others.
  let text: TranslatedPhrases
  let forms: LanguageForms
  /// What findings say.
  let findings: FindingFormatter

  /// English, with numbers and dates as the budget's settings have them.
  public static let english = Wording("en", .english)
  /// English as India writes numbers, thousands parted by hundreds from the second group on, and days before months.
  public static let indianEnglish = Wording("en-IN", .english, forms: .indian)
  /// German, with its numbers and dates.
  public static let german = Wording(.of("de"))
  /// The tags of the languages that a report can be in.
  public static let languages = [english, indianEnglish].map(\.language) + Translation.tags
  /// Every language that a report can be in.
  public static let all = languages.compactMap { Wording(language: $0) }

  /// The words of a translation.
  package init(_ translation: Translation) {
    self.init(translation.tag, translation, forms: translation.forms)
  }

  private init(_ language: String, _ translation: Translation, forms: LanguageForms = LanguageForms()) {
    self.language = language
    text = TranslatedPhrases(translation: translation)
    self.forms = forms
    findings = FindingFormatter(translation)
  }

  /// What says these words and others beside them.
  package var translation: Translation { text.translation }

  /// The language that fits a tag best: `de-AT` is German; nil for an unknown one.
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

  /// The words with values in the place of their names in braces.
  ///
  /// A value is put in as it is: braces within it are its own.
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

  /// The words for one thing or for more of them, with values in the place of their names.
  ///
  /// - Parameters:
  ///   - phrase: The words for one and, behind ` | `, for more.
  ///   - count: How many there are.
  ///   - number: The count in digits, where thousands may have to be parted.
  ///   - values: The values by their names.
  /// - Returns: The words for that many.
  func fill(
    _ phrase: String, count: Int, as number: String? = nil, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let forms = phrase.split(separator: " | ", maxSplits: 1)
    let form = (self.forms.isOne(count) ? forms.first : forms.last).map(String.init) ?? phrase
    // The count first: a value that came from a budget is put in last and not looked at again.
    return fill(form.replacing("{count}", with: number ?? String(count)), values)
  }
}

extension MoneyFormat {
  /// The format with these marks, or the language's own marks if it has any, and this currency.
  public init(_ numbers: AmountFormat, currency: Currency, wording: Wording) {
    self.init(wording.forms.numbers ?? numbers, currency: currency)
    forms = wording.forms
  }
}
