import TestSupport
import Testing
import Translations

@testable import BudgetReports

/// Checks that every language has every text of a report.
@Suite struct ReportLanguageTests {
  @Test(arguments: Translation.tags) func everyPhraseIsTranslated(_ tag: String) {
    let asked = AskedMessages(.report)
    let phrases = Mirror(reflecting: Phrases()).children.map(\.value)
    for phrase in phrases { Self.ask(phrase, asked.translation) }
    #expect(phrases.count > 340)
    #expect(asked.faults(of: tag) == [])
  }

  /// Looks up the translation of a phrase; marks without words, such as a dash, are the same in every language.
  private static func ask(_ phrase: Any, _ translation: Translation) {
    switch phrase {
    case let text as String where text.contains(where: \.isLetter): _ = translation.text(text, in: .report)
    case let words as [String]: _ = translation.text(words.joined(separator: ", "), in: .report)
    case let phrase as Phrase: _ = translation.text(phrase.english, as: phrase.context, in: .report)
    default: break
    }
  }

  @Test(arguments: Translation.tags) func namesOfMonthsAndWeekdaysAreAllThere(_ tag: String) {
    let text = Wording(Translation.of(tag)).text
    #expect([text.months.count, text.shortMonths.count] == [12, 12])
    #expect([text.weekdays.count, text.shortWeekdays.count] == [7, 7])
  }

  @Test(arguments: Translation.tags) func wordsForOneAndForMoreStaySo(_ tag: String) {
    for (english, text) in Translation.file(tag)?.texts[.report] ?? [:] {
      #expect(english.contains(" | ") == text.contains(" | "), "\(english)")
    }
  }

  @Test func everyLanguageIsOffered() {
    #expect(Wording.all.map(\.language) == Wording.languages)
    #expect(Set(Wording.languages) == Set(Translation.tags + ["en", "en-IN"]))
  }
}
