import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

@testable import SpreadsheetAudit

extension PlantedFaultTests {
  /// Faults in signs, spellings and units, and cells counted twice.
  static let more: [Planted] = [
    Planted(
      name: "a category with a space behind it", layout: Layout.log, code: .unmatchedCriterion,
      cells: ["Log!G3"], plant: { $0.set("G3", "Home ") }),
    Planted(
      name: "an entry with a letter twice", layout: Layout.log, code: .unmatchedCriterion, cells: ["Log!C10"],
      plant: { $0.set("C10", "Travell") }),
    Planted(
      name: "a category in the formula with letters swapped", layout: Layout.log, code: .unmatchedCriterion,
      cells: ["Log!H4"], plant: { $0.set("H4", "=SUMIFS(D$2:D$41,C$2:C$41,\"Tarvel\")") }),
    Planted(
      name: "one month's rent in thousands", layout: Layout.yearTable, code: .mixedUnits,
      cells: ["Household!F15"], plant: { $0.set("F15", "0.62") }),
    Planted(
      name: "a rate of 5 among rates of 0.05", layout: Layout.rates, code: .mixedUnits, cells: ["Rates!B4"],
      plant: { $0.set("B4", "5", as: "0.0%") }),
    Planted(
      name: "subtotals and an item of one of them", layout: Layout.sections, code: .doubleCount,
      cells: ["Budget!B27"], plant: { $0.set("B27", "=B9+B18+B25+B5") }),
    Planted(
      name: "subtotals as arguments and an item", layout: Layout.sections, code: .doubleCount,
      cells: ["Budget!B27"], plant: { $0.set("B27", "=SUM(B9,B13,B18,B25)") }),
    Planted(
      name: "a total of another sheet and an item of it", layout: Layout.monthSheets, code: .doubleCount,
      cells: ["Reports!B14"], plant: { $0.set("B14", "=JAN!C12+FEB!C12+JAN!C8") }),
    Planted(
      name: "a sign in a balance without entries", layout: Layout.emptyBalance, code: .brokenBalance,
      cells: ["Account!E6"], plant: { $0.set("E6", "=E5-C6+D6") }),
    Planted(
      name: "a sign in the last row of a balance without entries", layout: Layout.emptyBalance,
      code: .brokenBalance, cells: ["Account!E13"], plant: { $0.set("E13", "=E12-C13+D13") }),
    Planted(
      name: "a sign in a filled balance", layout: Layout.log, code: .brokenBalance, cells: ["Log!E30"],
      plant: { $0.set("E30", "=E29-D30") }),
    Planted(
      name: "actual less planned in the last row", layout: Layout.comparison, code: .oddFormula,
      cells: ["Data!E34"], plant: { $0.set("E34", "=D34-C34") }),
    Planted(
      name: "a sign in the last month of a row", layout: Layout.yearTable, code: .oddFormula,
      cells: ["Household!N31"], plant: { $0.set("N31", "=N10+N29") }),
    Planted(
      name: "a lost reference that gives 0", layout: Layout.log, code: .errorValue, cells: ["Log!H10"],
      plant: { $0.set("H10", "=IFERROR(SUMIFS(D$2:D$41,#REF!,G2),0)") }),
    Planted(
      name: "a total above its data that stops short", layout: Layout.totalAbove, code: .incompleteRange,
      cells: ["Bills!B2"], plant: { $0.set("B2", "=SUM(B3:B9)") }),
    Planted(
      name: "one of four differences typed in", layout: Layout.fourRows, code: .constantInFormulas,
      cells: ["Quarter!D3"], plant: { $0.set("D3", "12") }),
  ]
}

extension Layout {
  /// Sets a cell of the first sheet to a number with its own format.
  mutating func set(_ cell: String, _ number: String, as format: String) {
    guard let reference = CellReference(cell), let number = try? Decimal(strict: number) else { return }
    let style = workbook.styles.register(CellStyle(numberFormat: NumberFormat(format)))
    workbook.sheets[0].set(Cell(reference, .number(number), style: style))
  }

  /// Accounts with their yearly rates.
  static func rates() -> Layout {
    var layout = Layout(sheets: ["Rates"])
    layout.set("A1", "Account")
    layout.set("B1", "Rate")
    for (index, rate) in ["0.045", "0.05", "0.0475", "0.052", "0.039"].enumerated() {
      layout.set("A\(index + 2)", "Account \(index + 1)")
      layout.set("B\(index + 2)", rate, as: "0.0%")
    }
    return layout
  }

  /// A running balance for a future year, with columns for money in and out but no entries yet.
  static func emptyBalance() -> Layout {
    var layout = Layout(sheets: ["Account"])
    for (cell, text) in [("A1", "Date"), ("B1", "What"), ("C1", "In"), ("D1", "Out"), ("E1", "Balance")] {
      layout.set(cell, text)
    }
    layout.set("E2", "=C2-D2")
    for row in 3...13 { layout.set("E\(row)", "=E\(row - 1)+C\(row)-D\(row)") }
    return layout
  }

  /// A total above the amounts it adds up.
  static func totalAbove() -> Layout {
    var layout = Layout(sheets: ["Bills"])
    layout.set("A2", "All")
    layout.set("B2", "=SUM(B3:B10)")
    for row in 3...10 {
      layout.set("A\(row)", "Bill \(row)")
      layout.set("B\(row)", "\(row * 37 % 90).10")
    }
    return layout
  }

  /// Four rows of planned, actual and difference.
  static func fourRows() -> Layout {
    var layout = Layout(sheets: ["Quarter"])
    for (cell, text) in [("A1", "What"), ("B1", "Planned"), ("C1", "Actual"), ("D1", "Difference")] {
      layout.set(cell, text)
    }
    for row in 2...5 {
      layout.set("A\(row)", "Item \(row)")
      layout.set("B\(row)", "\(row * 40)")
      layout.set("C\(row)", "\(row * 37 + 2)")
      layout.set("D\(row)", "=B\(row)-C\(row)")
    }
    return layout
  }
}
