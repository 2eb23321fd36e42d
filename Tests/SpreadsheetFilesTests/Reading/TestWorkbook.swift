import Foundation
import SpreadsheetValues
import SpreadsheetFiles

/// A small workbook with one sheet named S, made of parts given by a test.
struct TestWorkbook {
  static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  static let package = "http://schemas.openxmlformats.org/package/2006"
  static let sheetPart = "xl/worksheets/sheet1.xml"

  /// The parts by name.
  var parts: [String: String]

  /// Creates a workbook whose sheet has these rows, with these elements before and after them.
  init(
    rows: String = "", before: String = "", after: String = "", shared: String? = nil, styles: String? = nil
  ) {
    parts = [
      "_rels/.rels": Self.relationships([("rId1", "officeDocument", "xl/workbook.xml")]),
      "xl/workbook.xml": """
      <workbook xmlns="\(Self.main)" xmlns:r="\(Self.office)"><sheets>\
      <sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>
      """,
      Self.sheetPart: """
      <worksheet xmlns="\(Self.main)" xmlns:r="\(Self.office)">\(before)\
      <sheetData>\(rows)</sheetData>\(after)</worksheet>
      """,
    ]
    var links = [("rId1", "worksheet", "worksheets/sheet1.xml")]
    if let shared {
      links.append(("rId2", "sharedStrings", "sharedStrings.xml"))
      parts["xl/sharedStrings.xml"] = "<sst xmlns=\"\(Self.main)\">\(shared)</sst>"
    }
    if let styles {
      links.append(("rId3", "styles", "/xl/styles.xml"))
      parts["xl/styles.xml"] = "<styleSheet xmlns=\"\(Self.main)\">\(styles)</styleSheet>"
    }
    parts["xl/_rels/workbook.xml.rels"] = Self.relationships(links)
  }

  /// Creates a workbook whose row 1 has this content.
  init(cells: String, shared: String? = nil) {
    self.init(rows: "<row r=\"1\">\(cells)</row>", shared: shared)
  }

  static func relationships(_ links: [(id: String, type: String, target: String)]) -> String {
    let items = links.map {
      "<Relationship Id=\"\($0.id)\" Type=\"\(office)/\($0.type)\" Target=\"\($0.target)\"/>"
    }
    return "<Relationships xmlns=\"\(package)/relationships\">\(items.joined())</Relationships>"
  }

  func bytes() throws -> [UInt8] { try ZipBuilder(parts).bytes() }

  /// Reads the workbook.
  func read(_ limits: ReadingLimits = ReadingLimits()) throws -> Workbook {
    try Workbook(xlsx: bytes(), name: "test.xlsx", limits: limits)
  }

  /// Returns the cells of the only sheet, in order.
  func cells() throws -> [Cell] { try read().sheets.flatMap(\.rows).flatMap(\.cells) }

  /// Returns the error if the workbook is refused; nil if it is read.
  func refusal(_ limits: ReadingLimits = ReadingLimits()) throws -> SpreadsheetFileError? {
    do {
      _ = try Workbook(xlsx: bytes(), name: "test.xlsx", limits: limits)
      return nil
    } catch let error as SpreadsheetFileError {
      return error
    }
  }
}
