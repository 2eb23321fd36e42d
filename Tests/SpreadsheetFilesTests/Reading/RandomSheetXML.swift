import SpreadsheetValues
import TestSupport

/// Random XML of sheets, which is unusual but mostly valid; the same seed gives the same XML.
struct RandomSheetXML {
  private var random: SeededGenerator
  /// The prefix of SpreadsheetML elements with its colon, usually empty.
  private let prefix: String
  /// The percentage of places at which something unusual is written.
  private let oddity: Int
  /// The number of a shared formula that is already defined.
  private var defined: Int?

  /// The shared strings to which cells may refer.
  static let sharedStrings = (0..<20).map { "shared \($0)" }
  static let styleCount = 5

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    oddity = [0, 1, 3, 12][Int(random.next() % 4)]
    prefix = random.next() % 20 == 0 ? "x:" : ""
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func choose(_ items: [String]) -> String { items.randomElement(using: &random) ?? "" }
  /// Whether something unusual is written here; random.
  private mutating func isOdd() -> Bool { number(1...100) <= oddity }
  private mutating func odd(_ items: [String], else usual: String = "") -> String {
    isOdd() ? choose(items) : usual
  }

  /// Returns the bytes of a whole part; some parts are damaged, some are UTF-16.
  mutating func part() -> [UInt8] {
    let text = document()
    if isOdd(), number(0...3) == 0 {
      let isBigEndian = number(0...1) == 0
      return ([0xFEFF] + text.utf16).flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [high, low] : [low, high]
      }
    }
    var bytes = Array(text.utf8)
    if number(0...3) == 0 { damage(&bytes) }
    return bytes
  }

  /// Returns the bytes of a table of shared strings; some tables are damaged.
  mutating func sharedStringsPart() -> [UInt8] {
    let xmlns = prefix.isEmpty ? "xmlns" : "xmlns:x"
    let items = (0..<number(0...20)).map { _ in
      space() + odd(["<!-- <si> -->", "<\(prefix)ext><si/></\(prefix)ext>"])
        + "<\(prefix)si>\(inline())</\(prefix)si\(odd([" "]))>"
    }
    var bytes = Array(
      ("<?xml version=\"1.0\"?>\(odd(["<!-- <sst> -->"]))<\(prefix)sst \(xmlns)=\"\(TestWorkbook.main)\" count='9'>"
        + items.joined() + "</\(prefix)sst>").utf8)
    if number(0...3) == 0 { damage(&bytes) }
    return bytes
  }

  /// Changes, removes or doubles some bytes at a random position.
  private mutating func damage(_ bytes: inout [UInt8]) {
    let start = number(0...bytes.count - 1)
    let end = min(bytes.count, start + number(1...12))
    switch number(0...4) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
    case 2: bytes[start] = UInt8(number(0...255))
    case 3:
      bytes.insert(
        contentsOf: Array(choose(["<", ">", "&", "]]>", "\"", "\u{0}", "\u{FFFE}", "\r"]).utf8), at: start)
    default: bytes.removeSubrange(start...)
    }
  }

  private mutating func document() -> String {
    let xmlns = prefix.isEmpty ? "xmlns" : "xmlns:x"
    let rows = self.rows()
    return odd(["\u{FEFF}"])
      + odd(["", "<?xml version='1.0'?>\r\n"], else: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
      + odd(["<!-- <sheetData><row/> -->", "<?pi <sheetData>?>"])
      + "<\(prefix)worksheet \(xmlns)=\"\(TestWorkbook.main)\" xmlns:x14ac=\"urn:x14ac\">" + head()
      + "<\(prefix)sheetData\(odd([" ", " a='<'", " a='>'", "/"]))>\(rows)</\(prefix)sheetData\(odd([" "]))>"
      + tail()
      + "</\(prefix)worksheet>" + odd(["\n", "<!-- end -->"])
  }

  private mutating func head() -> String {
    odd([
      "<!-- c -->", "<sheetData2/>", "<a:b xmlns:a='urn:a'><sheetData/></a:b>",
      "<sheetPr><tabColor rgb='FF00FF00'/></sheetPr>",
    ])
      + (number(0...1) == 0 ? "<\(prefix)dimension ref=\"A1:C9\"/>" : "")
      + (number(0...1) == 0
        ? "<\(prefix)cols><\(prefix)col min=\"1\" max=\"2\" width=\"11.7\"/></\(prefix)cols>" : "")
  }

  private mutating func tail() -> String {
    (number(0...1) == 0
      ? "<\(prefix)mergeCells count=\"1\"><\(prefix)mergeCell ref=\"A1:B2\"/></\(prefix)mergeCells>" : "")
      + odd([
        "<!-- </sheetData> -->", "<sheetData><row r='9999'><c><v>1</v></c></row></sheetData>", "<row></row>",
        "&#10;",
      ])
  }

  private mutating func space() -> String { odd([" ", "\n", "\r\n", "\t\n "]) }
  private mutating func quote() -> String { odd(["'"], else: "\"") }

  private mutating func attribute(_ name: String, _ value: String) -> String {
    let mark = quote()
    return odd(["  ", "\n", "\t"], else: " ") + name + odd([" = "], else: "=") + mark + value + mark
  }

  private mutating func rows() -> String {
    var result = ""
    var row = 0
    for _ in 0..<number(0...12) {
      let isNamed = number(0...5) > 0
      row += isNamed ? number(1...3) : 1
      result +=
        space() + odd(["<!-- row --><!-- </row> -->", "<?pi <row></row>?>", "text", "<\(prefix)ext/>"])
      result += rowTag(isNamed ? row : nil) + cells(row) + "</\(prefix)row\(odd([" ", "\n"]))>"
      if isOdd() {
        result += "<\(prefix)row/>"
        row += 1
      }
    }
    return result + space()
  }

  private mutating func rowTag(_ number: Int?) -> String {
    var attributes: [String] = []
    if let number {
      attributes.append(attribute("r", odd(["0\(number)", "\(number) ", "1"], else: "\(number)")))
    }
    if isOdd() { attributes.append(attribute("spans", choose(["1:7", "2:1", ""]))) }
    if isOdd() { attributes.append(attribute("ht", choose(["15.75", "x"]))) }
    if isOdd() { attributes.append(attribute("hidden", choose(["1", "0", "true", "é", "&#49;"]))) }
    if isOdd() { attributes.append(attribute("x14ac:dyDescent", "0.25")) }
    if isOdd() {
      attributes.append(attribute(choose(["y:r", "unknown", "r", "xmlns:q", "customHeight"]), "1"))
    }
    return "<\(prefix)row" + attributes.shuffled(using: &random).joined() + odd([" "]) + ">"
  }

  private mutating func cells(_ row: Int) -> String {
    var result = ""
    var column = 0
    for _ in 0..<number(0...8) {
      column += odd(["", "x"]).isEmpty ? number(1...4) : 0
      result += space() + odd(["<!-- cell -->", "<\(prefix)extLst/>", "<![CDATA[x]]>"])
      result += cell(row, max(1, column))
    }
    return result + space()
  }

  private mutating func cell(_ row: Int, _ column: Int) -> String {
    let letters = ["A", "B", "Z", "AA", "BC", "XFD", "XFE"]
    let name = odd(letters, else: CellReference.columnName(column))
    let (type, content) = typed()
    var attributes: [String] = []
    if !isOdd() {
      attributes.append(
        attribute("r", odd(["a\(row)", "\(name)0\(row)", "$\(name)\(row)"], else: "\(name)\(row)")))
    }
    if number(0...2) == 0 || isOdd() {
      attributes.append(attribute("s", odd(["", "9", "03"], else: "\(number(0...4))")))
    }
    if let type { attributes.append(attribute("t", type)) }
    if isOdd() {
      attributes.append(attribute(choose(["cm", "vm", "ph", "t", "x14ac:r", "é"]), choose(["1", "s"])))
    }
    let tag = "<\(prefix)c" + attributes.shuffled(using: &random).joined() + odd([" "])
    return content.isEmpty
      ? tag + "/>"
      : tag
        + ">\(space())\(content)\(odd(["<\(prefix)extLst><v>1</v></\(prefix)extLst>"]))\(space())</\(prefix)c>"
  }

  /// Returns a cell type and the content of a cell of this type.
  private mutating func typed() -> (type: String?, content: String) {
    switch number(0...8) {
    case 0: (nil, "")
    case 1: ("s", value("\(number(0...19))", ["99", "-1", "", " 1", "007"]))
    case 2: ("str", formula() + value(text(), [""]))
    case 3: ("inlineStr", "<\(prefix)is>\(space())\(inline())</\(prefix)is>")
    case 4: ("b", formula() + value(choose(["0", "1"]), ["true", "FALSE", "2", ""]))
    case 5: ("e", formula() + value(choose(["#DIV/0!", "#N/A"]), ["", "#É", "a&amp;b"]))
    case 6: (odd(["d", "z", "strx", "n", "ss"], else: "n"), value("5", ["2025-01-31"]))
    default: (odd(["n"], else: "").nonEmpty, formula() + value(plainNumber(), Self.oddNumbers))
    }
  }

  private static let oddNumbers = [
    "", " 1 ", "+1", "-0", "007", ".5", "1.", "1.50", "1E3", "1.5E-7", "0.30000000000000004", "1e400",
    "1E308",
    "12345678901234567890", "1,5", "NaN", "123456789012345.5", "999999999999999", "4.9E-324", "-0.0",
  ]

  private mutating func plainNumber() -> String {
    let whole = "\(number(-1_000_000...1_000_000))"
    return number(0...1) == 0 ? whole : "\(whole).\(number(0...99))"
  }

  private mutating func value(_ usual: String, _ unusual: [String]) -> String {
    let text = odd(unusual, else: usual)
    if text.isEmpty, number(0...1) == 0 { return "<\(prefix)v/>" }
    return
      "<\(prefix)v\(odd([" xml:space='preserve'", " "]))>\(odd(["<!-- v -->"]))\(text)</\(prefix)v\(odd([" "]))>"
      + odd(["<\(prefix)v>8</\(prefix)v>"])
  }

  private mutating func formula() -> String {
    guard number(0...2) == 0 else { return "" }
    // A reference to a formula that is not defined is an error.
    let index = isOdd() ? number(0...2) : defined ?? 0
    if defined == nil, !isOdd() {
      defined = index
      return "<\(prefix)f t=\"shared\" ref=\"A1:A9\" si=\"\(index)\">B1+$C$\(index + 1)</\(prefix)f>"
    }
    return choose([
      "<\(prefix)f>SUM(A1:A9)&amp;\"\(text())\"</\(prefix)f>",
      "<\(prefix)f ca=\"1\">_xlfn.XLOOKUP(A1,B:B,C:C)</\(prefix)f>",
      "<\(prefix)f t=\"shared\" ref=\"A1:A9\" si=\"\(index)\">B1+$C$\(index + 1)</\(prefix)f>",
      "<\(prefix)f t=\"shared\" si=\"\(index)\">B2*2</\(prefix)f>",
      "<\(prefix)f t=\"shared\" si=\"\(index)\"/>",
      "<\(prefix)f t=\"array\" ref=\"A1:B2\">A1:B2*2</\(prefix)f>", "<\(prefix)f/>",
      "<\(prefix)f></\(prefix)f>",
      "<\(prefix)f t='dataTable' ref='A1:B2' r1=\"A1\" dt2D=\"1\" si=\"1\" t2=\"x\"/>",
    ]) + space()
  }

  private mutating func inline() -> String {
    let plain =
      "<\(prefix)t\(odd([" xml:space=\"preserve\"", " xml:space='preserve'", " a='1'"]))>\(text())</\(prefix)t>"
    return odd(
      [
        "<\(prefix)r><\(prefix)t>a</\(prefix)t></\(prefix)r><\(prefix)r>\(plain)</\(prefix)r>",
        "<\(prefix)t/>",
        "\(plain)<\(prefix)rPh sb=\"0\" eb=\"1\"><\(prefix)t>p</\(prefix)t></\(prefix)rPh>",
        "\(plain)\(plain)", "",
      ], else: plain)
  }

  private mutating func text() -> String {
    (0..<number(0...3)).map { _ in
      odd(
        [
          "é😀", "_x000D_", "_x005F_", "&#95;x0041_", "_x00zz_", "&amp;", "&lt;&gt;", "&quot;&apos;", "&#10;",
          "&#x1F600;",
          "&#0;", "&#xFFFE;", "&unknown;", "<![CDATA[<&>]]>", "<!-- t -->", "a\r\nb", "]]", "]]>", ">", "\t",
          "\u{1}",
          "&#13;", "&#xD800;", "&#x;", "\u{FFFF}", "<?pi?>", "&#+65;",
        ], else: choose(["a", "Rent ", " x", "Caf", "_", "1"]))
    }.joined()
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
