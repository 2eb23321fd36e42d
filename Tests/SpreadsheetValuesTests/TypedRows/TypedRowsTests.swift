import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

/// Makes a sheet named Log with these rows of values, starting in A1.
func logSheet(_ rows: [[CellValue]]) -> Sheet {
  var sheet = Sheet("Log")
  for row in rows { sheet.append(row) }
  return sheet
}

func number(_ text: String) throws -> CellValue { .number(try Decimal(strict: text)) }

@Suite struct TypedRowsTests {
  enum Kind: String, Codable { case income = "Income", expense = "Expense" }

  struct Entry: Codable, Equatable {
    let date: CalendarDate
    let kind: Kind
    let amount: Decimal
    let count: Int
    let isPaid: Bool
    let note: String?

    enum CodingKeys: String, CodingKey {
      case date = "Date", kind = "Type", amount = "Amount", count, isPaid, note = "Note"
    }
  }

  static let headers: [CellValue] = ["Date", "Type", "Amount", "Count", "Is paid", "Note"]

  @Test func everyKindOfPropertyAndBlankRows() throws {
    let sheet = logSheet([
      ["The log of", 2026], [], Self.headers,
      [46_023, "Income", try number("1234567890123.45"), 3, true, "salary"], [],
      [46_024, "Expense", try number("-0.01"), -2, false],
    ])
    let entries = try sheet.rows(of: Entry.self, headerRow: 3)
    #expect(
      entries == [
        Entry(
          date: try #require(CalendarDate(year: 2026, month: 1, day: 1)), kind: .income,
          amount: try Decimal(strict: "1234567890123.45"), count: 3, isPaid: true, note: "salary"),
        Entry(
          date: try #require(CalendarDate(year: 2026, month: 1, day: 2)), kind: .expense,
          amount: try Decimal(strict: "-0.01"), count: -2, isPaid: false, note: nil),
      ])
  }

  @Test func headersAreFoundAsWrittenThenWithoutSpaceAndCase() throws {
    struct Row: Decodable, Equatable { let paidOn: Int, amount: Int, Amount: Int }
    let sheet = logSheet([["PAID\nON ", "amount", "Amount"], [1, 2, 3]])
    #expect(try sheet.rows(of: Row.self) == [Row(paidOn: 1, amount: 2, Amount: 3)])
  }

  @Test func numbersAndYearsAreHeaders() throws {
    struct Row: Decodable {
      let year: Int
      enum CodingKeys: String, CodingKey { case year = "2025" }
    }
    #expect(try logSheet([[2025], [7]]).rows(of: Row.self).map(\.year) == [7])
  }

  struct One<Value: Codable>: Codable {
    let value: Value
    enum CodingKeys: String, CodingKey { case value = "Value" }
  }

  /// Reads one cell as a value, or returns the error.
  static func read<Value: Codable>(
    _ type: Value.Type, _ cell: CellValue, rules: FieldRules = FieldRules()
  ) -> Result<Value, TypedRowError> {
    Result { () throws(TypedRowError) in
      guard
        let row = try logSheet([["Value", "More"], [cell, 1]])
          .rows(of: One<Value>.self, rules: rules).first
      else { throw TypedRowError(.noHeaderRow) }
      return row.value
    }
  }

  @Test func integersAreCheckedAgainstTheirRange() throws {
    #expect(try Self.read(UInt8.self, 255).get() == 255)
    #expect(try Self.read(Int8.self, -128).get() == -128)
    #expect(try Self.read(Int64.self, number("9.2e18")).get() == 9_200_000_000_000_000_000)
    #expect(try Self.read(UInt128.self, number("1e20")).get() == 100_000_000_000_000_000_000)
    #expect(try Self.read(Int.self, number("7.00")).get() == 7)
    for (cell, name) in [(CellValue.number(256), "UInt8"), (try number("1.5"), "UInt8"), (-1, "UInt8")] {
      let error = #expect(throws: TypedRowError.self) { try Self.read(UInt8.self, cell).get() }
      #expect(error?.reason == .mismatch(expected: .wholeNumber(name), found: cell))
    }
  }

  @Test func textsTakeNumbersAndFlagsInPlainForm() throws {
    #expect(try Self.read(String.self, "a").get() == "a")
    #expect(try Self.read(String.self, number("0.10")).get() == "0.1")
    #expect(try Self.read(String.self, true).get() == "TRUE")
    let error = #expect(throws: TypedRowError.self) {
      try Self.read(String.self, .error(.notAvailable)).get()
    }
    #expect(error?.reason == .mismatch(expected: .text, found: .error(.notAvailable)))
  }

  @Test func textsAreNoNumbersUnlessTheRulesSaySo() throws {
    let parsing = FieldRules(parsesTexts: true)
    let day = try #require(CalendarDate(year: 2026, month: 1, day: 31))
    #expect(throws: TypedRowError.self) { try Self.read(Decimal.self, "1.5").get() }
    #expect(throws: TypedRowError.self) { try Self.read(Bool.self, "true").get() }
    #expect(throws: TypedRowError.self) { try Self.read(CalendarDate.self, "2026-01-31").get() }
    #expect(try Self.read(Decimal.self, "1.50", rules: parsing).get() == Decimal(strict: "1.5"))
    #expect(try Self.read(Bool.self, "TRUE", rules: parsing).get())
    #expect(try Self.read(CalendarDate.self, "2026-01-31", rules: parsing).get() == day)
    #expect(
      try Self.read(UTCTimestamp.self, "2026-01-31", rules: parsing).get() == UTCTimestamp(date: day))
    #expect(try Self.read(TimeOfDay.self, "07:30", rules: parsing).get().secondOfDay == 27_000)
    #expect(throws: TypedRowError.self) { try Self.read(Decimal.self, "1,5", rules: parsing).get() }
    #expect(throws: TypedRowError.self) { try Self.read(Bool.self, "yes", rules: parsing).get() }
  }

  @Test func daysAndTimes() throws {
    let day = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    #expect(try Self.read(CalendarDate.self, 46_023).get() == day)
    #expect(
      try Self.read(CalendarDate.self, 44_561, rules: FieldRules(dateSystem: .from1904)).get() == day)
    #expect(
      try Self.read(UTCTimestamp.self, number("46023.5")).get().description == "2026-01-01T12:00:00Z")
    #expect(try Self.read(TimeOfDay.self, number("0.25")).get().description == "06:00:00")
    #expect(throws: TypedRowError.self) { try Self.read(CalendarDate.self, number("46023.5")).get() }
    #expect(throws: TypedRowError.self) { try Self.read(TimeOfDay.self, 1).get() }
    // Day 60 of the 1900 system does not exist.
    #expect(throws: TypedRowError.self) { try Self.read(CalendarDate.self, 60).get() }
  }

  @Test func momentsNeedATimeZone() throws {
    let error = #expect(throws: TypedRowError.self) { try Self.read(Date.self, 46_023).get() }
    #expect(
      error?.reason == .unsupported("a cell has no time zone: give one, or use CalendarDate or UTCTimestamp"))
    let zone = try #require(TimeZone(secondsFromGMT: 3_600))
    let moment = try Self.read(Date.self, number("46023.5"), rules: FieldRules(timeZone: zone)).get()
    // 2026-01-01 11:00 in UTC.
    #expect(moment.timeIntervalSince1970 == 1_767_265_200)
  }

  @Test func binaryNumbersAreTheNearest() throws {
    #expect(try Self.read(Double.self, number("0.1")).get() == 0.1)
    #expect(try Self.read(Float.self, number("16777217")).get() == 16_777_216)
  }

  @Test func cellValuesTakeAnythingAndDictionariesWhatIsThere() throws {
    for value: CellValue in [.empty, .error(.name), 1, "a", true] {
      #expect(try Self.read(CellValue.self, value).get() == value)
    }
    let rows = try logSheet([["a", "b", "c"], [1, .empty, 3]]).rows(of: [String: Int].self)
    #expect(rows == [["a": 1, "c": 3]])
  }

  static let refused: [(name: String, rows: [[CellValue]], reason: TypedRowError.Reason, place: String)] = [
    ("no rows", [], .noHeaderRow, "Log: there is no header row"),
    (
      "missing", [["Day"], [1]], .missingColumn(headers: ["Day"]),
      "Log, row 1, \"Value\": no column has this header; there are \"Day\""
    ),
    (
      "repeated", [["Value", "x", "Value"], [1]], .duplicateColumn([1, 3]),
      "Log, cell A1, \"Value\": the columns A, C have this header"
    ),
    (
      "repeated loosely", [["VALUE", "value "], [1]], .duplicateColumn([1, 2]),
      "Log, cell A1, \"Value\": the columns A, B have this header"
    ),
    (
      "blank", [["x", "Value"], [1]], .blank(expected: .wholeNumber("Int")),
      "Log, cell B2, \"Value\": a whole number that fits Int is expected, but the cell is blank"
    ),
    (
      "text", [["x", "Value"], [1, 2], [1, "n/a"]],
      .mismatch(expected: .wholeNumber("Int"), found: "n/a"),
      "Log, cell B3, \"Value\": a whole number that fits Int is expected, but there is the text \"n/a\""
    ),
    (
      "error", [["Value"], [.error(.divisionByZero)]],
      .mismatch(expected: .wholeNumber("Int"), found: .error(.divisionByZero)),
      "Log, cell A2, \"Value\": a whole number that fits Int is expected, but there is the error #DIV/0!"
    ),
  ]

  @Test(arguments: refused.indices) func errorsNameTheirPlace(_ index: Int) throws {
    let row = Self.refused[index]
    let error = try #require(throws: TypedRowError.self, "\(row.name)") {
      try logSheet(row.rows).rows(of: One<Int>.self)
    }
    #expect(error.reason == row.reason)
    #expect(error.description == row.place)
  }

  /// A field with its own type, which checks by itself whether the cell is empty.
  private struct Perhaps: Decodable {
    var number: Int?

    init(from decoder: any Decoder) throws {
      let field = try decoder.singleValueContainer()
      number = field.decodeNil() ? nil : try field.decode(Int.self)
    }
  }

  private struct Uncertain: Decodable { let value: Perhaps }

  @Test func aFieldThatTwoColumnsCouldBeIsNotNil() throws {
    #expect(try logSheet([["Value"], [.empty]]).rows(of: Uncertain.self).first?.value.number == nil)
    let error = try #require(throws: TypedRowError.self) {
      try logSheet([["Value", "Value"], [1, 2]]).rows(of: Uncertain.self)
    }
    #expect(error.reason == .duplicateColumn([1, 2]))
  }

  @Test func whatNoCellHoldsIsRefused() throws {
    struct Inner: Codable { let a: Int }
    let cases: [() throws -> Void] = [
      { _ = try Self.read([Int].self, 1).get() }, { _ = try Self.read(Inner.self, 1).get() },
      { _ = try logSheet([["a"], [1]]).rows(of: [Int].self) },
      { _ = try logSheet([["a"], [1]]).rows(of: Int.self) },
    ]
    for attempt in cases {
      let error = try #require(throws: TypedRowError.self) { try attempt() }
      guard case .unsupported = error.reason else { return #expect(Bool(false), "\(error)") }
    }
  }

  @Test func unknownRawValuesNameTheCell() throws {
    let sheet = logSheet([Self.headers, [46_023, "Gift", 1, 1, true]])
    let error = try #require(throws: TypedRowError.self) { try sheet.rows(of: Entry.self) }
    #expect(error.cell == CellReference("B2"))
    guard case .refused(let reason) = error.reason else { return #expect(Bool(false), "\(error)") }
    #expect(reason.contains("Gift"))
  }

  @Test func ownRulesOfARecordNameTheRow() throws {
    struct Positive: Decodable {
      struct Failure: Error {}
      init(from decoder: any Decoder) throws {
        let value = try One<Int>(from: decoder).value
        guard value > 0 else { throw Failure() }
      }
    }
    let error = try #require(throws: TypedRowError.self) {
      try logSheet([["Value"], [1], [-1]]).rows(of: Positive.self)
    }
    #expect(error.row == 3)
    #expect(error.reason == .refused("Failure()"))
  }

  @Test func checkedRowsGiveAllErrorsAtOnce() throws {
    let sheet = logSheet([["Value"], [1], ["x"], [3], [true]])
    let checked = try sheet.checkedRows(of: One<Int>.self)
    #expect(checked.records.map(\.value) == [1, 3])
    #expect(checked.errors.map(\.cell) == [CellReference("A3"), CellReference("A5")])
    #expect(throws: TypedRowError.self) { try logSheet([["x"], [1]]).checkedRows(of: One<Int>.self) }
    #expect(throws: TypedRowError.self) { try logSheet([]).checkedRows(of: One<Int>.self) }
  }

  @Test func headerRowsBelowOthersAndMissingOnes() throws {
    let sheet = logSheet([["Value"], [1], ["Value"], [2]])
    #expect(try sheet.rows(of: One<Int>.self, headerRow: 3).map(\.value) == [2])
    let error = try #require(throws: TypedRowError.self) {
      try logSheet([[], ["Value"]]).rows(of: One<Int>.self, headerRow: 1)
    }
    #expect(error == TypedRowError(.noHeaderRow, source: "Log", row: 1))
  }

  @Test func inheritedPropertiesAreOfTheSameRow() throws {
    class Base: Decodable { let a: Int }
    final class Derived: Base {
      let b: Int
      enum CodingKeys: String, CodingKey { case b }
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        b = try container.decode(Int.self, forKey: .b)
        try super.init(from: container.superDecoder())
      }
    }
    let row = try #require(try logSheet([["a", "b"], [1, 2]]).rows(of: Derived.self).first)
    #expect(row.a == 1 && row.b == 2)
  }

  @Test func workbooksKnowTheirDateSystem() throws {
    var workbook = Workbook(sheets: [logSheet([["Value"], [0]])], dateSystem: .from1904)
    #expect(
      try workbook.rows(of: One<CalendarDate>.self, sheet: "LOG").first?.value.description == "1904-01-01")
    workbook.sheets = []
    #expect(throws: TypedRowError(.noSuchSheet, source: "Log")) {
      try workbook.rows(of: One<Int>.self, sheet: "Log")
    }
  }
}
