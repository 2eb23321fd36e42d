import Foundation
import TestSupport
import Testing

@testable import BudgetReports

@Suite struct EmbeddedTemplatesTests {
  static let folder = packageFolder.appending(path: "Templates/Report")
  static let source = packageFolder.appending(path: "Sources/BudgetReports/Templates/EmbeddedTemplates.swift")

  static func filesOfTheFolder() throws -> [String: String] {
    let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try Dictionary(
      uniqueKeysWithValues: urls.map {
        ($0.lastPathComponent, String(decoding: try Data(contentsOf: $0), as: UTF8.self))
      })
  }

  /// The Swift file that embeds these texts.
  static func sourceText(_ files: [String: String]) -> String {
    var text = """
      // Made from Templates/Report by EmbeddedTemplatesTests with RECORD_SNAPSHOTS=1; edit the files there.
      // swift-format-ignore-file

      /// The files of Templates/Report, byte for byte.
      enum EmbeddedTemplates {
        static let files: [String: String] = [

      """
    for (name, content) in files.sorted(by: { $0.key < $1.key }) {
      text += "\"\(name)\": #\"\"\"\n\(content)\n\"\"\"#,\n"
    }
    return text + "  ]\n}\n"
  }

  @Test func sourceIsMadeFromTheFolder() throws {
    try Snapshots.expect(Self.sourceText(Self.filesOfTheFolder()), in: Self.source)
  }

  @Test(.enabled(if: !Snapshots.isRecording)) func embeddedTextsAreTheSameBytes() throws {
    #expect(try ReportTemplates.embedded == Self.filesOfTheFolder())
  }
}
