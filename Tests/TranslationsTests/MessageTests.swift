import Testing

@testable import Translations

/// Tests messages, which keep their values separate from their words.
@Suite struct MessageTests {
  @Test func aMessageHasAPattern() {
    let message: Message = "\(2) of \("{1}") rows" + " in " + "\("Log")"
    #expect(message.pattern == "{1} of {2} rows in {3}")
    #expect(message.english == "2 of {1} rows in Log")
  }

  @Test(arguments: [
    ("{3}: {2}, {1}", "Log: {1}, 2"), ("no value", "no value"), ("{1}{1} {4} {", "22 {4} {"),
    ("{x}{0}", "{x}{0}"),
  ])
  func valuesStandWhereALanguageWantsThem(_ pattern: String, _ text: String) {
    let message: Message = "\(2) of \("{1}") rows in \("Log")"
    #expect(message.filled(into: pattern) == text)
  }

  @Test func englishIsWhatTheCodeSays() {
    #expect(Translation.english.say("a \(1) b", in: .findings) == "a 1 b")
    #expect(Translation.of("tlh") == .english && Translation.of("en").tag == "en")
    #expect(Translation.of("de").say("no \(1) of these", in: .audits) == "no 1 of these")
  }

  @Test func aContextTellsMeaningsApart() {
    let german = Translation.of("de")
    #expect(german.say("income", as: "kind", in: .findings) == "Einnahme")
    #expect(german.text("Total income", as: "plan", in: .report) == "Einnahmen zusammen")
    #expect(german.text("Total income", in: .report) == "Summe der Einnahmen")
  }
}
