import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

/// Every cell with content in a file, for comparison with other readers.
private struct FileDump: Encodable {
  struct SheetDump: Encodable {
    let name: String
    let cells: [CellDump]
  }

  /// The address, kind and value of a cell, and the text in the file if it differs from the value.
  struct CellDump: Encodable {
    let address: String
    let kind: String
    let value: String
    let raw: String?
    let isDate: Bool

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for text in [address, kind, value] { try list.encode(text) }
      try list.encode(raw)
      try list.encode(isDate)
    }
  }

  let file: String
  var error: String?
  var countsFrom1904 = false
  var sheets: [SheetDump] = []

  init(_ url: URL, name: String) {
    file = name
    do {
      let workbook = try Workbook(xlsxAt: url.path)
      countsFrom1904 = workbook.dateSystem == .from1904
      sheets = workbook.sheets.map { sheet in
        SheetDump(
          name: sheet.name,
          cells: sheet.rows.flatMap(\.cells).compactMap { CellDump($0, styles: workbook.styles) })
      }
    } catch {
      self.error = "\(error)"
    }
  }
}

extension FileDump.CellDump {
  init?(_ cell: Cell, styles: StyleTable) {
    let kind = styles[cell.style].numberFormat.kind
    address = cell.reference.description
    isDate = kind.isDate || kind == .time
    switch cell.value {
    case .empty: return nil
    case .number(let number): (self.kind, value, raw) = ("number", number.plainText, cell.rawText)
    case .text(let text): (self.kind, value, raw) = ("text", text, nil)
    case .boolean(let flag): (self.kind, value, raw) = ("boolean", flag ? "TRUE" : "FALSE", nil)
    case .error(let error): (self.kind, value, raw) = ("error", error.rawValue, cell.rawText)
    }
  }
}

/// Writes the cells of a folder's workbooks to a file, which `make conformance` compares with other readers.
@Suite struct CellDumpTests {
  private static let source = ProcessInfo.processInfo.environment["DUMP_CELLS_OF"]
  private static let target = ProcessInfo.processInfo.environment["DUMP_CELLS_TO"]

  @Test(.enabled(if: source != nil && target != nil))
  func dumpsEveryWorkbook() throws {
    let root = URL(filePath: try #require(Self.source), directoryHint: .isDirectory)
    var lines = Data()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    let workbooks = files.compactMap { $0 as? URL }
      .filter { ["xlsx", "xlsm", "xltx"].contains($0.pathExtension.lowercased()) }
      .sorted { $0.path < $1.path }
    for file in workbooks {
      let name = file.path.replacing(root.path, with: "", maxReplacements: 1)
      lines += try encoder.encode(FileDump(file, name: String(name.trimmingPrefix("/"))))
      lines.append(0x0A)
    }
    try lines.write(to: URL(filePath: try #require(Self.target)))
    #expect(!workbooks.isEmpty)
  }

  @Test func tellsKindsApart() throws {
    let folder = try TemporaryFolder()
    let rows = """
      <row><c t="str"><v>a</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c><v>0.30000000000000004</v></c><c/></row>
      """
    let path = try folder.write(try TestWorkbook(rows: rows).bytes(), to: "a.xlsx")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let line = String(decoding: try encoder.encode(FileDump(URL(filePath: path), name: "a")), as: UTF8.self)
    #expect(
      line.contains(
        """
        [["A1","text","a",null,false],["B1","boolean","TRUE",null,false],["C1","error","#N/A",null,false],\
        ["D1","number","0.3","0.30000000000000004",false]]
        """))
    let missing = try encoder.encode(FileDump(URL(filePath: "/nowhere.xlsx"), name: "b"))
    #expect(String(decoding: missing, as: UTF8.self).contains("\"error\":"))
  }
}
