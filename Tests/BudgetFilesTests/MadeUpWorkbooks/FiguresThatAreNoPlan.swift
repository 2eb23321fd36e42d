import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs with other figures that look like a plan or like rows of a log, but are neither.
enum FiguresThatAreNoPlan {
  static let all = [dashboard(), sumsByDynamicArray(), loan(), goalsAndWorth()]

  private static func withLog(
    _ name: String, seed: UInt64, _ more: (inout WorkbookDraft, [Fact]) -> Void
  ) -> MadeUpWorkbook {
    var maker = FactMaker(seed: seed)
    var draft = WorkbookDraft()
    let facts = maker.facts(18, from: day(2025, 1, 2), days: 80)
    draft.expectation.facts = facts
    draft.sheet("Log") { pen in pen.log([.date(), .description(), .category(), .signed()], facts) }
    more(&draft, facts)
    return draft.named(name)
  }

  /// A dashboard of plain values: income and expenses by month, and categories with their shares.
  private static func dashboard() -> MadeUpWorkbook {
    withLog("log-with-a-dashboard", seed: 1_601) { draft, _ in
      draft.sheet("Dashboard") { pen in
        pen.row(1, [.bold("Personal finance dashboard")])
        pen.row(4, [.bold("Month"), .bold("Income"), .bold("Expenses"), .bold("Net")])
        for index in 0..<3 {
          pen.row(
            5 + index, [.text(LogsBySheet.monthNames[index]), .number(900), .number(400), .number(500)])
        }
        pen.table("A4:D7", "summary")
        pen.row(10, [.bold("Month"), .bold("Income"), .bold("Expenses")])
        for index in 0..<3 {
          pen.row(11 + index, [.date(day(2025, index + 1, 1), "mmm\\-yy"), .number(900), .number(400)])
        }
        pen.table("A10:C13", "summary")
        pen.row(4, from: 7, [.bold("Category"), .bold("Amount"), .bold("%")])
        for (index, name) in ["Groceries", "Rent", "Pets"].enumerated() {
          pen.row(5 + index, from: 7, [.text(name), .number(120), .number(hundredths(33), "0%")])
        }
        pen.table("G4:I7", "summary")
      }
    }
  }

  /// Categories and their sums, calculated by dynamic array formulas.
  private static func sumsByDynamicArray() -> MadeUpWorkbook {
    withLog("log-with-sums-of-dynamic-arrays", seed: 1_602) { draft, facts in
      draft.sheet("By category") { pen in
        let names = Set(facts.map(\.category)).sorted()
        pen.row(1, [.bold("Category"), .bold("Amount")])
        for (index, name) in names.enumerated() {
          let (label, sum) = (Ink.text(name), Ink.money(facts.filter { $0.category == name }.net))
          let last = names.count + 1
          pen.row(
            index + 2,
            index > 0
              ? [label, sum]
              : [
                label.from("SORT(UNIQUE(Log!C2:C19))", over: "A2:A\(last)"),
                sum.from("SUMIF(Log!C2:C19,A2#,Log!D2:D19)", over: "B2:B\(last)"),
              ])
        }
        pen.table("A1:B\(names.count + 1)", "summary")
      }
    }
  }

  /// The payments of a loan with their dates and amounts.
  private static func loan() -> MadeUpWorkbook {
    withLog("log-with-a-loan", seed: 1_603) { draft, _ in
      draft.sheet("Loan") { pen in
        pen.row(1, [.bold("Loan amortization schedule")])
        pen.row(
          3, ["No.", "Payment Date", "Payment", "Principal", "Interest", "Ending Balance"].map { .bold($0) })
        for index in 0..<6 {
          pen.row(
            4 + index,
            [
              .number(Decimal(index + 1)), .date(day(2025, index + 1, 1)), .money(500),
              .money(Decimal(460 + index)), .money(Decimal(40 - index)), .money(Decimal(9_500 - index * 460)),
            ])
        }
        pen.table("A3:F9", "summary")
      }
    }
  }

  /// Savings goals with target dates, and a list of assets and liabilities.
  private static func goalsAndWorth() -> MadeUpWorkbook {
    withLog("log-with-goals-and-net-worth", seed: 1_604) { draft, _ in
      draft.sheet("Goals") { pen in
        pen.row(1, ["Goal", "Target Amount", "Saved So Far", "Target Date"].map { .bold($0) })
        for (index, name) in ["House", "Car", "Trip"].enumerated() {
          pen.row(
            index + 2,
            [.text(name), .number(5_000), .number(Decimal(100 * index)), .date(day(2026, 6, index + 1))])
        }
        pen.table("A1:D4", "summary")
      }
      draft.sheet("Net worth") { pen in
        pen.row(1, ["Date", "Assets", "Liabilities", "Net Worth"].map { .bold($0) })
        for index in 0..<5 {
          pen.row(
            index + 2,
            [.date(day(2025, index + 1, 1)), .number(10_000), .number(4_000), .number(6_000)])
        }
        pen.table("A1:D6", "summary")
      }
    }
  }
}
