import TestSupport
import Testing
import Translations

@testable import AuditReports

/// Checks that every language has all texts of an audit.
@Suite struct AuditLanguageTests {
  @Test(arguments: Translation.tags) func everyMessageIsTranslated(_ tag: String) {
    let asked = AskedMessages(.audits)
    #expect(AuditSayings.all(AuditWords(asked.translation)) == AuditSayings.all(AuditWords(.english)))
    #expect(asked.faults(of: tag) == [])
  }
}
