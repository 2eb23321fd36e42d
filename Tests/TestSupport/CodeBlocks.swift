/// Finds the examples of code in pages, and those in the tests that run them.
public enum CodeBlocks {
  /// Returns the blocks of Swift in a page of Markdown.
  public static func shown(in page: String) -> [String] {
    all(of: page, from: { $0 == "```swift" }, to: "```")
  }

  /// Returns the parts of a test between `// snippet: NAME` and `// end`.
  public static func run(in source: String) -> [String] {
    all(of: source, from: { $0.hasPrefix("// snippet:") }, to: "// end")
  }

  /// Returns the lines between marks, without the indentation of the opening mark.
  private static func all(of text: String, from isStart: (Substring) -> Bool, to end: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    var indent = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if lines == nil, isStart(bare) {
        (lines, indent) = ([], line.count - bare.count)
      } else if let block = lines, bare == end {
        blocks.append(block.joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(line.dropFirst(min(indent, line.count - bare.count)))
      }
    }
    return blocks
  }
}
