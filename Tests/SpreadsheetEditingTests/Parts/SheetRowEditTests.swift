import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct SheetRowEditTests {
  private func data(_ xml: String, _ change: ReferenceEdit.Change, on sheet: String = "Log") throws -> String?
  {
    let open = "<worksheet><sheetData>"
    let close = "</sheetData></worksheet>"
    let edit = ReferenceEdit(sheet: "Log", change: change)
    let bytes = try SheetRowEdit.worksheet(Array((open + xml + close).utf8), named: sheet, after: edit)
    return bytes.map {
      String(String(decoding: $0, as: UTF8.self).dropFirst(open.count).dropLast(close.count))
    }
  }

  @Test(
    "Rows and cells get new numbers",
    arguments: [
      (
        "behind", .insertRows(at: 2, count: 3),
        "<row r=\"1\"><c r=\"A1\"/></row><row r=\"2\"><c r=\"B2\" s='1'><v>2</v></c></row>",
        "<row r=\"1\"><c r=\"A1\"/></row><row r=\"5\"><c r=\"B5\" s='1'><v>2</v></c></row>"
      ),
      (
        "without numbers", .insertRows(at: 2, count: 3), "<row><c/></row><row><c/></row><row/>",
        "<row><c/></row><row r=\"5\"><c/></row><row/>"
      ),
      (
        "deleted", .deleteRows(2...3),
        "<row r='1'/><row r='2'><c r='A2'/></row><row r='3'/><row r='4'><c r='A4'/></row>",
        "<row r='1'/><row r='2'><c r='A2'/></row>"
      ),
      (
        "deleted without numbers", .deleteRows(1...1), "<row><c><v>1</v></c></row> <row><c/></row>",
        " <row><c/></row>"
      ),
      ("nothing", .insertRows(at: 9, count: 3), "<row r=\"1\"><c r=\"A1\"/></row>", nil),
      (
        "prefix", .insertRows(at: 1, count: 1), "<x:row r=\"1\"><x:c r=\"A1\"><x:f>A1</x:f></x:c></x:row>",
        "<x:row r=\"2\"><x:c r=\"A2\"><x:f>A2</x:f></x:c></x:row>"
      ),
      (
        "escapes", .insertRows(at: 1, count: 1),
        "<row r=\"1\"><c r=\"A1\"><f>B1&amp;\"&lt;A1\"</f></c></row>",
        "<row r=\"2\"><c r=\"A2\"><f>B2&amp;\"&lt;A1\"</f></c></row>"
      ),
    ] as [(String, ReferenceEdit.Change, String, String?)])
  func rows(_ name: String, _ change: ReferenceEdit.Change, _ before: String, _ after: String?) throws {
    #expect(try data(before, change) == after)
  }

  @Test("On another sheet rows stay and formulas change")
  func otherSheet() throws {
    let row = "<row r=\"9\"><c r=\"A9\"><f>Log!B5+B5</f><v>1</v></c></row>"
    let after = try data(row, .insertRows(at: 5, count: 1), on: "Sum")
    #expect(after == "<row r=\"9\"><c r=\"A9\"><f>Log!B6+B5</f><v>1</v></c></row>")
  }

  private func cell(_ address: String, _ formula: String) -> String { "<c r=\"\(address)\">\(formula)</c>" }

  /// Returns the XML of a shared formula in C2:C5 that refers to the cell to its left.
  private func shared(_ text: String) -> String {
    "<row r=\"2\">" + cell("C2", "<f t=\"shared\" ref=\"C2:C5\" si=\"0\">\(text)</f>") + "</row>"
      + (3...5).map { "<row r=\"\($0)\">" + cell("C\($0)", "<f t=\"shared\" si=\"0\"/>") + "</row>" }.joined()
  }

  @Test("A shared formula stays shared where it is the same")
  func sharedStays() throws {
    let after = try #require(try data(shared("B2*2"), .insertRows(at: 4, count: 1)))
    #expect(after.contains("ref=\"C2:C6\" si=\"0\">B2*2</f>"))
    #expect(after.contains(cell("C5", "<f t=\"shared\" si=\"0\"/>")))
    #expect(after.contains(cell("C6", "<f t=\"shared\" si=\"0\"/>")))
  }

  @Test("A running balance gets its own text where the insertion goes through it")
  func sharedBreaks() throws {
    let after = try #require(try data(shared("C1+B2"), .insertRows(at: 4, count: 1)))
    #expect(after.contains(cell("C3", "<f t=\"shared\" si=\"0\"/>")))
    #expect(after.contains(cell("C5", "<f>C3+B5</f>")))
    #expect(after.contains(cell("C6", "<f t=\"shared\" si=\"0\"/>")))
  }

  @Test("A deleted first cell hands its formula on")
  func sharedHandsOn() throws {
    let after = try #require(try data(shared("B2*$E$1"), .deleteRows(2...2)))
    #expect(
      after.hasPrefix("<row r=\"2\">" + cell("C2", "<f t=\"shared\" si=\"0\" ref=\"C2:C4\">B2*$E$1</f>")))
    #expect(after.contains(cell("C3", "<f t=\"shared\" si=\"0\"/>")))
  }

  @Test("Cells that name another sheet's rows by a shared formula part where those rows part")
  func sharedElsewhere() throws {
    let after = try #require(try data(shared("Log!B2"), .insertRows(at: 4, count: 1), on: "Sum"))
    #expect(after.contains("ref=\"C2:C5\" si=\"0\">Log!B2</f>"))
    #expect(after.contains(cell("C3", "<f t=\"shared\" si=\"0\"/>")))
    #expect(after.contains(cell("C4", "<f>Log!B5</f>")))
    #expect(after.contains(cell("C5", "<f>Log!B6</f>")))
  }

  @Test("An array formula moves as a whole or not at all")
  func arrays() throws {
    let row = "<row r=\"2\">" + cell("C2", "<f t=\"array\" ref=\"C2:C4\">B2:B4</f>") + "</row>"
    let after = try data(row, .insertRows(at: 2, count: 1))
    #expect(after == "<row r=\"3\">" + cell("C3", "<f t=\"array\" ref=\"C3:C5\">B3:B5</f>") + "</row>")
    let error = ReferenceEditError.cutsArray(.cells("C2:C4"), sheet: "Log")
    for change in [ReferenceEdit.Change.insertRows(at: 3, count: 1), .deleteRows(4...9), .deleteRows(3...3)] {
      #expect(throws: error) { try data(row, change) }
    }
    #expect(try data(row, .deleteRows(2...4)) == "")
    #expect("\(error)" == "part of the array formula in Log!C2:C4 cannot be changed")
  }

  @Test("A data table's input cells move, or are marked as gone")
  func dataTable() throws {
    let row =
      "<row r=\"5\">" + cell("B5", "<f t=\"dataTable\" ref=\"B5:B7\" dt2D=\"0\" r1=\"A2\"/>") + "</row>"
    let moved = try #require(try data(row, .insertRows(at: 1, count: 1)))
    #expect(moved.contains("ref=\"B6:B8\"") && moved.contains("r1=\"A3\""))
    let lost = try #require(try data(row, .deleteRows(2...2)))
    #expect(lost.contains("del1=\"1\"") && lost.contains("ref=\"B4:B6\""))
  }

  @Test("Cells are not pushed off the sheet")
  func edge() throws {
    let row = "<row r=\"1048576\"><c r=\"A1048576\"><v>1</v></c></row>"
    #expect(throws: ReferenceEditError.pushesRowsOff(sheet: "Log")) {
      try data(row, .insertRows(at: 5, count: 1))
    }
    #expect(try data("<row r=\"1048576\"/>", .insertRows(at: 5, count: 1)) == "")
  }

  @Test("Insertion and deletion of the same rows give the part back", arguments: [1, 2, 3, 6, 9])
  func inverse(_ at: Int) throws {
    let xml =
      "<worksheet><dimension ref=\"A1:C8\"/><sheetData>"
      + (1...8).map { "<row r=\"\($0)\">" + cell("A\($0)", "<f>SUM(B$1:B\($0))</f><v>1</v>") + "</row>" }
      .joined()
      + "</sheetData><mergeCells count=\"1\"><mergeCell ref=\"B2:C3\"/></mergeCells></worksheet>"
    let bytes = Array(xml.utf8)
    let insertion = ReferenceEdit(sheet: "Log", change: .insertRows(at: at, count: 2))
    let deletion = ReferenceEdit(sheet: "Log", change: .deleteRows(at...at + 1))
    let inserted = try SheetRowEdit.worksheet(bytes, named: "Log", after: insertion) ?? bytes
    let back = try SheetRowEdit.worksheet(inserted, named: "Log", after: deletion) ?? inserted
    #expect(String(decoding: back, as: UTF8.self) == xml)
  }

  @Test(
    "Cut and odd parts stop nothing",
    arguments: [
      "<worksheet><sheetData><row r=\"5\"><c r=\"A5\"><f>A5", "<sheetData>", "", "<row",
      "<sheetData><c r='5'/><f/></sheetData>",
      "<sheetData><row r='99999999'><c r='ZZZZ1'><f t='shared' si='0'/></c></row></sheetData></x>",
      "<worksheet><mergeCells><mergeCell ref='B2:C3'",
    ])
  func odd(_ xml: String) throws {
    for change in [
      ReferenceEdit.Change.insertRows(at: 2, count: 1), .deleteRows(1...9), .renameSheet(to: "B"),
    ] {
      _ = try SheetRowEdit.worksheet(
        Array(xml.utf8), named: "Log", after: ReferenceEdit(sheet: "Log", change: change))
    }
  }
}
