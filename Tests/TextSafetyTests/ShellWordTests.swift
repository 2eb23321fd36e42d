import Testing

@testable import TextSafety

/// Tests texts quoted as words of a shell.
@Suite struct ShellWordTests {
  @Test(arguments: [
    ("log=Sheet2", "log=Sheet2"), ("plan=My Budget!C4:C20", "'plan=My Budget!C4:C20'"),
    ("log=Ann's", #"'log=Ann'\''s'"#), ("a$b", "'a$b'"),
  ])
  func `what a shell would change is quoted`(text: String, word: String) {
    #expect(text.shellWord == word)
  }
}
