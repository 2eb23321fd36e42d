import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

@Suite struct WordingTests {
  /// Every text of a table by its name; lists have a number behind it.
  static func texts(_ phrases: Phrases) -> [(name: String, text: String)] {
    Mirror(reflecting: phrases).children.flatMap { child -> [(String, String)] in
      let name = child.label ?? ""
      if let text = child.value as? String { return [(name, text)] }
      let list = child.value as? [String] ?? []
      return list.enumerated().map { ("\(name) \($0.offset)", $0.element) }
    }
  }

  static func placeholders(_ text: String) -> Set<String> {
    Set(text.matches(of: /{([a-z]+)}/).map { String($0.output.1) })
  }

  // Words that are the same in both languages.
  static let shared: Set<String> = [
    "dash", "balanceMark", "planTitle", "months 3", "months 7", "months 8", "months 10", "shortMonths 0",
    "shortMonths 1", "shortMonths 3", "shortMonths 5", "shortMonths 6", "shortMonths 7", "shortMonths 8",
    "shortMonths 10",
  ]

  @Test func everyWordIsTranslated() {
    let (english, german) = (Self.texts(Phrases()), Self.texts(.german))
    #expect(english.map(\.name) == german.map(\.name) && english.count > 250)
    for (first, second) in zip(english, german) {
      #expect(!second.text.isEmpty, "\(first.name)")
      #expect(
        (first.text == second.text) == Self.shared.contains(first.name), "\(first.name): \(second.text)")
      #expect(Self.placeholders(first.text) == Self.placeholders(second.text), "\(first.name)")
    }
  }

  @Test(arguments: EmbeddedReport.files)
  func templatesHaveNoWordsOfTheirOwn(_ file: String, _ text: String) {
    guard file.hasSuffix(".mustache") else { return }
    let bare = text.replacing(/<style>[^<]*<\/style>/, with: "").replacing(/\{{2,3}[^}]*\}{2,3}/, with: "")
      .replacing(/<[^>]*>/, with: "")
    #expect(bare.filter(\.isLetter).isEmpty, "\(file): \(bare)")
    // What is read aloud or shown from an attribute is a value too.
    for attribute in text.matches(of: /(?:aria-label|title|alt|placeholder)="([^"]*)"/) {
      #expect(attribute.output.1.hasPrefix("{{"), "\(file)")
    }
  }

  @Test(
    arguments: [
      ("en", "en"), ("EN-us", "en"), ("en-in", "en-IN"), ("de", "de"), ("de-AT", "de"), ("fr", nil),
      ("", nil),
    ])
  func languagesAreFoundByTheirTag(_ tag: String, _ language: String?) {
    #expect(Wording(language: tag)?.language == language)
  }

  @Test(
    arguments: [
      (Wording.english, "03/07/2026", "March 7, 2026"), (.german, "07.03.2026", "7. März 2026"),
      (.indianEnglish, "07/03/2026", "7 March 2026"),
    ])
  func daysAreWrittenAsTheLanguageDoes(_ wording: Wording, _ short: String, _ long: String) {
    let day = Sample.day("2026-03-07")
    #expect(wording.date(day, .monthDayYear) == short)
    #expect(wording.longDate(day, .monthDayYear) == long)
  }

  @Test func valuesAreNotReadAsPlaceholders() {
    let text = Wording.english.fill("{a} of {b} {c}", ["a": "{b}", "b": "2"])
    #expect(text == "{b} of 2 {c}")
    #expect(
      Wording.english.fill("{count} day | {count} days {a}", count: 2, ["a": "x | {count}"])
        == "2 days x | {count}")
  }

  @Test func theReportIsInOneLanguage() throws {
    let report = Sample.report(Sample.euros, wording: .german)
    let html = try report.html(templates: ReportTemplates())
    #expect(html.contains("<html lang=\"de\" data-decimal=\",\">"))
    #expect(html.contains("1. März 2026 – 31. März 2026") && html.contains("1.200,00"))
    #expect(report.json().contains("\"readyToAssign\": "))
  }
}
