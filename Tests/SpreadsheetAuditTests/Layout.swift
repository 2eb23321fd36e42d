import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

/// A workbook filled cell by cell as people type: `=` starts a formula, digits are a number, anything else is text.
struct Layout {
  var workbook = Workbook()
  private let money: StyleID
  private let date: StyleID

  static let moment = (
    date: CalendarDate(year: 2026, month: 2, day: 1) ?? .earliest,
    time: TimeOfDay(hour: 8, minute: 0) ?? .midnight
  )

  init(sheets: [String]) {
    var styles = StyleTable()
    money = styles.register(CellStyle(numberFormat: NumberFormat("#,##0.00")))
    date = styles.register(CellStyle(numberFormat: .isoDate))
    workbook = Workbook(sheets: sheets.map { Sheet($0) }, styles: styles)
  }

  /// Sets a cell to what a person types; amounts and formulas are shown with cents.
  mutating func set(_ cell: String, _ text: String, sheet: Int = 0, isDate: Bool = false) {
    guard let reference = CellReference(cell) else { return }
    let style = isDate ? date : money
    if text.hasPrefix("=") {
      let formula = CellFormula(String(text.dropFirst()))
      workbook.sheets[sheet].set(Cell(reference, .empty, formula: formula, style: style))
    } else if text.hasPrefix("'") {
      workbook.sheets[sheet].set(Cell(reference, .text(String(text.dropFirst()))))
    } else if let number = try? Decimal(strict: text) {
      workbook.sheets[sheet].set(Cell(reference, .number(number), style: style))
    } else if text.hasPrefix("#") {
      workbook.sheets[sheet].set(Cell(reference, .error(CellError(rawValue: text))))
    } else {
      workbook.sheets[sheet].set(Cell(reference, text.isEmpty ? .empty : .text(text)))
    }
  }

  mutating func clear(_ cell: String, sheet: Int = 0) {
    guard let reference = CellReference(cell) else { return }
    workbook.sheets[sheet].set(Cell(reference, .empty))
  }

  mutating func hide(row: Int, sheet: Int = 0) {
    for index in workbook.sheets[sheet].rows.indices where workbook.sheets[sheet].rows[index].number == row {
      workbook.sheets[sheet].rows[index].isHidden = true
    }
  }

  /// The workbook with the cached values that a spreadsheet would have saved.
  var saved: Workbook {
    var result = workbook
    let calculator = WorkbookCalculator(workbook, now: Self.moment, arithmetic: .double)
    for sheet in result.sheets.indices {
      for row in result.sheets[sheet].rows.indices {
        for index in result.sheets[sheet].rows[row].cells.indices
        where result.sheets[sheet].rows[row].cells[index].formula != nil {
          let reference = result.sheets[sheet].rows[row].cells[index].reference
          let value = calculator.value(sheet: result.sheets[sheet].name, reference)
          result.sheets[sheet].rows[row].cells[index].value = value
        }
      }
    }
    return result
  }

  /// Returns the saved workbook with another cached value in one cell.
  func saved(with value: CellValue, in cell: String, sheet: Int = 0) -> Workbook {
    var result = saved
    if let reference = CellReference(cell), var changed = result.sheets[sheet][reference] {
      changed.value = value
      result.sheets[sheet].set(changed)
    }
    return result
  }
}

extension Layout {
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func column(_ number: Int) -> String { CellReference.columnName(number) }

