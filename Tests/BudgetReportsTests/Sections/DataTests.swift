import BudgetCalculation
import CalendarDates
import Testing

@testable import BudgetReports

/// Tests the data of a report that is made for programs.
@Suite struct DataTests {
  @Test(arguments: ReportCase.all)
  func figuresAreThoseThatAreShown(_ row: ReportCase) {
    let money = row.report.context.money
    for cell in row.report.sections.flatMap(\.data).flatMap({ $0.groups.flatMap(\.rows) + $0.totals })
      .flatMap(\.cells)
    {
      switch cell.value {
      case .amount(let amount): #expect([money.amount(amount), money.difference(amount)].contains(cell.text))
      case .ratio(let ratio): #expect([money.percent(ratio), "+" + money.percent(ratio)].contains(cell.text))
      case .nothing: #expect(cell.text == "–")
      case .count, .date, .month, nil: break
      }
    }
  }

  /// The name of a sheet has at most 31 characters, none of `\ / ? * [ ] :`, and is unique.
  @Test(arguments: ReportCase.all, Wording.all)
  func shortTitlesAreNamesOfSheets(_ row: ReportCase, _ wording: Wording) {
    let context = row.report.context
    let period = context.span.map { ReportPeriod.days($0.days) } ?? .month(context.month)
    let report = BudgetReport(
      context.ledger, period: period, comparedWith: context.otherMonth, findings: context.findings,
      generatedAt: .epoch, wording: wording)
    let names = report.sections.map(\.shortTitle)
    #expect(Set(names.map { $0.lowercased() }).count == names.count, "\(names)")
    #expect(
      names.allSatisfy { !$0.isEmpty && $0.utf16.count <= 31 && !$0.contains { #"\/?*[]:"#.contains($0) } })
  }
}
