import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@testable import SpreadsheetFormulas

/// Tests workbooks with cached values calculated by another program.
@Suite(.enabled(if: Corpus.isPresent)) struct FormulaCorpusTests {
  struct Tally {
    var agreeing = 0
    var disagreeing: [String] = []
    var unsupported = 0
  }

  @Test(arguments: [("formulas", 99), ("budgets", 100)])
  func cachedValues(_ folder: String, _ percent: Int) throws {
    var tally = Tally()
    for file in Corpus.files(in: folder, extensions: ["xlsx", "xlsm"]) {
      guard let workbook = try? Workbook(xlsxAt: file.path), !Self.dependsOnMoment(workbook) else { continue }
      compare(workbook, file.lastPathComponent, &tally)
    }
    if let path = ProcessInfo.processInfo.environment["FORMULA_DISAGREEMENTS"] {
      try tally.disagreeing.joined(separator: "\n").write(
        toFile: "\(path).\(folder)", atomically: true, encoding: .utf8)
    }
    print(
      "\(folder): \(tally.agreeing) agree, \(tally.disagreeing.count) differ, \(tally.unsupported) unknown")
    #expect(tally.agreeing * 100 >= (tally.agreeing + tally.disagreeing.count) * percent)
  }

  private func compare(_ workbook: Workbook, _ file: String, _ tally: inout Tally) {
    let calculator = WorkbookCalculator(workbook, now: Fixture.moment)
    for (number, sheet) in workbook.sheets.enumerated() {
      for cell in sheet.rows.lazy.flatMap(\.cells) {
        guard let formula = cell.formula, cell.value != .empty else {
          continue
        }
        let value = calculator.value(sheet: sheet.name, cell.reference)
        if Self.agree(value, cell.value, places: Self.isIterated(formula.text) ? 7 : 13) {
          tally.agreeing += 1
        } else if Self.callsUnknown(formula.text)
          || calculator.isUncertain(sheetNumber: number, cell.reference)
        {
          tally.unsupported += 1
        } else {
          let line =
            "\(file)\t\(sheet.name)!\(cell.reference)\t\(formula.text)\t\(Fixture.shown(value))\t\(Fixture.shown(cell.value))"
          tally.disagreeing.append(line)
        }
      }
    }
  }

  /// Whether a formula calls an iterative function, for which Excel stops at eight digits.
  private static func isIterated(_ formula: String) -> Bool {
    ["XIRR(", "IRR(", "RATE("].contains { formula.contains($0) }
  }

  /// Whether a formula of the workbook depends on the current date or on random numbers.
  private static func dependsOnMoment(_ workbook: Workbook) -> Bool {
    let formulas = workbook.sheets.lazy.flatMap(\.rows).flatMap(\.cells).compactMap(\.formula)
    return formulas.contains { formula in
      ["TODAY(", "NOW(", "RAND"].contains { formula.text.uppercased().contains($0) }
    }
  }

  /// Whether two values are equal; numbers to 14 digits, because the 15th digit of a cached double sometimes differs.
  static func agree(_ ours: CellValue, _ cached: CellValue, places: Int = 13) -> Bool {
    if case .number(let ours) = ours, case .number(let cached) = cached {
      let distance = (ours - cached).magnitude
      return distance == 0
        || distance <= max(ours.magnitude, 1) * Decimal(sign: .plus, exponent: -places, significand: 1)
    }
    return ours == cached
  }

  static func callsUnknown(_ formula: String) -> Bool {
    guard let expression = try? FormulaParser.parse(formula) else { return false }
    return !UnknownFunctions.names(in: expression).isEmpty
  }
}

/// Finds the unknown functions in an expression.
enum UnknownFunctions {
  static func names(in expression: FormulaExpression) -> Set<String> {
    switch expression {
    case .constant, .array, .missing, .area, .name, .structured: []
    case .unary(_, let operand): names(in: operand)
    case .operation(let first, let terms):
      terms.reduce(into: names(in: first)) { $0.formUnion(names(in: $1.operand)) }
    case .apply(let function, let arguments):
      arguments.reduce(into: names(in: function)) { $0.formUnion(names(in: $1)) }
    case .call(let name, let arguments):
      arguments.reduce(into: FunctionTable.functions[name] == nil ? [name] : []) {
        $0.formUnion(names(in: $1))
      }
    }
  }
}
