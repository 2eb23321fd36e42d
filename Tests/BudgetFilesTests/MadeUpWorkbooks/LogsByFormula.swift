import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs whose rows, dates or amounts come from array formulas, and rows that are in several logs but count once.
enum LogsByFormula {
  static let all = [filtered(), stacked(), sortedBeside(), pasted(), multiplied(), countedDays()]

  private static var columns: [LogColumn] { [.date(), .description(), .category(), .unsigned()] }

  /// Writes rows that are filled by one formula in the first cell.
  private static func spill(
    _ pen: inout SheetPen, _ facts: [Fact], _ formula: String, row: Int, column: Int = 1
  ) {
    let last = row + facts.count
    pen.row(row, from: column, ["Date", "Description", "Category", "Amount"])
    for (index, fact) in facts.enumerated() {
      let range = "\(letters(column))\(row + 1):\(letters(column + 3))\(last)"
      let date = Ink.date(fact.date, "dd/mm/yyyy")
      pen.row(
        row + 1 + index, from: column,
        [
          index == 0 ? date.from(formula, over: range) : date, .text(fact.payee), .text(fact.category),
          .money(fact.magnitude),
        ])
    }
    pen.table(rows: row...last, columns: column...column + 3, "summary", [:])
  }

  /// A second sheet that repeats the rows of one category.
  private static func filtered() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_101)
    let draft = WorkbookDraft()
    let facts = maker.spendings(30, from: day(2025, 4, 1), days: 40)
    draft.expectation.facts = facts
    draft.sheet("Log") { pen in pen.log(columns, facts) }
    draft.sheet("One category") { pen in
      pen.row(1, ["Show", .text(facts[0].category)])
      spill(
        &pen, facts.filter { $0.category == facts[0].category }, "FILTER(Log!A2:D31,Log!C2:C31=B1)", row: 3)
    }
    return draft.named("log-filtered-by-a-dynamic-array")
  }

  /// A sheet that stacks the rows of the month sheets.
  private static func stacked() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_102)
    let draft = WorkbookDraft()
    for number in 1...2 {
      let facts = maker.spendings(9, from: day(2025, number, 2), days: 25)
      draft.expectation.facts += facts
      draft.sheet(LogsBySheet.monthNames[number - 1]) { pen in pen.log(columns, facts) }
    }
    draft.sheet("All") { pen in
      spill(&pen, draft.expectation.facts, "VSTACK(January!A2:D10,February!A2:D10)", row: 1)
    }
    return draft.named("log-stacked-by-a-dynamic-array")
  }

  /// The same rows, sorted by amount, beside the log.
  private static func sortedBeside() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_103)
    let draft = WorkbookDraft()
    let facts = maker.spendings(14, from: day(2025, 5, 3), days: 30)
    draft.expectation.facts = facts
    draft.sheet("Log") { pen in
      pen.log(columns, facts)
      spill(&pen, facts.sorted { $0.amount < $1.amount }, "SORT(A2:D15,4,-1)", row: 1, column: 7)
    }
    return draft.named("log-sorted-beside-itself")
  }

  /// A sheet of the whole year with rows pasted from the month sheets, with the columns in another order.
  private static func pasted() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_104)
    let draft = WorkbookDraft()
    for number in 1...2 {
      let facts = maker.spendings(8, from: day(2025, number, 2), days: 25)
      draft.expectation.facts += facts
      draft.sheet(LogsBySheet.monthNames[number - 1]) { pen in pen.log(columns, facts, role: "summary") }
    }
    draft.sheet("Year") { pen in
      pen.log([.date(), .category(), .description(), .unsigned()], draft.expectation.facts)
    }
    draft.expectation.warnings = [.notCarried: 2]
    return draft.named("log-pasted-from-sheets-of-months")
  }

  /// Amounts calculated by `{=C2:C13*D2:D13}`.
  private static func multiplied() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_105)
    let draft = WorkbookDraft()
    let prices = (0..<12).map { _ in maker.amount(1...9) }
    draft.expectation.facts = maker.spendings(12, from: day(2025, 6, 1), days: 24).enumerated().map {
      var fact = $1
      fact.amount = -prices[$0] * Decimal(1 + $0 % 3)
      return fact
    }
    let count = LogColumn("Qty", "ignored") { _, place in .number(Decimal(1 + place.index % 3)) }
    let price = LogColumn("Unit price", "ignored") { _, place in .money(prices[place.index]) }
    let amount = LogColumn("Amount", "amount") { fact, place in
      let ink = Ink.money(fact.magnitude)
      return place.index == 0 ? ink.from("C2:C13*D2:D13", over: "E2:E13") : ink
    }
    draft.sheet("Shopping") { pen in
      pen.log([.date(), .description("Item"), count, price, amount, .category()], draft.expectation.facts)
    }
    return draft.named("log-amounts-of-an-array-formula")
  }

  /// Dates calculated by `=SEQUENCE(10,1,DATE(2025,10,1))`.
  private static func countedDays() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_106)
    let draft = WorkbookDraft()
    let facts = maker.spendings(10, from: day(2025, 10, 1), days: 10)
    draft.expectation.facts = facts
    draft.expectation.hasCategories = false
    let date = LogColumn("Date", "date") { fact, place in
      let ink = Ink.date(fact.date, "d/m/yyyy")
      return place.index == 0 ? ink.from("SEQUENCE(10,1,DATE(2025,10,1))", over: "A2:A11") : ink
    }
    draft.sheet("Days") { pen in pen.log([date, .description("Spent on"), .unsigned()], facts) }
    return draft.named("log-days-of-a-dynamic-array")
  }
}