  /// Income and expenses of a year by month, with totals below and to the right, and the amount left at the end.
  static func yearTable() -> Layout {
    var layout = Layout(sheets: ["Household"])
    layout.set("A2", "Yearly Household Plan")
    layout.set("A6", "Income")
    layout.set("A14", "Expenses")
    for (index, name) in (months + ["Total"]).enumerated() {
      layout.set("\(column(index + 2))6", name)
      layout.set("\(column(index + 2))14", name)
    }
    let income = ["Salary", "Lessons", "Interest"]
    let expenses = [
      "Rent", "Power", "Water", "Phone", "Food", "Eating out", "Bus", "Bicycle", "Doctor", "Clothes",
      "School",
      "Presents", "Holiday", "Savings",
    ]
    for (offset, name) in income.enumerated() {
      layout.row(7 + offset, name, base: 2_100 - offset * 937, step: 13)
    }
    for (offset, name) in expenses.enumerated() {
      layout.row(15 + offset, name, base: 610 - offset * 41, step: 3)
    }
    for (row, name) in [(10, "All income"), (29, "All expenses"), (31, "Left over")] {
      layout.set("A\(row)", name)
      for number in 2...14 {
        let letter = column(number)
        let formula =
          row == 10
          ? "=SUM(\(letter)7:\(letter)9)"
          : row == 29 ? "=SUM(\(letter)15:\(letter)28)" : "=\(letter)10-\(letter)29"
        layout.set("\(letter)\(row)", formula)
      }
    }
    return layout
  }

  private mutating func row(_ row: Int, _ name: String, base: Int, step: Int) {
    set("A\(row)", name)
    for month in 0..<12 {
      set("\(Self.column(month + 2))\(row)", "\(base + (month * 7 + row) % 5 * step).25")
    }
    set("N\(row)", "=SUM(B\(row):M\(row))")
  }

  /// Planned, actual and difference by category, with a share, and a total below.
  static func comparison() -> Layout {
    var layout = Layout(sheets: ["Data", "Plan"])
    for (cell, text) in [
      ("B3", "Category"), ("C3", "Planned"), ("D3", "Actual"), ("E3", "Difference"), ("F3", "Share"),
    ] {
      layout.set(cell, text)
    }
    layout.set("A1", "Category", sheet: 1)
    layout.set("B1", "Monthly", sheet: 1)
    for row in 4...34 {
      layout.set("B\(row)", "Category \(row - 3)")
      layout.set("A\(row - 2)", "Category \(row - 3)", sheet: 1)
      layout.set("B\(row - 2)", "\(50 + row * 17 % 90).50", sheet: 1)
      layout.set("C\(row)", "=Plan!B\(row - 2)")
      layout.set("D\(row)", "\(40 + row * 29 % 110).75")
      layout.set("E\(row)", "=C\(row)-D\(row)")
      layout.set("F\(row)", "=D\(row)/C\(row)")
    }
    layout.set("B35", "Total")
    for letter in ["C", "D", "E"] { layout.set("\(letter)35", "=SUM(\(letter)4:\(letter)34)") }
    layout.set("F35", "=D35/C35")
    return layout
  }

  /// A log with a running balance, and sums by category beside the log.
  static func log() -> Layout {
    var layout = Layout(sheets: ["Log"])
    for (cell, text) in [
      ("A1", "Date"), ("B1", "What"), ("C1", "Category"), ("D1", "Amount"), ("E1", "Balance"),
      ("G1", "Category"),
      ("H1", "Spent"),
    ] { layout.set(cell, text) }
    let categories = ["Food", "Home", "Travel", "Fun"]
    for row in 2...41 {
      layout.set("A\(row)", "\(46_020 + row)", isDate: true)
      layout.set("B\(row)", "Entry \(row - 1)")
      layout.set("C\(row)", categories[row * 7 % 4])
      layout.set("D\(row)", "\(row % 6 == 0 ? "" : "-")\(11 + row * 13 % 70).50")
      layout.set("E\(row)", row == 2 ? "=250+D2" : "=E\(row - 1)+D\(row)")
    }
    for (index, name) in categories.enumerated() {
      layout.set("G\(index + 2)", name)
      layout.set("H\(index + 2)", "=SUMIFS(D$2:D$41,C$2:C$41,G\(index + 2))")
    }
    layout.set("G6", "All")
    layout.set("H6", "=SUM(D2:D41)")
    layout.set("G8", "Check")
    layout.set("H8", "=IF(H6=SUM(H2:H5),\"even\",\"odd\")")
    return layout
  }

