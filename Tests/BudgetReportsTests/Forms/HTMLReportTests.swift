import BudgetModel
import Foundation
import Testing

@testable import BudgetReports

@Suite struct HTMLReportTests {
  @Test(arguments: ReportCase.all) func matchesItsSnapshot(_ row: ReportCase) throws {
    try Snapshots.expect(row.report.html(templates: ReportTemplates()), matches: "\(row.name).html")
  }
}
