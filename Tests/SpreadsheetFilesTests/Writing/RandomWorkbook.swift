import CalendarDates
import SpreadsheetFormulas
import Foundation
import SpreadsheetValues
import TestSupport

/// A random workbook made from a seed, with every feature of the types.
struct RandomWorkbook {
  var random: SeededGenerator
  var workbook = Workbook()
  private var styles: [StyleID] = [.general]
  private var tableCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Makes the workbook of this seed.
  static func make(seed: UInt64) -> Workbook {
    var maker = RandomWorkbook(seed: seed)
    return maker.make()
  }

  private mutating func make() -> Workbook {
    for _ in 0..<int(0...12) {
      let style = style()
      styles.append(workbook.styles.register(style))
    }
    let names = ["Plan", "Log's 1", "Budget vs Actual", "Übersicht 💶", "R1C1", "2025", "A&B <c>"].shuffled(
      using: &random)
    for name in names.prefix(int(1...4)) { workbook.sheets.append(sheet(name)) }
    for index in workbook.sheets.indices.dropFirst() where chance(4) {
      workbook.sheets[index].properties.visibility = pick([.hidden, .veryHidden])
    }
    addCharts()
    addPictures()
    computeFormulas()
    workbook.definedNames = ["Rate", "_Name.2", "Größe", "\\x"].prefix(int(0...4)).map { name in
      DefinedName(
        name, formula: pick(["0.19", "\(SheetName.quoted(names[0]))!$A$1:$B$9", "\"a & b\"", "SUM(1,2)"]),
        sheetName: maybe { $0.workbook.sheets[0].name }, isHidden: chance(3))
    }
    workbook.dateSystem = chance(5) ? .from1904 : .from1900
    workbook.properties = DocumentProperties(
      title: maybe { $0.word() }, subject: maybe { $0.word() }, creator: maybe { $0.word() },
      application: maybe { $0.word() },
      created: maybe { UTCTimestamp(milliseconds: $0.int(0...1_800_000) * 1_000_000) },
      modified: maybe { UTCTimestamp(milliseconds: $0.int(0...1_800_000) * 1_000_000) })
    return workbook
  }

