import Foundation
import TestSupport
import Testing

/// Checks that the tests named in Docs/Coverage.md exist.
@Suite struct CoverageTests {
  @Test func everyNamedTestExists() throws {
    let page = try String(contentsOf: packageFolder.appending(path: "Docs/Coverage.md"), encoding: .utf8)
    var sources: [Substring: String] = [:]
    var count = 0
    for match in page.matches(of: /`(\w+Tests\/[\w\/]+)`: ((?:`\w+`(?:, )?)+)/) {
      let file = match.1
      let source =
        try sources[file]
        ?? String(
          contentsOf: packageFolder.appending(path: "Tests/\(file).swift"), encoding: .utf8)
      sources[file] = source
      for name in match.2.matches(of: /\w+/) {
        count += 1
        #expect(source.contains("func \(name.0)("), "\(file): \(name.0)")
      }
    }
    #expect(count > 200)
  }
}
