import Foundation
import TestSupport
import Testing

@testable import SpreadsheetFormulas

/// Checks that Docs/formulas.md lists exactly the existing functions.
@Suite struct DocumentationTests {
  @Test func `the list of functions is complete`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Docs/formulas.md"), encoding: .utf8)
    let list = try #require(
      text.components(separatedBy: "## Functions").last?.components(separatedBy: "##").first)
    let named = Set(
      list.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) })
    #expect(named == Set(FunctionTable.functions.keys))
  }
}
