import Testing

@testable import SpreadsheetEditing

@Suite struct MarkupScannerTests {
  private func names(_ xml: String) -> [String] {
    let bytes = Array(xml.utf8)
    var scanner = MarkupScanner(bytes)
    var names: [String] = []
    while let tag = scanner.next() {
      let mark = tag.kind == .end ? "/" : tag.kind == .empty ? "." : ""
      names.append(mark + tag.text(in: bytes))
    }
    return names
  }

  @Test(
    "Tags are found where they stand",
    arguments: [
      ("plain", "<a><b/>x</a>", ["a", ".b", "/a"]),
      ("prefix", "<x:a><x:b c='1' /></x:a>", ["a", ".b", "/a"]),
      ("end of a tag in a value", "<a b='>' c=\"/>\"><d/></a>", ["a", ".d", "/a"]),
      ("comment, data and instruction", "<?xml v='<q>'?><a><!-- <b> --><![CDATA[<c>]]></a>", ["a", "/a"]),
      ("cut", "<a><b", ["a"]),
      ("cut comment", "<a><!-- <b>", ["a"]),
    ])
  func tags(_ name: String, _ xml: String, _ expected: [String]) {
    #expect(names(xml) == expected)
  }

  @Test("An element is passed over with all that is inside")
  func skipping() throws {
    let bytes = Array("<a><b><b/><b>t</b></b><c/></a>".utf8)
    var scanner = MarkupScanner(bytes)
    _ = scanner.next()
    let next = scanner.next()
    let outer = try #require(next)
    let end = scanner.skip(outer)
    #expect(end?.range == 18..<22)
    let behind = scanner.next()
    #expect(behind?.text(in: bytes) == "c")
  }

  @Test("Attributes keep their places and their escapes")
  func attributes() throws {
    let bytes = Array("<f t=\"shared\"  r:id = 'a&amp;&#66;'/>".utf8)
    var scanner = MarkupScanner(bytes)
    let next = scanner.next()
    let tag = try #require(next)
    #expect(tag.value("t", in: bytes) == "shared")
    #expect(tag.value("r:id", in: bytes) == "a&B")
    #expect(tag.value("si", in: bytes) == nil)
  }

  @Test("Changes apply in the order of their places")
  func changes() throws {
    let bytes = Array("<a b=\"1\"><c/></a>".utf8)
    var scanner = MarkupScanner(bytes)
    let (first, second) = (scanner.next(), scanner.next())
    let (outer, inner) = (try #require(first), try #require(second))
    var changes = MarkupChanges()
    changes.replace(inner.range, with: "<d/>".utf8)
    changes.insert("<e/>".utf8, at: inner.range.upperBound)
    changes.set("b", to: "<2>", of: outer, in: bytes)
    changes.set("x", to: "3", of: outer, in: bytes)
    #expect(
      String(decoding: changes.applied(to: bytes), as: UTF8.self) == "<a x=\"3\" b=\"&lt;2&gt;\"><d/><e/></a>"
    )
  }
}
