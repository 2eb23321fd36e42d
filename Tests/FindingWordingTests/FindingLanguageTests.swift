import TestSupport
import Testing
import Translations

@testable import FindingWording

/// Checks that every language has every text about findings.
@Suite struct FindingLanguageTests {
  /// Messages in which a language may leave out a value, such as "the entry" for every kind of record.
  static let unsaid: Set<String> = ["add the {1} or remove the reference"]

  @Test(arguments: Translation.tags) func everyMessageIsTranslated(_ tag: String) {
    let asked = AskedMessages(.findings)
    for voice in FindingFormatter.Voice.allCases {
      let formatter = FindingFormatter(asked.translation, voice: voice)
      for fact in FindingExamples.all + FindingExamples.branches { _ = formatter.words(fact) }
      _ = FindingExamples.cleaned(formatter)
    }
    #expect(asked.faults(of: tag, unsaid: Self.unsaid) == [])
  }

  @Test(arguments: FindingFormatter.Language.allCases)
  func languagesAreFoundByTheirTag(_ language: FindingFormatter.Language) {
    #expect(FindingFormatter.Language(rawValue: language.rawValue) == language)
    #expect(FindingFormatter.Language(rawValue: language.rawValue + "-XX") == nil)
  }
}
