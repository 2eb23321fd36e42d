import Foundation
import Spreadsheet
import TestSupport
import Testing

// snippet: record
struct Expense: Codable {
  enum Kind: String, Codable { case income = "Income", expense = "Expense" }

  let date: CalendarDate
  let kind: Kind
  let amount: Decimal
  let note: String?

  enum CodingKeys: String, CodingKey {
    case date = "Date"
    case kind = "Type"
    case amount = "Amount"
    case note = "Note"
  }
}
// end

/// Runs every example of Docs/spreadsheet.md; the examples are parts of this file.
@Suite struct SpreadsheetPageTests {
  private static func expenses() throws -> [Expense] {
    try [("2026-01-05", "1200.00"), ("2026-01-07", "45.90"), ("2026-02-05", "1200.00")].map { day, amount in
      Expense(
        date: try #require(CalendarDate(day)), kind: .expense, amount: try Decimal(strict: amount), note: nil)
    }
  }

  private static func write(to path: String) throws {
    let expenses = try expenses()
    // snippet: records written
    var workbook = Workbook()
    try workbook.addSheet("Log", of: expenses, styles: ["Amount": CellStyle(numberFormat: .decimal)])
    try workbook.writeXLSX(to: path)
    // end
  }

  @Test func readingAWorkbook() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("budget.xlsx")
    try Self.write(to: path)
    // snippet: whole
    let workbook = try Workbook(xlsxAt: path)
    for sheet in workbook.sheets {
      for row in sheet.rows {
        for cell in row.cells { print(cell.reference, cell.value, cell.formula?.text ?? "") }
      }
    }
    // end
    #expect(workbook.sheets[0].rows.count == 4)

    // snippet: streamed
    let reader = try XLSXReader(path: path)
    var total = ExactSum()
    try reader.readValues(ofSheet: 0) { row in
      if row.text(2) == "Expense", let amount = row.number(3) { total.add(amount) }
    }
    // end
    #expect(total.value == (try Decimal(strict: "2445.90")))

    // snippet: loop
    for row in try reader.rows(ofSheet: "Log") {
      let row = try row.get()
      print(row.number, row[2]?.value ?? .empty)
    }
    // end

    // snippet: typed
    for expense in try workbook.rows(of: Expense.self, sheet: "Log") {
      print(expense.date, expense.amount, expense.note ?? "")
    }

    var rows = try reader.rows(of: Expense.self, sheet: "Log", headerRow: 1)
    while let expense = try rows.next() { print(expense.amount) }
    // end

    // snippet: checked
    let checked = try workbook.sheets[0].checkedRows(of: Expense.self)
    print(checked.records.count, "expenses")
    for error in checked.errors { print(error) }
    // end
    #expect(checked.records.count == 3 && checked.errors.isEmpty)
  }

  @Test func fiveTasks() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("budget.xlsx")
    try Self.write(to: path)
    try sums(path)
    try adds(path, copy: folder.path("copy.xlsx"))
    try streams(folder.path("numbers.xlsx"), count: 1_000)
    // snippet: task decode
    struct Purchase: Decodable {
      let date: CalendarDate
      let amount: Decimal
    }
    let purchases = try Workbook(xlsxAt: path).rows(of: Purchase.self, sheet: "Log")
    // end
    #expect(purchases.map(\.date) == (try Self.expenses().map(\.date)))
    try computes(today: try #require(CalendarDate("2026-01-31")))
  }

  private func sums(_ path: String) throws {
    // snippet: task sum
    let reader = try XLSXReader(path: path)
    var total = ExactSum()
    try reader.readValues(ofSheet: "Log") { row in
      if let amount = row.number(3) { total.add(amount) }
    }
    print(total.value)
    // end
    #expect(total.value == (try Decimal(strict: "2445.90")))
  }

  private func adds(_ path: String, copy: String) throws {
    // snippet: task add
    var workbook = try Workbook(xlsxAt: path)
    workbook["Notes"] = Sheet("Notes")
    workbook["Notes"]?["A1"] = "Checked"
    workbook["Notes"]?["B1"] = 12.50
    try workbook.writeXLSX(to: copy)
    // end
    let read = try Workbook(xlsxAt: copy)
    #expect(read.sheets.map(\.name) == ["Log", "Notes"])
    #expect(read["Notes"]?["B1"] == .number(try Decimal(strict: "12.5")))
  }

