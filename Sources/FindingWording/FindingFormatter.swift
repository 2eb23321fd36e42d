public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation

/// Says what findings mean and what helps, in one language.
///
/// This is the one place with words about findings: each case stands with its English and its German side by side.
public struct FindingFormatter: Hashable, Sendable {
  /// The languages of findings.
  public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case german = "de"
  }

  /// Who speaks, which decides whether the options of the command are named.
  public enum Voice: CaseIterable, Hashable, Sendable {
    /// The command, which has options.
    case command
    /// A program that uses the libraries.
    case library
  }

  /// What is said of a finding, each a sentence without a full stop.
  public struct Words: Hashable, Sendable {
    /// What was found and why.
    public let reason: String
    /// What would help; nil where nothing has to be done.
    public let remedy: String?
  }

  let language: Language
  let voice: Voice

  /// A formatter for a language; as the command speaks unless said otherwise.
  public init(_ language: Language = .english, voice: Voice = .command) {
    (self.language, self.voice) = (language, voice)
  }

  /// What is said of a fact: `the amount "12,3,4" is not a number; the row is left out`, and what would help.
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

// MARK: Both languages

extension FindingFormatter {
  /// A text in the language.
  func say(_ english: @autoclosure () -> String, _ german: @autoclosure () -> String) -> String {
    switch language {
    case .english: english()
    case .german: german()
    }
  }

  /// A reason in the language, with what would help.
  func words(
    _ english: @autoclosure () -> String, _ german: @autoclosure () -> String, _ remedy: String? = nil
  ) -> Words {
    Words(reason: say(english(), german()), remedy: remedy)
  }
}

// MARK: Values

extension FindingFormatter {
  /// A text of the file in quotation marks.
  func mark(_ text: some StringProtocol) -> String { say("\"\(text)\"", "„\(text)“") }

  /// The beginning of a text of the file in quotation marks.
  func quote(_ text: String) -> String {
    let start = text.prefix(40)
    return mark(start.endIndex == text.endIndex ? start : start + "…")
  }

  /// The first texts of a list, in quotation marks.
  func marks(_ texts: [String]) -> String { texts.map { mark($0) }.joined(separator: ", ") }

  func and(_ texts: [String]) -> String { texts.joined(separator: say(" and ", " und ")) }

  func or(_ texts: [String]) -> String { texts.joined(separator: say(" or ", " oder ")) }

  /// An amount in plain digits, with at least some places behind the mark.
  func amount(_ amount: Decimal, places: Int = 0) -> String {
    let text = amount.isNaN ? "NaN" : amount.plainText(places: max(places, amount.fractionDigits))
    return say(text, text.replacing(".", with: ","))
  }

  func day(_ date: CalendarDate) -> String {
    say("\(date)", "\(twoDigits(date.day)).\(twoDigits(date.month)).\(date.year)")
  }

  func month(_ month: CalendarMonth) -> String {
    say("\(month)", "\(twoDigits(month.month))/\(month.year)")
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The word for one thing, or for another number of them with the number in front.
  func count(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

  /// What a group of categories is called.
  func group(_ group: CategoryGroup) -> String {
    switch group {
    case .income: say("Income", "Einnahmen")
    case .fixed: say("Fixed", "Fixkosten")
    case .variable: say("Variable", "Variable Kosten")
    case .quarterly: say("Quarterly", "Quartalsausgaben")
    }
  }

  /// What a transaction is called.
  func kind(_ kind: TransactionKind) -> String {
    switch kind {
    case .income: say("income", "Einnahme")
    case .expense: say("expense", "Ausgabe")
    case .transfer: say("transfer", "Umbuchung")
    }
  }

  /// What a record is called.
  func record(_ kind: Finding.RecordKind) -> String {
    switch kind {
    case .category: say(kind.rawValue, "Kategorie")
    case .account: say(kind.rawValue, "Konto")
    case .member: say(kind.rawValue, "Mitglied")
    case .period: say(kind.rawValue, "Zeitraum")
    case .bill: say(kind.rawValue, "Rechnung")
    case .transaction: say(kind.rawValue, "Buchung")
    case .limit: say(kind.rawValue, "Limit")
    case .monthlyBudget: say(kind.rawValue, "Monatsbudget")
    case .imported: say(kind.rawValue, "Import")
    }
  }
}
