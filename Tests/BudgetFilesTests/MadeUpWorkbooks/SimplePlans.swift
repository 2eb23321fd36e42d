import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Plans with one amount for each category, and long plans with one row for each category and month.
enum SimplePlans {
  static let all = [monthlyBudget(), longForm(), sections(), formulas(), frequencies(), sheetPerMonth()]

  private static let names = ["Rent", "Groceries", "Power", "Phone", "Bus pass", "Pets", "Gifts", "Gym"]

  /// `Category|Monthly Budget`.
  private static func monthlyBudget() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 701)
    let draft = WorkbookDraft()
    let rows = maker.lines(names)
    draft.expectation.plan(rows, .spending)
    draft.sheet("Plan") { pen in
      pen.row(1, [.bold("Category"), .bold("Monthly Budget")])
      let end = pen.plan(rows, row: 2, names: 1, amounts: 2, code: "$#,##0")
      pen.table("A1:B\(end - 1)", "plan", ["A": "category", "B": "budgeted"])
    }
    return draft.named("plan-monthly-budget")
  }

  /// `Month|Year|Category|Budget Amount`.
  private static func longForm() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 702)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 5)
    draft.expectation.assign(rows, from: month(2025, 10))
    draft.sheet("budget_data") { pen in
      pen.row(1, [.bold("Month"), .bold("Year"), .bold("Category"), .bold("Budget Amount")])
      var row = 2
      for index in 0..<5 {
        let month = month(2025, 10).adding(months: index)
        for (name, amounts) in rows.categories {
          pen.row(
            row,
            [
              .text(LogsBySheet.monthNames[month.month - 1]), .number(Decimal(month.year)), .text(name),
              .money(amounts[index]),
            ])
          row += 1
        }
      }
      pen.table(
        "A1:D\(row - 1)", "plan", ["A": "month", "B": "year", "C": "category", "D": "budgeted"])
    }
    return draft.named("plan-long-form")
  }

  /// Groups named by rows without amounts, with a sum for each group and a total.
  private static func sections() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 703)
    let draft = WorkbookDraft()
    let rows: [PlanRow] =
      [.section("Housing")] + maker.lines(["Rent", "Water", "Repairs"]) + [
        .subtotal("Subtotal Housing"), .blank,
      ]
      + [.section("Transport")] + maker.lines(["Fuel", "Bus pass"]) + [
        .subtotal("Subtotal Transport"), .blank,
      ]
      + [.section("Food")] + maker.lines(["Groceries", "Eating out", "Lunches"]) + [
        .subtotal("Subtotal Food"), .blank,
      ]
      + [.total("TOTAL EXPENSES")]
    draft.expectation.plan(rows, .spending)
    draft.sheet("Family budget") { pen in
      pen.row(1, [.bold("Family budget")])
      pen.merge("A1:C1")
      pen.row(3, [.bold("Item"), .bold("Planned"), .bold("Comment")])
      let end = pen.plan(rows, row: 4, names: 1, amounts: 2)
      pen.put("until the lease ends", 5, 3)
      pen.table("A3:C\(end - 1)", "plan", ["A": "category", "B": "budgeted", "C": "note"])
    }
    return draft.named("plan-with-sections-and-subtotals")
  }

  /// Amounts as formulas such as `=3485.05+3485.06`.
  private static func formulas() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 704)
    let draft = WorkbookDraft()
    let parts = names.map { ($0, maker.amount(10...3_500), maker.amount(10...3_500)) }
    let rows: [PlanRow] = parts.map { .category($0.0, [$0.1 + $0.2]) } + [.total("Sum")]
    draft.expectation.plan(rows, .spending)
    draft.sheet("Monthly plan") { pen in
      pen.row(2, from: 2, [.bold("Expense"), .bold("Budgeted amount")])
      let end = pen.plan(rows, row: 3, names: 2, amounts: 3) { amount, place in
        parts.first { $0.1 + $0.2 == amount }.map { .money(amount).from("\($0.1)+\($0.2)") }
      }
      pen.table("B2:C\(end - 1)", "plan", ["B": "category", "C": "budgeted"])
    }
    return draft.named("plan-amounts-are-formulas")
  }

  /// Weekly, monthly, quarterly and yearly amounts.
  private static func frequencies() -> MadeUpWorkbook {
    let draft = WorkbookDraft()
    let lines: [(String, Decimal, String, Int)] = [
      ("Groceries", 120, "Weekly", 52), ("Rent", 1_150, "Monthly", 12), ("Water", 84, "Quarterly", 4),
      ("Car insurance", 726, "Yearly", 1), ("Gym", 32, "Monthly", 12), ("Cleaner", 45, "Weekly", 52),
      ("Passport", 95, "Yearly", 1),
    ]
    for (name, amount, _, times) in lines {
      draft.expectation.planned[name] = .init(amount: amount, timesAYear: times, groups: .spending)
    }
    draft.sheet("Outgoings") { pen in
      pen.row(1, [.bold("Expense"), .bold("Amount"), .bold("Frequency"), .bold("Per year")])
      for (index, line) in lines.enumerated() {
        let row = index + 2
        pen.row(
          row,
          [
            .text(line.0), .money(line.1, "£#,##0.00"), .text(line.2),
            Ink.money(line.1 * Decimal(line.3), "£#,##0.00").from("B\(row)*\(line.3)"),
          ])
      }
      let sum = lines.map { $0.1 * Decimal($0.3) }.exactSum()
      pen.row(
        lines.count + 2,
        [.bold("Total"), .none, .none, Ink.money(sum, "£#,##0.00").from("SUM(D2:D\(lines.count + 1))")])
      pen.table(
        "A1:D\(lines.count + 2)", "plan",
        ["A": "category", "B": "budgeted", "C": "frequency", "D": "ignored|total|budgeted"])
    }
    draft.expectation.skipped = [.totals: 1]
    return draft.named("plan-with-frequencies")
  }

  /// One sheet with a plan for each month.
  private static func sheetPerMonth() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 706)
    let draft = WorkbookDraft()
    for number in 1...4 {
      let rows = maker.lines(names, 2) + [.total("Total")]
      draft.expectation.assign(rows, from: month(2025, number), step: 2)
      draft.sheet("\(LogsBySheet.monthNames[number - 1].prefix(3)) 2025") { pen in
        pen.row(1, [.bold("Category"), .bold("Budget"), .bold("Actual")])
        let end = pen.plan(rows, row: 2, names: 1, amounts: 2)
        pen.table("A1:C\(end - 1)", "plan", ["A": "category", "B": "budgeted", "C": "actual"])
      }
    }
    return draft.named("plan-sheet-per-month")
  }
}
