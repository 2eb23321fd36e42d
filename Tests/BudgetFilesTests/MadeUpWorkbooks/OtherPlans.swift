import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Plans with groups beside the names, with months or types in unusual columns, or with one sheet for each quarter.
enum OtherPlans {
  static let all =
    [
      groups(), sollAndIst(), longWithTypes(), weeks(), besideLog(), quarters(), blocks(), arrayFormula(),
      envelopes(), planOnSummary(),
    ] + OtherMatrices.all + FiguresThatAreNoPlan.all

  private static func pairs(_ names: [String], _ maker: inout FactMaker) -> [PlanRow] {
    names.map { name in
      let budget = maker.whole(4...90) * 10
      return .category(name, [budget, budget - 3])
    }
  }

  /// `Group|Item|Budget|Actual`, each group merged over its items.
  private static func groups() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_401)
    let draft = WorkbookDraft()
    let parts = [
      ("Home", ["Rent", "Power"]), ("Food", ["Groceries", "Lunches"]), ("Car", ["Fuel", "Repairs"]),
    ]
    let rows = pairs(parts.flatMap(\.1), &maker)
    draft.expectation.plan(rows, .spending)
    draft.sheet("Plan") { pen in
      pen.row(1, [.bold("Group"), .bold("Item"), .bold("Budget"), .bold("Actual")])
      let end = pen.plan(rows, row: 2, names: 2, amounts: 3)
      for (index, part) in parts.enumerated() {
        pen.put(.text(part.0), 2 + index * 2, 1)
        pen.merge(2 + index * 2...3 + index * 2, 1...1)
      }
      let sum = rows.categories.map { $0.amounts[0] }.exactSum()
      pen.row(end, [.bold("Total"), .none, Ink.money(sum).from("SUM(C2:C\(end - 1))")])
      pen.table(
        "A1:D\(end)", "plan", ["A": "group", "B": "category", "C": "budgeted", "D": "actual"])
    }
    return draft.named("plan-groups-beside-names")
  }

  /// `Soll` means planned beside `Ist`, although it means money out beside `Haben`.
  private static func sollAndIst() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_402)
    let draft = WorkbookDraft()
    let rows = pairs(["Miete", "Lebensmittel", "Auto"], &maker) + [.total("Summe")]
    draft.expectation.plan(rows, .spending)
    draft.sheet("Haushaltsplan") { pen in
      pen.row(1, [.bold("Haushaltsplan")])
      pen.row(4, [.bold("Kategorie"), .bold("Soll"), .bold("Ist")])
      let end = pen.plan(rows, row: 5, names: 1, amounts: 2)
      pen.table("A4:C\(end - 1)", "plan", ["A": "category", "B": "budgeted", "C": "actual"])
    }
    return draft.named("plan-soll-and-ist")
  }

  /// `Period|Type|Category|Planned`; rows of the type Income are planned income.
  private static func longWithTypes() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_403)
    let draft = WorkbookDraft()
    let income = maker.lines(["Salary"], 2)
    let spending = maker.lines(["Rent", "Food", "Car"], 2)
    draft.expectation.expectIncome(income, from: month(2025, 4))
    draft.expectation.assign(spending, from: month(2025, 4))
    draft.sheet("Plan") { pen in
      pen.row(1, [.bold("Plan 2025")])
      pen.row(3, [.bold("Period"), .bold("Type"), .bold("Category"), .bold("Planned"), .bold("Comment")])
      var row = 4
      for index in 0..<2 {
        for (rows, type) in [(income, "Income"), (spending, "Expense")] {
          for (name, amounts) in rows.categories {
            pen.row(
              row,
              [.date(day(2025, 4 + index, 1), "mmm yyyy"), .text(type), .text(name), .money(amounts[index])])
            row += 1
          }
        }
      }
      pen.table(
        "A3:E\(row - 1)", "plan", ["A": "month", "B": "type", "C": "category", "D": "budgeted", "E": "note"])
    }
    return draft.named("plan-long-form-with-types")
  }

  /// Amounts for weeks and their sum; the sum is the amount of the month.
  private static func weeks() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_404)
    let draft = WorkbookDraft()
    draft.sheet("Allowances") { pen in
      pen.row(1, [.bold("Monthly budget")])
      pen.row(3, [.bold("Category")] + (1...4).map { .bold("Week \($0)") } + [.bold("Total")])
      for (index, name) in ["Groceries", "Fuel", "Fun"].enumerated() {
        let week = maker.whole(5...40)
        draft.expectation.planned[name] = .init(amount: week * 4, groups: .spending)
        pen.row(
          index + 4,
          [.text(name)] + (1...4).map { _ in .money(week) } + [
            Ink.money(week * 4).from("SUM(B\(index + 4):E\(index + 4))")
          ])
      }
      pen.table("A3:F6", "plan", ["A": "category", "F": "budgeted"])
    }
    return draft.named("plan-of-weeks")
  }

  /// A plan in the first columns, and a log to its right on the same sheet.
  private static func besideLog() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_405)
    let draft = WorkbookDraft()
    let facts = maker.facts(20, from: day(2025, 2, 1), days: 26)
    let rows = maker.lines(["Rent", "Groceries", "Pets"]) + [.total("Total")]
    draft.expectation.facts = facts
    draft.expectation.plan(rows, .spending)
    draft.sheet("Budget 2025") { pen in
      pen.row(1, ["Family budget"])
      pen.row(3, [.bold("Category"), .bold("Budget"), .bold("Notes")])
      let end = pen.plan(rows, row: 4, names: 1, amounts: 2)
      pen.table("A3:C\(end - 1)", "plan", ["A": "category", "B": "budgeted", "C": "note"])
      pen.log(
        [.date("Date", "dd/mm/yy"), .description("What"), .category(), .signed()], facts, row: 3, column: 5)
    }
    return draft.named("plan-in-front-of-a-log")
  }

  /// One sheet for each quarter with amounts for the quarter and the same names on each sheet.
  private static func quarters() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_406)
    let draft = WorkbookDraft()
    for quarter in 1...4 {
      let rows = pairs(["Rent", "Food", "Fun"], &maker) + [.total("Total")]
      if quarter == 1 { draft.expectation.plan(rows, timesAYear: 4) }
      draft.sheet("Q\(quarter) 2025") { pen in
        pen.row(1, [.bold("Category"), .bold("Budget"), .bold("Actual")])
        let end = pen.plan(rows, row: 2, names: 1, amounts: 2)
        pen.table("A1:C\(end - 1)", "plan", ["A": "category", "B": "budgeted", "C": "actual"])
      }
    }
    draft.expectation.warnings = [.nameRepeated: 9]
    return draft.named("plan-sheet-per-quarter")
  }

  /// Blocks of `Projected Cost|Actual Cost` beside and below each other, each with its own title.
  private static func blocks() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_407)
    let draft = WorkbookDraft()
    let blocks = [
      (4, 1, "HOUSING", ["Mortgage", "Phone", "Electricity"]),
      (4, 6, "ENTERTAINMENT", ["Movies", "Concerts"]),
      (11, 1, "TRANSPORTATION", ["Fuel", "Insurance"]), (11, 6, "LOANS", ["Personal", "Student"]),
    ]
    draft.sheet("Personal Monthly Budget") { pen in
      pen.row(1, [.bold("Personal Monthly Budget")])
      for (row, column, title, names) in blocks {
        let rows = pairs(names, &maker) + [.subtotal("Subtotal")]
        draft.expectation.plan(rows, .spending)
        pen.row(row, from: column, [.bold(title), .bold("Projected Cost"), .bold("Actual Cost")])
        let end = pen.plan(rows, row: row + 1, names: column, amounts: column + 1)
        pen.table(
          rows: row...end - 1, columns: column...column + 2, "plan",
          [column: "category", column + 1: "budgeted", column + 2: "actual"])
      }
    }
    return draft.named("plan-blocks-below-blocks")
  }

  /// Planned amounts calculated from last year's amounts by `{=B2:B4*1.05}`.
  private static func arrayFormula() -> MadeUpWorkbook {
    let draft = WorkbookDraft()
    let lines: [(String, Decimal, Decimal)] = [("Rent", 1_000, 1_050), ("Food", 400, 420), ("Fun", 60, 63)]
    draft.sheet("Next year") { pen in
      pen.row(1, [.bold("Category"), .bold("2025 Actual"), .bold("2026 Budget")])
      for (index, line) in lines.enumerated() {
        let ink = Ink.money(line.2)
        pen.row(
          index + 2,
          [.text(line.0), .money(line.1), index == 0 ? ink.from("B2:B4*1.05", over: "C2:C4") : ink])
        draft.expectation.planned[line.0] = .init(amount: line.2, groups: .spending)
      }
      pen.table("A1:C4", "plan", ["A": "category", "B": "actual", "C": "budgeted"])
    }
    return draft.named("plan-of-an-array-formula")
  }

  /// An app's list of months and categories, with groups in a separate column.
  private static func envelopes() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_408)
    let draft = WorkbookDraft()
    let rows = maker.lines(["Rent", "Phone", "Food"], 2)
    draft.expectation.assign(rows, from: month(2025, 1))
    draft.sheet("Budget") { pen in
      pen.row(
        1,
        [
          "Month", "Category Group/Category", "Category Group", "Category", "Budgeted", "Activity",
          "Available",
        ]
        .map { .bold($0) })
      var row = 2
      for index in 0..<2 {
        for (name, amounts) in rows.categories {
          let group = name == "Food" ? "Daily" : "Bills"
          pen.row(
            row,
            [
              .text("\(["Jan", "Feb"][index]) 2025"), .text("\(group): \(name)"), .text(group), .text(name),
              .text("$\(amounts[index]).00"), "-$10.00", .text("$\(amounts[index] - 10).00"),
            ])
          row += 1
        }
      }
      pen.table(
        "A1:G\(row - 1)", "plan", ["A": "month", "C": "group", "D": "category", "E": "budgeted"])
    }
    return draft.named("plan-of-an-envelope-app")
  }

  /// Planned and actual amounts one column away from their names; the actual amounts are calculated from the log.
  private static func planOnSummary() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_409)
    let draft = WorkbookDraft()
    let facts = maker.facts(14, from: day(2025, 5, 1), days: 30)
    draft.expectation.facts = facts
    draft.sheet("Transactions") { pen in
      pen.log([.date(), .signed(), .description(), .category()], facts)
    }
    draft.sheet("Summary") { pen in
      pen.row(1, from: 2, [.bold("Monthly Budget")])
      for (column, title, names) in [
        (2, "Expenses", ["Groceries", "Rent", "Pets"]), (8, "Income", ["Salary", "Side job"]),
      ] {
        pen.put(.bold(title), 5, column)
        pen.row(6, from: column + 2, [.bold("Planned"), .bold("Actual"), .bold("Diff.")])
        pen.row(7, from: column, ["Totals", .none, Ink.money(1).from("SUM(D8:D20)")])
        for (index, name) in names.enumerated() {
          let planned = maker.whole(5...80) * 10
          let spent = facts.filter { $0.category == name }.map(\.magnitude).exactSum()
          pen.put(.text(name), 8 + index, column)
          pen.row(
            8 + index, from: column + 2,
            [
              .money(planned), Ink.money(spent).from("SUMIF(Transactions!D:D,B8,Transactions!B:B)"),
              Ink.money(planned - spent).from("D8-E8"),
            ])
          draft.expectation.planned[name] = .init(amount: planned)
        }
        pen.table(
          rows: 6...7 + names.count, columns: column...column + 4, "plan",
          [column: "category", column + 2: "budgeted", column + 3: "actual", column + 4: "difference"])
      }
    }
    draft.expectation.skipped = [.totals: 2]
    return draft.named("plan-apart-from-its-names")
  }
}
