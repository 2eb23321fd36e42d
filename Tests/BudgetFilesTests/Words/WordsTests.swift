import BudgetModel
import Foundation
import TestSupport
import Testing

@testable import FieldReading

/// Checks the files in `Templates/Words`: every line has a meaning, no line is repeated, and conflicts are explained.
@Suite struct WordsTests {
  private static let folder = packageFolder.appending(path: "Templates/Words")
  /// Sections whose lines are lists of currency codes.
  private static let lists = [CurrencyWords.sharedSigns]

  @Test func theEmbeddedWordsAreTheFiles() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(EmbeddedWords.files.map(\.name) == names.filter { $0 != "README.md" }.sorted())
    for (name, text) in EmbeddedWords.files {
      #expect(try Data(contentsOf: Self.folder.appending(path: name)) == Data(text.utf8), "\(name)")
    }
  }

  @Test func everyLineSaysSomething() {
    #expect(Words.builtIn.problems.map(\.description) == [])
    for section in WordSections.meanings.keys {
      let empty = Words.builtIn.entries(section).filter(\.folded.isEmpty)
      #expect(empty.map { "\($0.place.file):\($0.place.line)" } == [])
    }
  }

  @Test func linesThatSayNothingAreFoundWithTheirPlace() {
    let text = """
      # A remark.
      date: too early
      [headres]
      [headers]
      dat: dagur
      date:
      dagur
      date: dagur
      """
    let words = Words([(name: "xx.txt", text: text)])
    #expect(
      words.problems.map(\.kind) == [
        .noMeaning("date: too early"), .unknownSection("headres"), .unknownMeaning("dat", section: "headers"),
        .noWords("date"), .noMeaning("dagur"),
      ])
    #expect(words.problems.map(\.place.line) == [2, 3, 5, 6, 7])
    #expect(words.problems.last?.description.hasPrefix("xx.txt:7: \"dagur\" is no line") == true)
    #expect(words.entries("headers").map(\.written) == ["dagur"])
  }

  @Test(arguments: WordSections.meanings.keys.sorted())
  func noWordStandsTwice(section: String) {
    var places: [[String]: WordEntry.Place] = [:]
    for entry in Words.builtIn.entries(section) {
      let word =
        section == CurrencyWords.section || section == "letters beside amounts" ? entry.written : entry.folded
      let key = [entry.place.file, entry.meaning, word, "\(entry.isInside) \(entry.isBeginning)"]
      let first = places.updateValue(entry.place, forKey: key)
      #expect(
        first == nil,
        "\(entry.place.file):\(entry.place.line): \(word) stands in line \(first?.line ?? 0) too")
    }
  }

  @Test(arguments: WordSections.meanings.keys.sorted())
  func conflictsAreExplained(section: String) throws {
    guard !Self.lists.contains(section) else { return }
    let remarks = Self.remarks(of: section)
    let words = Dictionary(grouping: Words.builtIn.entries(section)) {
      "\($0.isInside ? "~" : "")\($0.folded)"
    }
    for (word, entries) in words where Set(entries.map(\.meaning)).count > 1 {
      let places = entries.map { "\($0.place.file):\($0.place.line) \($0.meaning)" }
      #expect(remarks.contains { $0.contains("`\(word)`") }, "\(word) has several meanings: \(places)")
    }
  }

  @Test func headersOfBanksSaySomethingElseAndWhy() {
    let remarks = Self.remarks(of: "headers of banks")
    let names = Dictionary(grouping: Words.builtIn.entries("headers"), by: \.folded)
    for entry in Words.builtIn.entries("headers of banks") where names[entry.folded] != nil {
      let place = "\(entry.place.file):\(entry.place.line): \(entry.written)"
      #expect(
        Set(names[entry.folded]?.map(\.meaning) ?? []) != [entry.meaning] || entry.meaning == "currency"
          || entry.meaning == "tags", "\(place) means nothing else")
      #expect(remarks.contains { $0.contains("`\(entry.folded)`") }, "\(place) needs a remark that says why")
    }
  }

  @Test func currenciesAreCodes() {
    for entry in Words.builtIn.entries(CurrencyWords.section) {
      #expect(Currency(entry.meaning)?.standing != .unknown, "\(entry.place.file):\(entry.place.line)")
    }
    for entry in Words.builtIn.entries(CurrencyWords.sharedSigns) {
      #expect(Currency(entry.written)?.standing == .active, "\(entry.place.file):\(entry.place.line)")
    }
  }

  @Test func aLanguageHasAllMonthsOrNone() {
    for (file, entries) in Dictionary(grouping: Words.builtIn.entries("months"), by: \.place.file) {
      #expect(Set(entries.map(\.meaning)).count == 12, "\(file)")
    }
  }

  /// A language needs no more than one file.
  @Test func aNewLanguageIsUnderstood() {
    let file = (
      name: "xx.txt",
      text: """
      [headers]
      date: Døgnblåt
      amount: krøllesum, sølvtal
      [headers of banks]
      ignored: sølvtal
      """
    )
    let vocabulary = HeaderVocabulary(Words(EmbeddedWords.files + [file]))
    #expect(HeaderVocabulary.builtIn.meaning(of: "Døgnblåt") == nil)
    #expect(vocabulary.meaning(of: " DØGNBLÅT:") == .date)
    #expect(vocabulary.meaning(of: "Krøllesum (DKK)") == .amount)
    #expect(vocabulary.namesOfBanks["krøllesum"] == [.amount])
    #expect(vocabulary.namesOfBanks["sølvtal"] == [.ignored])
    #expect(vocabulary.meaning(of: "Betrag") == .amount)
  }

  /// Returns the comments of a section in all files.
  private static func remarks(of section: String) -> [String] {
    EmbeddedWords.files.flatMap { file in
      let lines = file.text.split(separator: "\n")
      guard let start = lines.firstIndex(of: "[\(section)]") else { return [String]() }
      return lines[(start + 1)...].prefix { !$0.hasPrefix("[") }.filter { $0.hasPrefix("#") }.map(String.init)
    }
  }
}
