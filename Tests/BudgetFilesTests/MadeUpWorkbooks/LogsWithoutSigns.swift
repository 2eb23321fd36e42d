import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs of amounts without signs, where a category, a word or a heading marks income.
enum LogsWithoutSigns {
  static let all = [categories(), words(), headings()]

  /// The category Salary, without a plan that marks it as income.
  private static func categories() -> MadeUpWorkbook {
    let words = Vocabulary(
      spending: ["Groceries", "Rent", "Income tax", "Pets"], income: ["Salary", "Other income"],
      payees: ["Corner Market", "Elm Street Flats"], employer: "Larkspur Mills")
    var maker = FactMaker(seed: 1_801, words)
    let draft = WorkbookDraft()
    let facts = maker.facts(30, from: day(2025, 2, 1), days: 60)
    draft.expectation.facts = facts
    draft.sheet("Log") { pen in pen.log([.date(), .description(), .category(), .unsigned()], facts) }
    return draft.named("log-categories-that-say-income")
  }

  /// Words for money in and money out, below a column name with another meaning.
  private static func words() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_802)
    let draft = WorkbookDraft()
    let facts = maker.facts(18, from: day(2025, 3, 1), days: 60)
    draft.expectation.facts = facts
    draft.expectation.hasCategories = false
    let words = LogColumn("Transaction", "indicator|type") { fact, _ in
      fact.isIncome ? "Deposit" : "Withdrawal"
    }
    draft.sheet("Savings") { pen in
      pen.log([.date(), words, .payee("Memo", "memo|description"), .unsigned()], facts)
    }
    return draft.named("log-deposits-and-withdrawals-in-words")
  }

  /// Income and expenses one below the other in the same log.
  private static func headings() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_803)
    let draft = WorkbookDraft()
    let facts = maker.facts(18, from: day(2025, 3, 1), days: 30)
    draft.expectation.facts = facts
    draft.expectation.hasCategories = false
    let rows: [LogRow] =
      [.section("Income")] + facts.filter(\.isIncome).map { .fact($0) } + [.subtotal("Total income"), .blank]
      + [.section("Expenses")] + facts.filter { !$0.isIncome }.map { .fact($0) } + [
        .subtotal("Total expenses")
      ]
    draft.sheet("March") { pen in
      pen.row(1, [.bold("March 2025")])
      pen.log([.date(), .description(), .unsigned()], rows, row: 3)
    }
    draft.expectation.skipped = [.sections: 2, .totals: 2, .blank: 1]
    return draft.named("log-headings-that-say-income")
  }
}
