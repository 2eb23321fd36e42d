import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Plans in blocks beside and below each other, and sheets with other tables beside a plan.
enum PlanBlocks {
  static let all = [sideBySide(), varianceSigns(), mixedSheet(), listsAndCharts()]

  /// Makes one planned and one actual amount for each name.
  private static func pairs(_ names: [String], _ maker: inout FactMaker) -> [PlanRow] {
    names.map { .category($0, [maker.whole(4...90) * 10, maker.amount(20...900)]) }
  }

  /// `Bills|Budget|Actual ‖ Variable|Budget|Actual ‖ Income|Budget|Actual`.
  private static func sideBySide() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_001)
    let draft = WorkbookDraft()
    let blocks: [(String, [String], Set<CategoryGroup>)] = [
      ("Bills", ["Rent", "Power", "Phone", "Insurance"], [.fixed]),
      ("Variable", ["Groceries", "Fuel", "Clothing", "Eating out", "Pets"], [.variable]),
      ("Income", ["Salary", "Side job"], [.income]),
    ]
    draft.sheet("Budget") { pen in
      pen.row(1, [.bold("Monthly budget")])
      for (index, block) in blocks.enumerated() {
        let column = 1 + index * 4
        let rows = pairs(block.1, &maker) + [.total("Total")]
        draft.expectation.plan(rows, block.2)
        pen.row(3, from: column, [.bold(block.0), .bold("Budget"), .bold("Actual")])
        let end = pen.plan(rows, row: 4, names: column, amounts: column + 1)
        pen.table(
          rows: 3...end - 1, columns: column...column + 2, "plan",
          [column: "category", column + 1: "budgeted", column + 2: "actual"])
      }
    }
    return draft.named("plan-blocks-side-by-side")
  }

  /// Variances with different signs: actual minus budget for income, budget minus actual for spending.
  private static func varianceSigns() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_002)
    let draft = WorkbookDraft()
    func block(_ names: [String], isIncome: Bool) -> [PlanRow] {
      names.map { name in
        let (budget, actual) = (maker.whole(4...300) * 10, maker.amount(20...3_000))
        return .category(name, [budget, actual, isIncome ? actual - budget : budget - actual])
      }
    }
    let income = block(["Salary", "Side job", "Interest"], isIncome: true) + [.total("Total income")]
    let spending =
      block(["Rent", "Groceries", "Fuel", "Power", "Gifts"], isIncome: false) + [.total("Total expenses")]
    draft.expectation.plan(income, [.income])
    draft.expectation.plan(spending, .spending)
    draft.sheet("Household") { pen in
      func write(_ rows: [PlanRow], _ title: String, isIncome: Bool, at row: Int) {
        pen.row(row, [.bold(title)])
        pen.row(row + 1, [.bold("Category"), .bold("Budget"), .bold("Actual"), .bold("Variance")])
        let end = pen.plan(rows, row: row + 2, names: 1, amounts: 2) { amount, place in
          guard place.column == 4 else { return nil }
          let (budget, actual) = ("B\(place.row)", "C\(place.row)")
          return Ink.money(amount).from(isIncome ? "\(actual)-\(budget)" : "\(budget)-\(actual)")
        }
        pen.table(
          "A\(row + 1):D\(end - 1)", "plan",
          ["A": "category", "B": "budgeted", "C": "actual", "D": "difference"])
      }
      write(income, "Income", isIncome: true, at: 3)
      write(spending, "Expenses", isIncome: false, at: 11)
    }
    return draft.named("plan-with-variances-of-two-signs")
  }

  /// Plan, log and summary beside each other on one sheet.
  private static func mixedSheet() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_003)
    let draft = WorkbookDraft()
    let facts = maker.facts(30, from: day(2025, 9, 1), days: 29)
    let rows = maker.lines(maker.words.spending) + [.total("Total")]
    draft.expectation.facts = facts
    draft.expectation.plan(rows, .spending)
    draft.sheet("September 2025") { pen in
      pen.row(1, [.bold("September 2025")])
      pen.row(3, [.bold("Category"), .bold("Budget")])
      let end = pen.plan(rows, row: 4, names: 1, amounts: 2)
      pen.table("A3:B\(end - 1)", "plan", ["A": "category", "B": "budgeted"])
      pen.log([.date(), .description(), .category(), .signed()], facts, row: 3, column: 4)
      pen.row(3, from: 9, ["Money in", Ink.money(facts.inflow).from("SUMIF(G4:G33,\">0\")")])
      pen.row(4, from: 9, ["Money out", Ink.money(facts.outflow).from("-SUMIF(G4:G33,\"<0\")")])
      pen.row(5, from: 9, [.bold("Left over"), Ink.money(facts.net).from("J3-J4")])
      pen.table("I3:J5", "summary")
    }
    // The sheet is about one month, so the import may also read the plan as a plan for that month only.
    draft.expectation.plannedMonth = month(2025, 9)
    return draft.named("plan-beside-log-beside-summary")
  }

  /// A log with notes and lists beside it, a pivot-like summary, and the data of a chart.
  private static func listsAndCharts() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_004)
    let draft = WorkbookDraft()
    let facts = maker.facts(36, from: day(2025, 1, 3), days: 85)
    draft.expectation.facts = facts
    draft.sheet("Log") { pen in
      pen.log([.date(), .category(), .description(), .signed()], facts)
      pen.row(1, from: 6, ["Notes"])
      pen.row(2, from: 6, ["Refunds have a plus. Cash is drawn on Fridays."])
      pen.row(1, from: 8, [.bold("Categories")])
      let names = maker.words.spending + maker.words.income
      for (index, name) in names.enumerated() { pen.put(.text(name), index + 2, 8) }
      pen.table("H1:H\(names.count + 1)", "lookup list", ["H": "category"])
    }
    draft.sheet("Pivot") { pen in
      let months = [1, 2, 3]
      pen.row(3, [.bold("Sum of Amount"), .bold("Column Labels")])
      pen.row(
        4,
        [.bold("Row Labels")] + months.map { .bold(LogsBySheet.monthNames[$0 - 1]) } + [.bold("Grand Total")])
      let names = Set(facts.map(\.category)).sorted()
      func sum(_ facts: [Fact]) -> Ink { facts.isEmpty ? .none : .money(facts.net) }
      for (index, name) in names.enumerated() {
        let own = facts.filter { $0.category == name }
        pen.row(
          5 + index,
          [.text(name)] + months.map { month in sum(own.filter { $0.date.month == month }) } + [sum(own)])
      }
      let last = 5 + names.count
      pen.row(
        last,
        [.bold("Grand Total")] + months.map { month in sum(facts.filter { $0.date.month == month }) } + [
          sum(facts)
        ])
      pen.table("A3:E\(last)", "summary|matrix", [:])
    }
    draft.sheet("Chart data") { pen in
      pen.row(1, [.bold("Month"), .bold("Spent")])
      for month in 1...3 {
        let spent = facts.filter { $0.date.month == month }.outflow
        pen.row(
          month + 1,
          [
            .text(LogsBySheet.monthNames[month - 1]),
            Ink.money(spent).from(
              "-SUMPRODUCT((MONTH(Log!A2:A37)=\(month))*(Log!D2:D37<0)*Log!D2:D37)"),
          ])
      }
      pen.table("A1:B4", "chart data|summary")
    }
    return draft.named("log-with-lists-pivot-and-chart-data")
  }
}
