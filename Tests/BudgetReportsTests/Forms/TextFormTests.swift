import BudgetModel
import Foundation
import Testing

@testable import BudgetReports

@Suite struct TextFormTests {
  @Test(arguments: ReportCase.all) func matchTheirSnapshots(_ row: ReportCase) throws {
    try Snapshots.expect(row.report.markdown(), matches: "\(row.name).md")
    try Snapshots.expect(row.report.text(), matches: "\(row.name).txt")
    try Snapshots.expect(row.report.json(), matches: "\(row.name).json")
  }
}