  // MARK: - Draws

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ of: Int) -> Bool { int(1...of) == 1 }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }
  mutating func maybe<Value>(_ make: (inout Self) -> Value?) -> Value? {
    chance(2) ? make(&self) : nil
  }
  mutating func color() -> CellStyle.Color {
    CellStyle.Color(red: UInt8(int(0...255)), green: UInt8(int(0...255)), blue: UInt8(int(0...255)))
  }

  private mutating func number() -> Decimal {
    Decimal(
      sign: chance(2) ? .plus : .minus, exponent: int(-6...3),
      significand: Decimal(int(0...pick([9, 99_999, 999_999_999_999]))))
  }

  mutating func word() -> String {
    pick(["Rent", "Food & Fun", "<b>", "Käse", "\"quoted\"", "it's", "家計簿", "💶 budget", "a.b", "x_x0041_y"])
  }

  mutating func text() -> String {
    if chance(40) {
      let word = word()
      return String(repeating: word + " ", count: int(1...500)) + word
    }
    // No white space at the ends: it would be valid, but the schema used lacks the attribute it needs.
    return (0..<int(1...4)).map { _ in
      chance(9) ? "\(word())\(pick(["\n", "\t", "\r\n", "\u{1}", "_x000D_", "]]>"]))." : word()
    }
    .joined(separator: " ")
  }

  private mutating func style() -> CellStyle {
    let formats = [
      "General", "0.00", "#,##0.00", "yyyy-mm-dd", "[$€-407] #,##0.00", "0.0%", "@", "[Red]-0;0",
      "\"a\"\"b\"0",
    ]
    return CellStyle(
      numberFormat: NumberFormat(pick(formats)),
      font: CellStyle.Font(
        size: pick([11, 8, 12, Decimal(105) / 10]), isBold: chance(2), isItalic: chance(3),
        isStruckThrough: chance(5),
        underline: maybe { $0.pick([.single, .double, .singleAccounting, .doubleAccounting]) },
        verticalAlignment: chance(5) ? pick([.superscript, .subscript]) : nil, color: maybe { $0.color() }),
      fillColor: maybe { $0.color() }, border: border(), alignment: alignment(),
      protection: CellStyle.Protection(isLocked: !chance(3), isFormulaHidden: chance(5)))
  }

  private mutating func value() -> CellValue {
    switch int(0...9) {
    case 0: .boolean(chance(2))
    case 1: .error(pick([.divisionByZero, .notAvailable, .reference, .value, .null, .name, .number]))
    case 2...5: .number(number())
    default: .text(text())
    }
  }

  private mutating func formula() -> CellFormula {
    CellFormula(
      pick([
        "A1+B2", "SUM(A1:A9)*2", "IF(A1>0,\"yes & no\",\"<none>\")", "XLOOKUP(1,A:A,B:B)", "IFERROR(A1/B1,0)",
        "LET(x,A1,x+1)", "'Log''s 1'!A1", "\"it's\"&A1", "COUNTIF(A1:A9,\">=\"&B1)",
        "TEXTJOIN(\", \",TRUE,A1:A3)",
      ]))
  }

  /// Returns a value that fits the style: with a date format, a number is a valid date.
  private mutating func value(_ style: StyleID) -> CellValue {
    let value = value()
    guard value.number != nil, workbook.styles[style].numberFormat.kind == .date else { return value }
    return .number(Decimal(int(61...60_000)))
  }

  private mutating func cell(_ row: Int, _ column: Int) -> Cell {
    let reference = CellReference(clampingRow: row, column: column)
    let style = pick(styles)
    switch int(0...7) {
    case 0: return Cell(reference, .empty, style: styles.count > 1 ? styles[1] : .general)
    case 1:
      // The result of a formula is rarely a date.
      let isDate = workbook.styles[style].numberFormat.kind.isDate
      return Cell(reference, .empty, formula: formula(), style: isDate ? .general : style)
    case 2: return Cell(reference, richText(), style: style)
    default: return Cell(reference, value(style), style: style)
    }
  }

  /// Calculates the values of all formulas; circular formulas are replaced by values.
  private mutating func computeFormulas() {
    let midnight = (date: CalendarDate.earliest, time: TimeOfDay.midnight)
    while true {
      let (computed, problems) = workbook.computingMissingValues(now: midnight)
      guard !problems.isEmpty else { return workbook = computed }
      for index in workbook.sheets.indices {
        for problem in problems where problem.location.sheet == workbook.sheets[index].name {
          let place = problem.location.reference
          workbook.sheets[index].set(Cell(place, 1, style: workbook.sheets[index][place]?.style ?? .general))
        }
      }
    }
  }

  // MARK: - Sheets

  private mutating func sheet(_ name: String) -> Sheet {
    var sheet = Sheet(name)
    if chance(2) { addTable(to: &sheet) }
    var number = (sheet.rows.last?.number ?? 0) + 1
    for _ in 0..<int(0...30) {
      number += chance(6) ? int(2...50) : 1
      var row = Sheet.Row(
        number: number, isHidden: chance(15), height: maybe { Decimal($0.int(10...400)) / 4 })
      row.outlineLevel = chance(4) ? int(1...7) : 0
      row.isCollapsed = chance(9)
      var column = 0
      for _ in 0..<int(1...7) {
        column += chance(5) ? int(2...40) : 1
        row.cells.append(cell(number, column))
      }
      sheet.rows.append(row)
    }
    addProperties(to: &sheet, below: number + 2)
    return sheet
  }

  private mutating func addTable(to sheet: inout Sheet) {
    let names = ["Date", "Amount", "Käse & <b>", "Line\nbreak"].prefix(int(1...4))
    let (top, left, height) = (int(1...4), int(1...5), int(1...6))
    let hasTotals = height > 1 && chance(3)
    tableCount += 1
    for row in top...top + height {
      for (offset, name) in names.enumerated() {
        let reference = CellReference(clampingRow: row, column: left + offset)
        let style = pick(styles)
        sheet.set(Cell(reference, row == top ? .text(name) : value(style), style: style))
      }
    }
    guard let range = CellRange(rows: top...top + height, columns: left...left + names.count - 1) else {
      return
    }
    sheet.properties.tables = [
      Sheet.Table(
        "Table_\(tableCount)", range: range,
        columns: names.map { Sheet.Table.Column($0, calculatedFormula: maybe { _ in "1+1" }) },
        styleName: maybe { $0.pick(["TableStyleMedium2", "TableStyleLight9"]) }, hasTotalsRow: hasTotals,
        hasAutoFilter: chance(2))
    ]
  }

  /// Returns a range below the cells that overlaps no other range.
  func area(_ row: Int, _ height: Int = 1, _ width: Int = 2) -> CellRange {
    CellRange(
      CellReference(clampingRow: row, column: 2),
      CellReference(clampingRow: row + height - 1, column: 1 + width))
  }

  private mutating func addProperties(to sheet: inout Sheet, below row: Int) {
    var properties = sheet.properties
    var column = 1
    for _ in 0..<int(0...3) {
      let last = column + int(0...3)
      properties.columns.append(
        ColumnProperties(column...last, width: Decimal(int(4...400)) / 8, isHidden: chance(9)))
      column = last + int(1...3)
    }
    properties.frozenRows = pick([0, 1, 3])
    properties.frozenColumns = pick([0, 0, 2])
    properties.showsGridLines = !chance(4)
    properties.tabColor = maybe { $0.color() }
    properties.mergedRanges = (0..<int(0...3)).map { area(row + $0, 1, 2 + $0) }
    properties.validations = (0..<int(0...4)).map { index in
      DataValidation(
        [area(row + 10 + index)] + (chance(3) ? [area(row + 20 + index)] : []),
        pick([
          .list(["Rent", "Say \"hi\"", "a & b"]), .listFormula("$A$1:$A$9"), .decimalAtLeast("0"),
          .dateAtLeast("DATE(2025,1,1)"), .custom("ISNUMBER(B7)"),
          .comparison(.wholeNumber, .between, "1", "$A$1+9"), .comparison(.textLength, .lessThan, "12"),
          .comparison(.time, .notBetween, "0.25", "0.5"),
        ]), allowsBlank: chance(2), errorMessage: maybe { $0.word() }, prompt: maybe { $0.word() })
    }
    properties.conditionalFormats = (0..<int(0...3)).map { index in
      ConditionalFormat(
        [area(row + 30 + index, 2)],
        when: pick([
          .formula("$C2>$B2"), .cell(.lessThan, "0"), .cell(.equal, "\"<x>\""),
          .cell(.greaterThanOrEqual, "$A$1"),
        ]),
        style: DifferentialStyle(
          textColor: maybe { $0.color() }, fillColor: maybe { $0.color() }, isBold: maybe { _ in true }))
    }
    properties.hyperlinks = (0..<int(0...3)).map { index in
      let isOutside = chance(2)
      return Hyperlink(
        area(row + 40 + index, 1, 1), target: isOutside ? "https://example.org/?a=1&b=\(index)" : nil,
        location: isOutside ? nil : "A\(index + 1)", tooltip: maybe { $0.word() })
    }
    properties.comments = (0..<int(0...3)).map { index in
      CellComment(area(row + index, 1, 1).first, text(), author: pick(["", "Ann", "B & <c>"]))
    }
    properties.printSetup.isLandscape = chance(3)
    properties.printSetup.paper = maybe { $0.pick([.a4, .letter]) }
    properties.printSetup.fitToWidth = maybe { $0.int(1...3) }
    properties.printSetup.repeatedRows = maybe { _ in 1...2 }
    properties.printSetup.footer = maybe { $0.pick(["&P of &N", "Page &P", "Budget"]) }
    addFeatures(to: &properties, below: row)
    sheet.properties = properties
  }

  private mutating func addCharts() {
    for index in workbook.sheets.indices where chance(3) {
      let source = pick(workbook.sheets).name
      func range(_ address: String) -> SheetRange { SheetRange(source, CellRange(address) ?? area(1)) }
      let (name, categories, values) = (range("B1"), range("A2:A5"), range("B2:B5"))
      let kind = pick(Sheet.Chart.Kind.allCases)
      // A pie or doughnut chart has one series, automatic colours and no axes.
      let series = (0..<(kind.isRound ? 1 : int(1...2))).map { _ in
        Sheet.Chart.Series(
          pick([nil, .cell(name), .text("Käse & <b>")]), categories: maybe { _ in categories },
          values: values, color: kind.isRound ? nil : maybe { $0.color() })
      }
      workbook.sheets[index].properties.charts = [
        Sheet.Chart(
          kind, title: maybe { $0.chance(3) ? "Two\nlines" : $0.word() }, series: series,
          anchor: area(60, 12, 6),
          valueFormat: kind.isRound ? "General" : pick(["General", "#,##0"]),
          categoryTitle: kind.isRound ? nil : maybe { $0.word() },
          valueTitle: kind.isRound ? nil : maybe { $0.word() }, description: maybe { $0.word() })
      ]
    }
  }
}
