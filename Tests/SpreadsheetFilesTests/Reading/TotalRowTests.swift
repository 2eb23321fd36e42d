import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

/// Tests typed rows of a table: its total row and cells below the table are not records.
@Suite struct TotalRowTests {
  struct Item: Codable, Equatable {
    let item: String
    let amount: Decimal
  }
  struct Other: Codable, Equatable { let name: String }

  private static let records = [Item(item: "Rent", amount: 1_200), Item(item: "Food", amount: 450)]

  /// Makes a table in A2:B5 with a total row, a remark below it, and optionally a longer table in D2:D7.
  private static func workbook(hasTotals: Bool = true, neighbour: Bool = false) -> Workbook {
    var sheet = Sheet("Plan")
    sheet["A1"] = "The plan"
    sheet.append(["item", "amount"])
    sheet.append(["Rent", 1_200])
    sheet.append(["Food", 450])
    sheet.append(["Total", 1_650])
    sheet["A8"] = "Checked by Ann"
    sheet.properties.tables = [
      Sheet.Table(
        "Plan", range: .cells("A2:B5"), columns: [Sheet.Table.Column("item"), Sheet.Table.Column("amount")],
        hasTotalsRow: hasTotals)
    ]
    if neighbour {
      for (row, name) in ["name", "Ann", "Bob", "Cleo", "Dora", "Eve"].enumerated() {
        sheet[row: row + 2, column: 4] = .text(name)
      }
      sheet.properties.tables.append(
        Sheet.Table("People", range: .cells("D2:D7"), columns: [Sheet.Table.Column("name")]))
    }
    return Workbook(sheets: [sheet])
  }

  @Test(arguments: [false, true]) func recordsEndAtTheTotalRow(neighbour: Bool) throws {
    let workbook = Self.workbook(neighbour: neighbour)
    let sheet = workbook.sheets[0]
    #expect(try sheet.rows(of: Item.self, headerRow: 2) == Self.records)
    #expect(try workbook.rows(of: Item.self, sheet: "Plan", headerRow: 2) == Self.records)
    let checked = try sheet.checkedRows(of: Item.self, headerRow: 2)
    #expect(checked.records == Self.records && checked.errors.isEmpty)
    let reader = try XLSXReader(bytes: workbook.xlsx())
    var streamed = try reader.rows(of: Item.self, sheet: "Plan", headerRow: 2)
    #expect(try streamed.all() == Self.records)
  }

  @Test func aTableBesideItGoesOn() throws {
    let people = ["Ann", "Bob", "Cleo", "Dora", "Eve"].map { Other(name: $0) }
    let reader = try XLSXReader(bytes: Self.workbook(neighbour: true).xlsx())
    let checked = try reader.sheet("Plan").checkedRows(of: Other.self, headerRow: 2)
    #expect(checked.records == people)
    var streamed = try reader.rows(of: Other.self, sheet: "Plan", headerRow: 2)
    #expect(try streamed.checked().records == people)
  }

  @Test func withoutATotalRowAllRowsCount() throws {
    let checked = try Self.workbook(hasTotals: false).sheets[0].checkedRows(of: Item.self, headerRow: 2)
    #expect(checked.records == Self.records + [Item(item: "Total", amount: 1_650)])
    #expect(checked.errors.map(\.row) == [8])
  }

  @Test func aTableWithAnotherHeaderRowDoesNotCount() throws {
    struct Line: Decodable {
      let rent: String?, amount: Decimal?
      enum CodingKeys: String, CodingKey { case rent = "Rent", amount = "1200" }
    }
    let lines = try Self.workbook().sheets[0].rows(of: Line.self, headerRow: 3)
    #expect(lines.map(\.rent) == ["Food", "Total", "Checked by Ann"])
  }
}