  /// Sections with subtotals, one below the other, and a grand total.
  static func sections() -> Layout {
    var layout = Layout(sheets: ["Budget"])
    layout.set("A1", "Family budget")
    layout.set("B2", "Amount")
    var row = 3
    for (section, count) in [("Fixed", 5), ("Variable", 6), ("Yearly", 4)] {
      layout.set("A\(row)", section)
      let first = row + 1
      for index in 1...count {
        layout.set("A\(row + index)", "\(section) item \(index)")
        layout.set("B\(row + index)", "\(20 + (row + index) * 31 % 300).40")
      }
      row += count + 1
      layout.set("A\(row)", "\(section) total")
      layout.set("B\(row)", "=SUM(B\(first):B\(row - 1))")
      row += 2
    }
    layout.set("A\(row)", "All")
    layout.set("B\(row)", "=B9+B18+B25")
    return layout
  }

  /// A sheet for each month, and a report with a column for each month sheet.
  static func monthSheets() -> Layout {
    var layout = Layout(sheets: ["Reports"] + months.map { $0.uppercased() })
    let categories = ["Rent", "Food", "Fun", "Travel", "Gifts", "Health"]
    layout.set("B3", "Category")
    layout.set("O3", "Year")
    for (index, month) in months.enumerated() {
      let sheet = index + 1
      layout.set("B5", "Category", sheet: sheet)
      layout.set("C5", "Amount", sheet: sheet)
      for (offset, name) in categories.enumerated() {
        layout.set("B\(6 + offset)", name, sheet: sheet)
        layout.set("C\(6 + offset)", "\(90 + (index * 5 + offset * 11) % 37).20", sheet: sheet)
      }
      layout.set("B12", "Total", sheet: sheet)
      layout.set("C12", "=SUM(C6:C11)", sheet: sheet)
      layout.set("\(column(index + 3))3", month)
      for row in 4...9 {
        layout.set("\(column(index + 3))\(row)", "=\(month.uppercased())!$C\(row + 2)")
      }
      layout.set("\(column(index + 3))10", "=SUM(\(column(index + 3))4:\(column(index + 3))9)")
    }
    for (offset, name) in categories.enumerated() {
      layout.set("B\(4 + offset)", name)
      layout.set("O\(4 + offset)", "=SUM(C\(4 + offset):N\(4 + offset))")
    }
    layout.set("B10", "Total")
    layout.set("O10", "=SUM(O4:O9)")
    return layout
  }

  /// Months in one column, with the sums of quarters between them.
  static func quarters() -> Layout {
    var layout = Layout(sheets: ["Quarters"])
    layout.set("A1", "Month")
    layout.set("B1", "Spent")
    var row = 2
    for quarter in 0..<4 {
      for month in 0..<3 {
        layout.set("A\(row)", months[quarter * 3 + month])
        layout.set("B\(row)", "\(300 + row * 37 % 90).10")
        row += 1
      }
      layout.set("A\(row)", "Quarter \(quarter + 1)")
      layout.set("B\(row)", "=SUM(B\(row - 3):B\(row - 1))")
      row += 1
    }
    layout.set("A\(row)", "Year")
    layout.set("B\(row)", "=SUM(B5,B9,B13,B17)")
    return layout
  }

  /// The remainder of an account after rounding, and a comparison.
  static func rest() -> Layout {
    var layout = Layout(sheets: ["Rest"])
    for (row, name) in [(2, "Balance"), (3, "Spent"), (4, "Expected rest"), (5, "Rest"), (6, "Check")] {
      layout.set("A\(row)", name)
    }
    layout.set("B2", "100.5")
    layout.set("B3", "100")
    layout.set("B4", "0.5")
    layout.set("B5", "=(B2-B3)*1")
    layout.set("B6", "=IF(B2-B3=B4,\"even\",\"odd\")")
    return layout
  }
}
