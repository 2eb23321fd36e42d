import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Plans with `Budget|Actual|Delta` for each month, below header rows of merged cells.
enum MonthTriplets {
  static let all = [twoHeaderRows(), threeHeaderRows()]

  private static let names = ["Rent", "Groceries", "Power", "Phone", "Pets"]

  private static func write(
    _ pen: inout SheetPen, _ rows: [PlanRow], header: Int, months: Int, kinds: [String]
  ) -> Int {
    pen.row(header, from: 2, (0..<months).flatMap { _ in kinds.map { Ink.bold($0) } })
    return pen.plan(rows, row: header + 1, names: 1, amounts: 2) { amount, place in
      (place.column - 2) % 3 == 2
        ? .money(amount).from(
          "\(letters(place.column - 2))\(place.row)-\(letters(place.column - 1))\(place.row)")
        : nil
    }
  }

  /// Makes rows with the amounts planned, spent and left in each month.
  private static func rows(_ maker: inout FactMaker, months: Int) -> [PlanRow] {
    names.map { name in
      .category(
        name,
        (0..<months).flatMap { _ in
          let (budget, actual) = (maker.whole(5...90) * 10, maker.amount(20...900))
          return [budget, actual, budget - actual]
        })
    } + [.total("Total")]
  }

  private static func meanings(_ months: Int) -> [Int: String] {
    var result = [1: "category"]
    for index in 0..<months {
      result[index * 3 + 2] = "budgeted"
      result[index * 3 + 3] = "actual"
      result[index * 3 + 4] = "difference"
    }
    return result
  }

  /// Month names merged over three columns each; the year is in the name of the sheet.
  private static func twoHeaderRows() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 901)
    let draft = WorkbookDraft()
    let rows = rows(&maker, months: 6)
    draft.expectation.assign(rows, from: month(2025, 1), step: 3)
    draft.sheet("Budget 2025") { pen in
      pen.put(.bold("Category"), 2, 1)
      for index in 0..<6 {
        pen.put(.bold(LogsBySheet.monthNames[index]), 1, index * 3 + 2)
        pen.merge(1...1, index * 3 + 2...index * 3 + 4)
      }
      let end = write(&pen, rows, header: 2, months: 6, kinds: ["Budget", "Actual", "Delta"])
      pen.table(rows: 1...end - 1, columns: 1...19, "matrix|plan", meanings(6), headerRows: 2)
    }
    return draft.named("triplets-under-two-header-rows")
  }

  /// A year merged over all months, and month names merged over three columns each.
  private static func threeHeaderRows() -> MadeUpWorkbook {
    var maker = FactMaker(seed: 902)
    let draft = WorkbookDraft()
    let rows = rows(&maker, months: 4)
    draft.expectation.assign(rows, from: month(2025, 9), step: 3)
    draft.sheet("Overview") { pen in
      pen.row(1, [.bold("What we planned and what came of it")])
      pen.put(.number(2025), 3, 2)
      pen.merge(3...3, 2...13)
      pen.put(.bold("Category"), 3, 1)
      pen.merge(3...5, 1...1)
      for index in 0..<4 {
        pen.put(.bold(LogsBySheet.monthNames[8 + index]), 4, index * 3 + 2)
        pen.merge(4...4, index * 3 + 2...index * 3 + 4)
      }
      let end = write(&pen, rows, header: 5, months: 4, kinds: ["Planned", "Spent", "Diff"])
      pen.table(rows: 3...end - 1, columns: 1...13, "matrix|plan", meanings(4), headerRows: 3)
    }
    return draft.named("triplets-under-three-header-rows")
  }
}
