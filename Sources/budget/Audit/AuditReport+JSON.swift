import BudgetFiles
import ExactJSON

extension AuditReport {
  /// The findings as JSON.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.write(
      .object([
        JSONMember("file", .string(fileName)), JSONMember("findings", .array(rows.map(Self.value))),
      ]))
    return writer.finished()
  }

  private static func value(_ row: Row) -> JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    return .object([
      JSONMember("code", .string(row.code)), JSONMember("severity", .string(row.severity)),
      JSONMember("sheet", .string(row.sheet)), JSONMember("cell", .string(row.cell)),
      JSONMember("formula", text(row.formula)), JSONMember("cached", text(row.cached)),
      JSONMember("double", .string(row.double)), JSONMember("decimal", .string(row.decimal)),
      JSONMember("sentence", .string(row.sentence)), JSONMember("suggestion", text(row.suggestion)),
    ])
  }
}
