import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import TestSupport
import Testing

/// Tests a workbook of another program; `Tests/Fixtures/rules-and-protection.py` describes its content.
@Suite struct ForeignRulesTests {
  private static let red = CellStyle.Color(red: 255, green: 0, blue: 0)
  private static let blue = CellStyle.Color(red: 0, green: 0, blue: 255)

  private static func read() throws -> Workbook {
    try Workbook(
      xlsxAt: packageFolder.appending(path: "Tests/Fixtures/xlsxwriter-rules-and-protection.xlsx").path)
  }

  @Test func stylesOfCells() throws {
    let workbook = try Self.read()
    let sheet = try #require(workbook.sheets.first)
    func style(_ address: String) throws -> CellStyle {
      workbook.styles[try #require(sheet[range(address).first]).style]
    }
    let open = try style("H1")
    #expect(open.protection == CellStyle.Protection(isLocked: false, isFormulaHidden: true))
    #expect(open.font.underline == .doubleAccounting && open.font.isStruckThrough)
    #expect(open.font.verticalAlignment == .subscript)
    let turned = try style("I1").alignment
    #expect(turned.horizontal == .centerContinuous && turned.vertical == .top && turned.rotation == 135)
    #expect(turned.shrinksToFit && turned.readingOrder == .rightToLeft)
    let border = try style("J1").border
    #expect(border.left == .mediumDashed && border.right == .thick && border.top == .slantDashDot)
    #expect(border.color == Self.red && border.rightColor == .color(Self.blue))
    #expect(border.topColor == .automatic && border.diagonal == .dotted)
    #expect(border.hasRisingDiagonal && border.hasFallingDiagonal)
    #expect(border.diagonalColor == .color(CellStyle.Color(red: 0, green: 128, blue: 0)))
  }

  @Test func rulesFiltersAndSparklines() throws {
    let properties = try #require(try Self.read().sheets.first).properties
    let rules = properties.conditionalFormats.compactMap(\.rule)
    #expect(rules.count == 4)
    guard case .dataBar(let bar)? = rules.first, case .iconSet(let icons)? = rules.last else {
      Issue.record("other rules")
      return
    }
    #expect(bar.minimum == .number(Decimal(-35) / 10) && bar.axis == .middle && !bar.isGradient)
    #expect(bar.negativeColor == Self.red && !bar.isExcel2007)
    #expect(icons.icons == .fiveQuarters && icons.isReversed && !icons.showsValue)
    #expect(properties.autoFilter?.columns.map(\.offset) == [0, 1])
    #expect(properties.autoFilter?.columns.last?.criterion == .values(["1"], includesBlanks: true))
    #expect(properties.protection?.allowed.contains([.sort, .useFilters]) == true)
    #expect(properties.protection?.password == .legacy("83AF"))
    #expect(properties.sparklineGroups.map(\.kind) == [.winLoss, .column])
    #expect(properties.sparklineGroups.map(\.dateAxis) == [nil, "In!A2:F2"])
    #expect(properties.sparklineGroups.last?.minimum == .value(-2))
    #expect(properties.printSetup.headersAndFooters.odd.header.center == "Mid")
    #expect(properties.columns.map(\.outlineLevel) == [1])
    #expect(properties.foreignFeatures == [ForeignFeature(kind: "duplicateValues", range: range("E1:E10"))])
  }

  @Test func whatIsWrittenIsReadTheSame() throws {
    var workbook = try Self.read()
    let again = try Workbook(xlsx: workbook.xlsx(allowingLosses: true))
    workbook.sheets[0].properties.foreignFeatures = []
    #expect(again.sheets[0].properties == workbook.sheets[0].properties)
    #expect(again.sheets[0].rows.map(\.outlineLevel) == workbook.sheets[0].rows.map(\.outlineLevel))
    #expect(again.styles == workbook.styles)
  }

  @Test func whatTheModelDoesNotHaveIsSaid() throws {
    let tail = """
      <autoFilter ref="A1:C9"><filterColumn colId="0"><colorFilter dxfId="0"/></filterColumn>\
      <filterColumn colId="1"><filters><dateGroupItem year="2025" dateTimeGrouping="year"/></filters></filterColumn>\
      <filterColumn colId="2"><iconFilter iconSet="3Arrows"/></filterColumn>\
      <filterColumn colId="3"><top10 val="5"/></filterColumn></autoFilter>\
      <conditionalFormatting sqref="A1:A9"><cfRule type="top10" priority="1" rank="3"/></conditionalFormatting>\
      <extLst><ext xmlns:x14="urn:x14" uri="u"><x14:slicerList/></ext></extLst>
      """
    let sheet = try #require(try TestWorkbook(rows: "", after: tail).read().sheets.first)
    let filter = range("A1:C9")
    #expect(
      Set(sheet.properties.foreignFeatures) == [
        ForeignFeature(kind: "colorFilter", range: filter),
        ForeignFeature(kind: "dateGroupItem", range: filter),
        ForeignFeature(kind: "iconFilter", range: filter), ForeignFeature(kind: "top10", range: filter),
        ForeignFeature(kind: "top10", range: range("A1:A9")), ForeignFeature(kind: "slicerList"),
      ])
    #expect(sheet.properties.autoFilter == AutoFilter(filter))
  }
}
