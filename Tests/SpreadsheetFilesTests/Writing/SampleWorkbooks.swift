import CalendarDates
import Foundation
import SpreadsheetValues

/// Makes a cell with an address, for tests.
func cell(
  _ address: String, _ value: CellValue, formula: CellFormula? = nil, style: StyleID = .general
) -> Cell {
  Cell(
    CellReference(address) ?? CellReference(clampingRow: 1, column: 1), value, formula: formula, style: style)
}

/// Makes a range with an address, for tests.
func range(_ address: String) -> CellRange {
  CellRange(address)
    ?? CellRange(CellReference(clampingRow: 1, column: 1), CellReference(clampingRow: 1, column: 1))
}

/// Makes a sheet of these cells, in the order of a file.
func sheet(_ name: String, _ cells: [Cell]) -> Sheet {
  var sheet = Sheet(name)
  for cell in cells { sheet.set(cell) }
  return sheet
}

enum SampleWorkbooks {
  static let blue = CellStyle.Color(red: 0x4D, green: 0x96, blue: 0xFF)
  static let red = CellStyle.Color(red: 0xC0, green: 0, blue: 0)

  /// Makes a budget of two filled sheets with every feature of the types.
  static func budget() -> Workbook {
    var workbook = Workbook()
    let money = workbook.styles.register(CellStyle(numberFormat: NumberFormat("[$€-407] #,##0.00")))
    let date = workbook.styles.register(CellStyle(numberFormat: .isoDate))
    let head = workbook.styles.register(
      CellStyle(
        font: CellStyle.Font(
          size: 12, isBold: true, isItalic: true, color: CellStyle.Color(red: 255, green: 255, blue: 255)),
        fillColor: blue,
        border: CellStyle.Border(top: .thin, bottom: .double, left: .hair, right: .medium, color: red),
        alignment: CellStyle.Alignment(.center, wrapsText: true)))
    let indented = workbook.styles.register(CellStyle(alignment: CellStyle.Alignment(indent: 2)))
    workbook.sheets = [plan(head, money, indented), log(head, money, date), Sheet("Notes")]
    workbook.sheets[2].properties.visibility = .hidden
    workbook.definedNames = [
      DefinedName("Rate", formula: "0.19"),
      DefinedName("_xlnm.Print_Area", formula: "Plan!$A$1:$D$5", sheetName: "Plan"),
      DefinedName(
        "Secret", formula: "XLOOKUP(1,Plan!$A:$A,Plan!$B:$B)", sheetName: "Log's 1", isHidden: true),
    ]
    workbook.properties = DocumentProperties(
      title: "Budget <2025>", subject: "Home & garden", creator: "Ada", application: "BudgetKit",
      created: UTCTimestamp("2025-01-02T03:04:05Z"), modified: UTCTimestamp("2025-02-03T04:05:06Z"))
    return workbook
  }

  private static func plan(_ head: StyleID, _ money: StyleID, _ indented: StyleID) -> Sheet {
    let names = ["Rent", "Food", "Fun"]
    let budgeted: [Decimal] = [1_200, 450, 150]
    let actual: [Decimal] = [1_200, Decimal(48_025) / 100, Decimal(9_990) / 100]
    var cells = [
      cell("A1", .text("Category"), style: head), cell("B1", .text("Budgeted"), style: head),
      cell("C1", .text("Actual"), style: head), cell("D1", .text("Line\nbreak"), style: head),
    ]
    for index in 0..<3 {
      let row = index + 2
      cells += [
        cell("A\(row)", .text(names[index]), style: indented),
        cell("B\(row)", .number(budgeted[index]), style: money),
        cell("C\(row)", .number(actual[index]), style: money),
        cell(
          "D\(row)", .number(budgeted[index] - actual[index]), formula: CellFormula("B\(row)-C\(row)"),
          style: money),
      ]
    }
    cells += [
      cell("A7", .text("Merged")), cell("B7", .boolean(true)), cell("C7", .error(.divisionByZero)),
      cell("D7", .empty, style: head), cell("E7", .text("Σ 💶"), formula: CellFormula("CONCAT(\"Σ \",\"💶\")")),
      cell("F7", .boolean(false), formula: CellFormula("1>2")),
      cell("G7", .error(.notAvailable), formula: CellFormula("NA()")),
      cell("A9", .number(2_400), formula: CellFormula("B2:B3*2", arrayRange: range("A9:A10"))),
      cell("A10", .number(900)),
    ]
    var plan = sheet("Plan", cells)
    plan.rows[0].height = 31
    plan.properties.columns = [
      ColumnProperties(1...1, width: 24), ColumnProperties(2...4, width: Decimal(125) / 10),
      ColumnProperties(9...9, isHidden: true),
    ]
    plan.properties.frozenRows = 1
    plan.properties.frozenColumns = 1
    plan.properties.showsGridLines = false
    plan.properties.tabColor = blue
    plan.properties.mergedRanges = [range("A12:C12"), range("A13:A14")]
    plan.properties.tables = [
      Sheet.Table(
        "Plan_Table", range: range("A1:D4"),
        columns: [
          Sheet.Table.Column("Category"), Sheet.Table.Column("Budgeted"), Sheet.Table.Column("Actual"),
          Sheet.Table.Column(
            "Line\nbreak",
            calculatedFormula: "Plan_Table[[#This Row],[Budgeted]]-Plan_Table[[#This Row],[Actual]]"),
        ])
    ]
    plan.properties.conditionalFormats = [
      ConditionalFormat(
        [range("D2:D4")], when: .cell(.lessThan, "0"), style: DifferentialStyle(textColor: red, isBold: true)),
      ConditionalFormat(
        [range("A2:A4"), range("C2:C4")], when: .formula("$C2>$B2"), style: DifferentialStyle(fillColor: red)),
    ]
    plan.properties.charts = charts
    plan.properties.printSetup.isLandscape = true
    plan.properties.printSetup.paper = .a4
    plan.properties.printSetup.fitToWidth = 1
    plan.properties.printSetup.repeatedRows = 1...1
    plan.properties.printSetup.footer = "&P / &N"
    return plan
  }

