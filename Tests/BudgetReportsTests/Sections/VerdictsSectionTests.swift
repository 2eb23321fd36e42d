import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactJSON
import Foundation
import Testing

@testable import BudgetReports

/// Tests how a report shows whether files confirm what was imported from them.
@Suite struct VerdictsSectionTests {
  private static func report(
    _ verdicts: [ImportVerdict], of budget: Budget = Sample.small, wording: Wording = .english
  ) -> BudgetReport {
    let ledger = Ledger(budget)
    return BudgetReport(
      ledger, period: .month(ledger.month(Sample.march)), verdicts: verdicts, source: "b.xlsx",
      generatedAt: Sample.generatedAt, wording: wording)
  }

  private static var proven: ImportVerdict {
    var verdict = ImportVerdict(.transactions, .proven, records: 44)
    let place = Provenance(file: "b.xlsx", .cell(sheet: "Log", reference: "F2"))
    verdict.agreeing = [.init(name: "Total", place: place, stated: 12, computed: 12)]
    verdict.agreeingCount = 1
    verdict.leftovers = [.init(place: place, count: 2, sum: 7)]
    return verdict
  }

  @Test func aReportWithoutVerdictsHasNoSection() {
    #expect(!Self.report([]).sectionNames.contains("verdicts"))
  }

  @Test func theVerdictsStandBeforeTheFindings() throws {
    let report = Self.report([Self.proven, ImportVerdict(.plan, .unopposed, records: 2)])
    #expect(report.sectionNames.suffix(3) == ["verdicts", "findings", "glossary"])
    let section = try #require(report.sections.first { type(of: $0).name == "verdicts" })
    #expect(section.lead == "Figures of the file prove: transactions. No figure speaks for or against: plan.")
    let table = try #require(section.tables.first)
    #expect(table.groups.map(\.heading) == ["b.xlsx"])
    #expect(
      table.groups.first?.rows.first?.cells.map(\.text) == [
        "transactions", "proven", "44", "44 records reproduce 1 figure of the file (Total 12.00 at Log!F2)",
      ])
    #expect(section.notes == ["2 typed numbers, in all 7.00, are in no record: Log!F2"])
  }

  @Test func importsBringTheirOwnVerdicts() throws {
    var budget = Sample.small
    budget.imports = [
      Import(
        id: Sample.id(77), fileName: "bank.csv", sha1: "", byteCount: 1,
        verdicts: [ImportVerdict(.transactions, .contested, records: 3)],
        info: RecordInfo(created: Sample.generatedAt))
    ]
    let german = Self.report([], of: budget, wording: .german)
    let section = try #require(german.sections.first { type(of: $0).name == "verdicts" })
    #expect(section.title == "Was die Datei zum Eingelesenen sagt")
    #expect(section.lead == "Strittig und von Hand bestätigt: Buchungen.")
    #expect(section.tables.first?.groups.map(\.heading) == ["bank.csv"])
    for text in [german.markdown(), german.text(width: 80, color: false)] {
      #expect(text.contains("strittig"))
    }
    #expect(try german.html(templates: ReportTemplates()).contains("id=\"verdicts\""))
    let json = Self.report([Self.proven]).json()
    #expect(json.contains("\"standing\": \"proven\""))
  }
}