  private func streams(_ path: String, count: Int) throws {
    // snippet: task million
    var writer = try XLSXWriter(path: path)
    try writer.beginSheet("Numbers")
    for number in 1...count { try writer.row([.number(Decimal(number)), "a row"]) }
    try writer.endSheet()
    _ = try writer.finish()
    for row in try XLSXReader(path: path).rows(ofSheet: "Numbers") where try row.get().number == count {
      print("read all of them")
    }
    // end
    #expect(try XLSXReader(path: path).values(ofSheet: "Numbers").rowCount == count)
  }

  private func computes(today: CalendarDate) throws {
    // snippet: task compute
    var sheet = Sheet("Plan")
    sheet.append(["Rent", 1200])
    sheet.append(["Food", 450.75])
    let calculator = WorkbookCalculator(Workbook(sheets: [sheet]), now: (date: today, time: .midnight))
    print(try calculator.evaluate("SUM(B1:B2)/12", sheet: "Plan"))
    // end
    #expect(
      try calculator.evaluate("SUM(B1:B2)", sheet: "Plan") == .number(try Decimal(strict: "1650.75")))
  }

  @Test func readingCSV() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Array("Date,Type,Amount,Note\n2026-01-05,Expense,12.50,tea\n".utf8), to: "bank.csv")
    // snippet: csv
    var expenses = try CSVReader(path: path).rows(of: Expense.self)
    while let expense = try expenses.next() { print(expense.date, expense.amount) }
    // end
    #expect(try expenses.next() == nil)
  }

  @Test func writingAWorkbook() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("report.xlsx")
    let expenses = try Self.expenses()
    // snippet: styles
    var styles = StyleTable()
    let head = styles.register(
      CellStyle(font: CellStyle.Font(isBold: true), fillColor: CellStyle.Color(hex: "DDEBF7")))
    let day = styles.register(CellStyle(numberFormat: .isoDate))
    let money = styles.register(CellStyle(numberFormat: NumberFormat("#,##0.00 €")))
    // end

    // snippet: writer
    var writer = try XLSXWriter(path: path, styles: styles)
    var log = SheetProperties(name: "Log")
    log.frozenRows = 1
    log.columns = ["A", "B:C"].compactMap { ColumnProperties($0, width: 14) }
    try writer.beginSheet(log)
    try writer.beginTable("Log", columns: ["Date", "Amount"].map { Sheet.Table.Column($0) }, style: head)
    for expense in expenses {
      try writer.cell(expense.date, style: day)
      try writer.cell(expense.amount, style: money)
      try writer.endRow()
    }
    let table = try writer.endTable()
    // end

    // snippet: chart
    if let amounts = Sheet.Chart.Series(table, on: "Log", values: "Amount", categories: "Date") {
      let place = CellRange.cells("E2:L16")
      try writer.add(
        Sheet.Chart(.clusteredColumn, title: "Spending", series: [amounts], anchor: place, valueTitle: "€"))
    }
    if let amounts = table.dataRange(ofColumn: "Amount") {
      let red = DifferentialStyle(textColor: CellStyle.Color(hex: "C00000"))
      try writer.add(ConditionalFormat([amounts], when: .cell(.greaterThan, "1000"), style: red))
      try writer.add(DataValidation([amounts], .decimalAtLeast("0"), errorMessage: "An amount, please."))
    }
    try writer.add(CellComment(table.range.first, "The day on the bill.", author: "Ann"))
    // end

    let logo = packageFolder.appending(path: "Tests/Fixtures/house.png").path
    let bytes = try Data(contentsOf: packageFolder.appending(path: "Tests/Fixtures/photo.jpg"))
    // snippet: pictures
    let house = try Workbook.Picture(path: logo, at: .cell("E18"), description: "A red house")
    try writer.add(house)
    var photo = try Workbook.Picture(bytes, at: .cell("H18"))
    photo.anchor = .cell(
      .init(.cell("H18")), photo.naturalExtent.fitted(in: .millimeters(width: 40, height: 30)))
    try writer.add(photo)
    // end

    // snippet: rich text
    let red = Cell.RichText.Font(isBold: true, color: CellStyle.Color(hex: "C00000"))
    try writer.cell(Cell.RichText(["Due ", .init("today", font: red)]))
    try writer.endRow()
    // end

    // snippet: formula
    try writer.cell("Total")
    try writer.cell(
      formula: "SUM(Log[Amount])", result: .number(try Decimal(strict: "2445.90")), style: money)
    try writer.endRow()
    try writer.endSheet()
    try writer.finish()
    // end

    let sheet = try #require(try Workbook(xlsxAt: path).sheets.first)
    #expect(sheet.properties.charts.first?.series.first?.values.formula == "Log!$B$2:$B$4")
    #expect(sheet.properties.comments.count == 1 && sheet.properties.tables == [table])
    #expect(sheet.properties.columns.count == 2)
    #expect(sheet.properties.pictures.map(\.format) == [.png, .jpeg])
    #expect(sheet[.cell("A5")]?.richText?.text == "Due today")
    let workbook = try Workbook(xlsxAt: path)
    // snippet: decoration
    for sheet in workbook.sheets {
      for picture in sheet.properties.pictures {
        print(picture.format, picture.pixelWidth, picture.pixelHeight, picture.description ?? "")
      }
      for row in sheet.rows {
        for text in row.cells.compactMap(\.richText) { print(text.runs.map(\.text)) }
      }
    }
    // end
  }

  @Test func formulas() throws {
    let today = try #require(CalendarDate(year: 2026, month: 2, day: 1))
    // snippet: sheet
    var sheet = Sheet("Plan")
    sheet.append(["Rent", 1200])
    sheet.append(["Food", 450])
    sheet.set(Cell(.cell("B3"), .empty, formula: CellFormula("SUM(B1:B2)")))
    // end

    // snippet: computed
    let moment = (date: today, time: TimeOfDay.midnight)
    let (computed, problems) = Workbook(sheets: [sheet]).computingMissingValues(now: moment)
    // end
    #expect(problems.isEmpty)
    #expect(computed.sheets[0].rows.last?.cells.last?.value == 1650)
  }

  @Test func cellsByTheirNames() throws {
    // snippet: cells
    var workbook = Workbook(sheets: [Sheet("Log")])
    workbook["Log"]?["A2"] = "Tea"
    workbook["Log"]?["B2"] = 12.50
    workbook["Log"]?["C2"] = nil
    workbook["Plan"] = workbook["Log"]
    // end
    #expect(workbook.sheets.map(\.name) == ["Log", "Plan"])
    #expect(workbook["Plan"]?["B2"] == .number(try Decimal(strict: "12.5")))
    #expect(workbook["Log"]?["A2"] == "Tea" && workbook["Log"]?["C2"] == nil)

    let paidAt = Date(timeIntervalSince1970: 1_767_265_200)
    // snippet: conversions
    let zone = TimeZone.gmt
    let value = CellValue(paidAt, in: zone, counting: workbook.dateSystem)
    print(value?.date(in: zone, counting: workbook.dateSystem) == paidAt)
    print(workbook["Log"]?["B2"]?.double ?? 0)
    // end
    #expect(value == .number(try Decimal(strict: "46023.4583333333")))
    #expect(value?.date(in: zone, counting: workbook.dateSystem) == paidAt)
  }

  /// Checks that the page shows each example of this file once, in any order.
  @Test func thePageShowsTheseExamples() throws {
    let page = try String(contentsOf: packageFolder.appending(path: "Docs/spreadsheet.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let shown = CodeBlocks.shown(in: page)
    let run = CodeBlocks.run(in: source)
    #expect(!shown.isEmpty)
    #expect(shown.sorted() == run.sorted())
  }

  /// Checks that the articles of the documentation show only examples of this file.
  @Test func theArticlesShowTheseExamples() throws {
    let folder = packageFolder.appending(path: "Sources/Spreadsheet/Spreadsheet.docc")
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let run = CodeBlocks.run(in: source)
    let articles = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(articles.count == 5)
    // Examples of editing are in other tests.
    for article in articles where article.lastPathComponent != "Editing.md" {
      let shown = CodeBlocks.shown(in: try String(contentsOf: article, encoding: .utf8))
      #expect(!shown.isEmpty && Set(shown).isSubset(of: run), "\(article.lastPathComponent)")
    }
  }
}
