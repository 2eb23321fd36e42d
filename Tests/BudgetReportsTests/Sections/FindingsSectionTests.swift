import BudgetModel
import Testing

@testable import BudgetReports

/// Tests the findings in a report, in the language of the report.
@Suite struct FindingsSectionTests {
  @Test func aReportSaysFindingsInItsLanguage() throws {
    let report = Sample.report(Sample.euros, findings: Sample.findings, wording: .german)
    let table = try #require(FindingsSection(report.context).tables.first)
    let cells = table.groups.flatMap(\.rows).map { $0.cells.map(\.text) }
    #expect(
      cells.first == [
        "household.xlsx, Blatt Log, Zelle D7", "Nicht verwendet",
        "Der Betrag „12,3,4“ ist keine Zahl; die Zeile ist weggelassen",
        "Eine Zahl mit höchstens 15 Stellen vor und 4 nach dem Komma eintragen",
      ])
    // A finding without a remedy in English has none in German either.
    #expect(cells[2][2] == "Die negative Ausgabe ist als Erstattung gelesen" && cells[2][3] == "–")
    // JSON, which is for programs, is in English.
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
