import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFiles

@Suite struct RowScannerTests {
  /// Returns the number of bytes that the scanner reads as plain rows.
  private func scannedCount(_ rows: String, _ limits: ReadingLimits = ReadingLimits()) -> Int {
    let context = CellContext(sharedStrings: ["a", "b"], styleCount: 3, dateSystem: .from1900)
    var scanner = RowScanner(context: context, limits: limits, collection: .everything)
    let piece = PartPiece(capacity: rows.utf8.count)
    _ = piece.fill { room in
      room.copyBytes(from: Array(rows.utf8))
      return rows.utf8.count
    }
    guard let start = piece.bytes.baseAddress else { return 0 }
    return scanner.scanRows(from: start) - start
  }

  @Test(arguments: [
    (
      "as Excel writes",
      "<row r=\"1\" spans=\"1:3\" x14ac:dyDescent=\"0.25\"><c r=\"A1\" s=\"1\" t=\"s\"><v>0</v></c></row>"
    ),
    (
      "as LibreOffice writes",
      "<row r=\"1\" customFormat=\"false\" ht=\"12.8\" hidden=\"false\" customHeight=\"false\" outlineLevel=\"0\" collapsed=\"false\"><c r=\"A1\" s=\"0\" t=\"n\"><v>1</v></c></row>"
    ),
    ("formula with text", "<row r='1'><c r='A1' t='str'><f>\"é\"&amp;B1</f><v>é x</v></c></row>"),
    (
      "inline text",
      "<row r='1'><c r='A1' t='inlineStr'><is><t xml:space='preserve'> a&lt;</t></is></c></row>"
    ),
    (
      "shared formulas",
      "<row><c><f t='shared' ref='A1:A2' si='0'>B1</f></c></row><row><c><f t='shared' si='0'/></c></row>"
    ),
    (
      "space between",
      " <row r='1' >\n <c r='C1' >\n  <v>1.5E-7</v >\n </c>\n</row >".replacing("' >", with: "'>")
    ),
    (
      "no value",
      "<row><c s='2'/><c></c><c><v/></c><c t='b'><v>1</v></c><c t='e'><v>#N/A</v></c></row><row r='9'/>"
    ),
  ])
  func readsPlainRows(_ name: String, rows: String) {
    #expect(scannedCount(rows) == rows.utf8.count, "\(name)")
  }

  @Test(arguments: [
    "<row r='1'><c r='A1'><v>2", "<row r='1'><x:c/></row>", "<row r='3'/><row r='3'/>", "<row r='1' r='1'/>",
    "<row r='0'/>", "<row r='1048577'/>", "<row><c r='B2'/></row>", "<row><c r='B1'/><c r='A1'/></row>",
    "<row><c r='A1' r='A1'/></row>", "<row><c s='3'/></row>", "<row><c t='s'><v>2</v></c></row>",
    "<row><c t='d'><v>2025-01-31</v></c></row>", "<row><c><v>1,5</v></c></row>",
    "<row><c><v>1</v><v>2</v></c></row>",
    "<row><c t='str'><v>a\r</v></c></row>", "<row><c t='str'><v>]]></v></c></row>",
    "<row><c t='str'><v>&a;</v></c></row>",
    "<row><c t='str'><v><![CDATA[a]]></v></c></row>", "<row><c t='str'><v>\u{FFFE}</v></c></row>",
    "<row><c t='str'><v>\u{0}</v></c></row>", "<row><c r='XFE1'/></row>",
    "<row><c><f t='shared' si='7'/></c></row>",
    "<row><c t='inlineStr'><is><r><t>a</t></r></is></c></row>",
    "<row><!-- --></row>", "<row a='b'/>", "<row ht='&#49;'/>", "<rows/>",
  ])
  func leavesTheRestToTheParser(_ row: String) {
    let first = row.hasPrefix("<row r='3'/>") ? 12 : 0
    #expect(scannedCount(row) == first)
  }

  @Test func formulasOfARowThatIsLeftAreForgotten() {
    let first = "<row r='1'><c r='A1'><f t='shared' ref='A1:A9' si='0'>B1</f></c></row>"
    let second =
      "<row r='2'><c r='A2'><f t='shared' si='0'/></c><c r='C2'><f t='shared' ref='C2:C9' si='0'>Z9</f></c>"
    let context = CellContext(sharedStrings: [], styleCount: nil, dateSystem: .from1900)
    var scanner = RowScanner(context: context, limits: ReadingLimits(), collection: .everything)
    for rows in [first + second + "<!-- -->", second + "</row>"] {
      let piece = PartPiece(capacity: rows.utf8.count)
      _ = piece.fill { room in
        room.copyBytes(from: Array(rows.utf8))
        return rows.utf8.count
      }
      if let start = piece.bytes.baseAddress { _ = scanner.scanRows(from: start) }
    }
    #expect(scanner.block.take()?.tables.formulas.map(\.value.text) == ["B1", "B2", "Z9"])
  }

  @Test func leavesWhatPassesTheLimits() {
    var limits = ReadingLimits()
    (limits.rows, limits.cells, limits.stringBytes) = (2, 3, 4)
    #expect(scannedCount("<row/><row/><row/>", limits) == 12)
    #expect(scannedCount("<row><c/><c/></row><row><c/><c/></row>", limits) == 19)
    #expect(scannedCount("<row><c t='str'><v>abcde</v></c></row>", limits) == 0)
  }
}
