import BudgetFiles
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@testable import budget
import ExactJSON

/// Tests `budget inspect` on workbooks and CSV files without a budget.
@Suite struct OutlineTests {
  /// Makes a workbook of two sheets with a cycle, a division by zero, an unknown function and a link to another
  /// workbook.
  private static func workbook() throws -> [UInt8] {
    var sheet = Sheet("Stock")
    sheet.set(try cell("B2", .text("Bolts")))
    sheet.set(try cell("B3", .empty, "C3+1"))
    sheet.set(try cell("C3", .empty, "B3+1"))
    sheet.set(try cell("B4", .empty, "1/0"))
    sheet.set(try cell("C4", .empty, "2/0"))
    sheet.set(try cell("B5", .empty, "WEBSERVICE(\"http://127.0.0.1:9/\")"))
    sheet.set(try cell("B6", .empty, "[1]Sheet1!A1"))
    var hidden = Sheet("Empty")
    hidden.properties.visibility = .hidden
    return try Workbook(sheets: [sheet, hidden]).xlsx()
  }

  private static func cell(_ reference: String, _ value: CellValue, _ formula: String? = nil) throws -> Cell {
    Cell(try #require(CellReference(reference)), value, formula: formula.map { CellFormula($0) })
  }

  @Test func aWorkbookWithoutABudgetIsShownBySheets() throws {
    let run = CommandRun(["inspect", "-", "--strict"], input: try Self.workbook())
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.contains(["Stock", "B2:C6", "7", "6", "0", "6"]), "\(run.output)")
    #expect(lines.contains(["Empty", "empty", "0", "0", "0", "0", "hidden"]))
    let text = lines.joined().joined(separator: " ")
    #expect(text.contains("No transaction log or plan was found; a log needs a header row"))
    #expect(text.contains("sheet Stock, cell B3: formulas need each other's values: Stock!B3, Stock!C3"))
    #expect(text.contains("cell B4: the cell shows #DIV/0!, and 1 more of the sheet's cells do"))
    #expect(text.contains("cell B5: the function WEBSERVICE is not known"))
    #expect(text.contains("cell B6: the formula refers to another workbook"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(run.errors.isEmpty)
  }

  @Test func theOutlineAsJSON() throws {
    let run = CommandRun(["inspect", "-", "--json"], input: try Self.workbook())
    guard case .object(let members) = try JSONParser.parse(run.bytes),
      case .array(let sheets)? = members.first(where: { $0.name == "sheets" })?.value,
      case .object(let stock)? = sheets.first,
      case .array(let findings)? = members.first(where: { $0.name == "findings" })?.value
    else {
      Issue.record("no sheets: \(run.output) \(run.errors)")
      return
    }
    #expect(stock.contains(JSONMember("usedRange", .string("B2:C6"))))
    #expect(stock.contains(JSONMember("formulas", .number("6"))))
    #expect(stock.contains(JSONMember("visibility", .string("visible"))))
    #expect(!findings.isEmpty)
  }

  @Test func otherCommandsRefuseSuchAWorkbook() throws {
    let run = CommandRun(["convert", "-", "-", "--to", "json"], input: try Self.workbook())
    #expect(run.status == 3)
    #expect(run.errors.contains("no sheet holds a transaction log or a plan"))
  }

  @Test func aCSVOfOtherColumnsIsShownByItsFirstRow() throws {
    let csv = Array("Item;Count\r\nBolts;12\r\nN\u{FC}ts;7\r\n".utf8)
    let run = CommandRun(["inspect", "-", "--strict"], input: csv)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("delimiter semicolon, UTF-8"))
    #expect(run.output.contains("3 rows"))
    #expect(run.output.contains("first row: \"Item\", \"Count\""))
    #expect(run.output.contains("No columns of a budget were found"))
    let json = CommandRun(["inspect", "-", "--json"], input: csv)
    #expect(json.output.contains("\"delimiter\": \"semicolon\""))
    #expect(json.output.contains("\"rows\": 3"))
  }

  @Test func damageIsStillRefused() throws {
    let cut = Array(try Self.workbook().dropLast(30))
    #expect(CommandRun(["inspect", "-"], input: cut).status == 3)
    let run = CommandRun(["inspect", "-"], input: Array("Item,Count\nBolts,\"12".utf8))
    #expect(run.status == 3)
    #expect(run.errors.contains("the quoted field that begins here does not end"))
  }

  @Test func numbersThatMeanNothingAreFound() throws {
    var book = Workbook()
    let date = book.styles.register(CellStyle(numberFormat: .isoDate))
    var sheet = Sheet("S")
    let serials: [Decimal] = [-1, 0, 60, 2_958_465, 2_958_466]
    for (row, serial) in serials.enumerated() {
      sheet.set(Cell(CellReference(clampingRow: row + 1, column: 1), .number(serial), style: date))
    }
    book.sheets = [sheet]
    let run = CommandRun(["inspect", "-", "--strict"], input: try book.xlsx())
    #expect(run.status == 1)
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("cell A1: the cell is formatted as a date, and -1 is none; 1 more"), "\(text)")
  }

  @Test func aFileMadeToExhaustTheMachineIsRefusedUnlessItIsTrusted() throws {
    var sheet = Sheet("S")
    let text = String(repeating: "x", count: 30_000)
    for row in 1...60 {
      sheet.set(Cell(CellReference(clampingRow: row, column: 1), .text(text + "\(row)")))
    }
    let bytes = try Workbook(sheets: [sheet]).xlsx()
    let run = CommandRun(["inspect", "-"], input: bytes)
    #expect(run.status == 3)
    #expect(
      run.errors.contains("more than the limit of 100; if the file can be trusted, read it with --any-size"))
    #expect(CommandRun(["inspect", "-", "--any-size"], input: bytes).status == 0)
  }

  @Test(arguments: [
    (
      String(repeating: "a", count: (1 << 20) + 1), "the field has more than the limit of 1048576 bytes",
      "a quote"
    ),
    (
      String(repeating: ",", count: 16_384), "the row has more than the limit of 16384 fields",
      "which character"
    ),
  ])
  func limitsOfACSVSayWhatHelps(row: String, reason: String, remedy: String) {
    let run = CommandRun(["inspect", "-"], input: Array("Date,Amount\n\(row)\n".utf8))
    #expect(run.status == 3)
    #expect(run.errors.contains(reason) && run.errors.contains(remedy), "\(run.errors)")
  }

  @Test func strictSaysWhyItEndsWithStatus1() throws {
    let csv = Array("Date,Amount,Category\nsomeday,3,Food\n2026-01-02,1,Food\n".utf8)
    let run = CommandRun(["inspect", "-", "--strict"], input: csv)
    #expect(run.status == 1)
    #expect(run.errors == "budget: 1 error was found; with --strict, the exit status is 1\n", "\(run.errors)")
    #expect(CommandRun(["inspect", "-"], input: csv).errors.isEmpty)
  }
}
