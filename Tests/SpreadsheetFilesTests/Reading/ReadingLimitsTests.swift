import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFiles

/// Checks that a workbook exactly at a limit is read, and that one more is refused with the name of the limit.
@Suite struct ReadingLimitsTests {
  /// A workbook that has exactly this amount of something.
  private struct Example: Sendable, CustomTestStringConvertible {
    let name: ReadingLimits.Name
    let amount: Int
    let book: TestWorkbook
    var isStored = false
    var testDescription: String { name.rawValue }

    init(_ name: ReadingLimits.Name, _ amount: Int, _ book: TestWorkbook, isStored: Bool = false) {
      (self.name, self.amount, self.book, self.isStored) = (name, amount, book, isStored)
    }

    func read(limit: Int) throws -> Workbook {
      var limits = ReadingLimits()
      limits[name] = limit
      return try Workbook(xlsx: bytes(), name: "b.xlsx", limits: limits)
    }

    func bytes() throws -> [UInt8] {
      var builder = ZipBuilder(book.parts)
      for index in builder.entries.indices { builder.entries[index].isStored = isStored }
      return try builder.bytes()
    }
  }

  private static let rich = "<c t='inlineStr'><is><r><t>ab</t></r><r><t>cd</t></r></is></c>"

  private static let runs = "<r><rPr><b/></rPr><t>a</t></r><r><t>b</t></r><r><t>c</t></r>"

  private static let examples: [Example] = [
    Example(.entries, 4, TestWorkbook()),
    Example(
      .inflatedBytes, TestWorkbook(cells: "<c><v>1</v></c>").parts.values.reduce(0) { $0 + $1.utf8.count },
      TestWorkbook(cells: "<c><v>1</v></c>")),
    // The nested elements are worksheet, sheetData, row, c, is, r and t.
    Example(.xmlDepth, 7, TestWorkbook(cells: rich)),
    // The longest tag is a comment of 208 bytes with `<!--` and `-->`; the first `<` does not count.
    Example(.tagBytes, 214, TestWorkbook(before: "<!--\(String(repeating: "x", count: 208))-->")),
    Example(.tagAttributes, 5, TestWorkbook(cells: "<c r='A1' s='0' t='n' cm='0' vm='0'/>")),
    Example(.elements, 6, TestWorkbook(styles: "<fonts><font/><font/></fonts><fills/><borders/>")),
    Example(.cells, 3, TestWorkbook(rows: "<row><c/><c/></row><row><c/></row>")),
    Example(.rows, 3, TestWorkbook(rows: "<row/><row/><row><c/></row>")),
    Example(.textCharacters, 4, TestWorkbook(cells: "<c t='str'><v>ab\u{1F600}</v></c>")),
    Example(.textCharacters, 4, TestWorkbook(cells: rich)),
    Example(.textCharacters, 4, TestWorkbook(cells: "", shared: "<si><t>a_x000D_bc</t></si>")),
    Example(.textCharacters, 4, TestWorkbook(cells: "", shared: "<si><t>äöü&amp;</t></si>")),
    Example(.stringBytes, 12, TestWorkbook(cells: "<c t='str'><v>ab_x000D_&amp;&gt;d</v></c>")),
    Example(.stringBytes, 4, TestWorkbook(cells: rich)),
    Example(.stringBytes, 8, TestWorkbook(cells: "<c><f>SUM(1,2)</f></c>")),
    Example(.sharedStrings, 2, TestWorkbook(cells: "", shared: "<si><t>a</t></si><si><t>bc</t></si>")),
    Example(.sharedStringBytes, 3, TestWorkbook(cells: "", shared: "<si><t>a</t></si><si><t>bc</t></si>")),
    Example(.textRuns, 3, TestWorkbook(cells: "<c t='inlineStr'><is>\(runs)</is></c>")),
    Example(.textRuns, 6, TestWorkbook(cells: "", shared: "<si>\(runs)</si><si>\(runs)</si>")),
  ]

