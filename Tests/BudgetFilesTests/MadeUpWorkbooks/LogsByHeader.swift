import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs with header rows at different positions and with different columns.
enum LogsByHeader {
  static let all = [
    headerInRow1(), headerInRow4(), headerInRow11(), belowAPlan(), spendingOnly(), twoColumns(),
  ]

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// `Date|Month|Category|Description|Amount`; the month is a formula.
  private static func headerInRow1() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 101)
    let draft = WorkbookDraft()
    draft.expectation.facts = maker.facts(40, from: day(2025, 1, 3), days: 180)
    let month = LogColumn("Month", "month|ignored") { fact, place in
      .text(monthNames[fact.date.month - 1]).from("TEXT(A\(place.row),\"mmmm\")")
    }
    draft.sheet("Transactions") { pen in
      pen.log(
        [.date(), month, .category(), .description(), .signed("Amount", "$#,##0.00")], draft.expectation.facts
      )
    }
    return draft.named("log-header-in-row-1")
  }

  /// `Date|Type|Category|Amount|Details|Balance|Effective Date` below a title.
  private static func headerInRow4() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 102)
    let draft = WorkbookDraft()
    let facts = maker.facts(36, from: day(2025, 2, 1), days: 150)
    draft.expectation.facts = facts
    let opening = maker.amount(400...900)
    let balance = LogColumn("Balance", "balance") { _, place in
      .money(opening + place.running).from(
        place.index == 0
          ? "IF(B5=\"Income\",D5,-D5)+\(opening)"
          : "F\(place.row - 1)+IF(B\(place.row)=\"Income\",D\(place.row),-D\(place.row))")
    }
    let effective = LogColumn("Effective Date", "valueDate") { fact, _ in
      .date(fact.date.adding(days: 1), "dd/mm/yyyy")
    }
    draft.sheet("2025") { pen in
      pen.row(1, ["My money log"])
      pen.merge("A1:G1")
      pen.row(2, ["kept by hand, one line for each purchase"])
      pen.log(
        [
          .date(), .type("Type", income: "Income", expense: "Expense"), .category(), .unsigned(),
          .description("Details"), balance, effective,
        ], facts, row: 4)
    }
    return draft.named("log-header-in-row-4")
  }

  /// Figures and hints at the top, and the header in row 11.
  private static func headerInRow11() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 103)
    let draft = WorkbookDraft()
    let facts = maker.facts(30, from: day(2025, 3, 2), days: 120)
    draft.expectation.facts = facts
    draft.sheet("Money") { pen in
      pen.row(1, from: 2, [.bold("HOUSEHOLD MONEY")])
      pen.row(3, from: 2, ["Total in", Ink.money(facts.inflow).from("SUM(F12:F41)")])
      pen.row(4, from: 2, ["Total out", Ink.money(facts.outflow).from("SUM(G12:G41)")])
      pen.row(5, from: 2, ["Left", Ink.money(facts.net).from("C3-C4")])
      pen.table("B3:C5", "summary")
      pen.row(7, from: 2, ["Write every purchase below, newest last."])
      pen.row(8, from: 2, ["Ask before you change a formula."])
      pen.log(
        [
          .date("Date", "d mmm yyyy"), .payee(), .category(), .account("Account", "Joint"),
          .inflow("Money in"), .outflow("Money out"),
        ],
        facts, row: 11, column: 2)
    }
    draft.expectation.accounts = ["Joint"]
    return draft.named("log-header-in-row-11")
  }

  /// A plan at the top, and the header of the log in row 21.
  private static func belowAPlan() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 104)
    let draft = WorkbookDraft()
    let facts = maker.facts(28, from: day(2025, 5, 1), days: 60)
    draft.expectation.facts = facts
    let plan = FactMaker.planned(maker.words.spending, &maker)
    draft.expectation.planned = Dictionary(
      uniqueKeysWithValues: plan.map { ($0.0, .init(amount: $0.1, groups: .spending)) })
    draft.sheet("Budget") { pen in
      pen.row(1, [.bold("Budget")])
      pen.row(3, [.bold("Category"), .bold("Monthly Budget"), .bold("Notes")])
      for (index, line) in plan.enumerated() {
        pen.row(4 + index, [.text(line.0), .money(line.1), index == 2 ? "ask for a better tariff" : .none])
      }
      let last = 3 + plan.count
      pen.row(last + 1, [.bold("Total"), .money(plan.map(\.1).exactSum()).from("SUM(B4:B\(last))")])
      pen.table("A3:C\(last + 1)", "plan", ["A": "category", "B": "budgeted", "C": "note"])
      pen.row(20, [.bold("Spending")])
      pen.log([.date(), .category(), .description("Item"), .signed("Amount")], facts, row: 21)
    }
    draft.expectation.skipped = [.totals: 1]
    return draft.named("log-below-a-plan-in-row-21")
  }

  /// A sheet of expenses with the columns `Category|Sub-Category|Actual_amount|Date|…`.
  private static func spendingOnly() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 105)
    let draft = WorkbookDraft()
    let facts = maker.spendings(45, from: day(2025, 1, 2), days: 200)
    draft.expectation.facts = facts
    let sub = LogColumn("Sub-Category", "subcategory") { fact, _ in .text("\(fact.category) basics") }
    let mode = LogColumn("Payment_mode", "ignored|account|type|note") { _, place in
      .text(place.index % 3 == 0 ? "Cash" : "Card")
    }
    draft.expectation.hasCategories = false
    draft.sheet("Expenses") { pen in
      pen.log(
        [.category(), sub, .unsigned("Actual_amount"), .date("Date", "m/d/yyyy"), .payee("Merchant"), mode],
        facts)
    }
    return draft.named("log-of-expenses-with-sub-categories")
  }

  /// Separate columns for income and expenses.
  private static func twoColumns() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 106)
    let draft = WorkbookDraft()
    let facts = maker.facts(42, from: day(2024, 11, 4), days: 240)
    draft.expectation.facts = facts
    let opening = maker.amount(100...300)
    let balance = LogColumn("Balance", "balance") { _, place in
      .money(opening + place.running).from(
        place.index == 0 ? "\(opening)+D2-E2" : "F\(place.row - 1)+D\(place.row)-E\(place.row)")
    }
    draft.sheet("Cash book") { pen in
      pen.log(
        [
          .date("Date", "yyyy/mm/dd"), .description("Particulars"), .category(), .inflow("Income"),
          .outflow("Expense"), balance,
        ],
        facts)
    }
    return draft.named("log-income-and-expense-columns")
  }
}

extension LogColumn {
  static func account(_ header: String, _ name: String) -> LogColumn {
    LogColumn(header, "account") { _, _ in .text(name) }
  }
}

extension FactMaker {
  /// Makes a planned amount for each category.
  static func planned(_ categories: [String], _ maker: inout FactMaker) -> [(String, Decimal)] {
    categories.map { ($0, maker.whole(4...90) * 10) }
  }
}
