import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@Suite struct SheetsByNameTests {
  private func reader() throws -> XLSXReader {
    var plan = Sheet("Plan")
    plan.append(["Rent", 1_200])
    plan.append(["Food", 450])
    return try XLSXReader(bytes: Workbook(sheets: [Sheet("Log"), plan]).xlsx(), name: "budget.xlsx")
  }

  @Test(arguments: ["Plan", "PLAN"]) func everyFormFindsTheSheet(name: String) throws {
    let reader = try reader()
    #expect(try reader.index(ofSheet: name) == 1)
    #expect(try reader.sheet(name) == reader.sheet(1))
    #expect(try reader.sheetProperties(ofSheet: name).name == "Plan")
    #expect(try reader.rows(ofSheet: name).next()?[1]?.value == "Rent")
    var rows: [Int] = []
    try reader.readRows(ofSheet: name) { rows.append($0.number) }
    try reader.readValues(ofSheet: name) { rows.append($0.number + 10) }
    for row in try reader.valueRows(ofSheet: name) { rows.append(try row.get().number + 20) }
    #expect(rows == [1, 2, 11, 12, 21, 22])
    #expect(try reader.values(ofSheet: name)[.cell("B2")] == 450)
  }

  @Test func aMissingSheetIsAnErrorWithTheNamesThatAreThere() throws {
    let error = try #require(throws: SpreadsheetFileError.self) { try reader().sheet("Budget") }
    #expect(error.code == .noSuchSheet)
    #expect(
      error.description
        == "budget.xlsx: there is no sheet “Budget”; the workbook has “Log”, “Plan”")
    let many = Workbook(sheets: (1...12).map { Sheet("S\($0)") })
    let other = try #require(throws: SpreadsheetFileError.self) {
      try XLSXReader(bytes: many.xlsx()).sheet("T")
    }
    #expect(other.reason.hasSuffix("“S9”, “S10” and 2 more"))
  }
}

@Suite struct StreamTests {
  private static let rows = "<row r=\"1\"><c><v>1</v></c></row><row r=\"4\"><c><v>2</v></c></row>"

  @Test func rowsComeInALoop() throws {
    let reader = try XLSXReader(bytes: TestWorkbook(rows: Self.rows).bytes())
    var numbers: [Int] = []
    for row in try reader.rows(ofSheet: "S") { numbers.append(try row.get().number) }
    #expect(numbers == [1, 4])
    let stream = try reader.rows(ofSheet: 0)
    #expect(try stream.next()?.number == 1)
    // Rows that were already read are not returned again.
    #expect(try stream.map { try $0.get().number } == [4])
    #expect(stream.map(\.self).isEmpty)
  }

  @Test func damageIsAnItemOfTheLoopAndItsEnd() throws {
    let reader = try XLSXReader(bytes: TestWorkbook(rows: Self.rows + "<row r=\"5\"><c></row>").bytes())
    for count in [
      try reader.rows(ofSheet: 0).map { $0.map(\.number) },
      try reader.valueRows(ofSheet: 0).map { $0.map(\.number) },
    ] {
      #expect(try count.prefix(2).map { try $0.get() } == [1, 4])
      #expect(count.count == 3)
      #expect(throws: SpreadsheetFileError.self) { try count.last?.get() }
    }
  }

  @Test func csvRowsComeInALoop() throws {
    let reader = CSVReader(bytes: Array("a,b\n1,2\n\"3".utf8), name: "bank.csv")
    var lines: [Int] = []
    #expect(throws: CSVError.self) {
      for row in reader { lines.append(try row.get().line) }
    }
    #expect(lines == [1, 2])
  }

  @Test func recordsComeInALoopAndARowThatIsNoneDoesNotEndIt() throws {
    struct Item: Decodable, Equatable { let a: Int }
    let text = "a\n1\nx\n3\n"
    let records = CSVReader(bytes: Array(text.utf8), name: "bank.csv").rows(of: Item.self)
    let items = Array(records)
    #expect(items.compactMap { try? $0.get() } == [Item(a: 1), Item(a: 3)])
    #expect(items.count == 3)
    // Without the column, the whole table is refused with one error.
    let none = CSVReader(bytes: Array("b\n1\n2\n".utf8), name: "bank.csv").rows(of: Item.self)
    #expect(Array(none).count == 1)
    let empty = CSVReader(bytes: [], name: "bank.csv").rows(of: Item.self)
    #expect(Array(empty).count == 1)
  }

  @Test func forEachStillGivesRecords() throws {
    struct Item: Decodable, Equatable { let a: Int }
    var records = CSVReader(bytes: Array("a\n1\n2\n".utf8), name: "bank.csv").rows(of: Item.self)
    var sum = 0
    try records.forEach { sum += $0.a }
    #expect(sum == 3)
    var count = 0
    var others = CSVReader(bytes: Array("a\n1\n2\n".utf8), name: "bank.csv").rows(of: Item.self)
    try others.forEach { _ in count += 1 }
    #expect(count == 2)
  }
}