  @Test(arguments: examples.indices)
  func admitsTheLimitAndRefusesOneMore(index: Int) throws {
    let example = Self.examples[index]
    let name = example.name
    #expect(throws: Never.self, "\(name) at its limit") { _ = try example.read(limit: example.amount) }
    let error = try #require(throws: SpreadsheetFileError.self, "\(name) past its limit") {
      _ = try example.read(limit: example.amount - 1)
    }
    #expect(error.code == .limitExceeded)
    #expect(error.limit == name, "\(error)")
    #expect(error.file == "b.xlsx")
    #expect(error.reason.hasSuffix("more than the limit of \(example.amount - 1)"), "\(error)")
    #expect(error.remedy == "If the file can be trusted, raise `\(name.rawValue)` of the reading limits")
  }

  @Test func theFileAsAWhole() throws {
    let book = TestWorkbook(cells: "<c><v>1</v></c>")
    let size = try book.bytes().count
    var limits = ReadingLimits()
    limits.fileBytes = size
    #expect(try book.refusal(limits) == nil)
    limits.fileBytes = size - 1
    let error = try #require(try book.refusal(limits))
    #expect(error.limit == .fileBytes)
    #expect(error.reason == "the file has \(size) bytes, more than the limit of \(size - 1)")
  }

  /// Checks entries whose ratio is exactly at the limit or just above.
  @Test func theRatioIsExact() throws {
    var limits = ReadingLimits()
    limits.bytesBeforeRatio = 0
    func check(_ size: Int, _ compressed: Int) -> SpreadsheetFileError? {
      let entry = ZipEntry(
        name: "a", index: 0, size: size, compressedSize: compressed, isDeflated: true, crc: 0)
      do {
        try limits.check(entry)
        return nil
      } catch {
        return error
      }
    }
    #expect(check(1_000, 10) == nil)
    #expect(check(1_001, 10)?.limit == .inflationRatio)
    #expect(check(101, 0)?.limit == .inflationRatio)
    #expect(check(.max, .max) == nil)
    limits.bytesBeforeRatio = 1_001
    #expect(check(1_001, 1) == nil)
    #expect(check(1_002, 1)?.limit == .inflationRatio)
    limits = .trustingSize
    #expect(check(.max, 1) == nil)
  }

  @Test func aPartThatIsReadAgainCountsOnce() throws {
    let book = TestWorkbook(cells: "<c><v>1</v></c>")
    var limits = ReadingLimits()
    limits.inflatedBytes = book.parts.values.reduce(0) { $0 + $1.utf8.count }
    let reader = try XLSXReader(bytes: book.bytes(), limits: limits)
    for _ in 0..<3 { #expect(try reader.values(ofSheet: 0).rowCount == 1) }
  }

  @Test func whatIsAboutSizeCanBeTrusted() {
    #expect(
      ReadingLimits.Name.allCases.filter(\.isAboutSize) == [
        .fileBytes, .entries, .inflatedBytes, .inflationRatio, .elements, .cells, .textCharacters,
        .stringBytes,
        .sharedStrings, .sharedStringBytes, .textRuns, .pictureBytes,
      ])
  }

  /// A text of the maximum length in Excel is read with the default limits.
  @Test func textsOfExcelsLengthAreRead() throws {
    let text = String(repeating: "x", count: 32_767)
    let escaped = String(repeating: "_x000D_", count: 32_767)
    let cells = "<c t='str'><v>\(text)</v></c><c t='str'><v>\(escaped)</v></c>"
    let book = TestWorkbook(cells: cells)
    #expect(try book.cells().map { $0.value.text?.utf16.count } == [32_767, 32_767])
    let longer = TestWorkbook(cells: "<c/><c t='str'><v>\(text)x</v></c>")
    let error = try #require(try longer.refusal())
    #expect(error.limit == .textCharacters)
    #expect(error.cell == CellReference("B1"))
  }
}
