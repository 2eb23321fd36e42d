import BudgetModel
import CalendarDates
import Testing

@testable import BudgetReports

/// A report whose output is compared with stored files.
struct ReportCase: Sendable, CustomTestStringConvertible {
  let name: String
  let report: BudgetReport
  var testDescription: String { name }

  static let all = [
    ReportCase(name: "small", report: Sample.report(Sample.small, findings: Sample.findings)),
    ReportCase(name: "full", report: Sample.report(Sample.full)),
    ReportCase(name: "household", report: Sample.report(Sample.household)),
    ReportCase(
      name: "extreme",
      report: Sample.report(Sample.extreme, findings: Sample.extremeFindings, source: "a<b>.xlsx")),
    ReportCase(
      name: "german", report: Sample.report(Sample.euros, findings: Sample.findings, wording: .german)),
    ReportCase(
      name: "year", report: Sample.report(Sample.full, period: .year(2026), wording: .german)),
    ReportCase(
      name: "days",
      report: Sample.report(Sample.full, period: .days(Sample.day("2026-02-15")...Sample.day("2026-03-08")))),
    ReportCase(
      name: "compared",
      report: Sample.report(Sample.small, comparedWith: Sample.march.adding(months: -1))),
    ReportCase(name: "empty", report: Sample.report(Budget(), source: nil)),
  ]
}
