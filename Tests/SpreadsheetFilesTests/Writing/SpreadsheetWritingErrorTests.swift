import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SafeFiles
@testable import SpreadsheetFiles

@Suite struct SpreadsheetWritingErrorTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var reason: SpreadsheetWritingError.Reason
    var sheet: String?
    var cell: String?
    /// Makes a workbook invalid; its sheets are `First`, and `Plan` with a header in A1:B1 and data below.
    var spoil: @Sendable (inout Workbook) -> Void
  }

  /// Makes an example in which an invalid cell replaces B2.
  private static func cellRefusal(
    _ name: String, _ reason: SpreadsheetWritingError.Reason, _ value: CellValue, _ formula: String? = nil
  ) -> Refusal {
    Refusal(testDescription: name, reason: reason, sheet: "Plan", cell: "B2") {
      $0.sheets[1].set(SpreadsheetFilesTests.cell("B2", value, formula: formula.map { CellFormula($0) }))
    }
  }

  private static func refusal(
    _ name: String, _ reason: SpreadsheetWritingError.Reason, cell: String? = nil,
    _ spoil: @escaping @Sendable (inout SheetProperties) -> Void
  ) -> Refusal {
    Refusal(testDescription: name, reason: reason, sheet: "Plan", cell: cell) {
      spoil(&$0.sheets[1].properties)
    }
  }

  private static func table(_ address: String, _ columns: [String], name: String = "T") -> Sheet.Table {
    Sheet.Table(name, range: range(address), columns: columns.map { Sheet.Table.Column($0) })
  }

  static let cells: [Refusal] = [
    cellRefusal("NaN", .notANumber, .number(.nan)),
    cellRefusal("NaN of a formula", .notANumber, .number(.nan), "A1"),
    cellRefusal(
      "a long text", .textTooLong(32_768, limit: 32_767), .text(String(repeating: "é", count: 32_768))),
    cellRefusal(
      "a long result", .textTooLong(32_768, limit: 32_767), .text(String(repeating: "💶", count: 16_384)), "A1"
    ),
    cellRefusal("a NUL", .illegalCharacter("\0"), .text("a\0")),
    cellRefusal("U+FFFE in a result", .illegalCharacter("\u{FFFE}"), .text("\u{FFFE}"), "A1"),
    cellRefusal("a bell in a formula", .illegalCharacter("\u{7}"), .empty, "\"\u{7}\""),
    cellRefusal("a bell in an error", .illegalCharacter("\u{7}"), .error(CellError(rawValue: "\u{7}"))),
    cellRefusal("a long formula", .formulaTooLong(8_193), .empty, String(repeating: "1", count: 8_193)),
  ]

  static let rows: [Refusal] = [
    Refusal(testDescription: "row 0", reason: .rowOutOfRange(0), sheet: "Plan") {
      $0.sheets[1].rows = [Sheet.Row(number: 0)]
    },
    Refusal(testDescription: "a row too many", reason: .rowOutOfRange(1_048_577), sheet: "Plan") {
      $0.sheets[1].rows.append(Sheet.Row(number: 1_048_577))
    },
    Refusal(testDescription: "a row twice", reason: .rowOutOfOrder(2, after: 2), sheet: "Plan") {
      $0.sheets[1].rows.append(Sheet.Row(number: 2))
    },
    Refusal(testDescription: "a cell of another row", reason: .cellOutsideRow(2), sheet: "Plan", cell: "C3") {
      $0.sheets[1].rows[1].cells.append(SpreadsheetFilesTests.cell("C3", .empty))
    },
    Refusal(
      testDescription: "a cell twice",
      reason: .cellOutOfOrder(after: CellReference(clampingRow: 2, column: 2)),
      sheet: "Plan", cell: "B2"
    ) { $0.sheets[1].rows[1].cells.append(SpreadsheetFilesTests.cell("B2", .empty)) },
    Refusal(testDescription: "a height that is none", reason: .notANumber, sheet: "Plan") {
      $0.sheets[1].rows[0].height = .nan
    },
    Refusal(
      testDescription: "a row in too many groups", reason: .invalidValue("an outline level of 8"),
      sheet: "Plan"
    ) { $0.sheets[1].rows[0].outlineLevel = 8 },
    Refusal(
      testDescription: "a row in less than none", reason: .invalidValue("an outline level of -1"),
      sheet: "Plan"
    ) { $0.sheets[1].rows[0].outlineLevel = -1 },
    Refusal(testDescription: "a turn that is none", reason: .invalidValue("a text turned by 181")) {
      var style = CellStyle()
      style.alignment.rotation = 181
      _ = $0.styles.register(style)
    },
  ]

  static let names: [Refusal] = [
    Refusal(testDescription: "no sheet", reason: .noVisibleSheet) { $0.sheets = [] },
    Refusal(testDescription: "no visible sheet", reason: .noVisibleSheet) {
      $0.sheets[0].properties.visibility = .hidden
      $0.sheets[1].properties.visibility = .veryHidden
    },
    Refusal(testDescription: "one name twice", reason: .duplicateSheetName, sheet: "pLAN") {
      $0.sheets[0].name = "Plan"
      $0.sheets[1].name = "pLAN"
    },
    Refusal(
      testDescription: "a slash", reason: .invalidSheetName(#"a sheet's name has none of \ / ? * [ ] :"#),
      sheet: "a/b"
    ) { $0.sheets[1].name = "a/b" },
    Refusal(testDescription: "a bell in a sheet's name", reason: .illegalCharacter("\u{7}"), sheet: "\u{7}") {
      $0.sheets[0].name = "\u{7}"
    },
    Refusal(testDescription: "a name that is a cell", reason: .invalidName("A1")) {
      $0.definedNames = [DefinedName("A1", formula: "1")]
    },
    Refusal(testDescription: "a defined name twice", reason: .invalidName("rate"), sheet: "Plan") {
      $0.definedNames = [
        DefinedName("Rate", formula: "1"), DefinedName("Rate", formula: "1", sheetName: "Plan"),
        DefinedName("rate", formula: "2", sheetName: "Plan"),
      ]
    },
    Refusal(testDescription: "a name of no sheet", reason: .unknownSheet("Gone")) {
      $0.definedNames = [DefinedName("Rate", formula: "1", sheetName: "Gone")]
    },
    Refusal(testDescription: "a bell in a name's formula", reason: .illegalCharacter("\u{7}"), sheet: "Plan")
    {
      $0.definedNames = [DefinedName("Rate", formula: "\u{7}", sheetName: "Plan")]
    },
    Refusal(testDescription: "a name's long formula", reason: .formulaTooLong(8_193)) {
      $0.definedNames = [DefinedName("Rate", formula: String(repeating: "1", count: 8_193))]
    },
    Refusal(testDescription: "a name that a table has", reason: .invalidName("T"), sheet: "Plan", cell: "A1")
    {
      $0.definedNames = [DefinedName("t", formula: "1")]
      $0.sheets[1].properties.tables = [table("A1:B2", ["Name", "Sum"])]
    },
  ]

  static let properties: [Refusal] = [
    refusal("a table's name with a space", .invalidName("a b"), cell: "A1") {
      $0.tables = [table("A1:B2", ["Name", "Sum"], name: "a b")]
    },
    refusal("a table without data", .invalidTable("T"), cell: "A1") {
      $0.tables = [table("A1:B1", ["Name", "Sum"])]
    },
    refusal("a table with a column too many", .invalidTable("T"), cell: "A1") {
      $0.tables = [table("A1:B2", ["Name", "Sum", "More"])]
    },
    refusal("a column twice", .invalidTableColumn("NAME"), cell: "A1") {
      $0.tables = [table("A1:B2", ["Name", "NAME"])]
    },
    refusal("a column's long name", .textTooLong(256, limit: 255), cell: "A1") {
      $0.tables = [table("A1:B2", [String(repeating: "n", count: 256), "Sum"])]
    },
    refusal("another header", .tableHeaderMismatch(column: "Amount"), cell: "B1") {
      $0.tables = [table("A1:B2", ["Name", "Amount"])]
    },
    refusal("no header", .tableHeaderMismatch(column: "Name"), cell: "A8") {
      $0.tables = [table("A8:B9", ["Name", "Sum"])]
    },
    refusal("tables one upon the other", .invalidTable("U"), cell: "B1") {
      $0.tables = [table("A1:B2", ["Name", "Sum"]), table("B1:B3", ["Sum"], name: "U")]
    },
    refusal("a bell in a column's formula", .illegalCharacter("\u{7}"), cell: "A1") {
      $0.tables = [
        Sheet.Table(
          "T", range: range("A1:B2"),
          columns: [Sheet.Table.Column("Name"), Sheet.Table.Column("Sum", calculatedFormula: "\u{7}")])
      ]
    },
    refusal("one cell merged", .invalidMerge(range("C3")), cell: "C3") { $0.mergedRanges = [range("C3")] },
    refusal("merged cells that cross", .invalidMerge(range("B4:C8")), cell: "B4") {
      $0.mergedRanges = [range("F1:G9"), range("B4:C8"), range("A5:B5")]
    },
    refusal("merged cells in a table", .invalidMerge(range("B2:B9")), cell: "B2") {
      $0.mergedRanges = [range("B2:B9")]
      $0.tables = [table("A1:B2", ["Name", "Sum"])]
    },
    refusal("columns in disorder", .invalidColumns(2...3)) {
      $0.columns = [ColumnProperties(1...2), ColumnProperties(2...3)]
    },
    refusal("a column too many", .invalidColumns(3...16_385)) { $0.columns = [ColumnProperties(3...16_385)] },
    refusal("a width that is none", .notANumber) { $0.columns = [ColumnProperties(1...1, width: .nan)] },
    refusal("all rows frozen", .rowOutOfRange(1_048_576)) { $0.frozenRows = 1_048_576 },
    refusal("all columns frozen", .invalidColumns(1...16_384)) { $0.frozenColumns = 16_384 },
    refusal("a comma in a list", .listItemWithComma("a,b"), cell: "C3") {
      $0.validations = [DataValidation([range("C3:C4")], .list(["x", "a,b"]))]
    },
    refusal("a long list", .textTooLong(256, limit: 255), cell: "C3") {
      $0.validations = [DataValidation([range("C3")], .list([String(repeating: "x", count: 254), "y"]))]
    },
    refusal("a long message", .textTooLong(256, limit: 255), cell: "C3") {
      $0.validations = [
        DataValidation([range("C3")], .custom("1"), errorMessage: String(repeating: "x", count: 256))
      ]
    },
    refusal("a bell in a condition", .illegalCharacter("\u{7}"), cell: "C3") {
      $0.conditionalFormats = [
        ConditionalFormat([range("C3")], when: .formula("\u{7}"), style: DifferentialStyle())
      ]
    },
    refusal("a bell in a tooltip", .illegalCharacter("\0"), cell: "C3") {
      $0.hyperlinks = [Hyperlink(range("C3:D3"), location: "A1", tooltip: "\0")]
    },
    refusal("columns in too many groups", .invalidValue("an outline level of 8")) {
      var columns = ColumnProperties(1...2)
      columns.outlineLevel = 8
      $0.columns = [columns]
    },
    refusal("a filter beyond its cells", .invalidValue("a filter of column 2 among 2 from 0"), cell: "A1") {
      $0.autoFilter = AutoFilter(range("A1:B9"), columns: [.init(2, .values(["x"]))])
    },
    refusal("a filter before its cells", .invalidValue("a filter of column -1 among 2 from 0"), cell: "A1") {
      $0.autoFilter = AutoFilter(range("A1:B9"), columns: [.init(-1, .values(["x"]))])
    },
    refusal("a bar beyond its cell", .invalidValue("a data bar of length 0 to 101"), cell: "C3") {
      var bar = ConditionalFormat.DataBar(color: CellStyle.Color(red: 0, green: 0, blue: 255))
      bar.lengths = 0...101
      $0.conditionalFormats = [ConditionalFormat([range("C3")], rule: .dataBar(bar))]
    },
    refusal("a bar of Excel 2007 before it", .invalidValue("a data bar of length -1 to 90"), cell: "C3") {
      var bar = ConditionalFormat.DataBar(
        color: CellStyle.Color(red: 0, green: 0, blue: 255), isExcel2007: true)
      bar.lengths = -1...90
      $0.conditionalFormats = [ConditionalFormat([range("C3")], rule: .dataBar(bar))]
    },
    refusal("repeated row 0", .rowOutOfRange(0)) { $0.printSetup.repeatedRows = 0...1 },
    refusal("repeated rows beyond the last", .rowOutOfRange(1_048_577)) {
      $0.printSetup.repeatedRows = 1...1_048_577
    },
    refusal("a long foot", .textTooLong(258, limit: 255)) {
      $0.printSetup.footer = String(repeating: "x", count: 256)
    },
    refusal("a chart of no sheet", .unknownSheet("Gone"), cell: "D4") {
      let gone = SheetRange("Gone", range("A1"))
      $0.charts = [
        Sheet.Chart(
          .line, series: [Sheet.Chart.Series(name: gone, categories: gone, values: gone)],
          anchor: range("D4:E9"))
      ]
    },
    refusal("a bell in a chart's title", .illegalCharacter("\u{7}"), cell: "D4") {
      $0.charts = [Sheet.Chart(.line, title: "\u{7}", series: [], anchor: range("D4:E9"))]
    },
  ]

  @Test(arguments: cells + rows + names + properties) func namesSheetAndCell(refusal: Refusal) {
    var workbook = Workbook(sheets: [
      Sheet("First"),
      sheet(
        "Plan",
        [
          cell("A1", .text("Name")), cell("B1", .text("Sum")), cell("A2", .text("Rent")),
          cell("B2", .number(1)),
        ]),
    ])
    refusal.spoil(&workbook)
    let expected = SpreadsheetWritingError(
      refusal.reason, sheet: refusal.sheet, cell: refusal.cell.flatMap { CellReference($0) })
    #expect(throws: expected) { try workbook.xlsx() }
  }

  @Test func limitsAreReached() throws {
    let workbook = Workbook(sheets: [
      sheet(
        "S",
        [
          cell("A1", .text(String(repeating: "é", count: 32_767))),
          cell("A2", .empty, formula: CellFormula(String(repeating: "1", count: 8_192))),
          cell("XFD1048576", .number(1)),
        ])
    ])
    #expect(try WrittenPackage(workbook.xlsx())["xl/worksheets/sheet1.xml"].contains(#"<c r="XFD1048576">"#))
  }

  @Test func tooManyStyles() {
    let styles = StyleTable(styles: Array(repeating: CellStyle(), count: 65_491))
    #expect(throws: SpreadsheetWritingError(.tooManyStyles(limit: 65_490))) {
      _ = try XLSXWriter(styles: styles)
    }
  }

  @Test func aFolderThatIsMissing() {
    let path = "/nowhere/x.xlsx"
    let cause = FileOutputError(path: path, step: .create, cause: SystemError(code: ENOENT))
    #expect(throws: SpreadsheetWritingError(.output(cause))) {
      try Workbook(sheets: [Sheet("S")]).writeXLSX(to: path)
    }
  }
}
