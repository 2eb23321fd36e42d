import Foundation
import TestSupport
import Testing

@testable import ExactJSON

/// Runs Nicolas Seriot's JSONTestSuite: `y_` files must be read, `n_` files refused, `i_` files may be either.
@Suite(.enabled(if: Corpus.isPresent)) struct JSONTestSuiteTests {
  static let files = Corpus.files(in: "json/JSONTestSuite/test_parsing", extensions: ["json"])

  @Test(arguments: ["y_", "n_", "i_"]) func judgesEveryFile(_ prefix: String) throws {
    let files = Self.files.filter { $0.lastPathComponent.hasPrefix(prefix) }
    #expect(!files.isEmpty)
    // The suite accepts these two files; this parser refuses them on purpose, because names must be unique.
    let refused: Set = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]
    for file in files {
      let name = file.lastPathComponent
      let bytes = Array(try Data(contentsOf: file))
      let value = Result { try JSONParser.parse(bytes) }
      if prefix == "i_" { continue }
      let isRead = (try? value.get()) != nil
      #expect(isRead == (prefix == "y_" && !refused.contains(name)), "\(name)")
    }
  }

  @Test func whatIsReadIsWrittenAndReadTheSame() throws {
    for file in Self.files {
      guard let value = try? JSONParser.parse(Array(try Data(contentsOf: file))) else { continue }
      var writer = JSONWriter()
      writer.write(value)
      #expect(try JSONParser.parse(writer.finished()) == value, "\(file.lastPathComponent)")
    }
  }
}