  private static var charts: [Sheet.Chart] {
    let budgeted = Sheet.Chart.Series(
      name: SheetRange("Plan", range("B1")), categories: SheetRange("Plan", range("A2:A4")),
      values: SheetRange("Plan", range("B2:B4")), color: blue)
    let actual = Sheet.Chart.Series(
      name: SheetRange("Plan", range("C1")), categories: SheetRange("Plan", range("A2:A4")),
      values: SheetRange("Plan", range("C2:C4")), color: red)
    return [
      Sheet.Chart(
        .clusteredColumn, title: "Budgeted & actual", series: [budgeted, actual], anchor: range("F2:M16"),
        valueFormat: "#,##0", description: "Rent 1,200 of 1,200"),
      Sheet.Chart(.clusteredBar, title: "Bars", series: [budgeted, actual], anchor: range("N2:U16")),
      Sheet.Chart(.line, series: [budgeted, actual], anchor: range("F18:M32")),
      Sheet.Chart(.doughnut, title: "Spending", series: [actual], anchor: range("N18:U32")),
    ]
  }

  private static func log(_ head: StyleID, _ money: StyleID, _ date: StyleID) -> Sheet {
    var log = sheet(
      "Log's 1",
      [
        cell("B3", .text("Date"), style: head), cell("C3", .text("Amount"), style: head),
        cell("D3", .text("Note"), style: head), cell("B4", .number(45_658), style: date),
        cell("C4", .number(Decimal(-1_250) / 100), style: money),
        cell("D4", .text(" <tea> & \"_x0041_\"\r\n")),
        cell("B5", .number(45_659), style: date), cell("C5", .number(100), style: money),
        cell("D5", .text("Rent")), cell("B6", .text("Total")),
        cell("C6", .number(Decimal(8_750) / 100), formula: CellFormula("SUBTOTAL(109,C4:C5)"), style: money),
      ])
    log.rows[2].isHidden = true
    log.properties.tables = [
      Sheet.Table(
        "Log", range: range("B3:D6"),
        columns: [Sheet.Table.Column("Date"), Sheet.Table.Column("Amount"), Sheet.Table.Column("Note")],
        styleName: nil, hasTotalsRow: true)
    ]
    log.properties.validations = [
      DataValidation([range("D4:D5")], .list(["Rent", "Say \"hi\""]), errorMessage: "No such <category>"),
      DataValidation([range("D7:D9")], .listFormula("Plan!$A$2:$A$4"), allowsBlank: false),
      DataValidation([range("C4:C5"), range("C7")], .decimalAtLeast("0")),
      DataValidation([range("B4:B5")], .dateAtLeast("DATE(2025,1,1)")),
      DataValidation([range("B7")], .custom("ISNUMBER(B7)")),
    ]
    log.properties.comments = [
      CellComment(range("C4").first, "Paid <twice> & \n late", author: "Ann"),
      CellComment(range("XFD1048576").first, "The end"),
      CellComment(range("B4").first, "First", author: "Ann"),
    ]
    log.properties.hyperlinks = [
      Hyperlink(range("F1"), target: "https://example.org/a b?x=1&y=2", tooltip: "Out"),
      Hyperlink(range("F2"), location: "Plan!A1"),
    ]
    log.properties.frozenRows = 3
    return log
  }

  /// Makes a row of plain cells for the streaming writer.
  static func row(_ number: Int) -> Sheet.Row {
    Sheet.Row(
      number: number,
      cells: [
        Cell(CellReference(clampingRow: number, column: 1), .number(Decimal(number) / 4)),
        Cell(CellReference(clampingRow: number, column: 2), .text("Row \(number % 97)")),
        Cell(CellReference(clampingRow: number, column: 28), .boolean(number % 2 == 0)),
      ])
  }
}
