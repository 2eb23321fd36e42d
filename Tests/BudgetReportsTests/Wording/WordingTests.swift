import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

@Suite struct WordingTests {
  @Test(arguments: EmbeddedReport.files)
  func templatesHaveNoWordsOfTheirOwn(_ file: String, _ text: String) {
    guard file.hasSuffix(".mustache") else { return }
    let bare = text.replacing(/<style>[^<]*<\/style>/, with: "").replacing(/\{{2,3}[^}]*\}{2,3}/, with: "")
      .replacing(/<[^>]*>/, with: "")
    #expect(bare.filter(\.isLetter).isEmpty, "\(file): \(bare)")
    // Attributes that are read aloud or shown must also be values.
    for attribute in text.matches(of: /(?:aria-label|title|alt|placeholder)="([^"]*)"/) {
      #expect(attribute.output.1.hasPrefix("{{"), "\(file)")
    }
  }

  @Test(
    arguments: [
      ("en", "en"), ("EN-us", "en"), ("en-in", "en-IN"), ("de", "de"), ("de-AT", "de"), ("tlh", nil),
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
