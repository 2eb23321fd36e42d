import BudgetModel
import FindingWording
import Foundation
import TestSupport
import Testing

@testable import BudgetReports

/// Findings in a language that importers do not speak.
@Suite struct FindingPhrasesTests {
  /// Every code that the sources declare.
  static func codes() throws -> Set<String> {
    let sources = packageFolder.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift")
    }
    return try Set(
      files.flatMap { file in
        try String(contentsOf: sources.appending(path: file), encoding: .utf8)
          .matches(of: /Finding\.Code\(\s*rawValue: "([^"]+)"/).map { String($0.output.1) }
      })
  }

  @Test func everyCodeHasATranslation() throws {
    let codes = try Self.codes()
    #expect(codes.count > 80)
    let translated = Set(FindingPhrases.german.phrases.keys)
    #expect(codes.subtracting(translated).sorted() == [], "these have none")
    #expect(translated.subtracting(codes).sorted() == [], "these are of no finding")
  }

  @Test func aTranslationIsOneSentenceWithoutAFullStop() {
    for (code, phrase) in FindingPhrases.german.phrases {
      for text in [phrase.problem, phrase.remedy] {
        #expect(!text.isEmpty && text.first?.isUppercase == true && text.last != ".", "\(code): \(text)")
      }
    }
  }

  @Test(
    arguments: [
      ("the amount \"12,3,4\" is not a number", ["12,3,4"]),
      ("\"31.13.\" is not a date; the row is left out", ["31.13."]),
      ("the names \"Café\" and \"cafe\" differ", ["Café", "cafe"]),
      ("the row has no amount", []), ("the type \"\" is none", []),
      // Where a text ends is unclear.
      ("the name \"a\"b\"c\" stands twice", []), ("the name \"5\" disk\" stands twice", []),
    ])
  func quotedTextsAreKept(_ reason: String, _ texts: [String]) {
    #expect(FindingPhrases.quoted(in: reason) == texts)
  }

  @Test func aReportSaysFindingsInItsLanguage() throws {
    let unknown = Finding(
      .init(rawValue: "of-tomorrow"), .info, at: Provenance(file: "a.csv", .line(3, field: "Amount")),
      reason: "something new", remedy: "look at it")
    let report = Sample.report(Sample.euros, findings: Sample.findings + [unknown], wording: .german)
    let table = try #require(FindingsSection(report.context).tables.first)
    let cells = table.groups.flatMap(\.rows).map { $0.cells.map(\.text) }
    #expect(
      cells.first == [
        "household.xlsx, Blatt Log, Zelle D7", "Nicht verwendet",
        "Der Betrag ist nicht eindeutig zu lesen: „12,3,4“",
        "Eine einzige Zahl mit höchstens 15 Stellen vor und 4 nach dem Komma eintragen",
      ])
    #expect(cells[1][2] == "Die Kategorie steht in keinem Plan: „Gifts“")
    // A finding without a remedy has none in German, and an unknown one keeps its words, marked as English.
    #expect(cells[2][3] == "–")
    #expect(cells[3] == ["a.csv, Zeile 3, Amount", "Hinweis", "something new", "look at it"])
    let languages = table.groups.flatMap(\.rows).map { $0.cells.compactMap(\.language) }
    #expect(languages == [[], [], [], ["en", "en"]])
    // Programs read the importer's own words.
    #expect(report.json().contains("the amount \\\"12,3,4\\\" is not a number"))
  }

  @Test(
    arguments: [
      Provenance(file: "a.xlsx"), Provenance(file: "a.xlsx", .sheet("Log")),
      Provenance(file: nil, .jsonPath("$.x")),
      Provenance(file: "a.xlsx", .cell(sheet: "Log", reference: "D7")),
      Provenance(file: "a.csv", .line(3, field: nil)),
      Provenance(file: "a.csv", .line(3, field: "Amount")),
    ])
  func placesInEnglishAreAsProvenanceSaysThem(_ place: Provenance) {
    #expect(Wording.english.place(place) == place.description)
  }
}
