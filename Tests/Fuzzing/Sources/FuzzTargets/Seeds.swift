import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import SpreadsheetValues

@testable import SpreadsheetFiles

/// Small invented inputs from which mutated inputs are made.
public enum Seeds {
  /// A part of a workbook.
  public struct Part: Sendable {
    public let name: String
    public let bytes: [UInt8]

    /// Creates a part with these bytes.
    public init(name: String, bytes: [UInt8]) {
      (self.name, self.bytes) = (name, bytes)
    }
  }

  /// The parts of workbooks: one workbook written by hand with many kinds of cells, and two written by the package.
  public static let workbooks: [[Part]] = [handwritten, written(feature), written(budget)]

  /// Returns whole inputs for a target.
  public static func inputs(_ target: FuzzTarget) -> [[UInt8]] {
    switch target {
    case .xlsx: workbooks.map(StoredArchive.bytes)
    case .sheet:
      workbooks.flatMap { $0.filter { $0.name.hasPrefix("xl/worksheets/sheet") } }.map { [0] + $0.bytes }
    case .csv: csvs.map { Array($0.utf8) } + [csvs[0].utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }]
    case .formula: formulas.map { Array($0.utf8) }
    case .backup: backups
    case .inflate: deflated
    }
  }

  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006/relationships"

  private static let handwritten: [Part] = [
    part("_rels/.rels", links("officeDocument", "xl/workbook.xml")),
    part(
      "xl/_rels/workbook.xml.rels",
      links(
        "worksheet", "worksheets/sheet1.xml", "sharedStrings", "sharedStrings.xml", "styles", "styles.xml")),
    part(
      "xl/workbook.xml",
      """
      <workbook xmlns="\(main)" xmlns:r="\(office)"><workbookPr date1904="0"/><sheets><sheet name="Log" sheetId="1" r:id="rId1"/>\
      </sheets><definedNames><definedName name="n">Log!$A$1:$B$3</definedName></definedNames></workbook>
      """),
    part(
      "xl/sharedStrings.xml",
      "<sst xmlns=\"\(main)\" count=\"3\"><si><t>Date</t></si><si><r><t xml:space=\"preserve\">Amo</t></r><r><rPr><b/></rPr><t>unt</t></r><rPh sb=\"0\" eb=\"1\"><t>x</t></rPh></si><si><t>a_x000D_b &amp; &#x41;</t></si></sst>"
    ),
    part(
      "xl/styles.xml",
      """
      <styleSheet xmlns="\(main)"><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd;@"/></numFmts><fonts><font><b/><sz val="11"/>\
      <color theme="1" tint="-0.5"/></font></fonts><fills><fill><patternFill patternType="solid"><fgColor rgb="FF00FF00"/></patternFill></fill></fills>\
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164" fontId="0"/><xf numFmtId="4"/><xf numFmtId="9"/><xf numFmtId="49"/></cellXfs><dxfs><dxf/></dxfs></styleSheet>
      """),
    part(
      "xl/worksheets/sheet1.xml",
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <worksheet xmlns="\(main)" xmlns:r="\(office)"><dimension ref="A1:D9"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" state="frozen"/>\
      </sheetView></sheetViews><cols><col min="1" max="2" width="11.7" hidden="1"/></cols><sheetData>\
      <row r="1" spans="1:4"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s" s="1"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Category</t></is></c></row>\
      <row r="2" ht="15.5" hidden="0"><c r="A2" s="1"><v>45000</v></c><c r="B2"><v>-12.50</v></c><c r="C2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c></row>
      <row r="3"><c r="A3" s="1"><v>45001.5</v></c><c r="B3" s="2"><f t="shared" ref="B3:B4" si="0">B2*2</f></c><c r="C3" t="b"><v>1</v></c><c r="D3" t="e"><v>#N/A</v></c></row>
      <row><c t="d"><v>2026-01-31</v></c><c><f t="shared" si="0"/><v>0.30000000000000004</v></c><!-- c --><c t="s"><v>2</v></c></row>
      <row r="7"><c r="A7"><f t="array" ref="A7:A8">B2:B3</f><v>1E-3</v></c><c r="XFD7"><v>123456789012345678</v></c></row><row r="8"><c r="A8"/></row></sheetData>\
      <mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells><conditionalFormatting sqref="B2:B9"><cfRule type="expression" dxfId="0" priority="1"><formula>B2&gt;1</formula></cfRule></conditionalFormatting>\
      <dataValidations count="1"><dataValidation type="list" sqref="C2:C9"><formula1>"Food,Rent"</formula1></dataValidation></dataValidations><pageSetup paperSize="9" orientation="landscape"/></worksheet>
      """),
  ]

  private static func part(_ name: String, _ text: String) -> Part {
    Part(name: name, bytes: Array(text.utf8))
  }

  private static func links(_ pairs: String...) -> String {
    let items = stride(from: 0, to: pairs.count, by: 2).map {
      "<Relationship Id=\"rId\($0 / 2 + 1)\" Type=\"\(office)/\(pairs[$0])\" Target=\"\(pairs[$0 + 1])\"/>"
    }
    return "<Relationships xmlns=\"\(package)\">\(items.joined())</Relationships>"
  }

  /// A workbook with tables, validations, conditional formats, links, charts and print settings.
  private static let feature: Workbook = {
    var sheet = Sheet("Plan & more")
    let texts = ["Category", "Budgeted", "Actual"]
    for (column, text) in texts.enumerated() {
      sheet.set(Cell(CellReference(clampingRow: 1, column: column + 1), .text(text)))
    }
    for row in 2...4 {
      sheet.set(Cell(CellReference(clampingRow: row, column: 1), .text("Item \(row)")))
      sheet.set(Cell(CellReference(clampingRow: row, column: 2), .number(Decimal(row) / 4)))
      sheet.set(
        Cell(CellReference(clampingRow: row, column: 3), .empty, formula: CellFormula("SUM(B$2:B\(row))*2")))
    }
    let range = CellRange(CellReference(clampingRow: 1, column: 1), CellReference(clampingRow: 4, column: 3))
    sheet.properties.tables = [
      Sheet.Table("Plan", range: range, columns: texts.map { Sheet.Table.Column($0) })
    ]
    sheet.properties.hyperlinks = [
      Hyperlink(CellRange(range.first, range.first), target: "https://example.org/?a=1&b=2")
    ]
    sheet.properties.frozenRows = 1
    sheet.properties.printSetup.repeatedRows = 1...1
    return Workbook(
      sheets: [sheet, Sheet("Other")], definedNames: [DefinedName("total", formula: "SUM(Plan[Budgeted])")])
  }()

  /// A small budget, as exported to a workbook.
  private static let budget: Workbook = {
    let now = UTCTimestamp(date: .fixed)
    let context = ImportContext(fileName: "seed.csv", now: now)
    guard let result = try? BudgetCSV.read(Array(csvs[0].utf8), context: context),
      let month = CalendarMonth("2026-01")
    else { return Workbook() }
    return WorkbookExport(result.budget, month: month, now: now).workbook
  }()

  private static func written(_ workbook: Workbook) -> [Part] {
    guard let bytes = try? workbook.xlsx(),
      let archive = try? ZipArchive(bytes: bytes, name: nil, limits: .trustingSize)
    else { fatalError("a seed cannot be written") }
    return archive.entries.values.sorted { $0.index < $1.index }.map { entry in
      var content: [UInt8] = []
      if let bytes = try? archive.bytes(of: entry) {
        while let piece = try? bytes.next() { content += piece.bytes }
      }
      return Part(name: entry.name, bytes: content)
    }
  }

  /// The parts of workbooks, deflated by the writer.
  private static let deflated: [[UInt8]] = [feature, budget].flatMap { workbook -> [[UInt8]] in
    guard let bytes = try? workbook.xlsx(),
      let archive = try? ZipArchive(bytes: bytes, name: nil, limits: .trustingSize)
    else { fatalError("a seed cannot be written") }
    // The flag of libzip to read the compressed bytes of an entry.
    let compressed: UInt32 = 4
    return archive.entries.values.sorted { $0.index < $1.index }.compactMap { entry in
      guard let file = try? archive.open(entry, flags: compressed) else { return nil }
      defer { archive.close(file) }
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: entry.compressedSize + 1, alignment: 1)
      defer { room.deallocate() }
      guard let count = try? archive.read(file, of: entry, into: room) else { return nil }
      return Array(room[..<count])
    }
  }

  private static let csvs = [
    "Date,Description,Category,Type,Amount\r\n2026-01-05,Market,Food,Expense,12.50\r\n2026-01-09,Payroll,Salary,Income,\"1,500.00\"\r\n",
    "Buchungstag;Text;Betrag\n05.01.2026;\"Markt \"\"am Ring\"\"\n2\";-12,50 €\n06.01.2026;Miete;(800,00)\n",
    "Category\tType\tAmount\tDueDate\rRent\tFixed\t1500.00\t15th\rFood\tVariable\t300\tlast\r",
    "sep=|\nDate|Amount|Account|ToAccount|Tags\n01/02/2026|+1'234.56|Checking|Savings|a;b\n",
    "\u{FEFF}Date,Amount\n2026-01-01,=1+1\n\n 2026-01-02 , '-3\n",
  ]

  private static let formulas = [
    "SUM(A1:A10)*2-IF(B2=\"Food\",1,-1)\nD1/0\nD2&\"x\"",
    "SUMIFS(A1:A10,B1:B10,\"Rent*\",A1:A10,\">=\"&3)\nCOUNTIF(B:B,\"?ood\")",
    "IFERROR(VLOOKUP(9,A1:C10,3,FALSE),INDEX(B1:B10,MATCH(16,A1:A10,0)))\nXLOOKUP(4,A1:A10,B1:B10)",
    "TEXT(C1,\"yyyy-mm-dd\")\nEDATE(C1,-13)\nEOMONTH(TODAY(),2)\nWEEKDAY(C2,2)\nNETWORKDAYS(C1,C9)",
    "LET(x,A2,y,x^2,SQRT(y)+ROUND(y,-1))\nLAMBDA(a,a+1)(2)\nREDUCE(0,A1:A5,LAMBDA(s,v,s+v))",
    "PMT(0.05/12,360,200000)\nIRR({-100,50,60})\nRATE(12,-10,100)",
    "T[@Amount]+SUM(T[Amount])\nS!A1+Other!A1+'S'!$B$2\nn\nSUM(n)",
    "FILTER(A1:B10,A1:A10>9)\nSORT(UNIQUE(B1:B10),1,-1)\nSEQUENCE(3,2)\nTEXTJOIN(\", \",TRUE,B1:B3)",
    "OFFSET(A1,1,0,3,1)\nINDIRECT(\"A\"&2)\n-2^2%\n1=1=TRUE\n{1,2;3,4}*2\nREPT(\"x\",5)\nD1:D3",
  ]

  private static let backups: [[UInt8]] = {
    let now = UTCTimestamp(date: .fixed)
    var result = [
      """
      {"version":"1.4.0","exportDate":"2026-01-01T00:00:00Z","monthlyBudgets":[{"month":"2026-01-01T00:00:00Z","totalIncome":1500,"startingBalance":0.1}],\
      "categories":[{"name":"Rent","categoryType":"Fixed","budgetedAmount":1500.00,"colorHex":"#FF0000"}],"transactions":[{"id":"7F1D2B3C-0000-4000-8000-000000000001","date":"2026-01-05T10:00:00Z",\
      "amount":12.50,"transactionDescription":"Market","type":"Expense","category":"Rent"}]}
      """,
      """
      {"version":"1.0","exportDate":"2026-01-01T00:00:00Z","transactions":[{"id":"7F1D2B3C-0000-4000-8000-000000000002","amount":1e2,"currency":"EUR","name":"a\\u00e9\\n",\
      "transactionDate":"2026-01-05T10:00:00Z","categoryID":null}],"categories":[],"periods":[{"name":"p","startDate":"2026-01-01T00:00:00Z"}]}
      """,
    ].map { Array($0.utf8) }
    for csv in csvs.prefix(3) {
      let context = ImportContext(fileName: "seed.csv", now: now)
      if let read = try? BudgetCSV.read(Array(csv.utf8), context: context),
        let written = try? BudgetBackup.write(read.budget, exportDate: now)
      {
        result.append(written)
      }
    }
    return result
  }()
}
