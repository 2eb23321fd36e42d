import TestSupport
import Testing
import Translations

@testable import FindingWording

/// That every language has every word about findings.
@Suite struct FindingLanguageTests {
  /// Messages of which a language may leave a value out: "the entry" for each kind of record.
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
