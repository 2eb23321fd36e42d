import Foundation
import TestSupport
import Testing

@testable import BudgetReports

@Suite struct EmbeddedTemplatesTests {
  @Test func embeddedTextsAreTheSameBytes() throws {
    let folder = packageFolder.appending(path: "Templates/Report")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let texts = try files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
    #expect(
      ReportTemplates.embedded.mapValues { Data($0.utf8) } == Dictionary(uniqueKeysWithValues: texts))
  }
}
