import Foundation
import SpreadsheetFiles
import SpreadsheetValues

@testable import SpreadsheetEditing

/// A workbook to edit in tests, made of sheets or of given parts.
struct EditedFile {
  var editor: WorkbookEditor
  private let original: [UInt8]

  init(_ workbook: Workbook) throws {
    try self.init(workbook.xlsx())
  }

  init(_ bytes: [UInt8]) throws {
    original = bytes
    editor = try WorkbookEditor(bytes)
  }

  /// Makes a workbook with one sheet from the XML of its rows and the XML before and after them.
  init(rows: String, before: String = "", behind: String = "", prefix: String = "") throws {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let name = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix.dropLast())"
    let sheet = """
      <?xml version="1.0" encoding="UTF-8"?><\(prefix)worksheet \(name)="\(main)">\(before)\
      <\(prefix)sheetData>\(rows)</\(prefix)sheetData>\(behind)</\(prefix)worksheet>
      """
    try self.init(Workbook(sheets: [Sheet("S")]), replacing: "xl/worksheets/sheet1.xml", with: sheet)
  }

  /// Makes a workbook in which one part is replaced by a text.
  init(_ workbook: Workbook, replacing part: String, with text: String) throws {
    var package = try EditedPackage(workbook.xlsx(), name: nil, limits: ReadingLimits())
    package.replace(part, with: Array(text.utf8))
    try self.init(package.archive())
  }

  /// Makes an edit and returns the workbook as it is read afterwards.
  mutating func workbook(after edit: some WorkbookEdit) throws -> Workbook {
    try editor.apply(edit)
    return try Workbook(xlsx: try editor.xlsx())
  }

  /// Makes an edit and returns a part afterwards.
  mutating func part(_ name: String, after edit: some WorkbookEdit) throws -> String {
    try editor.apply(edit)
    _ = try editor.xlsx()
    return try part(name)
  }

  /// Returns the current text of a part.
  func part(_ name: String) throws -> String {
    String(decoding: try editor.package.bytes(of: name), as: UTF8.self)
  }

  /// Returns the XML of the rows of the first sheet, without the `sheetData` element.
  func rows() throws -> String {
    let text = try part("xl/worksheets/sheet1.xml")
    guard let start = text.firstRange(of: /<(x:)?sheetData>/),
      let end = text.firstRange(of: /<\/(x:)?sheetData>/)
    else { return text }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
