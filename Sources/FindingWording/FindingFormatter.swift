public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
package import Translations

/// Describes findings and their remedies in one language.
///
/// All English texts about findings are in this module; the files of `Templates/Languages` contain the texts
/// in other languages.
public struct FindingFormatter: Hashable, Sendable {
  /// The languages of findings: English, and one for each file of `Templates/Languages`.
  public struct Language: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// The BCP 47 tag, such as `de`.
    public let rawValue: String

    public static let english = Language(Translation.english.tag)
    public static let german = Language("de")
    public static let allCases = [english] + Translation.tags.map { Language($0) }

    /// Creates the language of a tag; nil if there is no translation for it.
    public init?(rawValue tag: String) {
      guard tag == Translation.english.tag || Translation.tags.contains(tag) else { return nil }
      self.init(tag)
    }

    private init(_ tag: String) { rawValue = tag }
  }

  /// The speaker of the texts; it determines whether the texts name options of the command.
  public enum Voice: CaseIterable, Hashable, Sendable {
    /// The command, whose options are named.
    case command
    /// A program that uses the libraries.
    case library
  }

  /// The texts for a finding, each a sentence without a full stop.
  public struct Words: Hashable, Sendable {
    /// The finding and its reason.
    public let reason: String
    /// The remedy; nil if no action is needed.
    public let remedy: String?
  }

  let translation: Translation
  let voice: Voice

  /// Creates a formatter for a language, by default in the voice of the command.
  public init(_ language: Language = .english, voice: Voice = .command) {
    self.init(Translation.of(language.rawValue), voice: voice)
  }

  /// Creates a formatter that uses a translation.
  package init(_ translation: Translation, voice: Voice = .command) {
    (self.translation, self.voice) = (translation, voice)
  }

  /// Returns the texts for a fact: `the amount "12,3,4" is not a number; the row is left out`,
  /// and the remedy.
  public func words(_ fact: Finding.Fact) -> Words {
    switch fact {
    case .record(let fact): words(fact)
    case .row(let fact): words(fact)
    case .log(let fact): words(fact)
    case .plan(let fact): words(fact)
    case .file(let fact): words(fact)
    case .workbook(let fact): words(fact)
    case .statement(let fact): words(fact)
    case .currency(let fact): words(fact)
    case .backup(let fact, let position): words(fact, position)
    case .export(let fact): words(fact)
    case .intake(let fact): words(fact)
    }
  }
}

// MARK: The language

extension FindingFormatter {
  /// Returns a text in the language; the context distinguishes it from the same English text with
  /// another meaning.
  func say(_ message: Message, as context: String? = nil) -> String {
    translation.say(message, as: context, in: .findings)
  }

  /// Returns the singular or plural text for a count.
  func say(_ count: Int, _ one: Message, _ many: Message) -> String {
    say(translation.forms.isOne(count) ? one : many)
  }

  /// Joins parts of a sentence with the language's semicolon.
  func joined(_ parts: [String]) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { say("\($0); \($1)") }
  }

  /// Translates a reason, and returns it with the remedy.
  func words(_ reason: Message, _ remedy: String? = nil) -> Words { words(said: say(reason), remedy) }

  /// Returns a reason that is already translated, with the remedy.
  func words(said reason: String, _ remedy: String? = nil) -> Words { Words(reason: reason, remedy: remedy) }
}

// MARK: Values

extension FindingFormatter {
  /// Returns a text of the file in quotation marks.
  func mark(_ text: some StringProtocol) -> String { say("\"\(text)\"") }

  /// Returns the beginning of a text of the file in quotation marks.
  func quote(_ text: String) -> String {
    let start = text.prefix(40)
    return mark(start.endIndex == text.endIndex ? start : start + "…")
  }

  /// Returns the texts of a list in quotation marks.
  func marks(_ texts: [String]) -> String { texts.map { mark($0) }.joined(separator: ", ") }

  func and(_ texts: [String]) -> String {
    texts.dropFirst().reduce(texts.first ?? "") { say("\($0) and \($1)") }
  }

  func or(_ texts: [String]) -> String {
    texts.dropFirst().reduce(texts.first ?? "") { say("\($0) or \($1)") }
  }

  /// Returns an amount in plain digits, with at least this number of decimal places.
  func amount(_ amount: Decimal, places: Int = 0) -> String {
    let text = amount.isNaN ? "NaN" : amount.plainText(places: max(places, amount.fractionDigits))
    return text.replacing(".", with: translation.forms.marks.decimalMark)
  }

  func day(_ date: CalendarDate) -> String { translation.forms.text(date) ?? "\(date)" }

  func month(_ month: CalendarMonth) -> String { translation.forms.text(month) ?? "\(month)" }

  /// Returns the name of a group of categories.
  func group(_ group: CategoryGroup) -> String {
    switch group {
    case .income: say("Income", as: "group")
    case .fixed: say("Fixed", as: "group")
    case .variable: say("Variable", as: "group")
    case .quarterly: say("Quarterly", as: "group")
    }
  }

  /// Returns the name of a kind of transaction.
  func kind(_ kind: TransactionKind) -> String {
    switch kind {
    case .income: say("income", as: "kind")
    case .expense: say("expense", as: "kind")
    case .transfer: say("transfer", as: "kind")
    }
  }

  /// Returns the name of a kind of record.
  func record(_ kind: Finding.RecordKind) -> String {
    switch kind {
    case .category: say("category", as: "record")
    case .account: say("account", as: "record")
    case .member: say("member", as: "record")
    case .period: say("period", as: "record")
    case .bill: say("bill", as: "record")
    case .transaction: say("transaction", as: "record")
    case .limit: say("limit", as: "record")
    case .monthlyBudget: say("monthlybudget", as: "record")
    case .imported: say("import", as: "record")
    }
  }
}
