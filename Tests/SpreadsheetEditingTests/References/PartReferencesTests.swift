import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct PartReferencesTests {
  private func edited(
    _ xml: String, _ kind: PartKind, _ change: ReferenceEdit.Change, on sheet: String? = "Log"
  ) throws -> String {
    let edit = ReferenceEdit(sheet: "Log", change: change)
    let bytes = try PartReferences.part(Array(xml.utf8), kind: kind, onSheet: sheet, after: edit)
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? xml
  }

  private static let insertion = ReferenceEdit.Change.insertRows(at: 5, count: 2)
  private static let deletion = ReferenceEdit.Change.deleteRows(5...6)

  @Test(
    "Around the rows of a worksheet",
    arguments: [
      ("dimension", insertion, "<dimension ref=\"A1:C9\"/>", "<dimension ref=\"A1:C11\"/>"),
      (
        "frozen pane", insertion, "<pane ySplit=\"4\" topLeftCell=\"A5\" state=\"frozen\"/>",
        "<pane ySplit=\"4\" topLeftCell=\"A5\" state=\"frozen\"/>"
      ),
      (
        "scrolled pane", insertion, "<pane ySplit=\"1\" topLeftCell=\"A9\" state=\"frozen\"/>",
        "<pane ySplit=\"1\" topLeftCell=\"A11\" state=\"frozen\"/>"
      ),
      (
        "selection", deletion, "<selection activeCell=\"B5\" sqref=\"B5\"/>",
        "<selection activeCell=\"B5\" sqref=\"B5\"/>"
      ),
      (
        "active cell stays selected", deletion, "<selection activeCell=\"B5\" sqref=\"B3:B6\"/>",
        "<selection activeCell=\"B3\" sqref=\"B3:B4\"/>"
      ),
      (
        "selection moves", insertion, "<selection activeCell=\"B5\" sqref=\"B5:C6\"/>",
        "<selection activeCell=\"B7\" sqref=\"B7:C8\"/>"
      ),
      (
        "merged cells", deletion,
        "<a><mergeCells count=\"3\"><mergeCell ref=\"A5:B6\"/><mergeCell ref=\"A4:A6\"/><mergeCell ref=\"A8:B9\"/></mergeCells></a>",
        "<a><mergeCells count=\"1\"><mergeCell ref=\"A6:B7\"/></mergeCells></a>"
      ),
      (
        "the last merged cell", deletion,
        "<a><mergeCells count=\"1\"><mergeCell ref=\"A5:B6\"/></mergeCells></a>", "<a></a>"
      ),
      (
        "conditional format", insertion,
        "<conditionalFormatting sqref=\"A5:A9\"><cfRule><formula>$B5&gt;3</formula></cfRule></conditionalFormatting>",
        "<conditionalFormatting sqref=\"A7:A11\"><cfRule><formula>$B7&gt;3</formula></cfRule></conditionalFormatting>"
      ),
      (
        "conditional format without its first rows", deletion,
        "<conditionalFormatting sqref=\"A5:A9\"><cfRule><formula>$B5&gt;$C$2</formula></cfRule></conditionalFormatting>",
        "<conditionalFormatting sqref=\"A5:A7\"><cfRule><formula>$B5&gt;$C$2</formula></cfRule></conditionalFormatting>"
      ),
      (
        "conditional format that goes", deletion,
        "<a><conditionalFormatting sqref=\"A5 B6\"><cfRule><formula>A9</formula></cfRule></conditionalFormatting></a>",
        "<a></a>"
      ),
      (
        "limits of scales", insertion, "<cfvo type=\"num\" val=\"$A$5\"/><cfvo type=\"num\" val=\"5\"/>",
        "<cfvo type=\"num\" val=\"$A$7\"/><cfvo type=\"num\" val=\"5\"/>"
      ),
      (
        "validations", deletion,
        "<dataValidations count=\"2\"><dataValidation sqref=\"A5\"/><dataValidation sqref=\"A4:A9\"><formula1>$E$5:$E$9</formula1><formula2>Log!A8</formula2></dataValidation></dataValidations>",
        "<dataValidations count=\"1\"><dataValidation sqref=\"A4:A7\"><formula1>$E$5:$E$7</formula1><formula2>Log!A6</formula2></dataValidation></dataValidations>"
      ),
      (
        "hyperlinks", insertion, "<hyperlink ref=\"A5\" location=\"'Log'!B9\"/>",
        "<hyperlink ref=\"A7\" location=\"&apos;Log&apos;!B11\"/>"
      ),
      (
        "page breaks", insertion,
        "<rowBreaks count=\"2\" manualBreakCount=\"1\"><brk id=\"3\"/><brk id=\"4\" man=\"1\"/></rowBreaks>",
        "<rowBreaks count=\"2\" manualBreakCount=\"1\"><brk id=\"3\"/><brk id=\"6\" man=\"1\"/></rowBreaks>"
      ),
      (
        "page break that goes", deletion,
        "<rowBreaks count=\"2\" manualBreakCount=\"1\"><brk id=\"3\"/><brk id=\"4\" man=\"1\"/></rowBreaks>",
        "<rowBreaks count=\"1\" manualBreakCount=\"0\"><brk id=\"3\"/></rowBreaks>"
      ),
      (
        "column breaks", insertion, "<colBreaks><brk id=\"9\"/></colBreaks>",
        "<colBreaks><brk id=\"9\"/></colBreaks>"
      ),
      (
        "filter", insertion,
        "<autoFilter ref=\"A1:C9\"><sortState ref=\"A2:C9\"><sortCondition ref=\"B2:B9\"/></sortState></autoFilter>",
        "<autoFilter ref=\"A1:C11\"><sortState ref=\"A2:C11\"><sortCondition ref=\"B2:B11\"/></sortState></autoFilter>"
      ),
      (
        "consolidated cells", insertion,
        "<dataRef ref=\"A5:B9\" sheet=\"Log\"/><dataRef ref=\"A5:B9\" sheet=\"Other\"/>",
        "<dataRef ref=\"A7:B11\" sheet=\"Log\"/><dataRef ref=\"A5:B9\" sheet=\"Other\"/>"
      ),
      (
        "sparkline that goes", deletion,
        "<a><extLst><ext uri=\"x\"><x14:sparklineGroups><x14:sparklineGroup><x14:sparklines><x14:sparkline><xm:f>Log!A1:A9</xm:f><xm:sqref>B5</xm:sqref></x14:sparkline></x14:sparklines></x14:sparklineGroup></x14:sparklineGroups></ext></extLst></a>",
        "<a></a>"
      ),
      (
        "sparkline", insertion,
        "<x14:sparkline><xm:f>Log!A1:A9</xm:f><xm:sqref>B5</xm:sqref></x14:sparkline>",
        "<x14:sparkline><xm:f>Log!A1:A11</xm:f><xm:sqref>B7</xm:sqref></x14:sparkline>"
      ),
      (
        "newer validation", deletion,
        "<x14:dataValidations count=\"1\"><x14:dataValidation><x14:formula1><xm:f>Lists!$A$5</xm:f></x14:formula1><xm:sqref>A6:A8</xm:sqref></x14:dataValidation></x14:dataValidations>",
        "<x14:dataValidations count=\"1\"><x14:dataValidation><x14:formula1><xm:f>Lists!$A$5</xm:f></x14:formula1><xm:sqref>A5:A6</xm:sqref></x14:dataValidation></x14:dataValidations>"
      ),
      (
        "control", insertion,
        "<controlPr linkedCell=\"B5\"><anchor moveWithCells=\"1\"><from><xdr:row>4</xdr:row><xdr:rowOff>9</xdr:rowOff></from><to><xdr:row>6</xdr:row><xdr:rowOff>9</xdr:rowOff></to></anchor></controlPr>",
        "<controlPr linkedCell=\"B7\"><anchor moveWithCells=\"1\"><from><xdr:row>6</xdr:row><xdr:rowOff>9</xdr:rowOff></from><to><xdr:row>8</xdr:row><xdr:rowOff>9</xdr:rowOff></to></anchor></controlPr>"
      ),
    ])
  func worksheet(_ name: String, _ change: ReferenceEdit.Change, _ before: String, _ after: String) throws {
    #expect(try edited(before, .worksheet, change) == after)
  }

  @Test(
    "Other parts",
    arguments: [
      (
        "name", .workbook, insertion,
        "<w><sheets><sheet name=\"Other\"/><sheet name=\"Log\"/></sheets><definedName name=\"a\">Log!$A$5</definedName><definedName name=\"b\" localSheetId=\"1\">$A$5</definedName><definedName name=\"c\" localSheetId=\"0\">$A$5</definedName></w>",
        "<w><sheets><sheet name=\"Other\"/><sheet name=\"Log\"/></sheets><definedName name=\"a\">Log!$A$7</definedName><definedName name=\"b\" localSheetId=\"1\">$A$7</definedName><definedName name=\"c\" localSheetId=\"0\">$A$5</definedName></w>"
      ),
      (
        "lost name", .workbook, deletion, "<definedName>Log!$A$5:$B$6</definedName>",
        "<definedName>Log!#REF!</definedName>"
      ),
      (
        "titles", .workbook, insertion, "<definedName>Log!$A:$B,Log!$4:$5</definedName>",
        "<definedName>Log!$A:$B,Log!$4:$7</definedName>"
      ),
      (
        "sheet's new name", .workbook, .renameSheet(to: "A & B"),
        "<sheet name=\"Log\"/><definedName>Log!$A$1</definedName>",
        "<sheet name=\"Log\"/><definedName>'A &amp; B'!$A$1</definedName>"
      ),
      (
        "chart", .chart, insertion,
        "<c:numRef><c:f>Log!$A$2:$A$9</c:f><c:numCache><c:v>5</c:v></c:numCache></c:numRef>",
        "<c:numRef><c:f>Log!$A$2:$A$11</c:f><c:numCache><c:v>5</c:v></c:numCache></c:numRef>"
      ),
      (
        "newer chart", .extendedChart, insertion, "<cx:f dir=\"row\">Log!$A$5:$C$5</cx:f>",
        "<cx:f dir=\"row\">Log!$A$7:$C$7</cx:f>"
      ),
      (
        "table", .table, insertion,
        "<table ref=\"A1:C9\"><autoFilter ref=\"A1:C9\"/><calculatedColumnFormula>Log!$E$5*T[[#This Row],[A5]]</calculatedColumnFormula></table>",
        "<table ref=\"A1:C11\"><autoFilter ref=\"A1:C11\"/><calculatedColumnFormula>Log!$E$7*T[[#This Row],[A5]]</calculatedColumnFormula></table>"
      ),
      (
        "note", .comments, insertion, "<commentList><comment ref=\"B5\"/><comment ref=\"B4\"/></commentList>",
        "<commentList><comment ref=\"B7\"/><comment ref=\"B4\"/></commentList>"
      ),
      (
        "lost note", .comments, deletion,
        "<commentList><comment ref=\"B5\"><text/></comment><comment ref=\"B4\"/></commentList>",
        "<commentList><comment ref=\"B4\"/></commentList>"
      ),
      (
        "lost thread", .threadedComments, deletion,
        "<a><threadedComment ref=\"B5\"/><threadedComment ref=\"B7\"/></a>",
        "<a><threadedComment ref=\"B5\"/></a>"
      ),
      (
        "pivot table", .pivotTable, insertion,
        "<p name=\"P\"><location ref=\"A5:C9\" firstHeaderRow=\"1\"/></p>",
        "<p name=\"P\"><location ref=\"A7:C11\" firstHeaderRow=\"1\"/></p>"
      ),
      (
        "pivot source", .pivotCache, insertion, "<worksheetSource ref=\"A1:C9\" sheet=\"Log\"/>",
        "<worksheetSource ref=\"A1:C11\" sheet=\"Log\"/>"
      ),
      (
        "pivot source's sheet", .pivotCache, .renameSheet(to: "B"),
        "<worksheetSource ref=\"A1:C9\" sheet=\"Log\"/>", "<worksheetSource ref=\"A1:C9\" sheet=\"B\"/>"
      ),
      (
        "control", .control, insertion, "<formControlPr fmlaLink=\"$B$5\" fmlaRange=\"Log!$A$1:$A$9\"/>",
        "<formControlPr fmlaLink=\"$B$7\" fmlaRange=\"Log!$A$1:$A$11\"/>"
      ),
      (
        "cell bound to XML", .singleCells, insertion, "<singleXmlCell r=\"B5\"/>", "<singleXmlCell r=\"B7\"/>"
      ),
      (
        "legacy note", .legacyDrawing, insertion,
        "<v:shape><br><x:ClientData ObjectType=\"Note\"><x:MoveWithCells/><x:Anchor>1, 15, 3, 2, 3, 31, 7, 1</x:Anchor><x:Row>4</x:Row></x:ClientData></v:shape>",
        "<v:shape><br><x:ClientData ObjectType=\"Note\"><x:MoveWithCells/><x:Anchor>1, 15, 5, 2, 3, 31, 9, 1</x:Anchor><x:Row>6</x:Row></x:ClientData></v:shape>"
      ),
      (
        "lost legacy note", .legacyDrawing, deletion,
        "<x><v:shape><x:ClientData><x:Row>4</x:Row></x:ClientData></v:shape></x>", "<x></x>"
      ),
      (
        "link of a picture", .relationships, insertion,
        "<Relationship Target=\"#Log!A5\"/><Relationship Target=\"sheet5.xml\"/>",
        "<Relationship Target=\"#Log!A7\"/><Relationship Target=\"sheet5.xml\"/>"
      ),
      ("text of a shape", .drawing, insertion, "<xdr:sp textlink=\"$B$5\"/>", "<xdr:sp textlink=\"$B$7\"/>"),
    ] as [(String, PartKind, ReferenceEdit.Change, String, String)])
  func parts(
    _ name: String, _ kind: PartKind, _ change: ReferenceEdit.Change, _ before: String, _ after: String
  ) throws {
    #expect(try edited(before, kind, change, on: kind == .workbook || kind == .chart ? nil : "Log") == after)
  }

  private func anchor(_ from: Int, _ to: Int, offsets: (Int, Int) = (3, 4), _ how: String) -> String {
    "<xdr:twoCellAnchor\(how)><xdr:from><xdr:row>\(from)</xdr:row><xdr:rowOff>\(offsets.0)</xdr:rowOff></xdr:from>"
      + "<xdr:to><xdr:row>\(to)</xdr:row><xdr:rowOff>\(offsets.1)</xdr:rowOff></xdr:to></xdr:twoCellAnchor>"
  }

  @Test("Drawings move and size, move, or stay")
  func anchors() throws {
    let one = " editAs=\"oneCell\""
    let fixed = " editAs=\"absolute\""
    #expect(try edited(anchor(4, 8, ""), .drawing, Self.insertion) == anchor(6, 10, ""))
    #expect(try edited(anchor(2, 8, ""), .drawing, Self.insertion) == anchor(2, 10, ""))
    #expect(try edited(anchor(2, 8, one), .drawing, Self.insertion) == anchor(2, 8, one))
    #expect(try edited(anchor(6, 8, one), .drawing, Self.insertion) == anchor(8, 10, one))
    #expect(try edited(anchor(6, 8, fixed), .drawing, Self.insertion) == anchor(6, 8, fixed))
    #expect(try edited(anchor(5, 8, ""), .drawing, Self.deletion) == anchor(4, 6, offsets: (0, 4), ""))
    #expect(try edited(anchor(2, 5, ""), .drawing, Self.deletion) == anchor(2, 4, offsets: (3, 0), ""))
  }

  @Test("Tables and pivot tables are not torn apart")
  func refusals() throws {
    let table = "<table displayName=\"T\" ref=\"A3:C8\" totalsRowCount=\"1\"/>"
    let cut = ReferenceEditError.cutsTable("T", .cells("A3:C8"))
    for rows in [1...3, 8...8, 4...7] {
      #expect(throws: cut) { try edited(table, .table, .deleteRows(rows)) }
    }
    #expect(throws: ReferenceEditError.deletesTable("T", .cells("A3:C8"))) {
      try edited(table, .table, .deleteRows(2...9))
    }
    #expect(try edited(table, .table, .deleteRows(4...6)).contains("A3:C5"))
    #expect(try edited(table, .table, .deleteRows(4...7), on: "Other") == table)
    #expect(throws: ReferenceEditError.cutsPivotTable("P", .cells("A3:C8"))) {
      try edited("<p name=\"P\"><location ref=\"A3:C8\"/></p>", .pivotTable, .insertRows(at: 5, count: 1))
    }
  }

  @Test("A block's formats, filter and chart grow with it")
  func block() throws {
    let change = ReferenceEdit.Change.extendBlock(.cells("A2:C9"), by: 3)
    #expect(try edited("<autoFilter ref=\"A1:C9\"/>", .worksheet, change) == "<autoFilter ref=\"A1:C12\"/>")
    #expect(
      try edited("<conditionalFormatting sqref=\"B2:B9\"/>", .worksheet, change)
        == "<conditionalFormatting sqref=\"B2:B12\"/>")
    #expect(try edited("<c:f>Log!$B$2:$B$9</c:f>", .chart, change, on: nil) == "<c:f>Log!$B$2:$B$12</c:f>")
    #expect(try edited("<mergeCell ref=\"B2:B9\"/>", .worksheet, change) == "<mergeCell ref=\"B2:B9\"/>")
  }

  @Test("A pivot cache is marked to be read again")
  func refresh() {
    let marked = PartReferences.refreshedOnLoad(Array("<pivotCacheDefinition refreshOnLoad=\"0\"/>".utf8))
    #expect(String(decoding: marked, as: UTF8.self) == "<pivotCacheDefinition refreshOnLoad=\"1\"/>")
  }

  @Test("Elements without end in each other take no more time than their bytes", .timeLimit(.minutes(1)))
  func nesting() throws {
    for name in ["f", "x:ClientData", "twoCellAnchor", "conditionalFormatting", "from", "sqref"] {
      let xml = String(repeating: "<\(name) a=\"5\">A9", count: 4_000)
      for kind in PartKind.allCases where kind != .worksheet {
        _ = try edited(xml, kind, Self.insertion)
      }
    }
  }

  @Test(
    "Kinds of parts are known by their types",
    arguments: [
      ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml", .workbook),
      ("application/vnd.ms-excel.sheet.macroEnabled.main+xml", .workbook),
      ("application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml", .worksheet),
      ("application/vnd.openxmlformats-officedocument.drawing+xml", .drawing),
      ("application/vnd.openxmlformats-officedocument.drawingml.chart+xml", .chart),
      ("application/vnd.ms-office.chartex+xml", .extendedChart),
      ("application/vnd.openxmlformats-officedocument.vmlDrawing", .legacyDrawing),
      ("application/vnd.openxmlformats-officedocument.spreadsheetml.pivotCacheDefinition+xml", .pivotCache),
      ("application/vnd.ms-excel.threadedcomments+xml", .threadedComments),
      ("application/vnd.ms-excel.controlproperties+xml", .control),
      ("application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml", nil),
    ] as [(String, PartKind?)])
  func kinds(_ type: String, _ kind: PartKind?) {
    #expect(PartKind(contentType: type) == kind)
  }
}
