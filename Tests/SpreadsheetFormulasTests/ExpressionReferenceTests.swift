import ExactDecimals
import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetFormulas

/// Compares random formulas with values calculated by Python's `decimal` (`Tests/Reference/expressions.py`).
@Suite struct ExpressionReferenceTests {
  /// The file of expressions; `EXPRESSIONS` names a larger one: `make expressions` compares 100,000.
  private static let file =
    ProcessInfo.processInfo.environment["EXPRESSIONS"].map { URL(filePath: $0) }
    ?? packageFolder.appending(path: "Tests/Reference/expressions.tsv")

  /// One unit of the 28th digit.
  private static let tolerance = Decimal(sign: .plus, exponent: -27, significand: 1)

  @Test func `values equal Python's to 28 digits`() throws {
    let calculator = Fixture().calculator
    let cell = try #require(CellReference("Z99" as String))
    var (count, different) = (0, [String]())
    for line in try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: "\t").map { String($0) }
      let value = try calculator.evaluate(parts[0], sheet: "Sheet1", at: cell)
      count += 1
      if !Self.agree(value, parts[1]) { different.append("=\(parts[0]) is \(value), not \(parts[1])") }
    }
    print("\(count) expressions, \(different.count) differ")
    #expect(count >= 300)
    #expect(different.isEmpty, "\(different.prefix(20).joined(separator: "\n"))")
  }

  private static func agree(_ value: CellValue, _ expected: String) -> Bool {
    guard case .number(let number) = value, let other = try? Decimal(strict: expected) else {
      return Fixture.shown(value) == expected
    }
    return (number - other).magnitude <= other.magnitude * tolerance
  }
}
