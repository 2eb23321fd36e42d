import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct SheetFeatureTests {
  static let red = CellStyle.Color(red: 255, green: 0, blue: 0)
  static let green = CellStyle.Color(red: 0, green: 128, blue: 0)
  static let blue = CellStyle.Color(red: 0, green: 0, blue: 255)
  private let part = "xl/worksheets/sheet1.xml"

  /// Makes a sheet with ten rows of numbers and every feature around them.
  static func sheet() -> Sheet {
    var sheet = Sheet("A b")
    for number in 1...10 {
      let cells = (1...6).map {
        Cell(CellReference(clampingRow: number, column: $0), .number(Decimal(number - 4)))
      }
      var row = Sheet.Row(number: number, cells: cells)
      row.outlineLevel = (2...4).contains(number) ? 2 : 0
      row.isHidden = (2...4).contains(number)
      row.isCollapsed = number == 5
      sheet.rows.append(row)
    }
    var columns = ColumnProperties(2...3, width: 12)
    columns.outlineLevel = 1
    sheet.properties.columns = [columns]
    sheet.properties.summaryIsRight = false
    sheet.properties.conditionalFormats = formats
    sheet.properties.autoFilter = AutoFilter(
      range("A1:E10"),
      columns: [
        .init(0, .values(["1", "a<b"], includesBlanks: true)),
        .init(1, .conditions([.init(.greaterThan, "2"), .init(.equal, "x*")], matchesAll: true)),
        .init(2, .top(5, isPercent: true, isBottom: true)), .init(3, .dynamic("aboveAverage")),
      ])
    sheet.properties.protection = Sheet.Protection(
      allowing: [.selectUnlockedCells, .sort, .editObjects], password: .legacy(of: "password"))
    var group = Sheet.SparklineGroup(
      .column, color: blue, sparklines: [.init(range("G1").first, showing: "'A b'!A1:F1")])
    group.marks = [.highest, .negative]
    (group.highColor, group.negativeColor, group.axisColor) = (green, red, red)
    group.showsAxis = true
    (group.minimum, group.maximum) = (.value(Decimal(-5) / 2), .group)
    sheet.properties.sparklineGroups = [group]
    var texts = HeadersAndFooters()
    texts.odd.header = .init(
      left: "&\"Arial,Bold\"&D", center: "Tom && &A", right: "&R&&L".replacing("&R", with: ""))
    texts.even.footer.right = "&P"
    texts.differsOnEvenPages = true
    texts.scalesWithDocument = false
    sheet.properties.printSetup.headersAndFooters = texts
    return sheet
  }

  static var formats: [ConditionalFormat] {
    var bar = ConditionalFormat.DataBar(color: blue)
    (bar.isGradient, bar.negativeColor, bar.axis, bar.axisColor) = (false, red, .middle, green)
    bar.borderColor = blue
    bar.maximum = .number(Decimal(25) / 10)
    var old = ConditionalFormat.DataBar(color: red, isExcel2007: true)
    (old.minimum, old.maximum, old.showsValue, old.lengths) = (.percent(5), .formula("$A$9"), false, 5...50)
    let scale = ConditionalFormat.ColorScale(
      .init(.minimum, red), .init(.percentile(50), blue), .init(.maximum, green))
    return [
      ConditionalFormat([range("A1:A10")], rule: .dataBar(bar)),
      ConditionalFormat([range("B1:B10")], rule: .dataBar(old)),
      ConditionalFormat([range("C1:C10"), range("H1")], rule: .colorScale(scale)),
      ConditionalFormat(
        [range("D1:D10")], when: .cell(.lessThan, "0"), style: DifferentialStyle(isBold: true)),
      ConditionalFormat(
        [range("E1:E10")],
        rule: .iconSet(
          .init(
            .threeTrafficLights,
            thresholds: [.init(.percent(0)), .init(.number(1), isInclusive: false), .init(.number(2))],
            isReversed: true, showsValue: false))),
      ConditionalFormat(
        [range("F1:F10")],
        rule: .iconSet(
          .init(.threeStars, thresholds: [.init(.percent(0)), .init(.percent(33)), .init(.percent(67))]))),
    ]
  }

  @Test func whatIsWrittenIsReadTheSame() throws {
    var workbook = Workbook(sheets: [Self.sheet()])
    workbook.protection = Workbook.Protection(
      password: .hashed(algorithm: "SHA-512", hash: "aGFzaA==", salt: "c2FsdA==", spinCount: 100_000))
    let read = try Workbook(xlsx: workbook.xlsx())
    let (expected, found) = (Self.sheet(), try #require(read.sheets.first))
    #expect(found.properties.conditionalFormats == expected.properties.conditionalFormats)
    #expect(found.properties.autoFilter == expected.properties.autoFilter)
    #expect(found.properties.protection == expected.properties.protection)
    #expect(found.properties.sparklineGroups == expected.properties.sparklineGroups)
    #expect(found.properties.printSetup == expected.properties.printSetup)
    #expect(found.properties.columns == expected.properties.columns)
    #expect(found.properties.summaryIsBelow && !found.properties.summaryIsRight)
    #expect(found.rows == expected.rows)
    #expect(read.protection == workbook.protection)
    #expect(try Workbook(xlsx: read.xlsx()).sheets == read.sheets)
  }

  @Test func theStreamingWriterWritesTheSame() throws {
    let sheet = Self.sheet()
    var properties = sheet.properties
    properties.rowOutlineLevel = 2
    (properties.conditionalFormats, properties.sparklineGroups, properties.autoFilter) = ([], [], nil)
    var writer = try XLSXWriter()
    try writer.beginSheet(properties)
    for row in sheet.rows { try writer.append(row) }
    for format in sheet.properties.conditionalFormats { try writer.add(format) }
    for group in sheet.properties.sparklineGroups { try writer.add(group) }
    try writer.filter(#require(sheet.properties.autoFilter))
    try writer.endSheet()
    let streamed = try WrittenPackage(writer.finish())
    let whole = try WrittenPackage(Workbook(sheets: [sheet]).xlsx())
    #expect(
      streamed[part].replacing("<dimension ref=\"A1:F10\"/>", with: "")
        == whole[part].replacing("<dimension ref=\"A1:F10\"/>", with: ""))
    #expect(streamed["xl/workbook.xml"] == whole["xl/workbook.xml"])
  }

  @Test func elementsAreThoseOfTheStandard() throws {
    let package = try WrittenPackage(Workbook(sheets: [Self.sheet()]).xlsx())
    let xml = package[part]
    for expected in [
      #"<sheetPr><outlinePr summaryRight="0"/></sheetPr>"#,
      #"<sheetFormatPr defaultRowHeight="15" outlineLevelRow="2" outlineLevelCol="1"/>"#,
      #"<row r="2" hidden="1" outlineLevel="2">"#, #"<row r="5" collapsed="1">"#,
      #"<sheetProtection password="83AF" sheet="1" scenarios="1" selectLockedCells="1" sort="0"/>"#,
      #"<filterColumn colId="0"><filters blank="1"><filter val="1"/><filter val="a&lt;b"/></filters></filterColumn>"#,
      #"<top10 top="0" percent="1" val="5"/>"#, #"<dynamicFilter type="aboveAverage"/>"#,
      #"<cfvo type="min"/><cfvo type="num" val="2.5"/><color rgb="FF0000FF"/></dataBar><extLst>"#,
      #"<dataBar minLength="5" maxLength="50" showValue="0"><cfvo type="percent" val="5"/><cfvo type="formula" val="$A$9"/>"#,
      #"<cfvo type="min"/><cfvo type="percentile" val="50"/><cfvo type="max"/><color rgb="FFFF0000"/>"#,
      #"<iconSet iconSet="3TrafficLights1" showValue="0" reverse="1"><cfvo type="percent" val="0"/><cfvo type="num" val="1" gte="0"/>"#,
      #"<x14:cfvo type="autoMin"></x14:cfvo><x14:cfvo type="num"><xm:f>2.5</xm:f></x14:cfvo>"#,
      #"<x14:iconSet iconSet="3Stars"><x14:cfvo type="percent"><xm:f>0</xm:f></x14:cfvo>"#,
      #"<headerFooter differentOddEven="1" scaleWithDoc="0"><oddHeader>"#,
      #"<x14:sparkline><xm:f>'A b'!A1:F1</xm:f><xm:sqref>G1</xm:sqref></x14:sparkline>"#,
    ] { #expect(xml.contains(expected), "\(expected)") }
    #expect(xml.components(separatedBy: "<extLst>").count == 3)
    #expect(
      package["xl/workbook.xml"].contains(
        #"<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'A b'!$A$1:$E$10</definedName>"#
      ))
  }

  @Test(
    arguments: [
      ("&Lleft&Cmiddle&Rright", "left", "middle", "right"),
      ("plain && simple", nil, "plain && simple", nil),
      ("&R&\"A&L,Bold\"x&&C", nil, nil, "&\"A&L,Bold\"x&&C"),
      ("&L", "", nil, nil), ("", nil, nil, nil), ("a&", nil, "a&", nil),
    ] as [(String, String?, String?, String?)])
  func sectionsOfHeaders(code: String, left: String?, center: String?, right: String?) throws {
    let escaped = code.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let book = TestWorkbook(after: "<headerFooter><oddHeader>\(escaped)</oddHeader></headerFooter>")
    let texts = try XLSXReader(bytes: book.bytes()).sheetProperties(ofSheet: 0).printSetup.headersAndFooters
    #expect(texts.odd.header == .init(left: left, center: center, right: right))
  }

  @Test func theStructureOfAWorkbookIsProtected() throws {
    var writer = try XLSXWriter()
    writer.protection = Workbook.Protection(password: .legacy(of: "password"))
    try writer.beginSheet("S")
    try writer.endSheet()
    let bytes = try writer.finish()
    #expect(
      try WrittenPackage(bytes)["xl/workbook.xml"].contains(
        #"<workbookPr/><workbookProtection workbookPassword="83AF" lockStructure="1"/><bookViews>"#))
    #expect(try XLSXReader(bytes: bytes).protection == Workbook.Protection(password: .legacy("83AF")))
  }

  @Test func tablesKeepTheirFilters() throws {
    var sheet = Sheet("S", rows: [Sheet.Row(number: 1, cells: [Cell(range("A1").first, .text("a"))])])
    sheet.rows.append(Sheet.Row(number: 2, cells: [Cell(range("A2").first, .number(1))]))
    var table = Sheet.Table("T", range: range("A1:A2"), columns: [Sheet.Table.Column("a")])
    table.filters = [.init(0, .values(["1"]))]
    sheet.properties.tables = [table]
    let read = try #require(
      try Workbook(xlsx: Workbook(sheets: [sheet]).xlsx()).sheets.first?.properties.tables.first)
    #expect(read.filters == table.filters && read.isFiltered)
  }

  @Test func whatMakesNoSenseIsLeftOut() throws {
    let book = TestWorkbook(
      rows: "<row r=\"1\" outlineLevel=\"9\"/><row r=\"2\" outlineLevel=\"-1\"/>",
      after: """
        <sheetProtection formatCells="0"/>\
        <autoFilter ref="A1:B2"><filterColumn colId="-1"/><filterColumn colId="0"><colorFilter/></filterColumn></autoFilter>\
        <conditionalFormatting sqref="A1"><cfRule type="dataBar" priority="1"><dataBar minLength="-9" maxLength="999999999999"/></cfRule>\
        <cfRule type="iconSet" priority="2"><iconSet iconSet="9Cats"/></cfRule>\
        <cfRule type="colorScale" priority="3"><colorScale/></cfRule></conditionalFormatting>
        """)
    let sheet = try #require(try book.read().sheets.first)
    #expect(sheet.rows.map(\.outlineLevel) == [0, 0])
    #expect(sheet.properties.protection == nil && sheet.properties.conditionalFormats.isEmpty)
    #expect(sheet.properties.autoFilter == AutoFilter(range("A1:B2")))
    #expect(sheet.properties.filteredCells == range("A1:B2"))
  }
}
