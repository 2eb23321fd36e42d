import CalendarDates
import Decimals
import Foundation
import Spreadsheet

/// Logs with rows that are no transactions, and rows that were meant as some and cannot be used.
enum LogsWithOtherRows {
  static let all = [sections(), statement(), unusable()]

  /// Month names, blank rows, subtotals, the header again, and a grand total inside the data.
  private static func sections() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 501)
    let draft = WorkbookDraft()
    var rows: [LogRow] = []
    for number in 1...4 {
      let facts = maker.facts(7 + number, from: day(2025, number, 1), days: 27)
      draft.expectation.facts += facts
      if number == 3 { rows.append(.header) }
      rows.append(.section(LogsBySheet.monthNames[number - 1]))
      rows += facts.map { .fact($0) }
      rows.append(.subtotal("Total \(LogsBySheet.monthNames[number - 1])"))
      rows.append(.blank)
    }
    rows.append(.total("Grand total"))
    draft.sheet("Log") { pen in
      pen.row(1, [.bold("Everything we bought and earned")])
      pen.log([.date(), .description(), .category(), .inflow("Income"), .outflow("Expenses")], rows, row: 3)
    }
    draft.expectation.skipped = [.sections: 4, .totals: 5, .blank: 4, .headings: 1]
    return draft.named("log-with-sections-blanks-and-totals")
  }

  /// A bank's export as somebody pasted it: a preamble, texts, a closing balance.
  private static func statement() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 502)
    let draft = WorkbookDraft()
    let facts = maker.facts(35, from: day(2025, 8, 1), days: 60)
    draft.expectation.facts = facts
    draft.expectation.hasCategories = false
    let opening = hundredths(154_025)
    let value = LogColumn("Value Date", "valueDate") { fact, _ in
      .date(fact.date.adding(days: 1), "dd/mm/yyyy")
    }
    let reference = LogColumn("Reference", "reference|id") { _, place in
      .text("FT25\(10_480 + place.index * 7)")
    }
    draft.sheet("Export") { pen in
      pen.row(1, ["Tern Valley Savings Bank"])
      pen.row(2, ["Account number", "004-118-2277"])
      pen.row(3, ["Account holder", "A. & J. Quill"])
      pen.row(4, ["Period", "01/08/2025 - 30/09/2025"])
      pen.row(5, ["Opening balance", .money(opening)])
      pen.log(
        [
          .date("Posting Date"), value, .description("Transaction Details"), reference, .outflow("Debit"),
          .inflow("Credit"), .balance("Balance", opening: opening),
        ],
        facts.map { .fact($0) }
          + [.cells(["Closing balance", .none, .none, .none, .none, .none, .money(opening + facts.net)])],
        row: 7)
    }
    draft.expectation.skipped = [.totals: 1]
    return draft.named("log-pasted-bank-export")
  }

  /// Errors of formulas in amounts, amounts that are words or missing, dates that are none.
  private static func unusable() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 503)
    let draft = WorkbookDraft()
    let facts = maker.facts(26, from: day(2025, 5, 2), days: 80)
    var rows: [LogRow] = facts.map { .fact($0) }
    func other(_ date: Ink, _ amount: Ink) -> LogRow {
      .cells([date, "Blue Spoon", "Eating out", amount])
    }
    let when = Ink.date(day(2025, 6, 1), "dd/mm/yyyy")
    rows.insert(other(when, .error(.reference, formula: "#REF!*2")), at: 4)
    rows.insert(other(when, .error(.divisionByZero, formula: "12/0")), at: 9)
    rows.insert(other(when, "ask Jo"), at: 13)
    rows.insert(other("soon", .money(-12)), at: 17)
    rows.insert(other(.none, .money(-31)), at: 17)
    rows.insert(other(when, .none), at: 21)
    rows.insert(other(when, .money(0)), at: 22)
    draft.expectation.facts = facts
    draft.expectation.unusable = [
      .unreadableAmount: 3, .unreadableDate: 1, .noDate: 1, .noAmount: 1, .zeroAmount: 1,
    ]
    draft.sheet("Log") { pen in pen.log([.date(), .description(), .category(), .signed()], rows) }
    return draft.named("log-with-errors-in-cells")
  }
}
