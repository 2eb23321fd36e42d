import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Plans with columns for other years, for parts of a month, or for dates.
enum PlansWithMoreColumns {
  static let all = [daysPaid(), twoYears(), paydays()]

  private static let names = ["Rent", "Power", "Phone"]

  /// Writes lines below a header, and expects one planned amount for each line.
  private static func make(
    _ name: String, sheet: String, title: String? = nil, _ header: [String], _ meanings: [String: String],
    _ lines: [(name: String, inks: [Ink], planned: Decimal)],
    _ adjust: (inout WorkbookExpectation) -> Void = { _ in }
  ) -> MadeUpWorkbook {
    let draft = WorkbookDraft()
    let first = title == nil ? 1 : 3
    draft.sheet(sheet) { pen in
      if let title { pen.row(1, [.bold(title)]) }
      pen.row(first, header.map { .bold($0) })
      for (index, line) in lines.enumerated() {
        pen.row(first + 1 + index, [.text(line.name)] + line.inks)
        draft.expectation.planned[line.name] = .init(amount: line.planned, groups: .spending)
      }
      pen.table("A\(first):\(letters(header.count))\(first + lines.count)", "plan", meanings)
    }
    adjust(&draft.expectation)
    return draft.named(name)
  }

  /// A plan with payment dates, which must not be read as a log.
  private static func daysPaid() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_701)
    let lines = names.enumerated().map { index, name in
      let planned = maker.whole(20...90)
      return (
        name, [Ink.money(planned), .money(planned - 1), .date(day(2025, 5, 3 + index), "m/d/yyyy")], planned
      )
    }
    return make(
      "plan-with-days-paid", sheet: "Bills", ["Expense", "Budgeted", "Actual", "Date Paid"],
      ["A": "category", "B": "budgeted", "C": "actual"], lines)
  }

  /// Budgets for two years; the import uses the later year and reports that.
  private static func twoYears() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_702)
    let lines = names.map { name in
      let planned = maker.whole(20...90)
      return (name, [Ink.money(planned - 9), .money(planned - 7), .money(planned)], planned)
    }
    return make(
      "plan-of-two-years", sheet: "Budget", ["Category", "2024 Budget", "2024 Actual", "2025 Budget"],
      ["A": "category", "D": "budgeted"], lines
    ) { $0.warnings = [.columnsAmbiguous: 1] }
  }

  /// The amounts set aside on each payday, and their sum.
  private static func paydays() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 1_703)
    let lines = names.enumerated().map { index, name in
      let half = maker.whole(20...90)
      return (
        name, [Ink.money(half), .money(half), Ink.money(half * 2).from("B\(index + 4)+C\(index + 4)")],
        half * 2
      )
    }
    return make(
      "plan-of-paydays", sheet: "Budget", title: "Budget by paycheck",
      ["Bill", "Paycheck 1", "Paycheck 2", "Total"],
      ["A": "category", "D": "budgeted"], lines)
  }
}
