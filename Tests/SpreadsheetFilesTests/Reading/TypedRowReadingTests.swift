import CalendarDates
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct TypedRowReadingTests {
  struct Expense: Codable, Equatable {
    let date: CalendarDate
    let item: String
    let amount: Decimal
    let note: String?
  }

  static func expenses(_ count: Int) throws -> [Expense] {
    let first = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    return try (0..<count).map { index in
      Expense(
        date: try #require(CalendarDate(dayNumber: first.dayNumber + index % 365)), item: "Item \(index % 7)",
        amount: Decimal(index) / 100, note: index % 3 == 0 ? nil : "note \(index)")
    }
  }

  static func reader(_ expenses: [Expense]) throws -> XLSXReader {
    var workbook = Workbook()
    try workbook.addSheet("Log", of: expenses)
    return try XLSXReader(bytes: workbook.xlsx(), name: "log.xlsx")
  }

  @Test func streamedRowsComeBack() throws {
    let expenses = try Self.expenses(2_000)
    let reader = try Self.reader(expenses)
    var rows = try reader.rows(of: Expense.self, sheet: "log", headerRow: 1)
    #expect(try rows.next() == expenses.first)
    #expect(try rows.all() == Array(expenses.dropFirst()))
    var count = 0
    var again = try reader.rows(of: Expense.self, sheet: "Log")
    try again.forEach { _ in count += 1 }
    #expect(count == 2_000)
    #expect(try reader.values(ofSheet: 0).rows(of: Expense.self) == expenses)
    #expect(try reader.sheet(0).rows(of: Expense.self) == expenses)
    #expect(throws: TypedRowError(.noSuchSheet, source: "No")) {
      try reader.rows(of: Expense.self, sheet: "No")
    }
  }

  @Test func errorsNameTheFileAndLine() throws {
    let text =
      "date,item,amount,note\n2026-01-31,\"two\nlines\",1.50,\n\n2026-02-01,tea,1,50\n2026-02-02,,3,\n"
    func rows() -> TypedRowReader<CSVReader, Expense> {
      CSVReader(bytes: Array(text.utf8), name: "bank.csv").rows(of: Expense.self)
    }
    var first = rows()
    let expense = try #require(try first.next())
    #expect(expense.item == "two\nlines" && expense.amount == Decimal(15) / 10 && expense.note == nil)
    var all = rows()
    let checked = try all.checked()
    #expect(checked.records.count == 2)
    #expect(
      checked.errors.map(\.description) == [
        "bank.csv, cell B6, \"item\": a text is expected, but the cell is blank"
      ])
    var strict = rows()
    #expect(throws: TypedRowError.self) { try strict.all() }
    var empty = CSVReader(bytes: [], name: "empty.csv").rows(of: Expense.self)
    #expect(throws: TypedRowError(.noHeaderRow, source: "empty.csv")) { try empty.all() }
  }

  @Test func readingGoesOnAfterARowThatDoesNotFit() throws {
    struct Amount: Decodable, Equatable { let amount: Int }
    let text = "amount\n1\nx\n3\n"
    var rows = CSVReader(bytes: Array(text.utf8), name: "a.csv").rows(of: Amount.self)
    #expect(try rows.next()?.amount == 1)
    #expect(throws: TypedRowError.self) { try rows.next() }
    #expect(try rows.next()?.amount == 3)
    #expect(try rows.next() == nil)
  }
}
