import Testing

@testable import ExactJSON

@Suite struct JSONLocatorTests {
  static let text = """
    {
      "é": [1, {"a b": "x\\"]", "c": [[], {}]},
        true],
      "n": null, "f": false
    }
    """

  @Test(
    arguments: [
      ([], 1, 1), ([.name("é")], 2, 8), ([.name("é"), .index(0)], 2, 9),
      ([.name("é"), .index(1), .name("a b")], 2, 20),
      ([.name("é"), .index(1), .name("c"), .index(1)], 2, 38), ([.name("é"), .index(2)], 3, 5),
      ([.name("n")], 4, 8),
      ([.name("f")], 4, 19), ([.name("é"), .index(1), .name("missing"), .index(4)], 2, 12),
      ([.name("missing")], 1, 1),
    ] as [([JSONPath.Step], Int, Int)])
  func findsValues(_ steps: [JSONPath.Step], _ line: Int, _ column: Int) {
    let path = JSONPath(steps)
    let position = JSONLocator.positions(of: [path], in: Array(Self.text.utf8))[path]
    #expect(position == JSONLocator.Position(line: line, column: column))
  }

  @Test func findsManyAtOnce() {
    let text = "[" + (0..<50_000).map { "\n\($0)" }.joined(separator: ",") + "]"
    let paths = (0..<50_000).map { JSONPath([.index($0)]) }
    let positions = JSONLocator.positions(of: paths, in: Array(text.utf8))
    #expect(positions.count == 50_000)
    #expect(positions[paths[49_999]] == JSONLocator.Position(line: 50_001, column: 1))
  }

  @Test(arguments: ["", "{", "[1", "{\"a\":", "[1 2]", "{1:2}", "{\"a\" 1}"]) func brokenTextsDoNoHarm(
    _ text: String
  ) {
    let path = JSONPath([.index(1)])
    _ = JSONLocator.positions(of: [path], in: Array(text.utf8))
  }
}
