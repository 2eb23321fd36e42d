import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Plans of categories by months, which differ in how months are written and where the year is.
enum MonthMatrices {
  static let all = [
    shortNames(), fullNames(), dates(), formulas(), merged(), sheetYear(), noYear(), plannedOrActual(),
    quarters(),
    sections(),
  ]

  private static let names = ["Rent", "Groceries", "Power", "Phone", "Bus pass", "Pets", "Gifts"]
  private static let monthNames = LogsBySheet.monthNames
  private static let short = monthNames.map { String($0.prefix(3)) }

  /// Writes a matrix whose header is in this row, and adds the matrix to the expected tables.
  private static func write(
    _ pen: inout SheetPen, _ rows: [PlanRow], header: [Ink], row: Int = 1, first: String = "Category",
    headerRows: Int = 1
  ) {
    let body = row + headerRows
    pen.row(row, [.bold(first)] + header)
    let end = pen.plan(rows, row: body, names: 1, amounts: 2)
    let count = rows.categories.map(\.amounts.count).max() ?? 0
    var meanings = Dictionary(uniqueKeysWithValues: (2...count + 1).map { ($0, "months") })
    meanings[1] = "category"
    var last = count + 1
    if header.count > count {
      last += 1
      meanings[last] = "total"
      for number in body..<end {
        let cells = (2...count + 1).compactMap {
          pen.sheet[CellReference(clampingRow: number, column: $0)]?.value.number
        }
        guard !cells.isEmpty else { continue }
        pen.put(
          Ink.money(cells.exactSum()).from("SUM(B\(number):\(letters(count + 1))\(number))"), number, last)
      }
    }
    pen.table(rows: row...end - 1, columns: 1...last, "matrix", meanings, headerRows: headerRows)
  }

  private static func make(
    _ name: String, seed: UInt64, sheet: String, from first: CalendarMonth = month(2025, 1), months: Int = 12,
    title: String? = nil, total: Bool = true, _ header: (CalendarMonth, Int) -> Ink,
    _ adjust: (inout WorkbookExpectation) -> Void = { _ in }
  ) -> MadeUpWorkbook {
    var maker = FactMaker(seed: seed)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, months) + [.total("Total")]
    draft.expectation.assign(rows, from: first)
    draft.sheet(sheet) { pen in
      if let title { pen.row(1, [.bold(title)]) }
      let inks = (0..<months).map { header(first.adding(months: $0), $0) }
      write(&pen, rows, header: inks + (total ? [.bold("Total")] : []), row: title == nil ? 1 : 3)
    }
    adjust(&draft.expectation)
    return draft.named(name)
  }

  /// Months as `Jan`, `Feb`, …; the year is in the title.
  private static func shortNames() -> MadeUpWorkbook {
    make("matrix-year-in-title", seed: 801, sheet: "Plan", title: "Budget 2025") { month, _ in
      .bold(short[month.month - 1])
    }
  }

  /// Months as `January 2025`.
  private static func fullNames() -> MadeUpWorkbook {
    make("matrix-months-with-years", seed: 802, sheet: "Budget", from: month(2025, 7)) { month, _ in
      .bold("\(monthNames[month.month - 1]) \(month.year)")
    }
  }

  /// Months as dates, shown as `Jan-25`.
  private static func dates() -> MadeUpWorkbook {
    make("matrix-months-as-dates", seed: 803, sheet: "Budget", from: month(2025, 4), total: false) {
      month, _ in
      .date(month.firstDay, "mmm\\-yy")
    }
  }

  /// Months as formulas such as `=EDATE(B1,1)`.
  private static func formulas() -> MadeUpWorkbook {
    make("matrix-months-as-formulas", seed: 804, sheet: "Budget", from: month(2025, 1)) { month, index in
      let ink = Ink.date(month.firstDay, "mmm yyyy")
      return index == 0 ? ink : ink.from("EDATE(\(letters(index + 1))1,1)")
    }
  }

  /// Each month name merged over two rows.
  private static func merged() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 805)
    let draft = WorkbookDraft()
    let rows = maker.lines(names, 6)
    draft.expectation.assign(rows, from: month(2025, 7))
    draft.sheet("Second half") { pen in
      pen.row(1, [.bold("Planned spending, July to December 2025")])
      pen.merge("A1:G1")
      write(&pen, rows, header: (6..<12).map { .bold(monthNames[$0]) }, row: 3, headerRows: 2)
      for column in 1...7 { pen.merge(3...4, column...column) }
    }
    return draft.named("matrix-merged-headers")
  }

  /// The year is in the name of the sheet.
  private static func sheetYear() -> MadeUpWorkbook {
    make("matrix-year-in-sheet-name", seed: 806, sheet: "Budget 2026") { month, _ in
      .bold(short[month.month - 1].uppercased())
    } _: { expectation in
      let months = expectation.assignments
      expectation.assignments = Dictionary(
        uniqueKeysWithValues: months.map { ($0.key.adding(months: 12), $0.value) })
    }
  }

  /// No year in the file.
  private static func noYear() -> MadeUpWorkbook {
    make("matrix-without-a-year", seed: 807, sheet: "Monthly budget") { month, _ in
      .bold(short[month.month - 1])
    } _: { expectation in
      expectation.questions = [.year]
      expectation.answers.year = 2025
    }
  }

  /// Nothing shows whether the amounts were planned or spent.
  private static func plannedOrActual() -> MadeUpWorkbook {
    make("matrix-planned-or-actual", seed: 808, sheet: "2025") { month, _ in
      .bold(short[month.month - 1])
    } _: { expectation in
      expectation.questions = [.plannedOrActual]
      expectation.answers.isPlanned = true
    }
  }

  /// One sheet for each quarter.
  private static func quarters() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 809)
    let draft = WorkbookDraft()
    for quarter in 1...4 {
      let rows = maker.lines(names, 3) + [.total("Total")]
      draft.expectation.assign(rows, from: month(2025, quarter * 3 - 2))
      draft.sheet("Q\(quarter) 2025") { pen in
        pen.row(1, [.bold("Budget for quarter \(quarter)")])
        write(
          &pen, rows, header: (0..<3).map { .bold(monthNames[quarter * 3 - 3 + $0]) } + [.bold("Total")],
          row: 2)
      }
    }
    return draft.named("matrix-sheet-per-quarter")
  }

  /// Income above spending, with groups and sums between the rows.
  private static func sections() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 810)
    let draft = WorkbookDraft()
    let income = maker.lines(["Salary", "Side job"], 12, 200...700) + [.total("Total income")]
    let rows: [PlanRow] =
      [.section("Housing")] + maker.lines(["Rent", "Power"], 12) + [.subtotal("Total housing")]
      + [.section("Living")] + maker.lines(["Groceries", "Clothing", "Pets"], 12) + [
        .subtotal("Total living")
      ]
      + [.total("Total expenses")]
    draft.expectation.expectIncome(income, from: month(2025, 1))
    draft.expectation.assign(rows, from: month(2025, 1))
    draft.sheet("Annual budget 2025") { pen in
      let header = short.map { Ink.bold($0) } + [.bold("Year")]
      write(&pen, income, header: header, row: 3, first: "Income")
      write(&pen, rows, header: header, row: 9, first: "Expenses")
    }
    return draft.named("matrix-income-and-expenses-with-groups")
  }
}
