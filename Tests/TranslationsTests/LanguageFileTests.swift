import BudgetModel
import CalendarDates
import Testing

@testable import Translations

/// Tests the files of languages.
@Suite struct LanguageFileTests {
  @Test(arguments: Translation.tags) func nothingIsWrongInAFile(_ tag: String) {
    #expect(Translation.file(tag)?.problems == [])
    #expect(Translation.of(tag).tag == tag)
  }

  @Test(arguments: [
    ("[report]\na\n= b\n\n# c\n", []),
    ("a", ["line 1: \"a\" stands in no section; they are [forms], [report], "]),
    ("[report]\na\nb\n= c", ["line 3: \"a\" has no line below it"]),
    ("[report]\n= c", ["line 2: \"= c\" has no English"]),
    ("[report]\na\n= b\na\n= c", ["line 5: \"a\" stands twice"]),
    ("[report]\na", ["the end: \"a\" has no line"]),
    ("[forms]\npercent", ["line 2: \"percent\" has no colon"]),
    ("[forms]\nother: 1", ["line 2: there is no form \"other\""]),
    ("[forms]\namounts: 1;2", ["line 2: \"1;2\" is nothing that amounts can be"]),
    ("[forms]\npercent: %", ["line 2: \"%\" is nothing that percent can be"]),
  ])
  func whatIsWrongIsSaid(_ text: String, _ problems: [String]) {
    let found = LanguageFile(text).problems
    #expect(found.count == problems.count)
    for (one, other) in zip(found, problems) { #expect(one.hasPrefix(other), "\(one)") }
  }

  @Test func aLineWithoutWordsIsNotTranslatedYet() {
    let file = LanguageFile("[audits]\nCell\n=\n<kind> row\n=  la{nbsp}fila{thin}! \r\n")
    #expect(file.texts == [.audits: ["<kind> row": "la\u{A0}fila\u{202F}!"]] && file.problems == [])
  }

  @Test func formsOfOtherLanguagesCanBeSaid() throws {
    let french = LanguageFile(
      """
      [forms]
      amounts: 1 234,56
      percent: {number}{thin}%
      short date: {dd}/{mm}/{year}
      long date: {d} {month} {year}
      first day: 1er {month} {year}
      one: 0, 1
      thousands: {nbsp}k
      """)
    let forms = french.forms
    let day = try #require(CalendarDate(year: 2026, month: 3, day: 7))
    let first = day.calendarMonth.firstDay
    #expect(french.problems == [] && forms.marks == .spaceComma && forms.percent == "{number}\u{202F}%")
    #expect(forms.text(day) == "07/03/2026" && forms.text(day.calendarMonth) == nil)
    #expect(forms.longDate(of: day) == "{d} {month} {year}")
    #expect(
      forms.longDate(of: first).map { LanguageForms.fill($0, first, month: "mars") } == "1er mars 2026")
    #expect([0, 1, 2].map(forms.isOne) == [true, true, false])
    #expect(forms.magnitudes[3] == "\u{A0}k" && forms.magnitudes[6] == "M")
  }

  @Test func wordsStandAroundTheNameOfAMonth() throws {
    let forms = LanguageFile(
      """
      [forms]
      amounts: 1.234,56
      percent: {number}{nbsp}%
      long date: {d} de {month} de {year}
      month: {month} de {year}
      """
    ).forms
    let day = try #require(CalendarDate(year: 2026, month: 3, day: 7))
    let texts = [forms.longDate(of: day), forms.month].map {
      $0.map { LanguageForms.fill($0, day, month: "marzo") }
    }
    #expect(texts == ["7 de marzo de 2026", "marzo de 2026"] && forms.marks == .pointComma)
  }

  @Test func marksOfAmounts() {
    #expect(AmountFormat.allCases.map(\.groupMark) == [",", ".", "\u{202F}"])
    #expect(AmountFormat.allCases.map(\.decimalMark) == [".", ",", ","])
  }
}
