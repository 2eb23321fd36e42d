import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct FormulaEditTests {
  private func formula(_ text: String, _ change: ReferenceEdit.Change, on sheet: String = "Log") -> String {
    ReferenceEdit(sheet: "Log", change: change).formula(text, on: sheet, at: nil) ?? text
  }

  @Test(
    "Rows come in",
    arguments: [
      ("above", "A4+1", "A4+1"),
      ("at", "A5+1", "A7+1"),
      ("dollar signs", "$A$5+A$6+$A7", "$A$7+A$8+$A9"),
      ("range grows", "SUM(A2:A9)", "SUM(A2:A11)"),
      ("range from its first row", "SUM(A5:A9)", "SUM(A7:A11)"),
      ("range behind its last row", "SUM(A2:A4)", "SUM(A2:A4)"),
      ("reversed range", "SUM(B9:A2)", "SUM(B11:A2)"),
      ("whole rows", "SUM(3:5)+SUM($5:$6)", "SUM(3:7)+SUM($7:$8)"),
      ("whole columns", "SUM(A:C)", "SUM(A:C)"),
      ("all rows", "SUM(A1:A1048576)+SUM(1:1048576)", "SUM(A1:A1048576)+SUM(1:1048576)"),
      ("case and spaces", " sum( b5 , $b6 ) ", " sum( b7 , $b8 ) "),
      ("spaces around the colon", "SUM(A2 : A9)", "SUM(A2 : A11)"),
      ("prefixed function", "_xlfn.XLOOKUP(A5,B1:B9,LOG10(C5))", "_xlfn.XLOOKUP(A7,B1:B11,LOG10(C7))"),
      ("texts", "INDIRECT(\"A5\")&A5", "INDIRECT(\"A5\")&A7"),
      ("own sheet", "Log!A5+LOG!A5+'log'!A5", "Log!A7+LOG!A7+'log'!A7"),
      ("other sheet", "Other!A5+'A5'!A4", "Other!A5+'A5'!A4"),
      ("other workbook", "[1]Log!A5+'[Book.xlsx]Log'!A5+[1]!A5", "[1]Log!A5+'[Book.xlsx]Log'!A5+[1]!A5"),
      ("other workbook in a call", "SUM([1]Log!A5)", "SUM([1]Log!A5)"),
      ("sheets side by side", "SUM(Log:Dec!A5)+SUM('Log:Dec 2'!A5)", "SUM(Log:Dec!A5)+SUM('Log:Dec 2'!A5)"),
      ("table", "SUM(T5[Amount])+T5[[#This Row],[A5]]", "SUM(T5[Amount])+T5[[#This Row],[A5]]"),
      ("sheet named twice", "SUM(Log!A2:Log!B9)", "SUM(Log!A2:Log!B11)"),
      ("computed end", "SUM(A5:INDEX(B:B,5))", "SUM(A7:INDEX(B:B,5))"),
      ("spill and implicit intersection", "A5#+@A5", "A7#+@A7"),
      ("sheet that is gone", "#REF!A5+#REF!", "#REF!A5+#REF!"),
      ("edge", "A1048576", "#REF!"),
      ("range at the edge", "SUM(A2:A1048575)", "SUM(A2:A1048576)"),
      ("array of constants", "{5,6;7,8}*A5", "{5,6;7,8}*A7"),
      ("unterminated", "A5&\"A5", "A7&\"A5"),
      ("names", "Rate5x+A5.x+Year", "Rate5x+A5.x+Year"),
    ])
  func insertion(_ name: String, _ before: String, _ after: String) {
    #expect(formula(before, .insertRows(at: 5, count: 2)) == after)
  }

  @Test(
    "Rows go",
    arguments: [
      ("above", "A4", "A4"),
      ("deleted", "A5+1", "#REF!+1"),
      ("deleted elsewhere", "Log!$A$5+1", "Log!#REF!+1"),
      ("deleted in quotes", "'Log'!A5:B7", "'Log'!#REF!"),
      ("named twice", "SUM(Log!A5:Log!B7)", "SUM(Log!#REF!)"),
      ("behind", "$A$8", "$A$5"),
      ("middle", "SUM(A2:A9)", "SUM(A2:A6)"),
      ("first rows", "SUM(A6:A9)", "SUM(A5:A6)"),
      ("last rows", "SUM(A2:A6)", "SUM(A2:A4)"),
      ("all", "SUM(A5:A7)", "SUM(#REF!)"),
      ("reversed", "SUM(A9:A6)", "SUM(A6:A5)"),
      ("whole rows", "SUM(6:9)+SUM(5:7)", "SUM(5:6)+SUM(#REF!)"),
      ("whole columns", "SUM(A:A)+SUM(A1:A1048576)", "SUM(A:A)+SUM(A1:A1048576)"),
      ("to the end", "SUM(A2:A1048576)", "SUM(A2:A1048573)"),
    ])
  func deletion(_ name: String, _ before: String, _ after: String) {
    #expect(formula(before, .deleteRows(5...7)) == after)
  }

  @Test("On another sheet only what names the edited sheet changes")
  func otherSheet() {
    let change = ReferenceEdit.Change.insertRows(at: 5, count: 2)
    #expect(formula("A5+Log!A5+Log!B5:B6", change, on: "Other") == "A5+Log!A7+Log!B7:B8")
    #expect(
      ReferenceEdit(sheet: "Log", change: change).formula("A5+B9", on: "Other", at: nil) == nil)
  }

  @Test(
    "A block grows",
    arguments: [
      ("data", "SUM(C2:C50)", "E1", "SUM(C2:C52)"),
      ("with the header", "SUM(C1:C50)", "E1", "SUM(C1:C52)"),
      ("from further above", "SUM(Log!B1:C50)", nil, "SUM(Log!B1:C52)"),
      ("part of the rows", "SUM(C3:C50)", "E1", "SUM(C3:C50)"),
      ("not to the last row", "SUM(C2:C49)", "E1", "SUM(C2:C49)"),
      ("behind the last row", "SUM(C2:C51)", "E1", "SUM(C2:C51)"),
      ("other columns", "SUM(D2:E50)", "G1", "SUM(D2:E50)"),
      ("one cell", "C50", "E1", "C50"),
      ("whole column", "SUM(C:C)", "E1", "SUM(C:C)"),
      ("in the block, fixed", "B9/SUM($C$2:$C$50)", "D9", "B9/SUM($C$2:$C$52)"),
      ("in the block, running", "SUM($C$2:C50)", "D50", "SUM($C$2:C50)"),
    ] as [(String, String, String?, String)])
  func extension_(_ name: String, _ before: String, _ cell: String?, _ after: String) throws {
    let block = try #require(CellRange("A2:D50"))
    let edit = ReferenceEdit(sheet: "Log", change: .extendBlock(block, by: 2))
    let at = cell.flatMap { CellReference($0) }
    #expect((edit.formula(before, on: "Log", at: at) ?? before) == after)
  }

  @Test(
    "A sheet gets another name",
    arguments: [
      ("plain", "Log!A1+LOG!B2", "Book", "Book!A1+Book!B2"),
      ("quotes needed", "SUM(Log!A1:B2)", "My Log", "SUM('My Log'!A1:B2)"),
      ("apostrophe", "'Log'!A1", "Mum's", "'Mum''s'!A1"),
      ("local name", "Log!Rate", "Book", "Book!Rate"),
      ("lost cells", "Log!#REF!", "Book", "Book!#REF!"),
      ("both corners", "Log!A1:Log!B2", "Book", "Book!A1:Book!B2"),
      ("first of several", "SUM(Log:Dec!A1)", "Jan", "SUM(Jan:Dec!A1)"),
      ("last of several", "SUM('A b:Log'!A1)", "Jan", "SUM('A b:Jan'!A1)"),
      ("several that need quotes", "SUM(Log:Dec!A1)", "My Log", "SUM('My Log:Dec'!A1)"),
      ("text", "INDIRECT(\"Log!A1\")", "Book", "INDIRECT(\"Log!A1\")"),
      ("other workbook", "[1]Log!A1+'[b.xlsx]Log'!A1", "Book", "[1]Log!A1+'[b.xlsx]Log'!A1"),
      ("longer name", "Logs!A1+'My Log'!A1", "Book", "Logs!A1+'My Log'!A1"),
    ])
  func renaming(_ name: String, _ before: String, _ new: String, _ after: String) {
    #expect(formula(before, .renameSheet(to: new), on: "Other") == after)
  }

  @Test("Insertion and deletion of the same rows give the formula back", arguments: 1...40)
  func inverse(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func random(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }
    let pieces = ["A\(random(1...99))", "$B$\(random(1...99))", "Log!C\(random(1...50)):D\(random(51...99))"]
    let text =
      "SUM(" + pieces.joined(separator: " , ") + ")*\"A9\"&[1]x!A\(random(1...99))+\(random(1...40)):77"
    let (at, count) = (random(1...99), random(1...9))
    let inserted = formula(text, .insertRows(at: at, count: count))
    #expect(formula(inserted, .deleteRows(at...at + count - 1)) == text)
  }

  @Test("Numbers far out of a sheet stop nothing")
  func extremes() {
    #expect(formula("A5", .insertRows(at: 1, count: .max)) == "#REF!")
    #expect(formula("A2:A5", .insertRows(at: 3, count: .max)) == "A2:A1048576")
    #expect(formula("A99999999999999999999999", .insertRows(at: 1, count: 1)) == "A99999999999999999999999")
    #expect(formula("A5", .insertRows(at: .min, count: -3)) == "A5")
  }
}
