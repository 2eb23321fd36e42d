import ExactDecimals
import ExactJSON
import SpreadsheetAudit
import SpreadsheetFormulas
import SpreadsheetValues
import BudgetReports

/// Describes repairs of a workbook.
enum RepairText {
  /// The result of the repairs.
  struct Outcome {
    let name: String
    let repairs: [AuditRepair]
    let accepted: Int
    let isWritten: Bool
    /// The path of the copy of the workbook's previous state.
    let copy: String?
    /// The number of findings before and after the repairs.
    let before, after: Int
  }

  /// The maximum number of cells and changes shown for one repair.
  private static let limit = 8

  /// Returns a repair as lines: its kind and cell, the old and the new content, and the resulting changes.
  static func lines(_ repair: AuditRepair, _ number: Int, of count: Int, _ width: LineWidth) -> [String] {
    guard let first = repair.cells.first else { return [] }
    let others = repair.cells.dropFirst().map(\.location)
    var lines = ["\(number) of \(count)  \(repair.code.rawValue)  \(first.location)"]
    if first.before == first.after {
      lines.append("  stays: \(text(first.after))")
    } else {
      lines += ["  before: \(text(first.before))", "  after: \(text(first.after))"]
    }
    if !others.isEmpty { lines.append("  also: \(list(others.map { name($0, from: first.location) }))") }
    let changes = repair.changes.filter(isVisible).map { change in
      "\(name(change.location, from: first.location)) \(text(change.before)) → \(text(change.after))"
    }
    lines.append("  values: \(changes.isEmpty ? "none changes" : list(changes))")
    return lines.flatMap { FindingLines.wrapped(TerminalText.printable($0), width: width.prose) } + [""]
  }

  /// Returns whether a change is more than the rounding error of a sum.
  private static func isVisible(_ change: AuditRepair.Change) -> Bool {
    guard let before = change.before.number, let after = change.after.number else { return true }
    return before.rounded(toSignificantDigits: 12) != after.rounded(toSignificantDigits: 12)
  }

  private static func list(_ texts: [String]) -> String {
    let more = texts.count - limit
    return texts.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Returns the name of a cell, with its sheet if that is another one.
  private static func name(_ cell: CellLocation, from place: CellLocation) -> String {
    cell.sheet == place.sheet ? "\(cell.reference)" : "\(cell)"
  }

  private static func text(_ content: AuditRepair.Content) -> String {
    switch content {
    case .formula(let formula): "=\(formula)"
    case .value(let value): text(value)
    }
  }

  private static func text(_ value: CellValue) -> String {
    switch value {
    case .empty: "empty"
    case .number(let number): number.rounded(toSignificantDigits: 15).plainText
    case .text(let text): "\"\(text)\""
    case .boolean(let isTrue): isTrue ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }
}

extension RepairText.Outcome {
  /// The result in one or two sentences.
  var sentence: String {
    let left = "\(name) has \(after == 1 ? "1 finding" : "\(after) findings")"
    if repairs.isEmpty {
      return before == 0
        ? "\(name): nothing was found, and there is nothing to repair."
        : "No repair is safe; \(left) (budget audit)."
    }
    let count = accepted == 1 ? "1 repair" : "\(accepted) repairs"
    if accepted == 0 {
      return "Nothing was written; --fix-all makes all of them, --only CODE those of a kind."
    }
    guard isWritten else { return "Nothing was written (--dry-run); with \(count) \(left) left." }
    let rest = after == 1 ? "1 finding is left" : "\(after) findings are left"
    return InPlaceOptions.written(name, "\(count), and \(rest)", copy: copy)
  }

  /// Returns the result as JSON, with all repairs.
  func json(_ made: Set<AuditRepair>) -> JSONValue {
    .object([
      JSONMember("file", .string(name)),
      JSONMember("repairs", .array(repairs.map { Self.value($0, isAccepted: made.contains($0)) })),
      JSONMember("written", .bool(isWritten)), JSONMember("copy", copy.map { .string($0) } ?? .null),
      JSONMember("findingsBefore", .number(String(before))),
      JSONMember("findingsAfter", .number(String(after))),
    ])
  }

  private static func value(_ repair: AuditRepair, isAccepted: Bool) -> JSONValue {
    .object([
      JSONMember("code", .string(repair.code.rawValue)), JSONMember("accepted", .bool(isAccepted)),
      JSONMember(
        "cells",
        .array(
          repair.cells.map {
            .object(
              place($0.location) + [
                JSONMember("before", value($0.before)), JSONMember("after", value($0.after)),
              ])
          })),
      JSONMember(
        "changes",
        .array(
          repair.changes.map {
            .object(
              place($0.location) + [
                JSONMember("before", value($0.before)), JSONMember("after", value($0.after)),
              ])
          })),
    ])
  }

  private static func place(_ cell: CellLocation) -> [JSONMember] {
    [JSONMember("sheet", .string(cell.sheet)), JSONMember("cell", .string("\(cell.reference)"))]
  }

  private static func value(_ content: AuditRepair.Content) -> JSONValue {
    switch content {
    case .formula(let formula): .object([JSONMember("formula", .string(formula))])
    case .value(let value): .object([JSONMember("value", Self.value(value))])
    }
  }

  private static func value(_ value: CellValue) -> JSONValue {
    switch value {
    case .empty: .null
    case .number(let number): .number(number.plainText)
    case .text(let text): .string(text)
    case .boolean(let isTrue): .bool(isTrue)
    case .error(let error): .string(error.rawValue)
    }
  }
}
