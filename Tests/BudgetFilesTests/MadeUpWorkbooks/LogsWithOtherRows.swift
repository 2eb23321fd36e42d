import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs with rows that are not transactions, and with transactions that cannot be used.
enum LogsWithOtherRows {
  static let all = [
    sections(), statement(), unusable(), totalsOfDays(), monthsAbove(), noYears(), datedTotal(), farDown(),
    emptyFormulas(), stacked(),
    openingBalance(), sparseMonths(),
  ]

  /// Month names, blank rows, subtotals, a repeated header row, and a grand total within the data.
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

  /// A pasted bank export with a preamble, texts and a closing balance.
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

  /// Amounts that are formula errors, words or missing, and dates that are missing or unreadable.
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

  /// A date only in the first row of each day, and a row with the day's total.
  private static func totalsOfDays() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 504)
    let draft = WorkbookDraft()
    draft.expectation.hasCategories = false
    var rows: [LogRow] = []
    for number in 3...7 {
      let facts = maker.spendings(3, from: day(2025, 11, number), days: 1)
      draft.expectation.facts += facts
      rows += facts.map { .fact($0) }
      let last = rows.count + 3
      let sum = Ink.money(facts.outflow).from("SUM(C\(last - 2):C\(last))")
      rows += [.cells([.none, "Total", sum]), .blank]
    }
    let date = LogColumn("DATE", "date") { fact, place in
      place.above?.date == fact.date ? .none : .date(fact.date, "d/m/yyyy")
    }
    draft.sheet("Sheet1") { pen in
      pen.row(1, ["Daily expenses"])
      pen.log([date, .description("EXPENSES"), .unsigned("AMOUNT")], rows.dropLast(), row: 3)
    }
    draft.expectation.skipped = [.totals: 5, .blank: 4]
    return draft.named("log-with-totals-of-days")
  }

  /// Days of the month as numbers, below merged cells with month names.
  private static func monthsAbove() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 505)
    let draft = WorkbookDraft()
    var rows: [LogRow] = []
    for number in 1...3 {
      let facts = maker.spendings(6, from: day(2025, number, 2), days: 24)
      draft.expectation.facts += facts
      rows += [.section("\(LogsBySheet.monthNames[number - 1]) 2025")] + facts.map { .fact($0) }
    }
    let date = LogColumn("Day", "day|date") { fact, _ in .number(Decimal(fact.date.day)) }
    draft.sheet("Expenses") { pen in
      pen.log([date, .description(), .category(), .unsigned()], rows)
      for row in [2, 9, 16] { pen.merge(row...row, 1...4) }
    }
    draft.expectation.skipped = [.sections: 3]
    return draft.named("log-days-below-months")
  }

  /// Dates such as `5 Jan`; the year is the name of the sheet.
  private static func noYears() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 506)
    let draft = WorkbookDraft()
    let facts = maker.spendings(20, from: day(2024, 1, 3), days: 80)
    draft.expectation.facts = facts
    let date = LogColumn("Date", "date") { fact, _ in
      .text("\(fact.date.day) \(LogsBySheet.monthNames[fact.date.month - 1].prefix(3))")
    }
    draft.sheet("2024") { pen in
      pen.log([date, .description("Expense"), .unsigned("Cost"), .category()], facts)
    }
    return draft.named("log-days-without-a-year")
  }

  /// A total row that also has a date.
  private static func datedTotal() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 507)
    let draft = WorkbookDraft()
    let facts = maker.spendings(12, from: day(2025, 3, 1), days: 28)
    draft.expectation.facts = facts
    let total = LogRow.cells([
      .date(day(2025, 3, 31), "dd/mm/yyyy"), "Total for March", .none,
      Ink.money(facts.outflow).from("SUM(D2:D13)"),
    ])
    draft.sheet("March") { pen in
      pen.log([.date(), .description(), .category(), .unsigned()], facts.map { .fact($0) } + [total])
    }
    draft.expectation.skipped = [.totals: 1]
    return draft.named("log-with-a-dated-total")
  }

  /// The header in row 21, below information about the account.
  private static func farDown() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 508)
    let draft = WorkbookDraft()
    let facts = maker.facts(18, from: day(2025, 3, 1), days: 40)
    draft.expectation.facts = facts
    draft.sheet("Register") { pen in
      pen.row(1, ["The Quill family"])
      pen.row(2, ["Account:", "Joint checking"])
      pen.log(
        [
          .date("Date ", "yyyy\\-mm\\-dd"), .payee(), LogColumn("Memo", "memo|description") { _, _ in .none },
          .category(), .signed("Ammount"),
        ], facts, row: 21)
    }
    return draft.named("log-header-in-row-21")
  }

  /// A balance formula that is filled down far below the last row.
  private static func emptyFormulas() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 509)
    let draft = WorkbookDraft()
    let facts = maker.facts(16, from: day(2025, 4, 1), days: 40)
    draft.expectation.facts = facts
    let balance = LogColumn("Balance", "balance") { _, place in
      Ink.money(place.running).from(
        "IF(AND(D\(place.row)=\"\",E\(place.row)=\"\"),\"\",SUM(D$2:D\(place.row))-SUM(E$2:E\(place.row)))")
    }
    draft.sheet("Tracker") { pen in
      pen.log([.date(), .description(), .category(), .inflow("Income"), .outflow("Expense"), balance], facts)
      for row in 18...40 {
        pen.put(Ink(.value(.text("")), formula: "IF(AND(D\(row)=\"\",E\(row)=\"\"),\"\",1)"), row, 6)
      }
    }
    return draft.named("log-with-a-formula-filled-down")
  }

  /// Income above expenses on the sheet of each month, with their totals.
  private static func stacked() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 510)
    let draft = WorkbookDraft()
    draft.expectation.hasCategories = false
    for number in 1...3 {
      let facts = maker.facts(12, from: day(2025, number, 1), days: 27)
      let (income, spending) = (facts.filter(\.isIncome), facts.filter { !$0.isIncome })
      draft.expectation.facts += facts
      draft.sheet("\(LogsBySheet.monthNames[number - 1].prefix(3)) 2025") { pen in
        pen.row(1, [.bold("INCOME")])
        let next = pen.log(
          [.date(), .payee("Source", "payee|description|category"), .unsigned()],
          income.map { .fact($0) } + [.total("Total")], row: 2)
        pen.row(next + 1, [.bold("EXPENSES")])
        pen.log(
          [.date(), .description("Item"), .unsigned()], spending.map { .fact($0) } + [.total("Total")],
          row: next + 2)
      }
    }
    draft.expectation.skipped = [.totals: 6]
    return draft.named("log-income-above-expenses")
  }

  /// The opening balance as a row with a date and an amount.
  private static func openingBalance() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 511)
    let draft = WorkbookDraft()
    let facts = maker.facts(12, from: day(2025, 5, 2), days: 28)
    draft.expectation.facts = facts
    draft.expectation.hasCategories = false
    let opening = LogRow.cells([
      .date(day(2025, 5, 1), "dd/mm/yyyy"), "Opening Balance", .money(1_000), .money(1_000),
    ])
    draft.sheet("Bank") { pen in
      pen.log(
        [.date(), .description(), .signed(), .balance("Balance", opening: 1_000)],
        [opening] + facts.map { .fact($0) })
    }
    draft.expectation.skipped = [.totals: 1]
    draft.expectation.warnings = [.openingBalance: 1]
    return draft.named("log-with-an-opening-balance")
  }

  /// Year and month only in rows where they change.
  private static func sparseMonths() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 512)
    let draft = WorkbookDraft()
    let facts = maker.spendings(18, from: day(2025, 1, 3), days: 80)
    draft.expectation.facts = facts
    let year = LogColumn("Year", "year") { fact, place in
      place.index == 0 ? .number(Decimal(fact.date.year)) : .none
    }
    let month = LogColumn("Month", "month") { fact, place in
      place.above?.date.month == fact.date.month ? .none : .text(LogsBySheet.monthNames[fact.date.month - 1])
    }
    let date = LogColumn("Day", "day") { fact, _ in .number(Decimal(fact.date.day)) }
    draft.sheet("Log") { pen in
      pen.log([year, month, date, .description("Item"), .category(), .unsigned("Cost")], facts)
    }
    return draft.named("log-months-where-they-change")
  }
}
