import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

@Suite struct RecordWritingTests {
  typealias Entry = TypedRowsTests.Entry

  static func entry(_ day: Int, note: String?) throws -> Entry {
    Entry(
      date: try #require(CalendarDate(year: 2026, month: 1, day: day)), kind: .expense,
      amount: try Decimal(strict: "12.34"), count: day, isPaid: day == 1, note: note)
  }

  @Test func recordsBecomeRowsAndComeBack() throws {
    let entries = [try Self.entry(1, note: nil), try Self.entry(2, note: "tea")]
    var workbook = Workbook()
    try workbook.addSheet("Log", of: entries, styles: ["Amount": CellStyle(numberFormat: .decimal)])
    let sheet = workbook.sheets[0]
    #expect(
      sheet.rows[0].cells.map(\.value) == ["Date", "Type", "Amount", "count", "isPaid", "Note"])
    #expect(sheet.rows[1].cells.map(\.value) == [46_023, "Expense", .number(entries[0].amount), 1, true])
    #expect(sheet.properties.frozenRows == 1)
    func style(_ address: String) throws -> CellStyle {
      let reference = try #require(CellReference(address))
      return workbook.styles[try #require(sheet[reference]).style]
    }
    #expect(try style("A1").font.isBold)
    #expect(try style("A2").numberFormat == .isoDate)
    #expect(try style("C2").numberFormat == .decimal)
    #expect(try style("D2") == CellStyle())
    #expect(try workbook.rows(of: Entry.self, sheet: "Log") == entries)
  }

  @Test func everyTypeOfProperty() throws {
    struct All: Codable, Equatable {
      let a: Int8, b: UInt64, c: Double, d: Float, e: TimeOfDay, f: UTCTimestamp, g: CellValue, h: Int?
      let i: Bool?, j: String?, k: Double?, l: Decimal?
    }
    let noon = try #require(UTCTimestamp("2026-01-01T12:00:00Z"))
    let all = All(
      a: -1, b: 18_000_000_000_000_000_000, c: 0.1, d: 1.5, e: noon.time, f: noon, g: "x", h: 1, i: true,
      j: "y", k: 1e-7, l: 2)
    let fields = try RecordFields(all).fields
    #expect(fields.map(\.header).joined() == "abcdefghijkl")
    #expect(fields.map(\.value)[2] == (try number("0.1")))
    #expect(fields.map(\.value)[4] == (try number("0.5")))
    #expect(fields.map(\.value)[5] == (try number("46023.5")))
    #expect(fields.map(\.kind).prefix(3) == [.wholeNumber("Int8"), .wholeNumber("UInt64"), .number])
    #expect(try Sheet("S", of: [all]).rows(of: All.self) == [all])
    let nothing = All(
      a: 0, b: 0, c: 0, d: 0, e: .midnight, f: noon, g: .empty, h: nil, i: nil, j: nil, k: nil, l: nil)
    #expect(try RecordFields(nothing).fields.count == 12)
    #expect(try Sheet("S", of: [nothing, all]).rows(of: All.self) == [nothing, all])
  }

  @Test func whatNoCellHoldsIsRefused() throws {
    struct One<Value: Encodable>: Encodable { let value: Value }
    struct Nothing: Encodable {}
    let early = try #require(CalendarDate(year: 1899, month: 1, day: 1))
    let records: [any Encodable] = [
      One(value: [1]), One(value: One(value: 1)), One(value: Double.nan), One(value: early),
      One(value: Date(timeIntervalSince1970: 0)), One(value: Nothing()), 5, One(value: ["a": 1]),
    ]
    for record in records {
      let error = #expect(throws: TypedRowError.self) { try RecordFields(record) }
      guard case .unsupported = error?.reason else {
        return #expect(Bool(false), "\(record): \(error as Any)")
      }
    }
  }

  @Test func momentsAreShownInTheirZone() throws {
    struct One: Encodable { let value: Date }
    let zone = try #require(TimeZone(secondsFromGMT: 3_600))
    let record = One(value: Date(timeIntervalSince1970: 1_767_265_200))
    let field = try #require(try RecordFields(record, rules: FieldRules(timeZone: zone)).fields.first)
    #expect(field.value == (try number("46023.5")))
  }

  @Test func propertiesThatOnlyLaterRecordsHaveAreRefused() throws {
    let records: [[String: Int]] = [["a": 1], ["a": 1, "b": 2]]
    let error = #expect(throws: TypedRowError.self) { try Sheet("S", of: records) }
    #expect(error == TypedRowError(.missingColumn(headers: ["a"]), source: "S", row: 3, header: "b"))
  }

  @Test func datesAndCellsTravelAsJSON() throws {
    let entry = try Self.entry(1, note: nil)
    let bytes = try JSONEncoder().encode(entry)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"2026-01-01\""))
    #expect(try JSONDecoder().decode(Entry.self, from: bytes) == entry)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data("[\"2026-02-30\"]".utf8))
    }
    let values: [CellValue] = [.empty, 1, "a", true]
    #expect(try JSONDecoder().decode([CellValue].self, from: JSONEncoder().encode(values)) == values)
    let month = try JSONDecoder().decode([CalendarMonth].self, from: Data("[\"2026-02\"]".utf8))
    #expect(month.first?.description == "2026-02")
  }
}
