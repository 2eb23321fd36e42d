import BudgetFiles
import ExactDecimals
import Foundation
import ExactJSON

/// A list whose rows are shown as a table or written as JSON.
struct Listing {
  /// A column with its JSON key.
  struct Column {
    let key: String
    let header: String
    let alignment: TextTable.Alignment

    static func words(_ key: String, _ header: String) -> Column {
      Column(key: key, header: header, alignment: .left)
    }

    static func figures(_ key: String, _ header: String) -> Column {
      Column(key: key, header: header, alignment: .right)
    }
  }

  /// A cell's displayed text and its exact value.
  struct Cell {
    let text: String
    let value: JSONValue

    static func text(_ text: String?) -> Cell {
      Cell(text: text ?? "", value: text.map { .string($0) } ?? .null)
    }

    /// Returns a number with its displayed text.
    static func number(_ number: Decimal?, _ text: String) -> Cell {
      Cell(text: text, value: number.map { .number($0.plainText) } ?? .null)
    }

    static func count(_ count: Int) -> Cell { Cell(text: String(count), value: .number(String(count))) }

    static func flag(_ isTrue: Bool, _ word: String) -> Cell {
      Cell(text: isTrue ? word : "", value: .bool(isTrue))
    }
  }

  /// The name of the list of rows in JSON.
  let name: String
  let columns: [Column]
  var rows: [[Cell]] = []
  /// Rows of totals, shown below a line; in JSON they are under `totals`.
  var totals: [[Cell]] = []
  /// Sentences below the table.
  var notes: [String] = []
  /// Whether the command found something to report with exit status 1.
  var hasFound = false

  /// Returns the table with its notes as lines.
  func lines(_ width: LineWidth) -> [String] {
    guard !rows.isEmpty else { return notes.isEmpty ? ["no \(name)"] : notes }
    var table = TextTable(columns.map { ($0.header, $0.alignment) })
    for row in rows { table.append(row.map(\.text)) }
    if !totals.isEmpty { table.rule() }
    for row in totals { table.append(row.map(\.text)) }
    return table.lines(width: width.table) + (notes.isEmpty ? [] : [""])
      + notes.flatMap {
        FindingLines.wrapped($0, width: width.prose)
      }
  }

  /// Returns a document with an object for each row.
  func json() -> [UInt8] {
    func object(_ row: [Cell]) -> JSONValue {
      .object(zip(columns, row).map { JSONMember($0.key, $1.value) })
    }
    var members = [JSONMember(name, .array(rows.map(object)))]
    if !totals.isEmpty { members.append(JSONMember("totals", .array(totals.map(object)))) }
    if !notes.isEmpty { members.append(JSONMember("notes", .array(notes.map { .string($0) }))) }
    var writer = JSONWriter()
    writer.write(.object(members))
    return writer.finished()
  }
}
