import TestSupport
import Testing

@testable import TextSafety

@Suite struct CSVFormulaGuardTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+A1", "'+A1"), ("-A1", "'-A1"), ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "'\t=1"), ("\r=1", "'\r=1"), ("\n=1", "'\n=1"), ("\u{FF1D}1", "'\u{FF1D}1"),
    ("-", "'-"), ("-12.50-A1", "'-12.50-A1"), ("+1e5", "'+1e5"),
    ("'=1", "''=1"), ("''=1", "'''=1"), ("=\u{301}1", "'=\u{301}1"),
  ])
  func neutralizes(text: String, expected: String) {
    #expect(CSVFormulaGuard.neutralized(text) == expected)
    #expect(CSVFormulaGuard.restored(expected) == text)
  }

  @Test(arguments: [
    "", "-12.50", "+12", "-1,234.50", "-1.234,50", "-.5", "12", "a=b", "'", "''", "'quoted'", "'tis", "Mum's",
    " =1",
  ])
  func leavesAlone(text: String) {
    #expect(CSVFormulaGuard.neutralized(text) == text)
    #expect(CSVFormulaGuard.restored(text) == text)
  }

  @Test func anyTextComesBack() {
    var random = SeededGenerator(seed: 4_180)
    let alphabet: [Unicode.Scalar] = [
      "'", "=", "+", "-", "@", "\t", "\r", "\n", "1", ".", ",", "a", " ", "\u{301}",
    ]
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "a")
      }
      let safe = CSVFormulaGuard.neutralized(text)
      // Scalars, because equal characters may differ in bytes.
      #expect(Array(CSVFormulaGuard.restored(safe).utf8) == Array(text.utf8))
      if let first = safe.unicodeScalars.first, "=@\t\r\n".unicodeScalars.contains(first) {
        Issue.record("\(safe.debugDescription) would run")
      }
    }
  }
}
