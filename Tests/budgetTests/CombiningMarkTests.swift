import Foundation
import TestSupport
import Testing

/// Checks that long runs of combining marks take no more time than other letters, wherever a text occurs.
@Suite struct CombiningMarkTests {
  /// Returns an `e` with this many pairs of marks, whose order Unicode normalizes.
  private static func text(_ pairs: Int) -> String { "e" + String(repeating: "\u{301}\u{323}", count: pairs) }

  /// Makes a file of this form with the text in a position where names are compared.
  private static func file(_ form: String, _ text: String) -> String {
    switch form {
    case "csv": "Date,Description,Category,Type,Amount\n2026-01-05,Market,\(text),Expense,5\n"
    case "bank.csv": "Date,\(text),Description,Amount\n2026-01-05,x,\(text),-5.00\n"
    case "json":
      ##"{"version":"1.0","exportDate":"2026-01-31T00:00:00Z","transactions":[],"periods":[],"\##(text)":1,"##
        + ##""categories":[{"id":"5B0F0B52-8A2E-4C83-9D69-0B6F4F4F7A01","name":"\##(text)","icon":"a","color":"#FF0000"}]}"##
    case "ofx":
      """
      OFXHEADER:100
      <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>2<ACCTTYPE>CHECKING\
      </BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-5.00<FITID>1\
      <NAME>\(text)</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
      """
    default: "!Type:Bank\nD01/15/2026\nT-5.00\nP\(text)\nL\(text)\n^\n"
    }
  }

  /// With quadratic time, each of these files would take minutes.
  @Test(arguments: [
    ("csv", 200_000), ("bank.csv", 100_000), ("json", 200_000), ("ofx", 4_900), ("qif", 4_900),
  ])
  func areReadInLinearTime(_ form: String, pairs: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Self.file(form, Self.text(pairs)).utf8), to: "a.\(form)")
    let duration = ContinuousClock().measure {
      let run = CommandRun(["convert", path, "-", "--to", "json"])
      #expect(run.status == 0 || form == "json" && run.status == 3, "\(run.errors.prefix(500))")
    }
    #expect(duration < .seconds(20), "\(form): \(duration)")
  }

  @Test func aMappingAndRules() throws {
    let folder = try TemporaryFolder()
    let input = CommandRun.sample("household.xlsx")
    let rules = try folder.write(
      Array("rules:\n  - text: \"\(Self.text(200_000))\"\n    set: {category: Food}\n".utf8), to: "r.yaml")
    let keys = try folder.write(Array("\(Self.text(200_000)): 1\n".utf8), to: "k.yaml")
    let duration = ContinuousClock().measure {
      // The key is where a list of rules is expected, so the error comes after all marks are read.
      #expect(CommandRun(["convert", input, "-", "--to", "json", "--rules", keys]).status == 3)
      #expect(CommandRun(["convert", input, "-", "--to", "json", "--mapping", rules]).status == 3)
    }
    #expect(duration < .seconds(20), "\(duration)")
  }

  @Test func ordinaryMarksStayAsTheyAre() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Self.file("csv", Self.text(3)).utf8), to: "a.csv")
    let run = CommandRun(["convert", path, "-", "--to", "csv"])
    #expect(run.status == 0)
    // A name is stored in NFC: the mark below forms one letter with the `e`, and there is no joiner.
    #expect(run.output.unicodeScalars.contains("\u{1EB9}"))
    #expect(!run.output.unicodeScalars.contains("\u{34F}"))
  }

  @Test(.enabled(if: Corpus.isPresent), arguments: ["combining-marks.xlsx", "combining-marks.csv"])
  func casesOfTheCorpus(_ name: String) throws {
    let files = Corpus.files(in: "cases", extensions: ["xlsx", "csv"])
    let file = try #require(files.first { $0.lastPathComponent == name })
    let duration = ContinuousClock().measure {
      #expect(CommandRun(["inspect", file.path]).status == 0)
    }
    #expect(duration < .seconds(10), "\(duration)")
  }
}
