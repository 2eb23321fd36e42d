import SpreadsheetValues
import Testing

@Suite("Sheet names")
struct SheetNameTests {
  @Test(
    "A plain word stands alone in a formula",
    arguments: [
      "Budget", "budget_2026", "_plan", "Sheet1", "XFE1", "A1048577", "RC1A", "Actual", "Run", "ABCD1",
    ])
  func plain(name: String) {
    #expect(SheetName.quoted(name) == name)
  }

  @Test(
    "Any other name is quoted",
    arguments: [
      ("Budget vs Actual", "'Budget vs Actual'"), ("Mum's", "'Mum''s'"), ("''", "''''''"), ("2026", "'2026'"),
      ("1st", "'1st'"), ("A1", "'A1'"), ("xfd9", "'xfd9'"), ("R", "'R'"), ("c", "'c'"), ("RC", "'RC'"),
      ("R1C1", "'R1C1'"), ("r12", "'r12'"), ("Año", "'Año'"), ("予算", "'予算'"), ("Q1.26", "'Q1.26'"),
      ("a-b", "'a-b'"),
      ("TRUE", "'TRUE'"), ("false", "'false'"), ("", "''"), ("💰", "'💰'"), ("A'\u{301}", "'A''\u{301}'"),
      ("a!b", "'a!b'"),
    ])
  func quoted(name: String, quoted: String) {
    #expect(Array(SheetName.quoted(name).unicodeScalars) == Array(quoted.unicodeScalars))
  }

  @Test(
    "A tab may bear these names",
    arguments: ["Budget", "Mum's", "2026", "Año 予算 💰", "A1", String(repeating: "x", count: 31), "a!b", " "])
  func fine(name: String) {
    #expect(SheetName.problem(with: name) == nil)
  }

  @Test(
    "A tab may not bear these",
    arguments: [
      ("", "empty"), (String(repeating: "x", count: 32), "31 characters"),
      (String(repeating: "💰", count: 16), "31"),
      ("a/b", "none of"), ("a\\b", "none of"), ("what?", "none of"), ("*", "none of"), ("[x]", "none of"),
      ("a:b", "none of"),
      ("a/\u{301}", "none of"), ("'plan", "begin or end"), ("plan'", "begin or end"),
      ("'\u{301}plan", "begin or end"),
    ])
  func problem(name: String, words: String) throws {
    #expect(try #require(SheetName.problem(with: name)).contains(words))
  }
}
