import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Plans of categories by months with unusual positions of headers, years, groups or sums.
enum OtherMatrices {
  static let all = [
    oneHeaderRow(), twoYears(), namedYears(), restsAndSums(), typesInFront(), averages(), quarterSums(),
    yearBesideMonths(), misspeltMonth(), notesInFront(), incomeByName(),
  ]

  private static let names = ["Rent", "Groceries", "Pets"]
  private static let short = LogsBySheet.monthNames.map { String($0.prefix(3)) }

  private static func months(_ count: Int) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: (2...count + 1).map { ($0, "months") }).merging([1: "category"]) { $1 }
  }

  /// `Jan Budget|Jan Actual|Feb Budget|…` in one header row.
  private static func oneHeaderRow() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_501)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 12)
    draft.expectation.assign(rows, from: month(2025, 1), step: 2)
    draft.sheet("Budget 2025") { pen in
      pen.row(
        1,
        [.bold("Category")]
          + (0..<6).flatMap { [.bold("\(short[$0]) Budget"), .bold("\(short[$0]) Actual")] })
      let end = pen.plan(rows, row: 2, names: 1, amounts: 2)
      let kinds = (2...13).map { ($0, $0 % 2 == 0 ? "budgeted" : "actual") }
      pen.table(
        rows: 1...end - 1, columns: 1...13, "matrix",
        Dictionary(uniqueKeysWithValues: kinds + [(1, "category")]))
    }
    return draft.named("matrix-months-and-kinds-in-one-row")
  }

  /// July to June below the title `2025/2026`; the months from January are in the second year.
  private static func twoYears() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_502)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 12)
    draft.expectation.assign(rows, from: month(2025, 7))
    draft.sheet("FY26") { pen in
      pen.row(1, [.bold("Household budget FY 2025/2026")])
      pen.row(3, [.bold("Category")] + (0..<12).map { .bold(LogsBySheet.monthNames[(6 + $0) % 12]) })
      let end = pen.plan(rows, row: 4, names: 1, amounts: 2)
      pen.table(rows: 3...end - 1, columns: 1...13, "matrix", months(12))
    }
    draft.expectation.warnings = [.yearAssumed: 1]
    return draft.named("matrix-over-the-end-of-a-year")
  }

  /// `Apr-24` to `Mar-25`, with income, expenses, their sums and the amount left.
  private static func namedYears() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_503)
    let draft = WorkbookDraft()
    let income = maker.lines(["Wages", "Interest"], 12)
    let spending = maker.lines(names, 12)
    draft.expectation.expectIncome(income, from: month(2024, 4))
    draft.expectation.assign(spending, from: month(2024, 4))
    let rows: [PlanRow] =
      [.section("INCOME")] + income + [.subtotal("Total Income"), .section("EXPENSES")] + spending + [
        .subtotal("Total Expenses")
      ]
    draft.sheet("FY25 Budget") { pen in
      pen.row(1, [.bold("Household budget FY 2024/25")])
      let months = (0..<12).map { month(2024, 4).adding(months: $0) }
      pen.row(3, from: 2, months.map { .bold("\(short[$0.month - 1])-\($0.year % 100)") })
      let end = pen.plan(rows, row: 4, names: 1, amounts: 2)
      pen.row(end, [.bold("Net")] + (2...13).map { Ink.money(1).from("\(letters($0))7-\(letters($0))12") })
      pen.table(rows: 3...end, columns: 1...13, "matrix", Self.months(12))
    }
    draft.expectation.skipped = [.totals: 3, .sections: 2]
    return draft.named("matrix-months-of-two-years")
  }

  /// A row with the amount left, and sums whose names do not show that they are sums.
  private static func restsAndSums() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_504)
    let draft = WorkbookDraft()
    let income = maker.lines(["Sueldo"], 12)
    let spending = maker.lines(["Alquiler", "Comida"], 12)
    draft.expectation.expectIncome(income, from: month(2025, 1))
    draft.expectation.assign(spending, from: month(2025, 1))
    let rows: [PlanRow] =
      [.section("INGRESOS")] + income + [.section("GASTOS")] + spending + [.subtotal("Todo lo que sale")]
    draft.sheet("Presupuesto 2025") { pen in
      let names = [
        "Enero", "Febrero", "Marzo", "Abril", "Mayo", "Junio", "Julio", "Agosto", "Septiembre", "Octubre",
        "Noviembre", "Diciembre",
      ]
      pen.row(2, [.bold("Concepto")] + names.map { .bold($0) })
      let end = pen.plan(rows, row: 3, names: 1, amounts: 2)
      for column in 2...13 {
        let letter = letters(column)
        pen.put(Ink.money(maker.amount(10...90)).from("SUM(\(letter)6:\(letter)7)"), end - 1, column)
        pen.put(Ink.money(maker.amount(10...90)).from("\(letter)4-\(letter)\(end - 1)"), end, column)
      }
      pen.put("Saldo", end, 1)
      pen.table(rows: 2...end, columns: 1...13, "matrix", months(12))
    }
    draft.expectation.skipped = [.totals: 2, .sections: 2]
    return draft.named("matrix-with-a-rest-and-a-nameless-sum")
  }

  /// `Category|Group|Type|Hide|Jan 2025|…` and a log on another sheet; the type marks income.
  private static func typesInFront() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_505)
    let draft = WorkbookDraft()
    let (income, spending) = (maker.lines(["Salary"], 4), maker.lines(names, 4))
    let facts = maker.facts(14, from: day(2025, 1, 1), days: 50)
    draft.expectation.facts = facts
    draft.expectation.expectIncome(income, from: month(2025, 1))
    draft.expectation.assign(spending, from: month(2025, 1))
    draft.sheet("Transactions") { pen in
      pen.log([.date(), .description(), .category(), .signed()], facts, column: 2)
    }
    draft.sheet("Budget") { pen in
      pen.row(1, ["Category", "Group", "Type", "Hide From Reports"].map { .bold($0) })
      pen.row(1, from: 5, (1...4).map { .date(day(2025, $0, 1), "mmm yyyy") })
      let end = pen.plan(spending + income, row: 2, names: 1, amounts: 5)
      for row in 2..<end {
        let isLast = row == end - 1
        pen.row(row, from: 2, [isLast ? "Primary" : "Living", isLast ? "Income" : "Expense"])
      }
      pen.table(
        "A1:H\(end - 1)", "matrix",
        ["A": "category", "B": "group", "C": "type", "E": "months", "H": "months"])
    }
    return draft.named("matrix-with-groups-and-types")
  }

  /// Months as dates, a total column and an average column.
  private static func averages() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_506)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 12)
    draft.expectation.assign(rows, from: month(2026, 1))
    draft.sheet("Budget") { pen in
      pen.row(1, ["Expenses"])
      pen.row(
        2,
        [.bold("Category")] + (1...12).map { .date(day(2026, $0, 1), "mmm") } + [
          .bold("Total"), .bold("Avg"),
        ])
      let end = pen.plan(rows, row: 3, names: 1, amounts: 2)
      for row in 3..<end {
        pen.row(
          row, from: 14,
          [
            Ink.money(maker.whole(900...999)).from("SUM(B\(row):M\(row))"),
            Ink.money(maker.whole(70...90)).from("AVERAGE(B\(row):M\(row))"),
          ])
      }
      pen.table(
        rows: 2...end - 1, columns: 1...15, "matrix", months(12).merging([14: "total", 15: "total"]) { $1 })
    }
    return draft.named("matrix-with-an-average")
  }

  /// Columns with the sums of quarters between the months.
  private static func quarterSums() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_507)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 6)
    draft.expectation.assign(rows, from: month(2025, 1))
    draft.sheet("2025 Budget") { pen in
      pen.row(1, [.bold("Category")])
      pen.row(1, from: 2, ["Jan", "Feb", "Mar", "Q1", "Apr", "May", "Jun", "Q2"].map { .bold($0) })
      for (index, (name, amounts)) in rows.categories.enumerated() {
        let row = index + 2
        pen.row(row, [.text(name)] + amounts[..<3].map { .money($0) })
        pen.put(Ink.money(amounts[..<3].exactSum()).from("SUM(B\(row):D\(row))"), row, 5)
        pen.row(row, from: 6, amounts[3...].map { .money($0) })
        pen.put(Ink.money(amounts[3...].exactSum()).from("SUM(F\(row):H\(row))"), row, 9)
      }
      pen.table(
        "A1:I4", "matrix", ["A": "category", "B": "months", "D": "months", "F": "months", "H": "months"])
    }
    return draft.named("matrix-with-sums-of-quarters")
  }

  /// The year as a number in the row of the merged month names.
  private static func yearBesideMonths() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_508)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 9)
    draft.expectation.assign(rows, from: month(2025, 1), step: 3)
    draft.sheet("Budget") { pen in
      pen.put(.number(2025), 1, 1)
      pen.put(.bold("Category"), 2, 1)
      for index in 0..<3 {
        pen.put(.bold(LogsBySheet.monthNames[index]), 1, index * 3 + 2)
        pen.merge(1...1, index * 3 + 2...index * 3 + 4)
        pen.row(2, from: index * 3 + 2, [.bold("Budget"), .bold("Actual"), .bold("Delta")])
      }
      let end = pen.plan(rows, row: 3, names: 1, amounts: 2)
      pen.table(
        rows: 1...end - 1, columns: 1...10, "matrix|plan", [1: "category", 2: "budgeted", 3: "actual"],
        headerRows: 2)
    }
    return draft.named("triplets-with-the-year-beside-months")
  }

  /// Misspelled months such as `Febuary`, and sums pasted as values whose name does not show that they are sums.
  private static func misspeltMonth() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_509)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 6)
    draft.expectation.assign(rows, from: month(2025, 1))
    draft.sheet("Budget 2025") { pen in
      pen.row(
        1, ["Category", "January", "Febuary", "March", "April", "Mai", "June"].map { .bold($0) })
      let end = pen.plan(rows, row: 2, names: 1, amounts: 2)
      let sums = (0..<6).map { index in rows.categories.map { $0.amounts[index] }.exactSum() }
      pen.row(end, [.bold("All of it")] + sums.map { .money($0) })
      pen.table(rows: 1...end, columns: 1...7, "matrix", months(6))
    }
    draft.expectation.skipped = [.totals: 1]
    return draft.named("matrix-with-a-misspelt-month-and-pasted-sums")
  }

  /// A notes column before the months; the column names are in the second header row.
  private static func notesInFront() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_510)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 9)
    draft.expectation.assign(
      rows.map { row in
        guard case .category(let name, let amounts) = row else { return row }
        return .category(name, [1, 4, 7].map { amounts[$0] })
      }, from: month(2025, 1))
    draft.sheet("2025") { pen in
      pen.row(1, [.bold("Budget vs Actual 2025")])
      pen.row(4, [.bold("Category"), .bold("Notes")])
      for index in 0..<3 {
        pen.put(.bold(short[index]), 3, index * 3 + 3)
        pen.merge(3...3, index * 3 + 3...index * 3 + 5)
        pen.row(4, from: index * 3 + 3, [.bold("Actual"), .bold("Budget"), .bold("+/-")])
      }
      let end = pen.plan(rows, row: 5, names: 1, amounts: 3)
      pen.put("ask the landlord", 6, 2)
      pen.table(
        rows: 3...end - 1, columns: 1...11, "matrix", [1: "category", 3: "actual", 4: "budgeted"],
        headerRows: 2)
    }
    return draft.named("triplets-with-notes-in-front")
  }

  /// Income and spending in one list; only the names tell them apart.
  private static func incomeByName() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_511)
    let draft = WorkbookDraft()
    let (income, spending) = (maker.lines(["Salary", "Other income"], 6), maker.lines(names, 6))
    draft.expectation.expectIncome(income, from: month(2025, 1))
    draft.expectation.assign(spending, from: month(2025, 1))
    draft.sheet("Budget 2025") { pen in
      pen.row(1, [.bold("Item")] + (0..<6).map { .bold(short[$0]) })
      let end = pen.plan(income + spending, row: 2, names: 1, amounts: 2)
      pen.table(rows: 1...end - 1, columns: 1...7, "matrix", months(6))
    }
    return draft.named("matrix-income-by-name")
  }
}
